import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { createRefreshToken, exchangeRefreshToken, findUserClaims } from './repo.ts'
import { REFRESH_TOKEN_SECONDS, signAccessToken, signRefreshToken, verifyRefreshToken } from './tokens.ts'

interface SessionTokens {
  readonly jwtToken: string
  readonly refreshToken: string
}

const signTokens = async (
  world: World,
  { id, userId, claimsVersion, family }: { id: string; userId: string; claimsVersion: number; family: string },
): Promise<SessionTokens> => ({
  jwtToken: await signAccessToken({ userId, claimsVersion, session: family }, world),
  refreshToken: await signRefreshToken({ id, userId }, world),
})

/** Starts a session of a user. */
export const openSession = async (world: World, user: { id: string; claimsVersion: number }): Promise<SessionTokens> => {
  const id = world.ids.make('rt')
  createRefreshToken(world, { id, family: id, userId: user.id, lifetime: REFRESH_TOKEN_SECONDS })
  return signTokens(world, { id, userId: user.id, claimsVersion: user.claimsVersion, family: id })
}

/**
 * Goes on with the session of a refresh token.
 * @throws ApiError 401 when it has expired, has ended, or was used by another exchange, which ends the session
 */
export const renewSession = async (world: World, refreshToken: string, exchangeId: string | undefined): Promise<SessionTokens> => {
  const token = await verifyRefreshToken(refreshToken, world)
  const next = token === null ? null : exchangeRefreshToken(world, { id: token.id, exchangeId, lifetime: REFRESH_TOKEN_SECONDS })
  if (next === null) throw new ApiError('token_expired')
  return signTokens(world, next)
}

/**
 * Starts a session of a user with current claims.
 * @throws ApiError 404 when there is no such user
 */
export const signIn = async (world: World, userId: string): Promise<SessionTokens> => {
  const claims = findUserClaims(world, userId)
  if (claims === undefined) throw new ApiError('user_not_found')
  return openSession(world, claims)
}
