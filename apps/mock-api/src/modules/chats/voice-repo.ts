import type { World } from '../../worlds/world.ts'

/** Stores the voice of a message. */
export const saveVoice = (world: World, id: string, { hash, milliseconds }: { hash: string; milliseconds: number }): void =>
  void world.run('UPDATE Message SET voiceHash = ?, voiceMs = ? WHERE id = ?', hash, milliseconds, id)

/** A spoken message, with the data to speak it again. */
export const findSpokenMessage = (
  world: World,
  id: string,
): { id: string; voiceHash: string; text: string; lang: string; botId: string } | undefined =>
  world.one(
    'SELECT m.id, m.voiceHash, m.text, coalesce(m.lang, c.lang) AS lang, c.botId FROM Message m JOIN Chat c ON c.id = m.chatId WHERE m.id = ? AND m.voiceHash IS NOT NULL',
    id,
  )

const voicesOf = (world: World, where: string, ...values: (string | number)[]): string[] =>
  world
    .all<{ voiceHash: string }>(
      `SELECT m.voiceHash FROM Message m WHERE ${where} AND m.voiceHash IS NOT NULL
       UNION SELECT v.voiceHash FROM ReplyVersion v JOIN Message m ON m.id = v.messageId WHERE ${where} AND v.voiceHash IS NOT NULL`,
      ...values,
      ...values,
    )
    .map(({ voiceHash }) => voiceHash)

/** Hashes of a chat's voices, of replies' other versions too. */
export const voicesOfChat = (world: World, chatId: string): string[] => voicesOf(world, 'm.chatId = ?', chatId)

/** Hashes of a message's voices. */
export const voicesOfMessage = (world: World, id: string): string[] => voicesOf(world, 'm.id = ?', id)

/** Hashes of a person's voices. */
export const voicesOfUser = (world: World, userId: string): string[] => voicesOf(world, 'm.chatId IN (SELECT id FROM Chat WHERE userId = ?)', userId)

/** Hashes of the voices of what was said after a message. */
export const voicesAfter = (world: World, { chatId, seq }: { chatId: string; seq: number }): string[] =>
  voicesOf(world, 'm.chatId = ? AND m.seq > ?', chatId, seq)
