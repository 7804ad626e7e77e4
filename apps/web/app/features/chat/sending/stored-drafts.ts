import { isObject, isString } from '../../../shared/storage/guards.ts'
import { readStored, removeStored, writeStored } from '../../../shared/storage/storage.ts'
import { stored } from '../../../shared/storage/stored.ts'
import type { Outgoing, OutboxState } from './outbox-state.ts'

/** Drafts of this many dialogs are kept; the least recently touched go first. */
const MOST = 200

const isStoredMessage = (value: unknown): value is Omit<Outgoing, 'state'> =>
  isObject(value) && isString(value.id) && isString(value.text) && isString(value.at)

const without = <T>(record: Readonly<Record<string, T>>, key: string): [string, T][] => Object.entries(record).filter(([one]) => one !== key)

/** What a dialog's composer held when the person left, and the messages that did not make it; those count as failed. [CH-12] [CH-21] */
export const readStoredDraft = (chatID: string): Pick<OutboxState, 'draft' | 'outgoing'> => {
  const unsent = readStored(stored.unsentMessages)?.[chatID]
  return {
    draft: readStored(stored.chatDrafts)?.[chatID] ?? '',
    outgoing: Array.isArray(unsent) ? unsent.filter(isStoredMessage).map(({ id, text, at }) => ({ id, text, at, state: 'failed' })) : [],
  }
}

/** Keeps a dialog's draft for later; an empty one is forgotten. */
export const storeDraft = (chatID: string, draft: string): void => {
  const others = without(readStored(stored.chatDrafts) ?? {}, chatID)
  const all = draft === '' ? others : [...others, [chatID, draft] as const]
  if (all.length === 0) removeStored(stored.chatDrafts)
  else writeStored(stored.chatDrafts, Object.fromEntries(all.slice(-MOST)))
}

/** Keeps the messages of a dialog that are still to be sent. */
export const storeUnsent = (chatID: string, outgoing: readonly Outgoing[]): void => {
  const others = without<unknown>(readStored(stored.unsentMessages) ?? {}, chatID)
  const all = outgoing.length === 0 ? others : [...others, [chatID, outgoing] as const]
  if (all.length === 0) removeStored(stored.unsentMessages)
  else writeStored(stored.unsentMessages, Object.fromEntries(all))
}
