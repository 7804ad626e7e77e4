import type { World } from '../../worlds/world.ts'
import { IN_CHAT } from './repo.ts'

/** Deletes a message, its other versions with it. A chat that has come back from the archive with it stays out. */
export const removeMessage = (world: World, chatId: string, id: string): void => {
  const now = world.clock.now()
  world.run(
    `UPDATE Chat SET messageDeletedAt = ?,
       archivedAt = CASE WHEN archivedAt >= (SELECT max(sentAt) FROM Message WHERE chatId = Chat.id AND sentAt <= ?) THEN archivedAt END
     WHERE id = ?`,
    now,
    now,
    chatId,
  )
  world.run('DELETE FROM Message WHERE id = ?', id)
}

/** Texts of all that the person has said in a chat. */
export const ownTexts = (world: World, chatId: string): string[] =>
  world.all<{ text: string }>(`SELECT text FROM Message WHERE ${IN_CHAT} AND isBot = 0`, chatId).map(({ text }) => text)
