import type { Dialog as Chat, Message } from '@moonlit/sdk'

const timeOf = ({ lastMessage }: Chat): number => (lastMessage ? Date.parse(lastMessage.timestamp) : Number.NEGATIVE_INFINITY)

/** Pinned ones first, then by last message, newest first; chats without one come last, in the order they had. [CH-02] */
export const sortChats = (chats: readonly Chat[]): Chat[] =>
  chats.toSorted((one, other) => {
    const [a, b] = [timeOf(one), timeOf(other)]
    return Number(other.isPinned) - Number(one.isPinned) || (a === b ? 0 : b - a)
  })

/** The list after a message in one chat, which brings it back from the archive; `unread` counts how many came unseen, none for the chat in sight. */
export const withLastMessage = (chats: readonly Chat[], chatID: string, message: Message, unread: 'seen' | 'unseen'): Chat[] =>
  chats.map((chat) =>
    chat.chatID === chatID
      ? {
          ...chat,
          lastMessage: message,
          isArchived: chat.isArchived && chat.lastMessage?.messageID === message.messageID,
          unread: unread === 'seen' ? 0 : chat.unread + (message.isBot ? 1 : 0),
        }
      : chat,
  )
