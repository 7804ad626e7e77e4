import type { Dialog, Message } from '@moonlit/sdk'

const timeOf = ({ lastMessage }: Dialog): number => (lastMessage ? Date.parse(lastMessage.timestamp) : Number.NEGATIVE_INFINITY)

/** By last message, newest first; dialogs without one come last, in the order they had. [CH-02] */
export const sortDialogs = (dialogs: readonly Dialog[]): Dialog[] =>
  dialogs.toSorted((one, other) => {
    const [a, b] = [timeOf(one), timeOf(other)]
    return a === b ? 0 : b - a
  })

/** The list after a message in one dialog; `unread` counts how many came unseen, none for the dialog in sight. */
export const withLastMessage = (dialogs: readonly Dialog[], chatID: string, message: Message, unread: 'seen' | 'unseen'): Dialog[] =>
  dialogs.map((dialog) =>
    dialog.chatID === chatID ? { ...dialog, lastMessage: message, unread: unread === 'seen' ? 0 : dialog.unread + (message.isBot ? 1 : 0) } : dialog,
  )

/** Where to go once a dialog is deleted: nowhere, to the list, or to explore when none remain. [CH-18] */
export const afterDeletion = (remaining: readonly Dialog[], deleted: string, selected: string | null): 'stay' | 'list' | 'explore' => {
  if (remaining.length === 0) return 'explore'
  return deleted === selected ? 'list' : 'stay'
}
