import { isObject } from '../storage/guards.ts'

/** Where the build that is served now says its mark; scripts/write-build-mark.ts writes it. [NV-09] */
export const BUILD_MARK_FILE = '/build-mark.json'

/** How often it is asked for, in milliseconds. */
export const BUILD_MARK_EVERY = 30_000

/**
 * The mark of the build that this page came with, as the server noted it on the document; empty in development. Read before React takes the document over,
 * for it writes its attributes anew.
 */
export const OWN_BUILD_MARK = typeof document === 'undefined' ? '' : (document.documentElement.dataset['build'] ?? '')

/** The mark of the build that is served now. @throws when it cannot be had */
export const fetchBuildMark = async (signal: AbortSignal): Promise<string> => {
  const answer = await fetch(BUILD_MARK_FILE, { signal, cache: 'no-cache', credentials: 'omit' })
  const body: unknown = answer.ok ? await answer.json() : undefined
  const mark = isObject(body) ? body.mark : undefined
  if (typeof mark !== 'string' || mark === '') throw new Error('the build has no mark')
  return mark
}
