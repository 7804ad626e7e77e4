import type { World } from '../../worlds/world.ts'
import { createRefreshToken } from './repo.ts'
import { REFRESH_TOKEN_SECONDS, signAccessToken, signRefreshToken } from './tokens.ts'

/**
 * Gives a user both tokens.
 * @param family the sign-in they continue; a new one begins when it is left out
 */
export const openSession = async (world: World, user: { id: string; claimsVersion: number }, family?: string): Promise<{ jwtToken: string; refreshToken: string }> => {
  const id = world.ids.make('rt')
  createRefreshToken(world, { id, family: family ?? id, userId: user.id, lifetime: REFRESH_TOKEN_SECONDS })
  return {
    jwtToken: await signAccessToken({ userId: user.id, claimsVersion: user.claimsVersion }, world),
    refreshToken: await signRefreshToken({ id, userId: user.id }, world),
  }
}
