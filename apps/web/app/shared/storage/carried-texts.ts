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

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter(isObject)
    .map(({ text }) => text)
    .filter(isString)

/** What was typed in a dialog and not sent yet: in this window, or else in whichever was typed in last. */
export const draftIn = (chatID: string): string => readStored(stored.ownChatDrafts)?.[chatID] ?? readStored(stored.chatDrafts)?.[chatID] ?? ''

/** All that was typed in a dialog and not sent, in the order it was written. */
export const unsentIn = (chatID: string): string =>
  [...textsOf(readStored(stored.unsentMessages)?.[chatID]), ...textsOf(readStored(stored.messageEdits)?.[chatID]), draftIn(chatID)]
    .filter((text) => text.trim() !== '')
    .join('\n')

/** The dialogs of the guest session that ended, with the slug of each one's character; null while there is a session, or never was one. */
export const endedDialogs = (): Record<string, string> | null => readStored(stored.endedDialogs) ?? null

/** Notes that the dialogs of this browser are gone with their guest session: whoever comes back to one is told. [SG-13] */
export const noteEndedDialogs = (): void => writeStored(stored.endedDialogs, readStored(stored.chatCharacters) ?? {})

/** A dialog is gone: what was typed in it waits for the next one with the same character. [CH-12] [CH-27] */
export const carryText = (chatID: string): void => {
  const slug = readStored(stored.chatCharacters)?.[chatID]
  const text = unsentIn(chatID)
  if (slug === undefined || text === '') return
  const carried = readStored(stored.carriedTexts) ?? {}
  writeStored(stored.carriedTexts, { ...carried, [slug]: [carried[slug] ?? '', text].filter(Boolean).join('\n') })
}

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
