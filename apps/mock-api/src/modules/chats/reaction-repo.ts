import type { World } from '../../worlds/world.ts'

/** Stores the reaction to a message. */
export const saveReaction = (world: World, id: string, reaction: string | null): void =>
  void world.run('UPDATE Message SET reaction = ? WHERE id = ?', reaction, id)
