import { useSyncExternalStore } from 'react'
import { useServices, type Services } from '../../shared/api/services.ts'
import type { Deletion } from '../../shared/tabs/tab-channel.ts'

/** What was deleted a moment ago, in this tab or in another, and can still be brought back: not shown, and not yet deleted at the server. [CH-27] */
export interface PendingDeletions {
  ids(): ReadonlySet<string>
  /** Whether it was deleted in another tab. */
  isElsewhere(id: string): boolean
  subscribe(listener: () => void): () => void
  add(id: string): void
  /** It is shown again, in every tab: it was brought back, or could not be deleted. */
  bringBack(id: string): void
  /** It is deleted at the server. Other tabs go on not showing it, until their own data are without it. */
  settle(id: string): void
}

/** So long another tab is believed, in milliseconds: longer than something can be brought back, and is then asked for anew. */
const BELIEVED = 15_000

const createPendingDeletions = ({ tabs, lifetime }: Services, what: Deletion['what']): PendingDeletions => {
  const listeners = new Set<() => void>()
  const own = new Set<string>()
  const elsewhere = new Map<string, ReturnType<typeof setTimeout>>()
  let ids: ReadonlySet<string> = new Set()
  const change = () => {
    ids = new Set([...own, ...elsewhere.keys()])
    for (const listener of listeners) listener()
  }
  const forget = (id: string) => {
    clearTimeout(elsewhere.get(id))
    if (elsewhere.delete(id)) change()
  }
  tabs.listen((message) => {
    if (message.kind !== 'deletion' || message.what !== what) return
    const { id, isPending } = message
    forget(id)
    if (!isPending) return
    elsewhere.set(
      id,
      setTimeout(() => forget(id), BELIEVED),
    )
    change()
  })
  lifetime.onEnd(() => {
    for (const timer of elsewhere.values()) clearTimeout(timer)
  })
  return {
    ids: () => ids,
    isElsewhere: (id) => elsewhere.has(id),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add: (id) => {
      own.add(id)
      change()
      tabs.post({ kind: 'deletion', what, id, isPending: true })
    },
    bringBack: (id) => {
      own.delete(id)
      change()
      tabs.post({ kind: 'deletion', what, id, isPending: false })
    },
    settle: (id) => {
      own.delete(id)
      change()
    },
  }
}

type Kind = Deletion['what']

// One of each for each set of services, which is one for each tab.
const ofTabs = new WeakMap<Services, Readonly<Record<Kind, PendingDeletions>>>()

/** A tab's. */
export const pendingDeletions = (services: Services, kind: Kind): PendingDeletions => {
  const known = ofTabs.get(services)
  if (known) return known[kind]
  const made = { chats: createPendingDeletions(services, 'chats'), messages: createPendingDeletions(services, 'messages') }
  ofTabs.set(services, made)
  return made[kind]
}

const nothing: ReadonlySet<string> = new Set()

/** Ids of what is not to be shown. */
export const useDeleted = (kind: Kind): ReadonlySet<string> => {
  const { subscribe, ids } = pendingDeletions(useServices(), kind)
  return useSyncExternalStore(subscribe, ids, () => nothing)
}
