const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Lifetime of a pending attempt, in milliseconds. */
export const PENDING_LIFETIME = HOUR
/** How long tokens can be collected, in milliseconds. */
export const LOGIN_LIFETIME = 10 * MINUTE
/** How long a verified profile can sign up, in milliseconds. */
export const SIGNUP_LIFETIME = HOUR
/** Attempts older than this are deleted, in milliseconds. */
export const ATTEMPT_LIFETIME = 24 * HOUR

/** Status of an attempt: `spent` when its tokens were collected or its profile was used. */
export type AttemptStatus = 'pending' | 'login' | 'signup' | 'error' | 'spent'

/** The times of an attempt. Times are milliseconds. */
interface Timed {
  readonly status: AttemptStatus
  readonly createdAt: number
  readonly endedAt: number | null
}

/** Current status of an attempt; expired ones have failed. */
export const statusNow = ({ status, createdAt, endedAt }: Timed, now: number): AttemptStatus => {
  if (status === 'pending') return now - createdAt < PENDING_LIFETIME ? status : 'error'
  if (status === 'login') return now - (endedAt ?? 0) < LOGIN_LIFETIME ? status : 'error'
  if (status === 'signup') return now - (endedAt ?? 0) < SIGNUP_LIFETIME ? status : 'error'
  return status
}

/** Accounts that may belong to a profile. */
export interface Candidates {
  /** The account linked to this profile. */
  readonly linkedTo: string | null
  /** The account with the provider's e-mail. */
  readonly emailOwner: { readonly id: string; readonly emailVerified: 0 | 1 } | null
}

/** The account that a profile signs in to, or null when it has to sign up. */
export const decideAccount = ({ linkedTo, emailOwner }: Candidates): string | null => {
  if (linkedTo !== null) return linkedTo
  // An unconfirmed e-mail may have been entered by someone else, who would then share the account: whoever comes signs up in its place.
  return emailOwner?.emailVerified === 1 ? emailOwner.id : null
}

/**
 * Path, query and fragment of a URL within the web app's origin, to return to after a sign-in. Any other URL becomes
 * `/`.
 */
export const backWithin = (webUrl: string, backUrl: string): string => {
  const { origin } = new URL(webUrl)
  if (!URL.canParse(backUrl, origin)) return '/'
  const address = new URL(backUrl, origin)
  const path = address.pathname + address.search + address.hash
  // Two leading slashes would name another host.
  return address.origin === origin && /^\/(?![/\\])/u.test(path) ? path : '/'
}
