import { useSyncExternalStore } from 'react'

/** The parts of the console, in the order of its navigation. */
export const SECTIONS = ['requests', 'answers', 'settings', 'clock', 'people', 'outbox', 'worlds'] as const
export type Section = (typeof SECTIONS)[number]

export interface HashRoute {
  readonly section: Section
  /** What is looked at in the section: a request, a mail. */
  readonly item: string | null
}

const isSection = (text: string | undefined): text is Section => SECTIONS.some((section) => section === text)

/** What was written for an address; what nobody could have written stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The place that an address names behind its `#`, such as `#/requests/17`. */
export const parseHash = (hash: string): HashRoute => {
  const [, section, item = ''] = hash.split('/')
  return { section: isSection(section) ? section : 'requests', item: item === '' ? null : decoded(item) }
}

/** The address of a place. */
export const hashOf = (section: Section, item?: string | number): string =>
  item === undefined ? `#/${section}` : `#/${section}/${encodeURIComponent(item)}`

const subscribe = (tell: () => void): (() => void) => {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** The place that is looked at. */
export const useHashRoute = (): HashRoute => parseHash(useSyncExternalStore(subscribe, () => location.hash))

/** Looks at another item without a step in the browser's history: walking through a list is one step. */
export const replaceHash = (hash: string): void => {
  history.replaceState(null, '', hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
