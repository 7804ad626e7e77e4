import { Plan } from '@moonlit/contract/plan'

/** Kinds of allowance: seconds of voice, photo generations, character creations, photos that come in chats. */
export type Spendable = 'audio' | 'photos' | 'creations' | 'chatPhotos'

/** Data of a person's allowances. Times are milliseconds, audio is seconds. */
export interface AllowanceRow {
  readonly extraAudioSeconds: number
  readonly extraPhotos: number
  readonly extraCreations: number
  readonly freePhotosUsed: number
  /** The subscription that runs now, if any, with what it has used since `periodStart`. */
  readonly subscription: {
    readonly id: string
    readonly startedAt: number
    readonly periodStart: number
    readonly audioUsed: number
    readonly photosUsed: number
    readonly chatPhotosUsed: number
    readonly creationsUsed: number
    readonly includesJson: string
  } | null
}

/** One allowance: the plan's share in this period, how much of it is used, and the packs' permanent extra. */
export interface Allowance {
  readonly included: number
  readonly used: number
  readonly extra: number
}

/** The same day and time so many months later, in UTC; the last day of a month that is too short for it. */
export const monthsAfter = (time: number, months: number): number => {
  const from = new Date(time)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(time).setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
}

/**
 * Start of a subscription's current month. Allowances renew each month, in annual plans too.
 * Counted from the start, so that one that began on the 31st does not drift to the 28th.
 */
export const periodStartAt = (startedAt: number, now: number): number => {
  const [start, today] = [new Date(startedAt), new Date(now)]
  const months = (today.getUTCFullYear() - start.getUTCFullYear()) * 12 + today.getUTCMonth() - start.getUTCMonth()
  const thisMonth = monthsAfter(startedAt, months)
  return Math.max(startedAt, thisMonth <= now ? thisMonth : monthsAfter(startedAt, months - 1))
}

/**
 * Current allowances of a person. Usage of earlier months does not count.
 * @param freePhotos one-time photos without a subscription
 */
export const allowancesAt = (row: AllowanceRow, { now, freePhotos }: { now: number; freePhotos: number }): Record<Spendable, Allowance> => {
  const { subscription } = row
  const extra = { audio: row.extraAudioSeconds, photos: row.extraPhotos, creations: row.extraCreations }
  if (subscription === null)
    return {
      audio: { included: 0, used: 0, extra: extra.audio },
      photos: { included: freePhotos, used: row.freePhotosUsed, extra: extra.photos },
      creations: { included: 0, used: 0, extra: extra.creations },
      chatPhotos: { included: 0, used: 0, extra: 0 },
    }
  const includes = Plan.shape.includes.parse(JSON.parse(subscription.includesJson))
  const isThisMonth = periodStartAt(subscription.startedAt, now) === subscription.periodStart
  const used = (count: number): number => (isThisMonth ? count : 0)
  return {
    audio: { included: includes.audioMinutes * 60, used: used(subscription.audioUsed), extra: extra.audio },
    photos: { included: includes.photoGenerations, used: used(subscription.photosUsed), extra: extra.photos },
    creations: { included: includes.creations, used: used(subscription.creationsUsed), extra: extra.creations },
    // No pack adds to them.
    chatPhotos: { included: includes.photos, used: used(subscription.chatPhotosUsed), extra: 0 },
  }
}

/** When a plan's monthly allowances are new again; null when the subscription ends before. Milliseconds. */
export const renewalAt = ({ startedAt, endsAt }: { startedAt: number; endsAt: number }, now: number): number | null => {
  const months = (time: number): number => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth()
  const next = monthsAfter(startedAt, months(periodStartAt(startedAt, now)) - months(startedAt) + 1)
  return next < endsAt ? next : null
}

const leftOfPlan = ({ included, used }: Allowance): number => Math.max(0, included - used)

/** The total left. */
export const leftOf = (allowance: Allowance): number => leftOfPlan(allowance) + allowance.extra

/** An allowance after spending some of it, the plan's before the packs'; null when too little is left. */
export const spendOf = (allowance: Allowance, amount: number): Allowance | null => {
  if (amount > leftOf(allowance)) return null
  const ofPlan = Math.min(amount, leftOfPlan(allowance))
  return { included: allowance.included, used: allowance.used + ofPlan, extra: allowance.extra - (amount - ofPlan) }
}

/** Refunds an amount: to the plan's usage in this period first, the rest as extra. */
export const returnOf = ({ included, used, extra }: Allowance, amount: number): Allowance => {
  const toPlan = Math.min(amount, used)
  return { included, used: used - toPlan, extra: extra + amount - toPlan }
}
