import { useMatches } from 'react-router'
import { isObject } from '../storage/guards.ts'

export const SHELLS = ['page', 'explore', 'chat'] as const
/** The frame around a page: `explore` shows the category switch; `chat` narrows the navigation and leaves the footer out. */
export type Shell = (typeof SHELLS)[number]

const SCRIPT_STARTS = ['drawn', 'at once', 'none'] as const
export type ScriptStart = (typeof SCRIPT_STARTS)[number]

/** What a page tells the layout and the document around it; `definePage` writes it. */
export interface PageTraits {
  readonly shell: Shell
  /** `open` for what may be read without passing the age gate. */
  readonly gate: 'closed' | 'open'
  /**
   * When its scripts start: once it has been `drawn`; `at once`, for a page that shows nothing without them; `none` for one that is met where no
   * script can be fetched.
   */
  readonly scripts: ScriptStart
}

/** The traits that the handles of a page's routes tell; the innermost has the last word. */
export const traitsOf = (handles: readonly unknown[]): PageTraits => {
  const last = (trait: keyof PageTraits): unknown => handles.filter(isObject).findLast((handle) => handle[trait] !== undefined)?.[trait]
  const [shell, gate, scripts] = [last('shell'), last('gate'), last('scripts')]
  return {
    shell: SHELLS.find((known) => known === shell) ?? 'page',
    gate: gate === 'open' ? 'open' : 'closed',
    scripts: SCRIPT_STARTS.find((known) => known === scripts) ?? 'drawn',
  }
}

/** The traits of the page shown. */
export const usePageTraits = (): PageTraits => traitsOf(useMatches().map(({ handle }) => handle))
