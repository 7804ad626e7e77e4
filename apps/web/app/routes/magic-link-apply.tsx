import { MagicLinkApplyScreen } from '../features/auth/magic-link-apply-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['auth'],
  load: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
  head: ({ services: { i18n } }) => ({ title: i18n.t('auth:magicLink.applyHead'), description: i18n.t('auth:magicLink.applyDescription') }),
  Screen: ({ data }) => <MagicLinkApplyScreen {...data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
