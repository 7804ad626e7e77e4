import { OAuthErrorScreen } from '../features/auth/oauth-error-screen.tsx'
import { addresses, localPathOf } from '../shared/addresses.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['auth'],
  load: ({ url }) => ({
    reason: url.searchParams.get('reason') === 'refused' ? ('refused' as const) : ('failed' as const),
    backUrl: localPathOf(url.searchParams.get('back_url')) ?? addresses.explore,
  }),
  head: ({ services: { i18n } }) => ({ title: i18n.t('auth:oauth.errorTitle'), description: i18n.t('auth:social.failed') }),
  Screen: ({ data }) => <OAuthErrorScreen {...data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
