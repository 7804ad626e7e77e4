import { OAuthConfirmScreen } from '../features/auth/oauth-confirm-screen.tsx'
import { addresses, localPathOf } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['auth'],
  load: ({ url }) => ({
    id: url.searchParams.get('id') ?? throwNotFound(),
    // Never another site, whatever the link says.
    backUrl: localPathOf(url.searchParams.get('back_url')) ?? addresses.explore,
  }),
  head: ({ services: { i18n } }) => ({ title: i18n.t('auth:oauth.head'), description: i18n.t('auth:oauth.description') }),
  Screen: ({ data }) => <OAuthConfirmScreen {...data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
