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

/** Hashes of a chat's voices. */
export const voicesOfChat = (world: World, chatId: string): string[] =>
  world
    .all<{ voiceHash: string }>('SELECT DISTINCT voiceHash FROM Message WHERE chatId = ? AND voiceHash IS NOT NULL', chatId)
    .map(({ voiceHash }) => voiceHash)
