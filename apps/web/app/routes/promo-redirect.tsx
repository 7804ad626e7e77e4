import { redirect } from 'react-router'
import { addresses, promoTypeOf } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

/** Visitors of a traffic source are led to the plans that it offers; the rest of the query goes along. [RT-05] [RT-17] */
const page = definePage({
  load: ({ params, url }) => {
    const promoType = promoTypeOf(params.promoType)
    if (!promoType) return throwNotFound()
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown answers as redirects
    throw redirect(`${addresses.premiumFrom(promoType)}${url.search.replace('?', '&')}`)
  },
  // Never reached: whoever comes is led on, or nothing is here.
  head: ({ services: { i18n } }) => ({ title: i18n.t('common:notFound.head'), description: i18n.t('common:notFound.description') }),
  Screen: () => null,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
