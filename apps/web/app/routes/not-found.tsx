import { definePage } from '../shared/page/define-page.tsx'
import { NotFoundScreen } from '../shared/page/not-found-screen.tsx'

const page = definePage({
  gate: 'open',
  status: 404,
  head: ({ services: { i18n } }) => ({ title: i18n.t('common:notFound.head'), description: i18n.t('common:notFound.description') }),
  Screen: NotFoundScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
