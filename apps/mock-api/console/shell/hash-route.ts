import { useSyncExternalStore } from 'react'

/** Sections of the console, in navigation order. */
export const SECTIONS = ['requests', 'answers', 'settings', 'clock', 'people', 'outbox', 'worlds'] as const
export type Section = (typeof SECTIONS)[number]

export interface HashRoute {
  readonly section: Section
  /** The selected item of the section: a request, a mail. */
  readonly item: string | null
}

const isSection = (text: string | undefined): text is Section => SECTIONS.some((section) => section === text)

/** Decodes a URI component; invalid ones stay as they are. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses a hash such as `#/requests/17`. */
export const parseHash = (hash: string): HashRoute => {
  const [, section, item = ''] = hash.split('/')
  return { section: isSection(section) ? section : 'requests', item: item === '' ? null : decoded(item) }
}

/** The hash of a section and item. */
export const hashOf = (section: Section, item?: string | number): string =>
  item === undefined ? `#/${section}` : `#/${section}/${encodeURIComponent(item)}`

const subscribe = (tell: () => void): (() => void) => {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** The current route. */
export const useHashRoute = (): HashRoute => parseHash(useSyncExternalStore(subscribe, () => location.hash))

/** Replaces the hash without a history entry, so that moving through a list adds none. */
export const replaceHash = (hash: string): void => {
  history.replaceState(null, '', hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
