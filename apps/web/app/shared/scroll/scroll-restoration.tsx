import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
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

/** A new page starts at the top, except when it stays on explore; a choice that replaces the address stays where it is; going back returns to where one was. [NV-04] [EX-18] */
export function ScrollRestoration() {
  const location = useLocation()
  const how = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const before = useRef<string>(undefined)

  useEffect(() => {
    const known = (positions.current ??= load())
    history.scrollRestoration = 'manual'
    const leave = () => {
      // A reload or another site: the browser itself remembers best.
      history.scrollRestoration = 'auto'
      save(known)
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  useEffect(() => {
    const note = () => (positions.current ??= load()).set(location.key, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [location.key])

  useBrowserLayoutEffect(() => {
    const from = before.current
    before.current = location.pathname
    if (from === undefined) return
    // Kept in the address, and no new page.
    const isChoice = how === NavigationType.Replace && from === location.pathname
    if (how === NavigationType.Pop) window.scrollTo({ top: (positions.current ??= load()).get(location.key) ?? 0, behavior: 'instant' })
    else if (location.hash) document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView()
    else if (!isChoice && !keepsScroll(from, location.pathname)) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [location.key])
  return null
}
