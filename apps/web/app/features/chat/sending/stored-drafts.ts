import type { Quote } from '@moonlit/sdk'
import { watchWindow } from '../../../shared/events/watch-window.ts'
import { draftIn } from '../../../shared/storage/carried-texts.ts'
import { isObject, isString } from '../../../shared/storage/guards.ts'
import { readStored, removeStored, writeStored } from '../../../shared/storage/storage.ts'
import { stored, type Stored } from '../../../shared/storage/stored.ts'
import type { Editing, Outgoing, OutboxState } from './outbox-state.ts'

/** Drafts of this many dialogs are kept; the least recently touched go first. */
const MOST = 200

interface StoredMessage extends Pick<Outgoing, 'id' | 'text' | 'at'> {
  readonly edits?: unknown
  readonly quotes?: unknown
  readonly state?: unknown
  readonly tab?: unknown
}
const isStoredMessage = (value: unknown): value is StoredMessage =>
  isObject(value) && isString(value.id) && isString(value.text) && isString(value.at)
const isQuote = (value: unknown): value is Quote =>
  isObject(value) &&
  isString(value.messageID) &&
  (value.said === null ||
    (isObject(value.said) && isString(value.said.text) && typeof value.said.isBot === 'boolean' && typeof value.said.hasPhoto === 'boolean'))
const isEditing = (value: unknown): value is Editing => isObject(value) && isString(value.messageID) && isString(value.text)

const without = <T>(record: Readonly<Record<string, T>>, key: string): [string, T][] => Object.entries(record).filter(([one]) => one !== key)

/** After as long, in milliseconds, a message that was on its way is not sent any more unless the person says so. */
const STALE_AFTER = 60 * 60_000

const unsentOf = (unsent: unknown): readonly Outgoing[] => {
  if (!Array.isArray(unsent)) return []
  return unsent.filter(isStoredMessage).map(({ id, text, at, edits, quotes, state, tab }) => ({
    id,
    text,
    at,
    edits: isString(edits) ? edits : null,
    quotes: isQuote(quotes) ? quotes : null,
    tab: isString(tab) ? tab : '',
    state: state !== 'failed' && Date.now() - Date.parse(at) < STALE_AFTER ? 'queued' : 'failed',
  }))
}

/**
 * The messages of a dialog that no tab has on its way. Those that were, when the person left, or waited for their turn go out now: each is the
 * same message, however often it is sent. All others count as failed. [CH-12]
 */
const readUnsent = (chatID: string): readonly Outgoing[] => unsentOf(readStored(stored.unsentMessages)?.[chatID])

/**
 * The same for a tab that hears of it from another, and what that one has written: a message that is sent at once is taken out of what waits before
 * anybody has read it there.
 */
export const readShared = (chatID: string, written: string | null): Record<'waiting' | 'written', readonly Outgoing[]> => ({
  waiting: readUnsent(chatID),
  written: unsentOf(written === null ? null : stored.unsentMessages.parse(written)?.[chatID]),
})

/** What a dialog's composer held when the person left, and the messages that did not make it. [CH-21] */
export const readStoredDraft = (chatID: string): Pick<OutboxState, 'draft' | 'editing' | 'quoting' | 'outgoing'> => {
  const editing = readStored(stored.messageEdits)?.[chatID]
  const quoting = readStored(stored.messageQuotes)?.[chatID]
  return {
    draft: draftIn(chatID),
    editing: isEditing(editing) ? { messageID: editing.messageID, text: editing.text } : null,
    quoting: isQuote(quoting) ? quoting : null,
    outgoing: readUnsent(chatID),
  }
}

/** Keeps values by dialog, the most recently touched last; null is forgotten. */
const storeIn = <T>(place: Stored<Readonly<Record<string, T>>>, chatID: string, value: NoInfer<T> | null): void => {
  const others = without<T>(readStored(place) ?? {}, chatID)
  const all = value === null ? others : [...others, [chatID, value] as const]
  if (all.length === 0) removeStored(place)
  else writeStored(place, Object.fromEntries(all.slice(-MOST)))
}

/**
 * Keeps a dialog's draft for later; an empty one is forgotten. What another window has typed meanwhile stays: only what was this one's is taken away.
 * @param before the draft until now
 */
export const storeDraft = (chatID: string, draft: string, before: string): void => {
  storeIn(stored.ownChatDrafts, chatID, draft === '' ? null : draft)
  if (draft !== '') storeIn(stored.chatDrafts, chatID, draft)
  else if (readStored(stored.chatDrafts)?.[chatID] === before) storeIn(stored.chatDrafts, chatID, null)
}

/**
 * Keeps this window's drafts when another one has sent or emptied its own, which stood in their place: whichever is closed first, nothing is lost. Until the
 * returned function is called. [CH-21]
 */
export const watchDrafts = (states: ReadonlyMap<string, OutboxState>): (() => void) =>
  watchWindow('storage', ({ key }) => {
    if (key !== stored.chatDrafts.name) return
    for (const [chatID, { draft }] of states)
      if (draft !== '' && readStored(stored.chatDrafts)?.[chatID] === undefined) storeIn(stored.chatDrafts, chatID, draft)
  })

/** Keeps the messages of a dialog that are still to be sent. */
export const storeUnsent = (chatID: string, outgoing: readonly Outgoing[]): void =>
  storeIn(stored.unsentMessages, chatID, outgoing.length === 0 ? null : outgoing)

/** Keeps messages of a dialog as not sent, beside those that other tabs keep there. */
export const storeFailed = (chatID: string, outgoing: readonly Outgoing[]): void => {
  const others = readUnsent(chatID).filter(({ id }) => outgoing.every((one) => one.id !== id))
  storeUnsent(
    chatID,
    [...others, ...outgoing].map((one) => ({ ...one, state: 'failed' })),
  )
}

/**
 * Keeps what this tab has changed of the messages that are still to be sent. What another tab has added stays, what it has taken away is not
 * brought back.
 */
export const storeChanged = (chatID: string, before: readonly Outgoing[], after: readonly Outgoing[]): void => {
  const kept = readUnsent(chatID)
  const isKept = ({ id }: Outgoing) => kept.some((one) => one.id === id)
  const waiting = after.filter((one) => one.state !== 'sending' && (isKept(one) || !before.includes(one)))
  const added = kept.filter(({ id }) => [...before, ...after].every((one) => one.id !== id))
  storeUnsent(chatID, [...waiting, ...added])
}

/** Takes what is on its way out of what is kept to be sent: from now on no other tab sees it there. */
export const storeTaken = (chatID: string, outgoing: readonly Outgoing[]): void => storeChanged(chatID, outgoing, outgoing)

/** Keeps a message that is being changed. */
export const storeEditing = (chatID: string, editing: Editing | null): void => storeIn(stored.messageEdits, chatID, editing)

/** Keeps which message is being answered. */
export const storeQuoting = (chatID: string, quoting: Quote | null): void => storeIn(stored.messageQuotes, chatID, quoting)

/** Forgets what is kept of a dialog. */
export const clearStoredDraft = (chatID: string): void => {
  storeIn(stored.ownChatDrafts, chatID, null)
  storeIn(stored.chatDrafts, chatID, null)
  storeEditing(chatID, null)
  storeQuoting(chatID, null)
  storeUnsent(chatID, [])
}
