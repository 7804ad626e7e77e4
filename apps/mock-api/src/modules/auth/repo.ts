import type { User } from '@moonlit/prisma/client'
import type { World } from '../../worlds/world.ts'

/** What every request of a signed-in user needs to know of them. */
export interface UserClaims {
  readonly id: string
  readonly claimsVersion: number
  readonly isAdmin: 0 | 1
  readonly emailVerified: 0 | 1
}

/** A guest, as the chat needs to know them. */
export interface GuestRow {
  readonly id: string
  readonly firstName: string
  readonly gender: string
  readonly messagesSent: number
}

export const findUserClaims = (world: World, id: string): UserClaims | undefined =>
  world.one<UserClaims>('SELECT id, claimsVersion, isAdmin, emailVerified FROM User WHERE id = ?', id)

export const findGuest = (world: World, id: string): GuestRow | undefined =>
  world.one<GuestRow>('SELECT id, firstName, gender, messagesSent FROM GuestSession WHERE id = ?', id)

export const createGuest = (world: World, guest: { firstName: string; gender: string }): string => {
  const id = world.ids.make('gs')
  world.run('INSERT INTO GuestSession (id, firstName, gender, createdAt) VALUES (?, ?, ?, ?)', id, guest.firstName, guest.gender, world.clock.now())
  return id
}

export const findUserByEmail = async (world: World, email: string): Promise<User | null> => world.prisma.user.findUnique({ where: { email } })

/** Keeps a refresh token; `family` is the sign-in it descends from. */
export const createRefreshToken = (world: World, token: { id: string; family: string; userId: string; lifetime: number }): void => {
  const now = world.clock.now()
  world.run(
    'INSERT INTO RefreshToken (id, family, userId, issuedAt, expiresAt) VALUES (?, ?, ?, ?, ?)',
    token.id, token.family, token.userId, now, now + token.lifetime * 1000,
  )
}

/**
 * Marks a refresh token as used, once.
 * @returns its family, or null when it was used before (which ends the family), ended or never given out
 */
export const useRefreshToken = (world: World, id: string): { family: string; userId: string; claimsVersion: number } | null =>
  world.atomically(() => {
    const token = world.one<{ family: string; userId: string; usedAt: number | null; endedAt: number | null; claimsVersion: number }>(
      'SELECT t.family, t.userId, t.usedAt, t.endedAt, u.claimsVersion FROM RefreshToken t JOIN User u ON u.id = t.userId WHERE t.id = ?',
      id,
    )
    if (token === undefined) return null
    if (token.usedAt !== null || token.endedAt !== null) {
      endFamily(world, token.family)
      return null
    }
    world.run('UPDATE RefreshToken SET usedAt = ? WHERE id = ?', world.clock.now(), id)
    return token
  })

const endFamily = (world: World, family: string): void =>
  void world.run('UPDATE RefreshToken SET endedAt = ? WHERE family = ? AND endedAt IS NULL', world.clock.now(), family)

/** Ends the sign-in that a refresh token belongs to; an unknown one is no error. */
export const endSession = (world: World, tokenId: string): void => {
  const token = world.one<{ family: string }>('SELECT family FROM RefreshToken WHERE id = ?', tokenId)
  if (token !== undefined) endFamily(world, token.family)
}
