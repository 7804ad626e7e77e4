import type { Quote } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { nanoid } from 'nanoid'
import type { Services } from '../../../shared/api/services.ts'
import { showErrorToast } from '../../../shared/errors/use-error-toast.ts'
import { listen } from '../../../shared/events/events.ts'
import { noteCharacter, takeCarriedText } from '../../../shared/storage/carried-texts.ts'
import { clearDrafts } from '../../../shared/storage/storage.ts'
import { addMessages, loadedMessages, noteMessage, refreshMessages, removeFrom, replaceMessage } from '../messages/chat-cache.ts'
import { askAgain, deliver } from './deliver.ts'
import { readStoredDraft, storeDraft, storeEditing, storeQuoting, storeUnsent } from './stored-drafts.ts'
import {
  asMessage,
  emptyOutboxState,
  hasArrived,
  isSending,
  nextOutboxState,
  nextToSend,
  type Editing,
  type Outgoing,
  type OutboxState,
  type OutboxEvent,
} from './outbox-state.ts'
import { isBehind, isRefusal, isUnanswered, readyToSend, type SendOutcome } from './send-outcome.ts'
import { isOffline, painted, READ_AFTER, STORED_AFTER } from './timing.ts'

/** Sending for every chat of a tab. It outlives the screen, so that a reply finds its chat whatever is shown meanwhile. */
export interface Outbox {
  state(chatID: string): OutboxState
  subscribe(listener: () => void): () => void
  /** What the composer holds: the draft, or the message that is being changed. */
  type(chatID: string, text: string): void
  /** Takes a message of the person's into the composer, to be changed and sent again; null puts it back as it was. */
  edit(chatID: string, editing: Editing | null): void
  /** Answers a message with what is in the composer; null ends that. */
  quote(chatID: string, quoting: Quote | null): void
  /** Asks for another reply to the same message. */
  renew(chatID: string, messageID: string): Promise<void>
  /**
   * Sends a text, after those before it; the composer's is taken out of it. How it ended is seen in the state; a failure of no
   * other outcome goes to the shared error handler. [CH-12]
   */
  send(chatID: string | null, typed: string, from: 'composer' | 'suggestion'): void
  /** Sends a failed message again: the same message, so that it is never there twice. */
  retry(chatID: string, id: string): void
  discard(chatID: string, id: string): void
  /** Drops the messages that have reached the chat after all. */
  settle(chatID: string): void
  /** Puts the notice about the last refusal away. */
  dismiss(chatID: string): void
  /** A chat is known by its character: what waited for it when a guest session ended comes into the composer. */
  open(chatID: string, slug: string): void
  /** Which chat is in sight; replies in any other are unread. [CH-20] */
  show(chatID: string | null): void
  /** Forgets a chat that was deleted. */
  forget(chatID: string): void
  /** Whether a chat was deleted here: that it cannot be found is no news then. */
  isGone(chatID: string): boolean
}

type Parts = Pick<Services, 'client' | 'queries' | 'queryClient' | 'i18n' | 'tabs'>

export const createOutbox = (parts: Parts): Outbox => {
  const { queryClient, i18n, tabs } = parts
  const states = new Map<string, OutboxState>()
  const gone = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: string | null = null

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
    if (after.editing !== before.editing) storeEditing(chatID, after.editing)
    if (after.quoting !== before.quoting) storeQuoting(chatID, after.quoting)
    if (after.outgoing !== before.outgoing)
      storeUnsent(
        chatID,
        after.outgoing.filter(({ state: progress }) => progress === 'failed'),
      )
    notifyListeners()
  }

  const receive = (chatID: string, message: Outgoing, outcome: Extract<SendOutcome, { kind: 'sent' }>) => {
    if (message.edits !== null) removeFrom(parts, chatID, message.edits)
    addMessages(parts, chatID, [asMessage(message), outcome.reply])
    noteReply(chatID, outcome)
  }

  const noteReply = (chatID: string, { reply }: Extract<SendOutcome, { kind: 'sent' }>) => {
    noteMessage(parts, chatID, reply, shown === chatID ? 'seen' : 'unseen')
    void queryClient.invalidateQueries({ queryKey: keys.chats.hints(chatID) })
    void queryClient.invalidateQueries({ queryKey: keys.chats.facts(chatID) })
    // Reading is what marks a reply as read at the server; a moment later, for it may count the reply as said only then.
    if (shown === chatID) setTimeout(() => void refreshMessages(parts, chatID).catch(() => undefined), READ_AFTER)
  }

  const settle = (chatID: string) => {
    const messages = loadedMessages(parts, chatID)
    for (const message of state(chatID).outgoing) {
      if (message.state !== 'sending' && hasArrived(message, messages)) dispatch(chatID, { type: 'discarded', id: message.id })
    }
  }

  /** Waits for a reply, and tells the other tabs of what they find there: the message, then the reply. */
  const awaitReply = async (asking: Promise<SendOutcome>): Promise<SendOutcome> => {
    const notifyTabs = () => tabs.post({ kind: 'chats-changed' })
    const timer = setTimeout(notifyTabs, STORED_AFTER)
    const outcome = await asking
    clearTimeout(timer)
    if (outcome.kind === 'sent') notifyTabs()
    return outcome
  }

  const send = async (chatID: string, message: Outgoing): Promise<void> => {
    noteMessage(parts, chatID, asMessage(message), 'seen')
    const outcome = await awaitReply(deliver(parts, chatID, message))
    // Forgotten meanwhile: the chat was deleted, or the person has left.
    if (!states.get(chatID)?.outgoing.some(({ id }) => id === message.id)) return
    if (isUnanswered(outcome) && isOffline()) return dispatch(chatID, { type: 'interrupted', id: message.id })
    if (outcome.kind === 'sent') receive(chatID, message, outcome)
    dispatch(chatID, { type: 'settled', id: message.id, outcome })
    if (outcome.kind === 'sent') return
    // The list said it was sent. And where no answer came, the message may have: look, so that it is not called failed.
    void queryClient.invalidateQueries({ queryKey: keys.chats.list() })
    if (isBehind(outcome) || isUnanswered(outcome)) await refreshMessages(parts, chatID).catch(() => undefined)
    settle(chatID)
    const isThere = state(chatID).outgoing.some(({ id }) => id === message.id)
    if (outcome.kind === 'other_error' && isThere) void showErrorToast(i18n, outcome.error)
  }

  /** Sends what is next in a chat, and all that follows. */
  const sendQueued = async (chatID: string): Promise<void> => {
    for (let next = nextToSend(state(chatID)); next !== undefined && !isOffline(); next = nextToSend(state(chatID))) {
      dispatch(chatID, { type: 'started', id: next.id, at: new Date().toISOString() })
      await painted()
      // Everything was forgotten meanwhile: the person has left.
      if (!states.get(chatID)?.outgoing.some(({ id }) => id === next?.id)) return
      // One after the other: each is answered before the next is read.
      await send(chatID, next)
    }
  }

  const renew = async (chatID: string, messageID: string): Promise<void> => {
    if (isSending(state(chatID))) return
    dispatch(chatID, { type: 'renewing', messageID })
    const outcome = await awaitReply(askAgain(parts, chatID, messageID))
    // Forgotten meanwhile: the chat was deleted, or the person has left.
    if (states.get(chatID)?.renewing !== messageID) return
    if (outcome.kind === 'sent') {
      replaceMessage(parts, chatID, outcome.reply)
      noteReply(chatID, outcome)
    }
    dispatch(chatID, { type: 'renewed', refusal: isRefusal(outcome) ? outcome : null })
    if (outcome.kind === 'other_error') {
      void showErrorToast(i18n, outcome.error)
      // It may have been written all the same, or the talk has gone on in another tab.
      await refreshMessages(parts, chatID).catch(() => undefined)
    }
    void sendQueued(chatID)
  }

  const storeAll = () => {
    for (const [chatID, { outgoing }] of states) if (outgoing.length > 0) storeUnsent(chatID, outgoing)
  }
  const clearAll = () => {
    states.clear()
    clearDrafts()
    notifyListeners()
  }
  /** Whose session ended by itself comes back: what was on its way is kept, as not sent. [CH-12] */
  const keepAll = () => {
    storeAll()
    states.clear()
    notifyListeners()
  }
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', storeAll)
    addEventListener('online', () => {
      for (const chatID of states.keys()) void sendQueued(chatID)
    })
    listen('logout', ({ reason }) => (reason === 'asked' ? clearAll() : keepAll()))
    listen('guest-ended', keepAll)
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
    type: (chatID, text) => dispatch(chatID, { type: 'typed', text }),
    edit: (chatID, editing) => dispatch(chatID, { type: 'editing', editing }),
    quote: (chatID, quoting) => dispatch(chatID, { type: 'quoting', quoting }),
    renew,
    send: (selected, typed, from) => {
      const ready = readyToSend(selected, typed)
      if (!ready) return
      const { chatID, text } = ready
      const { editing, quoting } = state(chatID)
      const edits = from === 'composer' ? (editing?.messageID ?? null) : null
      const edited = edits === null ? undefined : loadedMessages(parts, chatID).find(({ messageID }) => messageID === edits)
      const quotes = (from === 'composer' && edits === null ? quoting : edited?.quoted) ?? null
      if (edited?.text === text) return dispatch(chatID, { type: 'editing', editing: null })
      dispatch(chatID, { type: 'submitted', message: { id: nanoid(), edits, quotes, text, at: new Date().toISOString(), state: 'queued' }, from })
      void sendQueued(chatID)
    },
    retry: (chatID, id) => {
      dispatch(chatID, { type: 'retried', id })
      void sendQueued(chatID)
    },
    settle,
    discard: (chatID, id) => dispatch(chatID, { type: 'discarded', id }),
    dismiss: (chatID) => dispatch(chatID, { type: 'dismissed' }),
    open: (chatID, slug) => {
      noteCharacter(chatID, slug)
      const text = takeCarriedText(slug)
      if (text !== '') dispatch(chatID, { type: 'carried', text })
    },
    show: (chatID) => {
      shown = chatID
    },
    forget: (chatID) => {
      gone.add(chatID)
      states.delete(chatID)
      storeDraft(chatID, '')
      storeEditing(chatID, null)
      storeQuoting(chatID, null)
      storeUnsent(chatID, [])
      notifyListeners()
    },
    isGone: (chatID) => gone.has(chatID),
  }
}
