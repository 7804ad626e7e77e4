import { DuplicatePaymentScreen } from '../features/subscriptions/duplicate-payment-screen.tsx'
import { PAYMENT_PARAM } from '../shared/addresses.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['subscriptions'],
  load: ({ url }) => ({ paymentId: url.searchParams.get(PAYMENT_PARAM) }),
  head: ({ services: { i18n } }) => ({
    title: i18n.t('subscriptions:duplicate.head'),
    description: i18n.t('subscriptions:failure.description'),
  }),
  Screen: ({ data: { paymentId } }) => <DuplicatePaymentScreen key={paymentId} paymentId={paymentId} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
