import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router'
import { noteShownEntry } from './explore-place.ts'
import { noteFocus, returnFocus } from './return-focus.ts'
import { returnToHeight } from './return-to-height.ts'
import { keepsScroll } from './scroll-rule.ts'

const STORE = 'scroll-positions'
const MOST = 100
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const load = (): Map<string, number> => {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
    const rows: unknown[] = Array.isArray(parsed) ? parsed : []
    return new Map(
      rows.flatMap((row): [string, number][] =>
        Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number' ? [[row[0], row[1]]] : [],
      ),
    )
  } catch {
    return new Map()
  }
}
const save = (positions: ReadonlyMap<string, number>) => {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-MOST)))
  } catch {
    // Blocked or full: going back then starts at the top.
  }
}

/** One entry of the history; those that were not reached within the app have no key of their own. */
const entryOf = ({ key, pathname }: Location): string => (key === 'default' ? `${key} ${pathname}` : key)

/**
 * Whether the page was loaded again or come back to, and stands where the browser has put it: at the height it was left at, or at its foot, for a list
 * was higher once it had loaded on. What stands below that list may be in sight at that height, and would take it along as the list grows.
 */
const isPutBack = (top: number): boolean => {
  const [page] = performance.getEntriesByType('navigation')
  const isComeBackTo = page instanceof PerformanceNavigationTiming && (page.type === 'reload' || page.type === 'back_forward')
  const most = document.documentElement.scrollHeight - window.innerHeight
  return isComeBackTo && top > 0 && Math.abs(window.scrollY - Math.min(top, most)) <= 1
}

/** A new page starts at the top, except when it stays on explore; a choice that replaces the address stays where it is; going back returns to where one was, the keyboard too. [NV-04] [EX-18] */
export function ScrollRestoration() {
  const location = useLocation()
  const entry = entryOf(location)
  const how = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const before = useRef<string>(undefined)

  useEffect(() => {
    const known = (positions.current ??= load())
    history.scrollRestoration = 'manual'
    const leave = () => {
      // A reload or another site: the browser itself is there first.
      history.scrollRestoration = 'auto'
      save(known)
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  useEffect(noteShownEntry, [entry])

  // With the page itself, not after it: a shorter one moves what is left of the last, and that is no place one was at.
  useBrowserLayoutEffect(() => {
    const note = () => (positions.current ??= load()).set(entry, window.scrollY)
    const noteLink = () => noteFocus(entry)
    addEventListener('scroll', note, { passive: true })
    addEventListener('focusin', noteLink)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('focusin', noteLink)
    }
  }, [entry])

  useBrowserLayoutEffect(() => {
    const from = before.current
    before.current = location.pathname
    const known = (positions.current ??= load()).get(entry) ?? 0
    if (from === undefined) return isPutBack(known) ? returnToHeight(known) : undefined
    if (how === NavigationType.Pop) {
      const ends = [returnToHeight(known), returnFocus(entry)]
      return () => {
        for (const end of ends) end()
      }
    }
    // Kept in the address, and no new page.
    const isChoice = how === NavigationType.Replace && from === location.pathname
    if (location.hash) document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView()
    else if (!isChoice && !keepsScroll(from, location.pathname)) window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [entry])
  return null
}
