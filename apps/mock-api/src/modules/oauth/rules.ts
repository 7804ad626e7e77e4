const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** How long a person may take at the provider, in milliseconds. */
export const PENDING_LIFETIME = HOUR
/** How long the tokens of a sign-in can be collected, in milliseconds. */
export const LOGIN_LIFETIME = 10 * MINUTE
/** How long a proven profile can be signed up with, in milliseconds. */
export const SIGNUP_LIFETIME = HOUR
/** After so long, in milliseconds, an attempt is forgotten. */
export const ATTEMPT_LIFETIME = 24 * HOUR

/** How far an attempt came: `spent` when its tokens were collected, or its profile was signed up with. */
export type AttemptStatus = 'pending' | 'login' | 'signup' | 'error' | 'spent'

/** An attempt, as far as its time matters. Times are milliseconds. */
interface Timed {
  readonly status: AttemptStatus
  readonly createdAt: number
  readonly endedAt: number | null
}

/** How an attempt stands now; one that was left lying too long has failed. */
export const statusNow = ({ status, createdAt, endedAt }: Timed, now: number): AttemptStatus => {
  if (status === 'pending') return now - createdAt < PENDING_LIFETIME ? status : 'error'
  if (status === 'login') return now - (endedAt ?? 0) < LOGIN_LIFETIME ? status : 'error'
  if (status === 'signup') return now - (endedAt ?? 0) < SIGNUP_LIFETIME ? status : 'error'
  return status
}

/** Who might be the person behind a profile. */
export interface Candidates {
  /** The account that has signed in with this profile before. */
  readonly linkedTo: string | null
  /** The account with the e-mail that the provider vouches for. */
  readonly emailOwner: { readonly id: string; readonly emailVerified: 0 | 1 } | null
}

/** The account that a profile signs in to, or null when it has to sign up. */
export const decideAccount = ({ linkedTo, emailOwner }: Candidates): string | null => {
  if (linkedTo !== null) return linkedTo
  // An unconfirmed address may have been given by someone else, who would then share the account with its owner.
  return emailOwner?.emailVerified === 1 ? emailOwner.id : null
}

/**
 * Where to go after a sign-in: path, query and fragment of an address within the web app's origin. Any other address is
 * its start, `/`.
 */
export const backWithin = (webUrl: string, backUrl: string): string => {
  const { origin } = new URL(webUrl)
  if (!URL.canParse(backUrl, origin)) return '/'
  const address = new URL(backUrl, origin)
  const path = address.pathname + address.search + address.hash
  // Two slashes at the start would name another host.
  return address.origin === origin && /^\/(?![/\\])/u.test(path) ? path : '/'
}
