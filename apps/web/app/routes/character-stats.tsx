import { isSlug } from '@moonlit/sdk/rules'
import { CharacterStatsScreen } from '../features/stats/character-stats-screen.tsx'
import { characterStatsHead, isNotShown, statsCharacterQuery } from '../features/stats/stats-data.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['stats'],
  access: 'private',
  load: async ({ services: { queryClient, queries, ...services }, params: { slug } }) => {
    if (!isSlug(slug)) return throwNotFound()
    await Promise.all([
      // The screen asks again for figures that could not be had, and knows a character without a name by its slug.
      queryClient.query(queries.stats.bot(slug)).catch((error: unknown) => (isNotShown(error) ? throwNotFound() : undefined)),
      queryClient.query(statsCharacterQuery({ ...services, queries }, slug)).catch(() => undefined),
    ])
    return { slug }
  },
  head: ({ services, data }) => characterStatsHead(services, data.slug),
  Screen: ({ data }) => <CharacterStatsScreen slug={data.slug} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
