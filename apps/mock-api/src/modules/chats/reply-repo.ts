import type { Memory } from '@moonlit/talk/replies/memory'
import type { World } from '../../worlds/world.ts'
import { memoryOf } from './reply-input.ts'
import { IN_CHAT, MESSAGE, type MessageRow, findChatState } from './repo.ts'

/** Marks a reply as pending and stores the character's memory: after the reply, and before the message that it answers. */
export const expectReply = (
  world: World,
  chatId: string,
  { until, memoryJson, memoryBeforeJson }: { until: number; memoryJson: string; memoryBeforeJson: string },
): void =>
  void world.run('UPDATE Chat SET pendingUntil = ?, memoryJson = ?, memoryBeforeJson = ? WHERE id = ?', until, memoryJson, memoryBeforeJson, chatId)

/**
 * Sets the text and time of a pending reply.
 * @returns the reply, or undefined when it is no longer pending
 */
export const finishReply = (world: World, id: string, { text, sentAt }: { text: string; sentAt: number }): MessageRow | undefined => {
  const reply = world.one<MessageRow>(
    `UPDATE Message SET text = ?, sentAt = ? WHERE id = ? AND sentAt > ? RETURNING ${MESSAGE}`,
    text,
    sentAt,
    id,
    world.clock.now(),
  )
  if (reply !== undefined) world.run('UPDATE Chat SET pendingUntil = ? WHERE id = (SELECT chatId FROM Message WHERE id = ?)', sentAt, id)
  return reply
}

/** A reply by its id, pending or not. */
export const findReply = (world: World, id: string): MessageRow | undefined =>
  world.one<MessageRow>(`SELECT ${MESSAGE} FROM Message WHERE id = ?`, id)

/** Stores the character's memory. */
export const saveMemory = (world: World, chatId: string, memoryJson: string): void =>
  void world.run('UPDATE Chat SET memoryJson = ? WHERE id = ?', memoryJson, chatId)

/**
 * Changes what is remembered in a chat: now, and before the last message, from where a change of that message goes on. `change` answers null for a
 * memory that it does not concern. Call it inside a transaction.
 */
export const changeMemories = (world: World, chatId: string, change: (memory: Memory) => Memory | null): void => {
  const changed = (json: string | null): string | null => (json === null ? null : JSON.stringify(change(memoryOf(json)) ?? memoryOf(json)))
  const state = findChatState(world, chatId)
  if (state === undefined) return
  world.run('UPDATE Chat SET memoryJson = ?, memoryBeforeJson = ? WHERE id = ?', changed(state.memoryJson), changed(state.memoryBeforeJson), chatId)
}

/** The number of the message that its sender gave an id, be it the one before they changed it. Takes the chat and the id twice. */
const SENT_SEQ = `coalesce(
  (SELECT seq FROM Message WHERE ${IN_CHAT} AND clientId = +?),
  (SELECT m.seq FROM EarlierClientId e JOIN Message m ON m.id = e.messageId WHERE e.chatId = +? AND e.clientId = +?))`

/** Whether a message is there that its sender gave an id. */
export const isSent = (world: World, chatId: string, clientId: string): boolean =>
  world.one<{ seq: number | null }>(`SELECT ${SENT_SEQ} AS seq`, chatId, clientId, chatId, clientId)?.seq != null

/** What the character said first after the message that its sender gave an id; undefined when there is no such message, or nothing was left of that. */
export const findReplyTo = (world: World, chatId: string, clientId: string): MessageRow | undefined =>
  world.one<MessageRow>(
    `SELECT ${MESSAGE} FROM Message WHERE ${IN_CHAT} AND isBot = 1 AND seq > ${SENT_SEQ} ORDER BY seq LIMIT 1`,
    chatId,
    chatId,
    clientId,
    chatId,
    clientId,
  )
