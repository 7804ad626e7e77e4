import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage.ts'
import type { Stored } from './stored.ts'

/** A stored value that screens show: every part that reads it follows each change, in other tabs too. */
export interface StoredState<T> {
  /** For components: the value; its fallback on the server. */
  use(): T | null
  get(): T | null
  /** Keeps a value, or forgets it. */
  set(value: T | null): void
  /** Looks again at what is stored: another tab has changed it, and no event tells so of a cookie. */
  reread(): void
}

export const createStoredState = <T>(item: Stored<T>): StoredState<T> => {
  const listeners = new Set<() => void>()
  let held: { readonly value: T | null } | undefined
  const get = () => (held ??= { value: readStored(item) }).value
  const tell = () => {
    held = undefined
    for (const listener of listeners) listener()
  }
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === item.name || key === null) tell()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', fromOtherTab)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('storage', fromOtherTab)
      // Nobody hears of changes any more.
      held = undefined
    }
  }
  return {
    use: () => useSyncExternalStore(subscribe, get, () => item.fallback),
    get,
    set: (value) => {
      if (value === null) removeStored(item)
      else writeStored(item, value)
      tell()
    },
    reread: tell,
  }
}
