import type { World } from '../../../worlds/world.ts'

/** A message as it is read over, without what only its bubble needs. */
export interface RecordRow {
  readonly id: string
  readonly isBot: 0 | 1
  readonly text: string
  readonly shot: string | null
  /** What the message says that it answers. */
  readonly quoted: string | null
  readonly sentAt: number
}

/** All messages of a chat that were sent, newest first. */
export const recordOf = (world: World, chatId: string): RecordRow[] =>
  // The unary pluses are explained in the chats' own repo.
  world.all<RecordRow>(
    `SELECT id, isBot, text, shot, sentAt, (SELECT q.text FROM Message q WHERE q.id = Message.quotedId AND q.chatId = Message.chatId) AS quoted
     FROM Message WHERE chatId = +? AND +sentAt <= ? ORDER BY seq DESC`,
    chatId,
    world.clock.now(),
  )
