import { RESEND_SECONDS } from '@moonlit/contract/rules'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Lifetime of a confirmation link, in milliseconds. */
export const VERIFY_LIFETIME = 7 * 24 * HOUR
/** Lifetime of a password reset link, in milliseconds. */
export const RESET_LIFETIME = HOUR

/** After this many deleted accounts an e-mail cannot register again (AC-05). */
export const DELETIONS_ALLOWED = 3

/** Wrong passwords of one account in a time; after that none is looked at until it is over. */
export const WRONG_PASSWORDS = { limit: 40, windowSeconds: 15 * 60 } as const

/** Normalises an e-mail: letter case does not matter. */
export const normalEmail = (email: string): string => email.toLowerCase()

/** An account that has an e-mail. */
export interface EmailHolder {
  readonly id: string
  readonly emailVerified: 0 | 1
  readonly hasPaid: 0 | 1
  /** Since when, in milliseconds. */
  readonly claimedAt: number
}

/** The other account that has an e-mail, and how many accounts of it were deleted. */
export interface EmailUse {
  readonly holder: EmailHolder | undefined
  readonly deletions: number
}

/** Who only claims an e-mail gives way to whoever proves it, and to anybody once the link to confirm it has run out. What was paid is not taken away (decision 033). */
const givesWay = ({ emailVerified, hasPaid, claimedAt }: EmailHolder, { isProven, now }: { isProven: boolean; now: number }): boolean =>
  emailVerified === 0 && hasPaid === 0 && (isProven || now - claimedAt >= VERIFY_LIFETIME)

/** Why an e-mail cannot be used, or null; `isProven` where it is shown to be one's own before it is used. */
export const decideEmail = ({ holder, deletions }: EmailUse, how: { isProven: boolean; now: number }): 'user_exists' | 'too_many_deleted' | null => {
  if (holder !== undefined && !givesWay(holder, how)) return 'user_exists'
  return deletions >= DELETIONS_ALLOWED ? 'too_many_deleted' : null
}

/** Seconds until another confirmation mail may be sent, or null when it may be now. Moving the clock back resets the wait. */
export const secondsUntilResend = (lastSentAt: number | null, now: number): number | null => {
  if (lastSentAt === null || now < lastSentAt) return null
  const left = lastSentAt + RESEND_SECONDS * 1000 - now
  return left > 0 ? left / 1000 : null
}
