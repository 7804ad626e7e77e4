import type { Dialog as Chat, Message } from '@moonlit/sdk'
import { make } from '@moonlit/sdk/testing'

const START = Date.parse('2026-03-14T10:00:00.000Z')

/** A message so many minutes after ten. */
export const message = (messageID: string, text: string, by: 'own' | 'theirs' = 'theirs', minute = 0): Message =>
  make.message({
    messageID,
    clientMessageID: undefined,
    text,
    isBot: by === 'theirs',
    imageUrl: null,
    quoted: undefined,
    timestamp: new Date(START + minute * 60_000).toISOString(),
  })

/** A chat with a character of that name. */
export const chat = (chatID: string, botName: string, lastMessage: Message | null, unread = 0): Chat =>
  make.dialog({ chatID, botSlug: botName.toLowerCase(), botName, lastMessage, unread, isPinned: false, isMuted: false, isArchived: false })
