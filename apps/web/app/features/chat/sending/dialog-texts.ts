import { unsentIn } from '../../../shared/storage/carried-texts.ts'
import { readStored, removeStored, writeStored } from '../../../shared/storage/storage.ts'
import { stored } from '../../../shared/storage/stored.ts'

/** The characters of this many dialogs are known; the least recently opened go first. */
const MOST = 200

/** Notes who a dialog is with. */
export const noteCharacter = (chatID: string, slug: string): void => {
  const known = readStored(stored.chatCharacters) ?? {}
  if (known[chatID] === slug) return
  writeStored(stored.chatCharacters, Object.fromEntries([...Object.entries(known), [chatID, slug]].slice(-MOST)))
}

/** The dialogs of the guest session that ended, with the slug of each one's character; null while there is a session, or never was one. */
export const endedDialogs = (): Record<string, string> | null => readStored(stored.endedDialogs) ?? null

/** A dialog is gone: what was typed in it waits for the next one with the same character. [CH-12] [CH-27] */
export const carryText = (chatID: string): void => {
  const slug = readStored(stored.chatCharacters)?.[chatID]
  const text = unsentIn(chatID)
  if (slug === undefined || text === '') return
  const carried = readStored(stored.carriedTexts) ?? {}
  writeStored(stored.carriedTexts, { ...carried, [slug]: [carried[slug] ?? '', text].filter(Boolean).join('\n') })
}

/** What waits for a dialog with a character, once; empty when there is nothing. */
export const takeCarriedText = (slug: string): string => {
  const { [slug]: text = '', ...others } = readStored(stored.carriedTexts) ?? {}
  if (text === '') return ''
  if (Object.keys(others).length === 0) removeStored(stored.carriedTexts)
  else writeStored(stored.carriedTexts, others)
  return text
}

/** All that was typed in some dialogs and not sent. */
export const unsentInAll = (chatIDs: readonly string[]): string => chatIDs.map(unsentIn).filter(Boolean).join('\n')
