import { createHmac } from 'node:crypto'
import type { World } from '../../worlds/world.ts'
import { dropNewEmail } from '../mail/repo.ts'
import { IS_PAID } from '../payments/repo.ts'
import type { EmailHolder, EmailUse } from './rules.ts'

/** The token claims of a user. */
export interface UserClaims {
  readonly id: string
  readonly claimsVersion: number
  readonly isAdmin: 0 | 1
  readonly emailVerified: 0 | 1
}

/** A user as the sign-in needs them. */
export interface UserToSignIn {
  readonly id: string
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly language: string
}

/** A guest as chats need them. */
export interface GuestRow {
  readonly id: string
  readonly firstName: string
  readonly gender: string
  readonly messagesSent: number
}

export const findUserClaims = (world: World, id: string): UserClaims | undefined =>
  world.one<UserClaims>('SELECT id, claimsVersion, isAdmin, emailVerified FROM User WHERE id = ?', id)

/** Whether a session is open: not logged out, and no refresh token used twice. */
export const isSessionOpen = (world: World, family: string): boolean =>
  world.one('SELECT 1 FROM RefreshToken WHERE family = ? AND endedAt IS NULL LIMIT 1', family) !== undefined

export const findGuest = (world: World, id: string): GuestRow | undefined =>
  world.one<GuestRow>('SELECT id, firstName, gender, messagesSent FROM GuestSession WHERE id = ?', id)

export const createGuest = (world: World, guest: { firstName: string; gender: string }): string => {
  const id = world.ids.make('gs')
  world.run('INSERT INTO GuestSession (id, firstName, gender, createdAt) VALUES (?, ?, ?, ?)', id, guest.firstName, guest.gender, world.clock.now())
  return id
}

/** @param email normalised by `normalEmail` */
export const findUserByEmail = (world: World, email: string): UserToSignIn | undefined =>
  world.one<UserToSignIn>('SELECT id, email, passwordHash, firstName, language FROM User WHERE email = ?', email)

/** Stores a refresh token; `family` is its session. */
export const createRefreshToken = (world: World, token: { id: string; family: string; userId: string; lifetime: number }): void => {
  const now = world.clock.now()
  world.run(
    'INSERT INTO RefreshToken (id, family, userId, issuedAt, expiresAt) VALUES (?, ?, ?, ?, ?)',
    token.id,
    token.family,
    token.userId,
    now,
    now + token.lifetime * 1000,
  )
}

/** How long an exchange whose answer was lost can be sent again, in seconds. */
const RESEND_SECONDS = 60 * 60

/** The token that an exchange led to, if its id is this one, it was made not long ago, and the token was not used itself. */
const successorOf = (world: World, id: string, exchangeId: string | undefined): string | null =>
  exchangeId === undefined
    ? null
    : (world.one<{ id: string }>(
        `SELECT next.id FROM RefreshToken t JOIN RefreshToken next ON next.id = t.successor
         WHERE t.id = ? AND t.exchangeId = ? AND t.usedAt > ? AND next.usedAt IS NULL AND next.endedAt IS NULL`,
        id,
        exchangeId,
        world.clock.now() - RESEND_SECONDS * 1000,
      )?.id ?? null)

/**
 * Exchanges a refresh token for its successor, once; the same exchange sent again finds the same successor (decision 030).
 * @param exchangeId the id the client gave this exchange, if any
 * @returns null when it was used by another exchange (which ends the family), has ended or is unknown
 */
export const exchangeRefreshToken = (
  world: World,
  { id, exchangeId, lifetime }: { id: string; exchangeId: string | undefined; lifetime: number },
): { id: string; family: string; userId: string; claimsVersion: number } | null =>
  world.atomically(() => {
    const token = world.one<{ family: string; userId: string; usedAt: number | null; endedAt: number | null; claimsVersion: number }>(
      'SELECT t.family, t.userId, t.usedAt, t.endedAt, u.claimsVersion FROM RefreshToken t JOIN User u ON u.id = t.userId WHERE t.id = ?',
      id,
    )
    if (token === undefined) return null
    const { family, userId, claimsVersion } = token
    if (token.usedAt !== null || token.endedAt !== null) {
      const successor = successorOf(world, id, exchangeId)
      if (successor !== null) return { id: successor, family, userId, claimsVersion }
      endFamily(world, family)
      return null
    }
    const successor = world.ids.make('rt')
    createRefreshToken(world, { id: successor, family, userId, lifetime })
    world.run('UPDATE RefreshToken SET usedAt = ?, exchangeId = ?, successor = ? WHERE id = ?', world.clock.now(), exchangeId ?? null, successor, id)
    return { id: successor, family, userId, claimsVersion }
  })

/** Ends a session with its access and refresh tokens. */
export const endFamily = (world: World, family: string): void => {
  world.run('UPDATE RefreshToken SET endedAt = ? WHERE family = ? AND endedAt IS NULL', world.clock.now(), family)
  world.run('DELETE FROM Session WHERE family = ?', family)
}

/**
 * Ends every session of a user: refresh tokens stop working and access tokens go stale.
 * @param except a session to keep; it has to refresh its tokens
 */
export const endSessions = (world: World, userId: string, except: string | null = null): void => {
  world.run('UPDATE RefreshToken SET endedAt = ? WHERE userId = ? AND endedAt IS NULL AND family IS NOT ?', world.clock.now(), userId, except)
  world.run('DELETE FROM Session WHERE userId = ? AND family IS NOT ?', userId, except)
  world.run('UPDATE User SET claimsVersion = claimsVersion + 1 WHERE id = ?', userId)
}

/** The session of a refresh token; null for an unknown one. */
export const familyOf = (world: World, tokenId: string): string | null =>
  world.one<{ family: string }>('SELECT family FROM RefreshToken WHERE id = ?', tokenId)?.family ?? null

/** An account as the e-mail and password rules need it. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly emailVerified: 0 | 1
  readonly passwordHash: string | null
  readonly firstName: string
  readonly language: string
  readonly agreeToNewsletter: 0 | 1
}

export const findAccount = (world: World, id: string): Account | undefined =>
  world.one<Account>('SELECT id, email, emailVerified, passwordHash, firstName, language, agreeToNewsletter FROM User WHERE id = ?', id)

/** The other account that has an e-mail. It has claimed it since it was first to confirm it, however often it is mailed again. */
export const findHolder = (world: World, email: string, userId: string | null): EmailHolder | undefined =>
  world.one<EmailHolder>(
    `SELECT id, emailVerified, EXISTS (SELECT 1 FROM Payment WHERE userId = User.id AND ${IS_PAID}) AS hasPaid,
     coalesce((SELECT min(t.createdAt) FROM EmailToken t WHERE t.userId = User.id AND t.kind = 'verify' AND t.email = User.email), createdAt) AS claimedAt
     FROM User WHERE email = ? AND id IS NOT ?`,
    email,
    userId,
  )

/** Usage of an e-mail: the other account that has it, and how many accounts of it were deleted. */
export const emailUse = (world: World, email: string, userId: string | null): EmailUse => ({
  holder: findHolder(world, email, userId),
  deletions: world.one<{ count: number }>('SELECT count FROM DeletedEmail WHERE emailHash = ?', hashOfEmail(world, email))?.count ?? 0,
})

/** The stored hash of a deleted account's e-mail. */
const hashOfEmail = (world: World, email: string): string => createHmac('sha256', world.secret).update(email).digest('hex')

/** Counts one more deletion of each of an account's confirmed e-mails, former ones included. Call it before the account is deleted. */
export const countDeletion = (world: World, userId: string): void => {
  const confirmed = world.all<{ email: string }>(
    'SELECT email FROM User WHERE id = ? AND emailVerified = 1 UNION SELECT email FROM FormerEmail WHERE userId = ?',
    userId,
    userId,
  )
  for (const { email } of confirmed)
    world.run(
      'INSERT INTO DeletedEmail (emailHash, count) VALUES (?, 1) ON CONFLICT (emailHash) DO UPDATE SET count = count + 1',
      hashOfEmail(world, email),
    )
}

export interface NewAccount {
  readonly email: string
  readonly emailVerified: boolean
  /** Null for an account from a provider. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly language: string
  readonly country: string
  readonly agreeToNewsletter: boolean
  readonly params: Readonly<Record<string, string>>
}

export const createAccount = (world: World, account: NewAccount): string => {
  const id = world.ids.make('u')
  world.run(
    'INSERT INTO User (id, email, emailVerified, passwordHash, firstName, lastName, language, country, agreeToNewsletter, paramsJson, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    account.email,
    account.emailVerified ? 1 : 0,
    account.passwordHash,
    account.firstName,
    account.lastName,
    account.language,
    account.country,
    account.agreeToNewsletter ? 1 : 0,
    JSON.stringify(account.params),
    world.clock.now(),
  )
  return id
}

/** Sets the default gender, male, of an account without one. */
export const setDefaultGender = (world: World, userId: string): void =>
  void world.run("UPDATE User SET gender = 'male' WHERE id = ? AND gender IS NULL", userId)

/** Sets an unconfirmed e-mail and remembers a confirmed one that it replaces. Earlier tokens go stale. Call it inside a transaction. */
export const changeEmail = (world: World, userId: string, email: string): void => {
  world.run(
    'INSERT OR REPLACE INTO FormerEmail (userId, email, leftAt) SELECT id, email, ? FROM User WHERE id = ? AND emailVerified = 1',
    world.clock.now(),
    userId,
  )
  world.run('UPDATE User SET email = ?, emailVerified = 0, claimsVersion = claimsVersion + emailVerified WHERE id = ?', email, userId)
}

export const confirmEmail = (world: World, userId: string): void =>
  void world.run('UPDATE User SET emailVerified = 1, claimsVersion = claimsVersion + 1 WHERE id = ?', userId)

/** Sets a password. Whoever knew the one before, or had the session, does not take the account to another e-mail. Call it inside a transaction. */
export const setPassword = (world: World, userId: string, passwordHash: string): void => {
  world.run('UPDATE User SET passwordHash = ? WHERE id = ?', passwordHash, userId)
  dropNewEmail(world, userId)
}
