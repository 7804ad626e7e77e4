import { keys } from '@moonlit/sdk/query'
import type { Services } from '../../../shared/api/services.ts'
import { addMessages, noteMessage, refreshMessages, removeFrom } from '../messages/chat-cache.ts'
import { asMessage, type Outgoing } from './outbox-state.ts'
import type { SendOutcome } from './send-outcome.ts'
import { READ_AFTER, STORED_AFTER } from './timing.ts'

/** What sending needs of the app. */
export type OutboxParts = Pick<Services, 'client' | 'queries' | 'queryClient' | 'i18n' | 'tabs' | 'lifetime'>
type Sent = Extract<SendOutcome, { kind: 'sent' }>

interface ReplyReceiver {
  /** Waits for a reply, and tells the other tabs of what they find there: the message, then the reply. */
  awaitReply(asking: Promise<SendOutcome>): Promise<SendOutcome>
  /** Puts a message and the reply to it into the chat. */
  receive(chatID: string, message: Outgoing, outcome: Sent): void
  /** Notes a reply that is in the chat: as read where the chat is shown, and in what follows from it. */
  noteReply(chatID: string, outcome: Sent): void
}

/** Takes replies in for the chats of a tab. */
export const createReplyReceiver = (parts: OutboxParts, isShown: (chatID: string) => boolean): ReplyReceiver => {
  const { queryClient, tabs } = parts
  const noteReply = (chatID: string, { reply }: Sent) => {
    noteMessage(parts, chatID, reply, isShown(chatID) ? 'seen' : 'unseen')
    void queryClient.invalidateQueries({ queryKey: keys.chats.hints(chatID) })
    void queryClient.invalidateQueries({ queryKey: keys.chats.facts(chatID) })
    // The settings say how many free messages are left.
    void queryClient.invalidateQueries({ queryKey: keys.subscriptions.mine() })
    // Reading is what marks a reply as read at the server; a moment later, for it may count the reply as said only then.
    if (isShown(chatID)) setTimeout(() => void refreshMessages(parts, chatID).catch(() => undefined), READ_AFTER)
  }
  return {
    awaitReply: async (asking) => {
      const notifyTabs = () => tabs.post({ kind: 'chats-changed' })
      const timer = setTimeout(notifyTabs, STORED_AFTER)
      const outcome = await asking
      clearTimeout(timer)
      if (outcome.kind === 'sent') notifyTabs()
      return outcome
    },
    receive: (chatID, message, outcome) => {
      if (message.edits !== null) removeFrom(parts, chatID, message.edits)
      addMessages(parts, chatID, [asMessage(message), outcome.reply])
      noteReply(chatID, outcome)
    },
    noteReply,
  }
}
