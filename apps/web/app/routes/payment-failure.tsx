import { PaymentFailureScreen } from '../features/subscriptions/payment-failure-screen.tsx'
import { PAYMENT_PARAM } from '../shared/addresses.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['subscriptions'],
  load: ({ url }) => ({ paymentId: url.searchParams.get(PAYMENT_PARAM) }),
  head: ({ services: { i18n }, data: { paymentId } }) =>
    paymentId === null
      ? { title: i18n.t('subscriptions:success.head'), description: i18n.t('subscriptions:success.description') }
      : { title: i18n.t('subscriptions:failure.head'), description: i18n.t('subscriptions:failure.description') },
  Screen: ({ data: { paymentId } }) => <PaymentFailureScreen key={paymentId} paymentId={paymentId} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
