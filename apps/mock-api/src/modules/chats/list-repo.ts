import type { Member } from '../../http/caller.ts'
import type { World } from '../../worlds/world.ts'
import { type MessageRow, OWNER, lastMessages } from './repo.ts'

/** A chat in the list, with its last message when there is one. */
export interface ChatListRow {
  readonly id: string
  readonly createdAt: number
  readonly botSlug: string
  readonly botName: string
  readonly unread: number
  readonly isPinned: 0 | 1
  readonly isMuted: 0 | 1
  /** It is archived while its last message is older. */
  readonly archivedAt: number | null
  readonly last: MessageRow | null
  /** A JSON list of the ids of chats that became part of it. */
  readonly mergedJson: string
}

/** All chats of a caller but those with blocked characters, pinned ones first, then by last message, newest first. */
export const listChats = (world: World, owner: Member): ChatListRow[] => {
  const now = world.clock.now()
  const chats = world.all<Omit<ChatListRow, 'last'>>(
    `SELECT c.id, c.createdAt, c.isPinned, c.isMuted, c.archivedAt, b.slug AS botSlug, coalesce(t.firstName, b.firstName) AS botName,
       (SELECT json_group_array(g.id) FROM MergedChat g WHERE g.intoId = c.id) AS mergedJson,
       (SELECT count(*) FROM Message m WHERE m.chatId = c.id AND m.isBot = 1 AND m.sentAt > c.readAt AND m.sentAt <= ?) AS unread
     FROM Chat c JOIN Bot b ON b.id = c.botId LEFT JOIN BotText t ON t.botId = c.botId AND t.locale = c.lang
     WHERE c.${OWNER[owner.kind]} = ? AND NOT EXISTS (SELECT 1 FROM Block k WHERE k.callerId = ? AND k.botId = c.botId)`,
    now,
    owner.id,
    owner.id,
  )
  return chats
    .map((chat) => ({ ...chat, last: lastMessages(world, chat.id, 1)[0] ?? null }))
    .toSorted((one, other) => other.isPinned - one.isPinned || (other.last?.sentAt ?? other.createdAt) - (one.last?.sentAt ?? one.createdAt))
}
