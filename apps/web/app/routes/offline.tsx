import { CrashPage } from '../shared/errors/crash-page.tsx'
import { definePage } from '../shared/page/define-page.tsx'

/** What the service worker shows, at any address, when there is no connection. [NV-16] */
const page = definePage({
  gate: 'open',
  // None could be fetched.
  scripts: 'none',
  head: ({ services: { i18n } }) => ({ title: i18n.t('common:offline.title'), description: i18n.t('common:offline.text') }),
  Screen: () => <CrashPage kind="offline" address="" />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
