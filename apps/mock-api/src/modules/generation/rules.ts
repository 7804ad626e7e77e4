import { createRandom } from '@moonlit/media/portrait/random'
import { isUnfitForPicture } from '@moonlit/talk/moderation/pictures'
import type { Settings } from '../../worlds/settings.ts'

/** Longest duration of an order, in milliseconds. */
const LONGEST = 30_000
/** Each further photo adds this share of one photo's time. */
const EACH_MORE = 0.38
/** Share of the time before the first photo starts. */
const QUEUED_SHARE = 0.1
/** Share of the time after which a failing order fails. */
const FAILS_AT = 0.6

/** What progress depends on. Times are milliseconds. */
interface GenerationTiming {
  readonly count: number
  readonly createdAt: number
  /** When the last photo is done. */
  readonly doneAt: number
  readonly fails: 0 | 1
}

/** Progress of an order. */
export interface Stage {
  readonly status: 'queued' | 'running' | 'done' | 'failed'
  /** Per cent; 100 only when it is done. */
  readonly progress: number
  /** Number of finished photos, always the first ones. None of a failing order, as it costs nothing. */
  readonly ready: number
}

/** Progress of an order at a time. It depends only on the clock, so closing the page or moving the time needs no special case. */
export const stageAt = ({ count, createdAt, doneAt, fails }: GenerationTiming, now: number): Stage => {
  const share = doneAt > createdAt ? (now - createdAt) / (doneAt - createdAt) : 1
  const progress = Math.max(0, Math.floor(Math.min(share, 1) * 100))
  if (fails === 1 && share >= FAILS_AT) return { status: 'failed', progress: FAILS_AT * 100, ready: 0 }
  if (share >= 1) return { status: 'done', progress: 100, ready: count }
  if (share < QUEUED_SHARE) return { status: 'queued', progress, ready: 0 }
  const drawn = (share - QUEUED_SHARE) / (1 - QUEUED_SHARE)
  return { status: 'running', progress: Math.min(99, progress), ready: fails === 1 ? 0 : Math.floor(drawn * count) }
}

/** Duration of an order in milliseconds and whether it fails, decided when it starts. */
export const planGeneration = (
  id: string,
  count: number,
  { generationDelay: { min, max }, generationFailureRate }: Pick<Settings, 'generationDelay' | 'generationFailureRate'>,
): { duration: number; fails: boolean } => {
  const random = createRandom(`${id}|making`)
  const fails = random() < generationFailureRate
  const one = random.range(min, Math.max(min, max))
  return { fails, duration: Math.min(LONGEST, Math.round(one * (1 + EACH_MORE * (count - 1)))) }
}

/** Whether a photo request is inappropriate: by its prompt, a parameter, or all together. `now` is the world's time in milliseconds. */
export const isRefused = (prompt: string, parameters: Readonly<Record<string, string>>, now: number): boolean => {
  const pieces = [prompt, ...Object.entries(parameters).map(([name, value]) => `${name} ${value}`)]
  return [...pieces, pieces.join(' ')].some((piece) => isUnfitForPicture(piece, now))
}
