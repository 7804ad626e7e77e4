import type { VoiceStore } from '../../media/voice-store.ts'
import type { World } from '../../worlds/world.ts'
import { voicesOfUser } from '../chats/voice-repo.ts'
import { removeAvatars } from './avatars.ts'
import { removeUser } from './removal-repo.ts'

/** What a removed account has left in files. */
export interface Leftovers {
  readonly userId: string
  readonly voices: readonly string[]
}

/** Removes an account and all its data. Call it inside a transaction, and `deleteLeftovers` once that is over: a file cannot be brought back. */
export const removeAccount = (world: World, userId: string): Leftovers => {
  const voices = voicesOfUser(world, userId)
  removeUser(world, userId)
  return { userId, voices }
}

/** Deletes the files of an account that was removed, if any. */
export const deleteLeftovers = async (world: World, voice: VoiceStore, leftovers: Leftovers | null): Promise<void> => {
  if (leftovers === null) return
  await removeAvatars(world, leftovers.userId)
  await voice.forget(leftovers.voices)
}
