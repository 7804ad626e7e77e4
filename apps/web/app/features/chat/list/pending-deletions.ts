import { useSyncExternalStore } from 'react'
import { useServices, type Services } from '../../../shared/api/services.ts'

/** Chats that were deleted a moment ago and can still be brought back: not shown, and not yet deleted at the server. [CH-27] */
export interface PendingDeletions {
  ids(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  add(chatID: string): void
  remove(chatID: string): void
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
    add: (chatID) => change([...ids, chatID]),
    remove: (chatID) => change([...ids].filter((id) => id !== chatID)),
  }
}

// One for each set of services, which is one for each tab.
const ofTabs = new WeakMap<Services, PendingDeletions>()

/** Those of this tab. */
export const usePendingDeletions = (): PendingDeletions => {
  const services = useServices()
  const known = ofTabs.get(services)
  if (known) return known
  const made = createPendingDeletions()
  ofTabs.set(services, made)
  return made
}

const nothing: ReadonlySet<string> = new Set()

/** Which chats are not to be shown. */
export const useDeletedChats = (): ReadonlySet<string> => {
  const { subscribe, ids } = usePendingDeletions()
  return useSyncExternalStore(subscribe, ids, () => nothing)
}
