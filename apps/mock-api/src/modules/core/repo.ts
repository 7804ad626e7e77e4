import type { World } from '../../worlds/world.ts'

/** Says whether a person wants the newsletter. */
export const setNewsletter = (world: World, userId: string, isWanted: boolean): void =>
  void world.run('UPDATE User SET agreeToNewsletter = ? WHERE id = ?', isWanted ? 1 : 0, userId)
