import { redirect } from 'react-router'
import { addresses, promoTypeOf } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import type { Route } from './+types/promo-redirect.ts'

/** Visitors of a traffic source are led to the plans that it offers; the rest of the query goes along. [RT-05] [RT-17] */
const lead = ({ params, url }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const promoType = promoTypeOf(params.promoType)
  if (!promoType) return throwNotFound()
  const rest = url.search.slice(1)
  return redirect(`${addresses.premiumFrom(promoType)}${rest === '' ? '' : `&${rest}`}`)
}

export const loader = lead
export const clientLoader = lead
