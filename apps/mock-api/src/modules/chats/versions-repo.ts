import type { World } from '../../worlds/world.ts'
import { IN_CHAT, MESSAGE, type MessageRow } from './repo.ts'

/** What differs from one version of a reply to the next. */
const CONTENT = 'version, text, shot, isFull, isPastLimit, voiceHash, voiceMs, sentAt, reaction'

/** The last messages of a chat up to a message, oldest first. */
export const messagesUpTo = (world: World, chatId: string, { seq }: { seq: number }, count: number): MessageRow[] =>
  world.all<MessageRow>(`SELECT ${MESSAGE} FROM Message WHERE ${IN_CHAT} AND seq <= ? ORDER BY seq DESC LIMIT ?`, chatId, seq, count).toReversed()

/** The person's last message of a chat. */
export const lastOwn = (world: World, chatId: string): MessageRow | undefined =>
  world.one<MessageRow>(`SELECT ${MESSAGE} FROM Message WHERE ${IN_CHAT} AND isBot = 0 ORDER BY seq DESC LIMIT 1`, chatId)

/** Gives a message another text, as of now. */
export const rewriteMessage = (
  world: World,
  id: string,
  { text, tokenSize, clientId, sentAt }: { text: string; tokenSize: number; clientId: string | null; sentAt: number },
): void => {
  world.run(
    'INSERT OR IGNORE INTO EarlierClientId (chatId, clientId, messageId) SELECT chatId, clientId, id FROM Message WHERE id = ? AND clientId IS NOT NULL',
    id,
  )
  world.run('UPDATE Message SET text = ?, tokenSize = ?, clientId = ?, sentAt = ?, lang = NULL WHERE id = ?', text, tokenSize, clientId, sentAt, id)
}

/** Forgets what was said after a message. */
export const removeAfter = (world: World, chatId: string, { seq }: { seq: number }): void =>
  void world.run('DELETE FROM Message WHERE chatId = ? AND seq > ?', chatId, seq)

/** Texts of all versions of a reply. */
export const textsOf = (world: World, { id, text }: MessageRow): string[] => [
  text,
  ...world.all<{ text: string }>('SELECT text FROM ReplyVersion WHERE messageId = ?', id).map((one) => one.text),
]

/** What the character remembers after each of the versions that are not shown. */
export const memoriesOf = (world: World, { id }: MessageRow): string[] =>
  world.all<{ memoryJson: string }>('SELECT memoryJson FROM ReplyVersion WHERE messageId = ?', id).map(({ memoryJson }) => memoryJson)

/** Puts the version that is shown among the others, with the memory that belongs to it. */
const putAside = (world: World, id: string, memoryJson: string): void =>
  void world.run(`INSERT INTO ReplyVersion (messageId, ${CONTENT}, memoryJson) SELECT id, ${CONTENT}, ? FROM Message WHERE id = ?`, memoryJson, id)

/** Shows a new version of a reply; the one that was shown stays among the others. */
export const addVersion = (
  world: World,
  { id, memoryJson }: { id: string; memoryJson: string },
  { text, shot, sentAt, isPastLimit }: Pick<MessageRow, 'text' | 'shot' | 'sentAt'> & { readonly isPastLimit: boolean },
): MessageRow => {
  putAside(world, id, memoryJson)
  const message = world.one<MessageRow>(
    `UPDATE Message SET version = versions + 1, versions = versions + 1, text = ?, shot = ?, isFull = 0, isPastLimit = ?, voiceHash = NULL, voiceMs = NULL, sentAt = ?,
       lang = NULL, reaction = NULL WHERE id = ? RETURNING ${MESSAGE}`,
    text,
    shot,
    isPastLimit ? 1 : 0,
    sentAt,
    id,
  )
  if (message === undefined) throw new Error(`No message ${id}`)
  return message
}

/**
 * Shows one of the other versions of a reply.
 * @returns the message, and the memory that belongs to it; undefined when there is no such version
 */
export const swapVersion = (
  world: World,
  { id, memoryJson }: { id: string; memoryJson: string },
  version: number,
): { message: MessageRow; memoryJson: string } | undefined => {
  const remembered = world.one<{ memoryJson: string }>('SELECT memoryJson FROM ReplyVersion WHERE messageId = ? AND version = ?', id, version)
  if (remembered === undefined) return undefined
  putAside(world, id, memoryJson)
  const message = world.one<MessageRow>(
    `UPDATE Message SET (${CONTENT}) = (SELECT ${CONTENT} FROM ReplyVersion WHERE messageId = +? AND version = +?) WHERE id = ? RETURNING ${MESSAGE}`,
    id,
    version,
    id,
  )
  world.run('DELETE FROM ReplyVersion WHERE messageId = ? AND version = ?', id, version)
  return message && { message, memoryJson: remembered.memoryJson }
}
