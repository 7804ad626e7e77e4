import type { World } from '../../worlds/world.ts'
import { type BotRow, COLUMNS } from './repo.ts'

/** A person's favourites, the last kept first. */
export const listFavourites = (world: World, userId: string, lang: string): BotRow[] =>
  world.all<BotRow>(
    `SELECT ${COLUMNS} FROM Favourite f JOIN Bot b ON b.id = f.botId JOIN BotText t ON t.botId = b.id AND t.locale = ?
     WHERE f.userId = ? ORDER BY f.createdAt DESC, f.rowid DESC`,
    lang,
    userId,
  )

/** Keeps a character as a favourite, or no longer; doing it again changes nothing. */
export const setFavourite = (world: World, userId: string, botId: string, isFavourite: boolean): void => {
  if (isFavourite) world.run('INSERT OR IGNORE INTO Favourite (userId, botId, createdAt) VALUES (?, ?, ?)', userId, botId, world.clock.now())
  else world.run('DELETE FROM Favourite WHERE userId = ? AND botId = ?', userId, botId)
}
