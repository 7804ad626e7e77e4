import { useMatches } from 'react-router'
import { isObject } from '../storage/guards.ts'

export const SHELLS = ['page', 'explore', 'chat'] as const
/** The frame around a page: `explore` shows the category switch; `chat` narrows the navigation and leaves the footer out. */
export type Shell = (typeof SHELLS)[number]

/** What a page tells the layout around it; `definePage` writes it. */
export interface PageTraits {
  readonly shell: Shell
  /** `open` for what may be read without passing the age gate. */
  readonly gate: 'closed' | 'open'
}

/** Whether a page is shown without any script: one that is met where none can be fetched. */
export const useIsPlain = (): boolean => useMatches().some(({ handle }) => isObject(handle) && handle.scripts === 'none')

/** The traits of the page shown, by the handles of its routes; the innermost has the last word. */
export const usePageTraits = (): PageTraits => {
  const handles = useMatches().map(({ handle }) => (isObject(handle) ? handle : {}))
  const shell = handles.findLast((handle) => handle.shell !== undefined)?.shell
  const gate = handles.findLast((handle) => handle.gate !== undefined)?.gate
  return { shell: SHELLS.find((known) => known === shell) ?? 'page', gate: gate === 'open' ? 'open' : 'closed' }
}
