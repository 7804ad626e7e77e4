import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { createRefreshToken, findUserClaims } from './repo.ts'
import { REFRESH_TOKEN_SECONDS, signAccessToken, signRefreshToken } from './tokens.ts'

/**
 * Issues both tokens to a user.
 * @param family the session to continue; a new one when left out
 */
export const openSession = async (
  world: World,
  user: { id: string; claimsVersion: number },
  family?: string,
): Promise<{ jwtToken: string; refreshToken: string }> => {
  const id = world.ids.make('rt')
  const session = family ?? id
  createRefreshToken(world, { id, family: session, userId: user.id, lifetime: REFRESH_TOKEN_SECONDS })
  return {
    jwtToken: await signAccessToken({ userId: user.id, claimsVersion: user.claimsVersion, session }, world),
    refreshToken: await signRefreshToken({ id, userId: user.id }, world),
  }
}

/**
 * Starts a session of a user with current claims.
 * @throws ApiError 404 when there is no such user
 */
export const signIn = async (world: World, userId: string): Promise<{ jwtToken: string; refreshToken: string }> => {
  const claims = findUserClaims(world, userId)
  if (claims === undefined) throw new ApiError('user_not_found')
  return openSession(world, claims)
}
