import type { World } from '../../worlds/world.ts'
import { type Memory, mergeMemories, readMemory } from '@moonlit/talk/replies/memory'
import { moveTouchToUser } from '../stats/repo.ts'

interface GuestChat {
  readonly id: string
  /** The account's chat with the same character, if any. */
  readonly knownId: string | null
}

const memoryIn = (world: World, chatId: string): Memory =>
  readMemory(JSON.parse(world.one<{ memoryJson: string }>('SELECT memoryJson FROM Chat WHERE id = ?', chatId)?.memoryJson ?? '{}'))

/** Merges two chats with the same character: the messages of both, in the order they were sent. */
const mergeChats = (world: World, from: string, into: string): void => {
  // The ids that a sender gives are unique in a chat alone: the account's chat keeps its own.
  world.run('UPDATE Message SET clientId = NULL WHERE chatId = ? AND clientId IN (SELECT clientId FROM Message WHERE chatId = ?)', from, into)
  world.run('UPDATE OR IGNORE EarlierClientId SET chatId = ? WHERE chatId = ?', into, from)
  world.run('DELETE FROM EarlierClientId WHERE chatId = ?', from)
  // Negative numbers keep the order unique during the merge.
  world.run('UPDATE Message SET seq = -rowid WHERE chatId IN (?, ?)', from, into)
  world.run('UPDATE Message SET chatId = ? WHERE chatId = ?', into, from)
  world.run(
    `UPDATE Message SET seq = ordered.number
     FROM (SELECT id, row_number() OVER (ORDER BY sentAt, seq DESC) AS number FROM Message WHERE chatId = ?) AS ordered WHERE Message.id = ordered.id`,
    into,
  )
  world.run('UPDATE CallRequest SET chatId = ? WHERE chatId = ?', into, from)
  world.run(
    `UPDATE Chat SET lang = other.lang, readAt = max(Chat.readAt, other.readAt), reminders = Chat.reminders + other.reminders,
       isPinned = max(Chat.isPinned, other.isPinned), isMuted = max(Chat.isMuted, other.isMuted),
       messageDeletedAt = nullif(max(coalesce(Chat.messageDeletedAt, 0), coalesce(other.messageDeletedAt, 0)), 0),
       pendingUntil = nullif(max(coalesce(Chat.pendingUntil, 0), coalesce(other.pendingUntil, 0)), 0), memoryJson = ?, memoryBeforeJson = NULL
     FROM Chat AS other WHERE Chat.id = ? AND other.id = ?`,
    JSON.stringify(mergeMemories(memoryIn(world, into), memoryIn(world, from))),
    into,
    from,
  )
  world.run('UPDATE MergedChat SET intoId = ? WHERE intoId = ?', into, from)
  world.run('INSERT INTO MergedChat (id, intoId) VALUES (?, ?)', from, into)
  world.run('DELETE FROM Chat WHERE id = ?', from)
}

/**
 * Moves a guest's data to an account (SG-13): chats with their messages, reports, the count
 * of sent messages, and the first touch. A missing name and gender are filled in. The session ends; only that of the guest
 * persona stays, emptied. Call it inside a transaction.
 */
export const moveGuest = (world: World, guestId: string, userId: string): void => {
  const chats = world.all<GuestChat>(
    'SELECT g.id, u.id AS knownId FROM Chat g LEFT JOIN Chat u ON u.botId = g.botId AND u.userId = ? WHERE g.guestSessionId = ?',
    userId,
    guestId,
  )
  for (const { id, knownId } of chats) {
    if (knownId === null) world.run('UPDATE Chat SET userId = ?, guestSessionId = NULL WHERE id = ?', userId, id)
    else mergeChats(world, id, knownId)
  }
  world.run(
    `UPDATE User SET messagesSent = User.messagesSent + g.messagesSent, gender = coalesce(User.gender, g.gender),
       firstName = CASE User.firstName WHEN '' THEN g.firstName ELSE User.firstName END
     FROM GuestSession AS g WHERE User.id = ? AND g.id = ?`,
    userId,
    guestId,
  )
  world.run('INSERT OR IGNORE INTO Block (callerId, botId, createdAt) SELECT ?, botId, createdAt FROM Block WHERE callerId = ?', userId, guestId)
  world.run('DELETE FROM Block WHERE callerId = ?', guestId)
  world.run('UPDATE Report SET callerId = ? WHERE callerId = ?', userId, guestId)
  moveTouchToUser(world, `guest:${guestId}`, userId)
  world.run('DELETE FROM GuestSession WHERE id = ? AND NOT EXISTS (SELECT 1 FROM Persona WHERE guestSessionId = ?)', guestId, guestId)
  world.run('UPDATE GuestSession SET messagesSent = 0 WHERE id = ?', guestId)
}
