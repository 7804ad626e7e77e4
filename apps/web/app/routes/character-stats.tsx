import { ApiError } from '@moonlit/sdk'
import { isSlug } from '@moonlit/sdk/rules'
import { redirect } from 'react-router'
import { characterStatsHead, fetchCharacter } from '../features/character/character-data.ts'
import { StatsScreen } from '../features/character/stats-screen.tsx'
import { addresses } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['character'],
  access: 'admin',
  load: async ({ services, params: { slug }, side }) => {
    if (!isSlug(slug)) return throwNotFound()
    try {
      await Promise.all([
        fetchCharacter(services, slug, side),
        // The screen asks again for figures that could not be had.
        services.queryClient.query(services.queries.stats.bot(slug)).catch(() => undefined),
      ])
      return { slug }
    } catch (error) {
      // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown answers as redirects
      if (error instanceof ApiError) throw redirect(addresses.explore)
      throw error
    }
  },
  head: ({ services, data }) => characterStatsHead(services, data.slug),
  Screen: ({ data }) => <StatsScreen slug={data.slug} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
