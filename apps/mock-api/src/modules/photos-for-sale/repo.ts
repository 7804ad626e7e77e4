import type { World } from '../../worlds/world.ts'

/** A photo for sale. */
export interface PhotoForSaleRow {
  readonly id: string
  readonly shot: string
  /** US cents. */
  readonly price: number
}

/** The photos of a character that are for sale, in the order of the catalogue. */
export const listPhotosForSale = (world: World, botId: string): PhotoForSaleRow[] =>
  world.all<PhotoForSaleRow>('SELECT id, shot, price FROM PhotoForSale WHERE botId = ? ORDER BY rowid', botId)

/** Ids of the photos that a person has bought. */
export const boughtPhotos = (world: World, userId: string): ReadonlySet<string> =>
  new Set(world.all<{ photoId: string }>('SELECT photoId FROM PhotoAccess WHERE userId = ?', userId).map(({ photoId }) => photoId))

export const ownsPhoto = (world: World, userId: string, photoId: string): boolean =>
  world.one('SELECT 1 FROM PhotoAccess WHERE userId = ? AND photoId = ?', userId, photoId) !== undefined

/** Gives a person access to a photo, for good. */
export const grantPhoto = (world: World, userId: string, photoId: string, grantedAt: number): void =>
  void world.run('INSERT INTO PhotoAccess (userId, photoId, grantedAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', userId, photoId, grantedAt)

/** Takes the access back. */
export const revokePhoto = (world: World, userId: string, photoId: string): void =>
  void world.run('DELETE FROM PhotoAccess WHERE userId = ? AND photoId = ?', userId, photoId)
