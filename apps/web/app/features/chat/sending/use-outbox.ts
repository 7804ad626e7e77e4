import { useCallback, useSyncExternalStore } from 'react'
import { useServices, type Services } from '../../../shared/api/services.ts'
import { useErrorToast } from '../../../shared/errors/use-error-toast.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { emptyOutboxState, isSending, type OutboxState } from './outbox-state.ts'
import type { SendOutcome } from './send-outcome.ts'

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

/** Whether a reply of a chat is on its way to this tab. */
export const useIsSending = (chatID: string): boolean => {
  const outbox = useOutbox()
  return useSyncExternalStore(
    outbox.subscribe,
    () => isSending(outbox.state(chatID)),
    () => false,
  )
}

/** Sending and retrying in one chat; failures of no other outcome go to the shared error handler. [CH-12] */
export const useSending = (chatID: string) => {
  const outbox = useOutbox()
  const showError = useErrorToast()
  const report = useCallback(
    async (ending: Promise<SendOutcome>) => {
      const outcome = await ending
      if (outcome.kind === 'other_error') showError(outcome.error)
      return outcome
    },
    [showError],
  )
  return {
    send: (text: string, from: 'composer' | 'suggestion') => report(outbox.send(chatID, text, from)),
    retry: (id: string) => report(outbox.retry(chatID, id)),
  }
}
