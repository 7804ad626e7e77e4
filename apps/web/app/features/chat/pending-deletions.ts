import { useSyncExternalStore } from 'react'
import { useServices, type Services } from '../../shared/api/services.ts'

/** What was deleted a moment ago and can still be brought back: not shown, and not yet deleted at the server. [CH-27] */
export interface PendingDeletions {
  ids(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  add(id: string): void
  remove(id: string): void
}

const createPendingDeletions = (): PendingDeletions => {
  const listeners = new Set<() => void>()
  let ids: ReadonlySet<string> = new Set()
  const change = (next: Iterable<string>) => {
    ids = new Set(next)
    for (const listener of listeners) listener()
  }
  return {
    ids: () => ids,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add: (id) => change([...ids, id]),
    remove: (removed) => change([...ids].filter((id) => id !== removed)),
  }
}

type Kind = 'chats' | 'messages'

// One of each for each set of services, which is one for each tab.
const ofTabs = new WeakMap<Services, Readonly<Record<Kind, PendingDeletions>>>()

/** A tab's. */
export const pendingDeletions = (services: Services, kind: Kind): PendingDeletions => {
  const known = ofTabs.get(services)
  if (known) return known[kind]
  const made = { chats: createPendingDeletions(), messages: createPendingDeletions() }
  ofTabs.set(services, made)
  return made[kind]
}

const nothing: ReadonlySet<string> = new Set()

/** Ids of what is not to be shown. */
export const useDeleted = (kind: Kind): ReadonlySet<string> => {
  const { subscribe, ids } = pendingDeletions(useServices(), kind)
  return useSyncExternalStore(subscribe, ids, () => nothing)
}
