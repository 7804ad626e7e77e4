import { useMatches } from 'react-router'
import { isObject } from '../storage/guards.ts'
import { BASE_NAMESPACES, isNamespace, type Namespace } from '../i18n/namespaces.ts'

/** What a route tells the page around it: `export const handle = { … } satisfies RouteHandle`. */
export interface RouteHandle {
  /** Words it needs besides those of every page; loaded before the browser takes the page over. */
  readonly namespaces?: readonly Namespace[]
  /** `explore` shows the category switch; `chat` narrows the navigation and leaves the footer out. */
  readonly shell?: 'page' | 'explore' | 'chat'
  /** `open` for what may be read without passing the age gate. */
  readonly gate?: 'closed' | 'open'
}

interface PageTraits {
  readonly namespaces: readonly Namespace[]
  readonly shell: 'page' | 'explore' | 'chat'
  readonly gate: 'closed' | 'open'
}

/** The traits of the page shown, by the handles of its routes; the innermost has the last word. */
export const usePageTraits = (): PageTraits => {
  const handles = useMatches().map(({ handle }) => (isObject(handle) ? handle : {}))
  const asked = handles.flatMap(({ namespaces }) =>
    Array.isArray(namespaces) ? namespaces.filter((one) => typeof one === 'string').filter(isNamespace) : [],
  )
  const shell = handles.findLast((handle) => handle.shell !== undefined)?.shell
  const gate = handles.findLast((handle) => handle.gate !== undefined)?.gate
  return {
    namespaces: [...new Set([...BASE_NAMESPACES, ...asked])],
    shell: shell === 'explore' || shell === 'chat' ? shell : 'page',
    gate: gate === 'open' ? 'open' : 'closed',
  }
}
