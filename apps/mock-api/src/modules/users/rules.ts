import type { UserWithPlan } from './repo.ts'

/** What premium includes a month, and what is free for good. */
const PREMIUM = { photos: 20, audioSeconds: 6 * 60, creations: 3 } as const
const FREE_PHOTOS = 1

/** What is left of a person's allowances: the plan's, and what packs added. Audio is in seconds. */
export const allowancesOf = (user: UserWithPlan): { audioLimit: number; photoLimit: number; creationLimit: number } => {
  const { subscription } = user
  const left = (included: number, used: number): number => Math.max(0, included - used)
  return {
    audioLimit: user.extraAudioSeconds + (subscription === null ? 0 : left(PREMIUM.audioSeconds, subscription.audioUsed)),
    photoLimit: user.extraPhotos + (subscription === null ? left(FREE_PHOTOS, user.freePhotosUsed) : left(PREMIUM.photos, subscription.photosUsed)),
    creationLimit: user.extraCreations + (subscription === null ? 0 : left(PREMIUM.creations, subscription.creationsUsed)),
  }
}
