import { MagicLinkCopyScreen } from '../features/auth/magic-link-copy-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['auth'],
  head: ({ services: { i18n } }) => ({ title: i18n.t('auth:magicLink.head'), description: i18n.t('auth:magicLink.description') }),
  Screen: MagicLinkCopyScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
