import { InlineScript } from '../document/inline-script.tsx'

/** What zod reads, whatever file brings it and however early. */
const SETTING = 'window.__zod_globalConfig={jitless:true}'

/**
 * The schemas of forms would find out by trying whether a page may run code that is written as it runs. The content policy forbids it, and browsers
 * note each try as an issue of the page. This says so beforehand.
 */
export function NoWrittenCode() {
  return <InlineScript code={SETTING} />
}
