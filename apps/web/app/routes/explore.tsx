import { ExploreScreen } from '../features/explore/explore-screen.tsx'
import { exploreHead, fetchExplore } from '../features/explore/explore-data.ts'
import { promoTypeOf } from '../shared/addresses.ts'
import { servicesContext } from '../shared/api/services.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { metaOf } from '../shared/head/head.ts'
import type { RouteHandle } from '../shared/layout/route-handle.ts'
import { useFirstTouch } from '../shared/promo/use-first-touch.ts'
import type { Route } from './+types/explore.ts'

export const handle = { namespaces: ['explore', 'labels'], shell: 'explore' } satisfies RouteHandle

const refuseUnknownPromo = (promoType: string | undefined) => {
  if (promoType !== undefined && !promoTypeOf(promoType)) throwNotFound()
}

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  refuseUnknownPromo(params.promoType)
  const services = context.get(servicesContext)
  const [head] = await Promise.all([exploreHead(services, url), fetchExplore(services, url)])
  return { head }
}

export const clientLoader = async ({ context, params, url }: Route.ClientLoaderArgs) => {
  refuseUnknownPromo(params.promoType)
  const services = context.get(servicesContext)
  const [head] = await Promise.all([exploreHead(services, url), services.i18n.loadNamespaces('labels')])
  return { head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head)

export default function Explore({ params }: Route.ComponentProps) {
  useFirstTouch(params.promoType)
  return <ExploreScreen />
}
