import { DEFAULT_WORLD, WORLD_NAME } from '../../src/worlds/world-name.ts'
import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react'

const REMEMBERED = 'moonlit-console-world'

const remembered = (): string | null => {
  try {
    return localStorage.getItem(REMEMBERED)
  } catch {
    return null
  }
}

/** The world of the address; else the last one; else the default one. */
const readWorld = (): string => {
  const name = new URLSearchParams(location.search).get('world') ?? remembered() ?? DEFAULT_WORLD
  return WORLD_NAME.test(name) ? name : DEFAULT_WORLD
}

const remember = (world: string): void => {
  try {
    localStorage.setItem(REMEMBERED, world)
  } catch {
    // Blocked: the address still says which world it is.
  }
}

interface WorldChoice {
  readonly world: string
  readonly choose: (world: string) => void
}

const WorldContext = createContext<WorldChoice>({ world: DEFAULT_WORLD, choose: () => undefined })

const changes = new EventTarget()
const subscribe = (tell: () => void): (() => void) => {
  changes.addEventListener('change', tell)
  window.addEventListener('popstate', tell)
  return () => {
    changes.removeEventListener('change', tell)
    window.removeEventListener('popstate', tell)
  }
}

/** Holds which world everything on the page is about. It stands in the address, so that a page can be passed on, and is remembered. */
export function WorldProvider({ children }: { children: ReactNode }) {
  const world = useSyncExternalStore(subscribe, readWorld)
  const choose = useCallback((next: string) => {
    remember(next)
    const address = new URL(location.href)
    address.searchParams.set('world', next)
    // A request is of one world; its number means another one in the next.
    address.hash = address.hash.replace(/^(?<section>#\/[\w-]*).*$/u, '$<section>')
    history.pushState(null, '', address)
    changes.dispatchEvent(new Event('change'))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])
  const choice = useMemo(() => ({ world, choose }), [world, choose])
  return <WorldContext value={choice}>{children}</WorldContext>
}

/** The world that is looked at, and how to look at another. */
export const useWorld = (): WorldChoice => use(WorldContext)
