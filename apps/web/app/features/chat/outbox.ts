import { ApiError, type Answer, type Contract } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { estimateTokens } from '@moonlit/sdk/rules'
import type { Services } from '../../shared/api/services.ts'
import { listen } from '../../shared/events/events.ts'
import { addMessages, loadedMessages, noteMessage, refreshMessages } from './chat-cache.ts'
import { forgetRooms, keepDraft, keepUnsent, readRoom } from './kept-rooms.ts'
import { emptyRoom, hasArrived, isLocal, isSending, nextRoom, type Outgoing, type Room, type RoomEvent } from './room.ts'
import { outcomeOf, readyToSend, type SendOutcome } from './send-outcome.ts'

/** A reply may take its time; longer than this, and the message counts as failed. */
const PATIENCE = 60_000
/** Milliseconds after which a reply in sight is marked as read. */
const READ_AFTER = 400

/** Sending for every dialog of a tab. It outlives the screen, so that a reply finds its dialog whatever is shown meanwhile. */
export interface Outbox {
  room(chatID: string): Room
  subscribe(listener: () => void): () => void
  type(chatID: string, draft: string): void
  /** Sends a text; the composer's is taken out of it. Tells how it ended. */
  send(chatID: string | null, typed: string, from: 'composer' | 'suggestion'): Promise<SendOutcome>
  /** Sends a failed message again. */
  retry(chatID: string, id: string): Promise<SendOutcome>
  discard(chatID: string, id: string): void
  /** Puts the notice about the last refusal away. */
  dismiss(chatID: string): void
  /** Which dialog is in sight; replies in any other are unread. [CH-20] */
  show(chatID: string | null): void
  /** Forgets a dialog that was deleted. */
  forget(chatID: string): void
  /** Whether a dialog was deleted here: that it cannot be found is no news then. */
  isGone(chatID: string): boolean
}

type Parts = Pick<Services, 'client' | 'queries' | 'queryClient'>

export const createOutbox = (parts: Parts): Outbox => {
  const { client, queryClient } = parts
  const rooms = new Map<string, Room>()
  const gone = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: string | null = null
  let made = 0

  const room = (chatID: string): Room => {
    const known = rooms.get(chatID)
    if (known) return known
    const kept = typeof document === 'undefined' ? emptyRoom : { ...emptyRoom, ...readRoom(chatID) }
    rooms.set(chatID, kept)
    return kept
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const act = (chatID: string, event: RoomEvent) => {
    const before = room(chatID)
    const after = nextRoom(before, event)
    rooms.set(chatID, after)
    if (after.draft !== before.draft) keepDraft(chatID, after.draft)
    if (after.outgoing !== before.outgoing)
      keepUnsent(
        chatID,
        after.outgoing.filter(({ state }) => state === 'failed'),
      )
    tell()
  }
  const lastKnown = (chatID: string): string | null =>
    loadedMessages(parts, chatID).findLast(({ messageID }) => !isLocal(messageID))?.messageID ?? null

  const call = async (chatID: string, text: string): Promise<SendOutcome> => {
    const toError = (answer: Answer<Contract['chats']['send']>) => new ApiError(answer)
    return client.chats
      .send({ params: { id: chatID }, body: { message: text, tokenSize: estimateTokens(text) } }, { timeoutMs: PATIENCE })
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
    // Forgotten meanwhile: the dialog was deleted, or the person has left.
    if (!rooms.get(chatID)?.outgoing.some(({ id }) => id === message.id)) return outcome
    if (outcome.kind === 'sent') receive(chatID, message, outcome)
    act(chatID, { type: 'settled', id: message.id, outcome })
    if (outcome.kind === 'sent') return outcome
    // The list said it was sent. And where no answer came, the message may have: look, so that it is not sent twice.
    void queryClient.invalidateQueries({ queryKey: keys.chats.list() })
    if (outcome.kind === 'wait_for_previous_response' || (outcome.kind === 'other_error' && !(outcome.error instanceof ApiError))) {
      await refreshMessages(parts, chatID).catch(() => undefined)
      if (hasArrived(message, loadedMessages(parts, chatID))) act(chatID, { type: 'discarded', id: message.id })
    }
    return outcome
  }

  const keepAll = () => {
    for (const [chatID, { outgoing }] of rooms) if (outgoing.length > 0) keepUnsent(chatID, outgoing)
  }
  const forgetAll = () => {
    rooms.clear()
    forgetRooms()
    tell()
  }
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', keepAll)
    listen('logout', forgetAll)
  }

  return {
    room,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    type: (chatID, draft) => act(chatID, { type: 'typed', draft }),
    send: async (selected, typed, from) => {
      const ready = readyToSend(selected, typed)
      if (!ready) return { kind: 'empty_message' }
      const { chatID, text } = ready
      if (isSending(room(chatID))) return { kind: 'wait_for_previous_response' }
      made += 1
      const message: Outgoing = { id: `local:${Date.now()}-${made}`, text, at: new Date().toISOString(), after: lastKnown(chatID), state: 'sending' }
      act(chatID, { type: 'submitted', message, from })
      return deliver(chatID, message)
    },
    retry: async (chatID, id) => {
      const message = room(chatID).outgoing.find((one) => one.id === id)
      if (!message) return { kind: 'empty_message' }
      if (isSending(room(chatID))) return { kind: 'wait_for_previous_response' }
      const again: Outgoing = { ...message, state: 'sending', at: new Date().toISOString(), after: lastKnown(chatID) }
      act(chatID, { type: 'retried', id, at: again.at, after: again.after })
      return deliver(chatID, again)
    },
    discard: (chatID, id) => act(chatID, { type: 'discarded', id }),
    dismiss: (chatID) => act(chatID, { type: 'dismissed' }),
    show: (chatID) => {
      shown = chatID
    },
    forget: (chatID) => {
      gone.add(chatID)
      rooms.delete(chatID)
      keepDraft(chatID, '')
      keepUnsent(chatID, [])
      tell()
    },
    isGone: (chatID) => gone.has(chatID),
  }
}
