import { useSyncExternalStore } from 'react'
import { useServices, type Services } from '../../../shared/api/services.ts'
import type { Outbox } from './outbox-interface.ts'
import { createOutbox } from './outbox.ts'
import { emptyOutboxState, isSending, type OutboxState } from './outbox-state.ts'

// One for each set of services, which is one for each tab.
const outboxes = new WeakMap<Services, Outbox>()

/** The tab's outbox. */
export const useOutbox = (): Outbox => {
  const services = useServices()
  const known = outboxes.get(services)
  if (known) return known
  const made = createOutbox(services)
  outboxes.set(services, made)
  return made
}

const serverState = () => emptyOutboxState

/** What this tab holds of a chat: draft, messages on their way, the last refusal. */
export const useOutboxState = (chatID: string): OutboxState => {
  const outbox = useOutbox()
  return useSyncExternalStore(outbox.subscribe, () => outbox.state(chatID), serverState)
}

/** A part of it: whoever needs no more is not rendered anew at every key. `select` picks what is there, and makes nothing. */
export const useOutboxPart = <Part>(chatID: string, select: (state: OutboxState) => Part): Part => {
  const outbox = useOutbox()
  return useSyncExternalStore(
    outbox.subscribe,
    () => select(outbox.state(chatID)),
    () => select(emptyOutboxState),
  )
}

/** Whether a reply of a chat is on its way to this tab. */
export const useIsSending = (chatID: string): boolean => useOutboxPart(chatID, isSending)
