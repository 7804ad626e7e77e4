import { keys } from '@moonlit/sdk/query'
import { nanoid } from 'nanoid'
import { showErrorToast } from '../../../shared/errors/use-error-toast.ts'
import { listen } from '../../../shared/events/events.ts'
import { watchWindow } from '../../../shared/events/watch-window.ts'
import { clearDrafts } from '../../../shared/storage/storage.ts'
import { isReplyAwaited, loadedMessages, noteMessage, refreshMessages, replaceMessage } from '../messages/chat-cache.ts'
import { askAgain, deliver } from './deliver.ts'
import { carryText, noteCharacter, takeCarriedText, unsentInAll } from './dialog-texts.ts'
import type { Outbox } from './outbox-interface.ts'
import { createReplyReceiver, type OutboxParts } from './reply-receiver.ts'
import { claimQueue, hasTurn, isLeftTo, sendInTurn, TAB, watchQueue, whenDone, whenTurnIsFree } from './shared-queue.ts'
import {
  clearStoredDraft,
  readStoredDraft,
  readShared,
  storeChanged,
  storeDraft,
  storeEditing,
  storeFailed,
  storeQuoting,
  storeTaken,
  storeUnsent,
  watchDrafts,
} from './stored-drafts.ts'
import {
  asMessage,
  emptyOutboxState,
  hasArrived,
  isSending,
  nextOutboxState,
  nextToSend,
  type Outgoing,
  type OutboxState,
  type OutboxEvent,
} from './outbox-state.ts'
import { isBehind, isRefusal, isUnanswered, readyToSend } from './send-outcome.ts'
import { isCutOff, painted, watchLeaving } from './timing.ts'

export const createOutbox = (parts: OutboxParts): Outbox => {
  const { queryClient, i18n, lifetime } = parts
  const states = new Map<string, OutboxState>()
  const gone = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: string | null = null
  const { awaitReply, receive, noteReply } = createReplyReceiver(parts, (chatID) => shown === chatID)

  const state = (chatID: string): OutboxState => {
    const known = states.get(chatID)
    if (known) return known
    const initial = typeof document === 'undefined' ? emptyOutboxState : { ...emptyOutboxState, ...readStoredDraft(chatID) }
    states.set(chatID, initial)
    return initial
  }
  const notifyListeners = () => {
    claimQueue([...states.values()].some(({ outgoing }) => outgoing.some(({ tab }) => tab === TAB)))
    for (const listener of listeners) listener()
  }
  const dispatch = (chatID: string, event: OutboxEvent) => {
    const before = state(chatID)
    const after = nextOutboxState(before, event)
    states.set(chatID, after)
    // Before it is stored: the other tabs, told by that, find it claimed.
    notifyListeners()
    if (after.draft !== before.draft) storeDraft(chatID, after.draft, before.draft)
    if (after.editing !== before.editing) storeEditing(chatID, after.editing)
    if (after.quoting !== before.quoting) storeQuoting(chatID, after.quoting)
    // What is taken to be sent is kept until it is this tab's turn: another would send what is behind it.
    if (after.outgoing !== before.outgoing && event.type !== 'shared' && event.type !== 'started')
      storeChanged(chatID, before.outgoing, after.outgoing)
    notifyListeners()
  }

  const settle = (chatID: string) => {
    const messages = loadedMessages(parts, chatID)
    for (const message of state(chatID).outgoing) {
      if (message.state !== 'sending' && hasArrived(message, messages)) dispatch(chatID, { type: 'discarded', id: message.id })
    }
    // What waited when the page was left, or for a reply that another tab asked for, goes on.
    if (messages.length > 0) void sendQueued(chatID)
  }

  const send = async (chatID: string, message: Outgoing): Promise<void> => {
    noteMessage(parts, chatID, asMessage(message), 'seen')
    const outcome = await awaitReply(deliver(parts, chatID, message))
    // Forgotten meanwhile: the chat was deleted, or the person has left.
    if (!states.get(chatID)?.outgoing.some(({ id }) => id === message.id)) return
    if (isUnanswered(outcome) && isCutOff()) return dispatch(chatID, { type: 'interrupted', id: message.id })
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

  /** Sends what is next in a chat, and all that follows, unless another tab's message is still being answered: then it goes after the reply. */
  const sendQueued = async (chatID: string): Promise<void> => {
    const nextNow = () => (isCutOff() || hasTurn(chatID) || isReplyAwaited(parts, chatID) ? undefined : nextToSend(state(chatID)))
    for (let going = nextNow(); going !== undefined; going = nextNow()) {
      // In the tab it was written in it is seen how it ends; what is behind it waits for that.
      if (going.tab !== TAB) {
        if (await isLeftTo(going.tab)) return void whenDone(going.tab).then(() => sendQueued(chatID))
        if (nextNow()?.id !== going.id) continue
      }
      dispatch(chatID, { type: 'started', id: going.id, at: new Date().toISOString() })
      // Each is answered before the next is read, in whichever tab they were written.
      const isSent = await sendInTurn(chatID, async () => {
        storeTaken(chatID, state(chatID).outgoing)
        await painted()
        if (states.get(chatID)?.outgoing.some(({ id }) => id === going.id)) await send(chatID, going)
      })
      if (isSent) continue
      dispatch(chatID, { type: 'interrupted', id: going.id })
      await whenTurnIsFree(chatID)
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

  /** What waits to be sent is the same in every tab, in one order. */
  const readQueue = (written: string | null) => {
    for (const chatID of states.keys()) {
      dispatch(chatID, { type: 'shared', ...readShared(chatID, written) })
      if (loadedMessages(parts, chatID).length > 0) void sendQueued(chatID)
    }
  }

  const sendAll = () => {
    for (const chatID of states.keys()) void sendQueued(chatID)
  }
  const drop = (chatID: string) => {
    states.delete(chatID)
    clearStoredDraft(chatID)
  }
  /** Somebody else has deleted it: what was typed here waits for the next chat with the same character. */
  const leave = (chatID: string) => {
    if (!states.has(chatID)) return
    carryText(chatID)
    drop(chatID)
    notifyListeners()
  }
  const storeAll = () => {
    for (const [chatID, { outgoing }] of states) if (outgoing.length > 0) storeUnsent(chatID, outgoing)
  }
  const clearAll = () => {
    states.clear()
    clearDrafts()
    notifyListeners()
  }
  /** Whose session ended by itself comes back: what was on its way here is kept, as not sent; what other tabs have on theirs is theirs to keep. [CH-12] */
  const keepAll = () => {
    for (const [chatID, { outgoing }] of states)
      if (outgoing.some(({ tab, state: progress }) => tab === TAB || progress === 'sending')) storeFailed(chatID, outgoing)
    states.clear()
    notifyListeners()
  }
  if (typeof document !== 'undefined') {
    const stops = [
      watchWindow('pagehide', storeAll),
      watchWindow('online', sendAll),
      watchLeaving(sendAll),
      watchQueue(readQueue),
      watchDrafts(states),
      listen('logout', ({ reason }) => (reason === 'ended' ? keepAll() : clearAll())),
      listen('guest-ended', keepAll),
      listen('chats-gone', clearAll),
      parts.tabs.listen((message) => message.kind === 'chat-deleted' && leave(message.chatID)),
      () => claimQueue(false),
    ]
    for (const stop of stops) lifetime.onEnd(stop)
  }

  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
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
      dispatch(chatID, {
        type: 'submitted',
        message: { id: nanoid(), edits, quotes, text, at: new Date().toISOString(), tab: TAB, state: 'queued' },
        from,
      })
      void sendQueued(chatID)
    },
    retry: (chatID, id) => {
      dispatch(chatID, { type: 'retried', id, tab: TAB })
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
    merge: (mergedIDs, chatID) => {
      // Asked whenever the list comes: mostly nothing waits.
      const text = unsentInAll(mergedIDs)
      if (text === '') return
      for (const one of mergedIDs) drop(one)
      dispatch(chatID, { type: 'carried', text })
    },
    show: (chatID) => {
      shown = chatID
    },
    forget: (chatID) => {
      gone.add(chatID)
      drop(chatID)
      notifyListeners()
    },
    leave,
    isGone: (chatID) => gone.has(chatID),
  }
}
