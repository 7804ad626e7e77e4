import { exploreHead, fetchExplore } from '../features/explore/explore-data.ts'
import { unnamedGender } from '../features/explore/filters.ts'
import { ExploreScreen } from '../features/explore/explore-screen.tsx'
import { promoTypeOf } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'
import { useFirstTouch } from '../shared/promo/use-first-touch.ts'

const page = definePage({
  namespaces: ['explore', 'labels'],
  shell: 'explore',
  load: async ({ services, params, url, side }) => {
    const { promoType } = params
    if (promoType !== undefined && !promoTypeOf(promoType)) throwNotFound()
    const unnamed = unnamedGender(services.requestContext)
    // In the browser the screen shows its skeleton while it asks.
    if (side === 'server') await fetchExplore(services, url, unnamed)
    return { promoType, unnamed }
  },
  head: ({ services, url, data }) => exploreHead(services, url, data.unnamed),
  Screen: ({ data }) => {
    useFirstTouch(data.promoType)
    return <ExploreScreen unnamed={data.unnamed} />
  },
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
