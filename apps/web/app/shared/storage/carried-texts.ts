import { isObject, isString } from './guards.ts'
import { clearDrafts, readStored, removeStored, writeStored } from './storage.ts'
import { stored } from './stored.ts'

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

/** Notes that the dialogs of this browser are gone with their guest session: whoever comes back to one is told. [SG-13] */
export const noteEndedDialogs = (): void => writeStored(stored.endedDialogs, readStored(stored.chatCharacters) ?? {})

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
