import { sourceStatsHead, statsCharacterQuery } from '../features/stats/stats-data.ts'
import { readRange } from '../features/stats/range.ts'
import { SourceStatsScreen } from '../features/stats/source-stats-screen.tsx'
import { promoTypeOf } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['stats'],
  access: 'admin',
  load: async ({ services, url, side }) => {
    const promoType = promoTypeOf(url.pathname.split('/')[1]) ?? throwNotFound()
    const range = readRange(url.searchParams, Date.now())
    // The screen asks again for figures that could not be had, and shows in the browser that they are coming.
    const asked = services.queryClient.query(services.queries.stats.source({ promoType, from: range.from, to: range.to })).catch(() => undefined)
    if (side === 'server') {
      const slugs = new Set((await asked)?.result.flatMap(({ botSlug }) => botSlug ?? []))
      await Promise.allSettled([...slugs].map((slug) => services.queryClient.query(statsCharacterQuery(services, slug))))
    }
    return { promoType, range }
  },
  head: ({ services, data }) => sourceStatsHead(services, data.promoType),
  Screen: ({ data: { promoType, range } }) => <SourceStatsScreen key={promoType} promoType={promoType} range={range} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
