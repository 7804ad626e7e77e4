import type { World } from '../../worlds/world.ts'
import type { Provider } from '../../providers/registration.ts'
import { ATTEMPT_LIFETIME, type AttemptStatus, type Candidates } from './rules.ts'
import { VerifiedProfile } from './verified-profile.ts'

/** A social sign-in, pending or ended. Times are milliseconds. */
export interface Attempt {
  readonly id: string
  readonly provider: Provider
  readonly backUrl: string
  readonly codeVerifier: string
  readonly status: AttemptStatus
  readonly profileJson: string | null
  readonly userId: string | null
  readonly guestSessionId: string | null
  readonly browserHash: string | null
  readonly createdAt: number
  readonly endedAt: number | null
}

/** A new attempt. */
export type NewAttempt = Pick<Attempt, 'provider' | 'backUrl' | 'guestSessionId' | 'browserHash'> & { readonly type: string }

const COLUMNS = 'id, provider, backUrl, codeVerifier, status, profileJson, userId, guestSessionId, browserHash, createdAt, endedAt'

/** Starts an attempt, and deletes those older than a day. Id, state and verifier are independent. */
export const createAttempt = (world: World, attempt: NewAttempt): { state: string; codeVerifier: string } => {
  const now = world.clock.now()
  const state = world.ids.make('os')
  const codeVerifier = ['v', 'v', 'v'].map((prefix) => world.ids.make(prefix)).join('.')
  world.run('DELETE FROM OAuthAttempt WHERE createdAt < ?', now - ATTEMPT_LIFETIME)
  world.run(
    'INSERT INTO OAuthAttempt (id, state, provider, type, backUrl, codeVerifier, guestSessionId, browserHash, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    world.ids.make('oa'),
    state,
    attempt.provider,
    attempt.type,
    attempt.backUrl,
    codeVerifier,
    attempt.guestSessionId,
    attempt.browserHash,
    now,
  )
  return { state, codeVerifier }
}

export const findAttempt = (world: World, id: string): Attempt | undefined =>
  world.one<Attempt>(`SELECT ${COLUMNS} FROM OAuthAttempt WHERE id = ?`, id)

export const findAttemptByState = (world: World, state: string): Attempt | undefined =>
  world.one<Attempt>(`SELECT ${COLUMNS} FROM OAuthAttempt WHERE state = ?`, state)

/** How an attempt ended: signed in, with a profile to sign up with, or failed. */
export type Ending =
  | { readonly status: 'login'; readonly userId: string }
  | { readonly status: 'signup'; readonly profile: VerifiedProfile }
  | { readonly status: 'error' }

/** Ends an attempt that is pending. */
export const endAttempt = (world: World, id: string, ending: Ending): void =>
  void world.run(
    "UPDATE OAuthAttempt SET status = ?, userId = ?, profileJson = ?, codeVerifier = '', endedAt = ? WHERE id = ? AND status = 'pending'",
    ending.status,
    ending.status === 'login' ? ending.userId : null,
    ending.status === 'signup' ? JSON.stringify(ending.profile) : null,
    world.clock.now(),
    id,
  )

/** Marks an attempt's result as used; false when it already was. */
export const spendAttempt = (world: World, id: string, userId: string): boolean =>
  world.run("UPDATE OAuthAttempt SET status = 'spent', userId = ?, profileJson = NULL WHERE id = ? AND status IN ('login', 'signup')", userId, id) > 0

/** The verified profile of an attempt. */
export const verifiedProfileOf = ({ profileJson }: Attempt): VerifiedProfile | null =>
  profileJson === null ? null : VerifiedProfile.parse(JSON.parse(profileJson))

/** Accounts that may belong to a profile. */
export const findCandidates = (world: World, { profileId, email }: VerifiedProfile): Candidates => ({
  linkedTo: world.one<{ userId: string }>('SELECT userId FROM OAuthAccount WHERE oauthProfileId = ?', profileId)?.userId ?? null,
  emailOwner: world.one<{ id: string; emailVerified: 0 | 1 }>('SELECT id, emailVerified FROM User WHERE email = ?', email) ?? null,
})

/** Unlinks every profile of an account; a sign-in that is under way with one is over. */
export const unlinkProfiles = (world: World, userId: string): void => {
  world.run('DELETE FROM OAuthAccount WHERE userId = ?', userId)
  world.run("UPDATE OAuthAttempt SET status = 'error' WHERE userId = ? AND status = 'login'", userId)
}

/** Links a profile to an account; an existing link stays. */
export const linkProfile = (world: World, provider: Provider, { profileId, email }: VerifiedProfile, userId: string): void =>
  void world.run(
    'INSERT OR IGNORE INTO OAuthAccount (oauthProfileId, provider, userId, email, createdAt) VALUES (?, ?, ?, ?, ?)',
    profileId,
    provider,
    userId,
    email,
    world.clock.now(),
  )
