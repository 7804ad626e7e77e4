import { isSlug } from '@moonlit/sdk/rules'
import { CharacterStatsScreen } from '../features/stats/character-stats-screen.tsx'
import { readRange } from '../features/stats/range.ts'
import { characterStatsHead, characterStatsQuery, isNotShown, statsCharacterQuery } from '../features/stats/stats-data.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['stats'],
  access: 'private',
  load: async ({ services: { queryClient, queries, ...services }, params: { slug }, url }) => {
    if (!isSlug(slug)) return throwNotFound()
    const range = readRange(url.searchParams, Date.now(), 'all')
    await Promise.all([
      // The screen asks again for figures that could not be had, and knows a character without a name by its slug.
      queryClient.query(characterStatsQuery({ queries }, slug, range)).catch((error: unknown) => (isNotShown(error) ? throwNotFound() : undefined)),
      queryClient.query(statsCharacterQuery({ ...services, queries }, slug)).catch(() => undefined),
    ])
    return { slug, range }
  },
  head: ({ services, data }) => characterStatsHead(services, data.slug),
  Screen: ({ data }) => <CharacterStatsScreen key={data.slug} slug={data.slug} range={data.range} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
