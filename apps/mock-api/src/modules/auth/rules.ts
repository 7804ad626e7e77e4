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

/** Why an e-mail cannot be used, or null. */
export const decideEmail = ({ isTaken, deletions }: { isTaken: boolean; deletions: number }): 'user_exists' | 'too_many_deleted' | null => {
  if (isTaken) return 'user_exists'
  return deletions >= DELETIONS_ALLOWED ? 'too_many_deleted' : null
}

/** Seconds until another confirmation mail may be sent, or null when it may be now. Moving the clock back resets the wait. */
export const secondsUntilResend = (lastSentAt: number | null, now: number): number | null => {
  if (lastSentAt === null || now < lastSentAt) return null
  const left = lastSentAt + RESEND_SECONDS * 1000 - now
  return left > 0 ? left / 1000 : null
}
