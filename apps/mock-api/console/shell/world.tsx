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

/** The world from the URL, else the last used one, else the default. */
const readWorld = (): string => {
  const name = new URLSearchParams(location.search).get('world') ?? remembered() ?? DEFAULT_WORLD
  return WORLD_NAME.test(name) ? name : DEFAULT_WORLD
}

const remember = (world: string): void => {
  try {
    localStorage.setItem(REMEMBERED, world)
  } catch {
    // Storage is blocked; the URL still has the world.
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

/** Provides the selected world. It is part of the URL, so that links can be shared, and is remembered. */
export function WorldProvider({ children }: { children: ReactNode }) {
  const world = useSyncExternalStore(subscribe, readWorld)
  const choose = useCallback((next: string) => {
    remember(next)
    const address = new URL(location.href)
    address.searchParams.set('world', next)
    // Item ids belong to a world, so the item is dropped.
    address.hash = address.hash.replace(/^(?<section>#\/[\w-]*).*$/u, '$<section>')
    history.pushState(null, '', address)
    changes.dispatchEvent(new Event('change'))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])
  const choice = useMemo(() => ({ world, choose }), [world, choose])
  return <WorldContext value={choice}>{children}</WorldContext>
}

/** The selected world, and a function to select another. */
export const useWorld = (): WorldChoice => use(WorldContext)
