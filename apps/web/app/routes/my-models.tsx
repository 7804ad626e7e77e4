import { MyModelsScreen } from '../features/my-models/my-models-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['my-models', 'creations'],
  access: 'member',
  head: ({ services: { i18n } }) => ({ title: i18n.t('my-models:head.title'), description: i18n.t('my-models:head.description') }),
  Screen: MyModelsScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
