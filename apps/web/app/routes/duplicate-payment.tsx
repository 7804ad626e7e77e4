import { DuplicatePaymentScreen } from '../features/subscriptions/duplicate-payment-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['subscriptions'],
  head: ({ services: { i18n } }) => ({
    title: i18n.t('subscriptions:duplicate.head'),
    description: i18n.t('subscriptions:duplicate.text'),
  }),
  Screen: DuplicatePaymentScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
