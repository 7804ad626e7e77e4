import { isSlug } from '@moonlit/sdk/rules'
import { MyModelScreen } from '../features/my-models/my-model-screen.tsx'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['my-models', 'character', 'labels'],
  access: 'member',
  load: ({ params: { slug } }) => (isSlug(slug) ? { slug } : throwNotFound()),
  head: ({ services: { i18n } }) => ({ title: i18n.t('my-models:head.pageTitle'), description: i18n.t('my-models:head.pageDescription') }),
  Screen: ({ data: { slug } }) => <MyModelScreen key={slug} slug={slug} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
