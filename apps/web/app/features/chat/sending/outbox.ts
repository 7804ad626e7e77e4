import { ApiError, type Answer, type Contract } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { estimateTokens } from '@moonlit/sdk/rules'
import type { Services } from '../../../shared/api/services.ts'
import { listen } from '../../../shared/events/events.ts'
import { clearDrafts } from '../../../shared/storage/storage.ts'
import { addMessages, loadedMessages, noteMessage, refreshMessages } from '../messages/chat-cache.ts'
import { storeDraft, storeUnsent, readStoredDraft } from './stored-drafts.ts'
import {
  emptyOutboxState,
  hasArrived,
  isLocal,
  isSending,
  nextOutboxState,
  type Outgoing,
  type OutboxState,
  type OutboxEvent,
} from './outbox-state.ts'
import { outcomeOf, readyToSend, type SendOutcome } from './send-outcome.ts'

/** A reply may take its time; longer than this, and the message counts as failed. */
const SEND_TIMEOUT = 60_000
/** Milliseconds after which a reply in sight is marked as read. */
const READ_AFTER = 400

/** Sending for every chat of a tab. It outlives the screen, so that a reply finds its chat whatever is shown meanwhile. */
export interface Outbox {
  state(chatID: string): OutboxState
  subscribe(listener: () => void): () => void
  type(chatID: string, draft: string): void
  /** Sends a text; the composer's is taken out of it. Tells how it ended. */
  send(chatID: string | null, typed: string, from: 'composer' | 'suggestion'): Promise<SendOutcome>
  /** Sends a failed message again. */
  retry(chatID: string, id: string): Promise<SendOutcome>
  discard(chatID: string, id: string): void
  /** Puts the notice about the last refusal away. */
  dismiss(chatID: string): void
  /** Which chat is in sight; replies in any other are unread. [CH-20] */
  show(chatID: string | null): void
  /** Forgets a chat that was deleted. */
  forget(chatID: string): void
  /** Whether a chat was deleted here: that it cannot be found is no news then. */
  isGone(chatID: string): boolean
}

type Parts = Pick<Services, 'client' | 'queries' | 'queryClient'>

export const createOutbox = (parts: Parts): Outbox => {
  const { client, queryClient } = parts
  const states = new Map<string, OutboxState>()
  const gone = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: string | null = null
  let made = 0

  const state = (chatID: string): OutboxState => {
    const known = states.get(chatID)
    if (known) return known
    const initial = typeof document === 'undefined' ? emptyOutboxState : { ...emptyOutboxState, ...readStoredDraft(chatID) }
    states.set(chatID, initial)
    return initial
  }
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const dispatch = (chatID: string, event: OutboxEvent) => {
    const before = state(chatID)
    const after = nextOutboxState(before, event)
    states.set(chatID, after)
    if (after.draft !== before.draft) storeDraft(chatID, after.draft)
    if (after.outgoing !== before.outgoing)
      storeUnsent(
        chatID,
        after.outgoing.filter(({ state }) => state === 'failed'),
      )
    notifyListeners()
  }
  const lastKnown = (chatID: string): string | null =>
    loadedMessages(parts, chatID).findLast(({ messageID }) => !isLocal(messageID))?.messageID ?? null

  const call = async (chatID: string, text: string): Promise<SendOutcome> => {
    const toError = (answer: Answer<Contract['chats']['send']>) => new ApiError(answer)
    return client.chats
      .send({ params: { id: chatID }, body: { message: text, tokenSize: estimateTokens(text) } }, { timeoutMs: SEND_TIMEOUT })
      .then((answer) => outcomeOf(answer, toError))
      .catch((error: unknown): SendOutcome => ({ kind: 'other_error', error }))
  }

  const receive = (chatID: string, message: Outgoing, outcome: Extract<SendOutcome, { kind: 'sent' }>) => {
    const own = { messageID: message.id, isBot: false, text: message.text, isFullImage: false, timestamp: message.at }
    const isThere = hasArrived(message, loadedMessages(parts, chatID))
    addMessages(parts, chatID, isThere ? [outcome.reply] : [own, outcome.reply])
    noteMessage(parts, chatID, outcome.reply, shown === chatID ? 'seen' : 'unseen')
    void queryClient.invalidateQueries({ queryKey: keys.chats.hints(chatID) })
    // Reading is what marks a reply as read at the server; a moment later, for it may count the reply as said only then.
    if (shown === chatID) setTimeout(() => void refreshMessages(parts, chatID).catch(() => undefined), READ_AFTER)
  }

  const deliver = async (chatID: string, message: Outgoing): Promise<SendOutcome> => {
    noteMessage(parts, chatID, { messageID: message.id, isBot: false, text: message.text, isFullImage: false, timestamp: message.at }, 'seen')
    const outcome = await call(chatID, message.text)
    // Forgotten meanwhile: the chat was deleted, or the person has left.
    if (!states.get(chatID)?.outgoing.some(({ id }) => id === message.id)) return outcome
    if (outcome.kind === 'sent') receive(chatID, message, outcome)
    dispatch(chatID, { type: 'settled', id: message.id, outcome })
    if (outcome.kind === 'sent') return outcome
    // The list said it was sent. And where no answer came, the message may have: look, so that it is not sent twice.
    void queryClient.invalidateQueries({ queryKey: keys.chats.list() })
    if (outcome.kind === 'wait_for_previous_response' || (outcome.kind === 'other_error' && !(outcome.error instanceof ApiError))) {
      await refreshMessages(parts, chatID).catch(() => undefined)
      if (hasArrived(message, loadedMessages(parts, chatID))) dispatch(chatID, { type: 'discarded', id: message.id })
    }
    return outcome
  }

  const storeAll = () => {
    for (const [chatID, { outgoing }] of states) if (outgoing.length > 0) storeUnsent(chatID, outgoing)
  }
  const clearAll = () => {
    states.clear()
    clearDrafts()
    notifyListeners()
  }
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', storeAll)
    listen('logout', ({ reason }) => {
      if (reason === 'asked') return clearAll()
      // Whose session ended by itself comes back: what was on its way is kept, as not sent. [CH-12]
      storeAll()
      states.clear()
      notifyListeners()
    })
    listen('chats-gone', clearAll)
  }

  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    type: (chatID, draft) => dispatch(chatID, { type: 'typed', draft }),
    send: async (selected, typed, from) => {
      const ready = readyToSend(selected, typed)
      if (!ready) return { kind: 'empty_message' }
      const { chatID, text } = ready
      if (isSending(state(chatID))) return { kind: 'wait_for_previous_response' }
      made += 1
      const message: Outgoing = { id: `local:${Date.now()}-${made}`, text, at: new Date().toISOString(), after: lastKnown(chatID), state: 'sending' }
      dispatch(chatID, { type: 'submitted', message, from })
      return deliver(chatID, message)
    },
    retry: async (chatID, id) => {
      const message = state(chatID).outgoing.find((one) => one.id === id)
      if (!message) return { kind: 'empty_message' }
      if (isSending(state(chatID))) return { kind: 'wait_for_previous_response' }
      const again: Outgoing = { ...message, state: 'sending', at: new Date().toISOString(), after: lastKnown(chatID) }
      dispatch(chatID, { type: 'retried', id, at: again.at, after: again.after })
      return deliver(chatID, again)
    },
    discard: (chatID, id) => dispatch(chatID, { type: 'discarded', id }),
    dismiss: (chatID) => dispatch(chatID, { type: 'dismissed' }),
    show: (chatID) => {
      shown = chatID
    },
    forget: (chatID) => {
      gone.add(chatID)
      states.delete(chatID)
      storeDraft(chatID, '')
      storeUnsent(chatID, [])
      notifyListeners()
    },
    isGone: (chatID) => gone.has(chatID),
  }
}
