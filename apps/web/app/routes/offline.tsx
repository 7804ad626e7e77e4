import { InlineScript } from '../shared/document/inline-script.tsx'
import { CrashPage } from '../shared/errors/crash-page.tsx'
import { definePage } from '../shared/page/define-page.tsx'

/** The page has no code of the app; it is loaded again by itself once there is a connection. */
const COME_BACK = "addEventListener('online',function(){location.reload()})"

/** What the service worker shows, at any address, when there is no connection. [NV-16] */
const page = definePage({
  gate: 'open',
  // None could be fetched.
  scripts: 'none',
  head: ({ services: { i18n } }) => ({ title: i18n.t('common:offline.title'), description: i18n.t('common:offline.text') }),
  Screen: () => (
    <>
      <CrashPage kind="offline" address="" />
      <InlineScript code={COME_BACK} />
    </>
  ),
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
