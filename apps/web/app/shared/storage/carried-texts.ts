import { isObject, isString } from './guards.ts'
import { clearDrafts, readStored, removeStored, writeStored } from './storage.ts'
import { stored } from './stored.ts'

/** The characters of this many dialogs are known; the least recently opened go first. */
const MOST = 200

/** Notes who a dialog is with. */
export const noteCharacter = (chatID: string, slug: string): void => {
  const known = readStored(stored.chatCharacters) ?? {}
  if (known[chatID] === slug) return
  writeStored(stored.chatCharacters, Object.fromEntries([...Object.entries(known), [chatID, slug]].slice(-MOST)))
}

/** The slug of the character that a dialog is with, where it was opened in this browser. */
export const characterOf = (chatID: string): string | undefined => readStored(stored.chatCharacters)?.[chatID]

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter(isObject)
    .map(({ text }) => text)
    .filter(isString)

/** All that was typed in a dialog and not sent, in the order it was written. */
const unsentIn = (chatID: string): string =>
  [
    ...textsOf(readStored(stored.unsentMessages)?.[chatID]),
    ...textsOf(readStored(stored.messageEdits)?.[chatID]),
    readStored(stored.chatDrafts)?.[chatID] ?? '',
  ]
    .filter((text) => text.trim() !== '')
    .join('\n')

/** The dialogs are gone with their guest session: what was typed in them waits for the next dialog with the same character. [CH-21] [SG-13] */
export const carryTexts = (): void => {
  const carried = { ...readStored(stored.carriedTexts) }
  for (const [chatID, slug] of Object.entries(readStored(stored.chatCharacters) ?? {})) {
    const text = unsentIn(chatID)
    if (text !== '') carried[slug] = text
  }
  if (Object.keys(carried).length > 0) writeStored(stored.carriedTexts, carried)
  removeStored(stored.chatCharacters)
  clearDrafts()
}

/** What waits for a dialog with a character, once; empty when there is nothing. */
export const takeCarriedText = (slug: string): string => {
  const { [slug]: text = '', ...others } = readStored(stored.carriedTexts) ?? {}
  if (text === '') return ''
  if (Object.keys(others).length === 0) removeStored(stored.carriedTexts)
  else writeStored(stored.carriedTexts, others)
  return text
}
