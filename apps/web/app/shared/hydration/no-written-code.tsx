/** What zod reads, whatever file brings it and however early. */
const SETTING = 'window.__zod_globalConfig={jitless:true}'

/**
 * The schemas of forms would find out by trying whether a page may run code that is written as it runs. The content policy forbids it, and browsers
 * note each try as an issue of the page. This says so beforehand.
 */
export function NoWrittenCode() {
  // oxlint-disable-next-line react/no-danger -- our own constant text, which must run before the app's files arrive
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SETTING }} />
}
