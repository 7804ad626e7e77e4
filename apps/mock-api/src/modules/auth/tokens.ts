import { SignJWT, errors, jwtVerify } from 'jose'
import type { World } from '../../worlds/world.ts'

/** Lifetime of an access token, in seconds (AP-07). */
export const ACCESS_TOKEN_SECONDS = 15 * 60
/** Lifetime of a refresh token, in seconds (AP-07). */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60

const ISSUER = 'moonlit'
const keyOf = ({ secret }: World): Uint8Array => new TextEncoder().encode(secret)

interface Claims {
  readonly userId: string
  readonly claimsVersion: number
  /** The token's session: the family of its refresh token. */
  readonly session: string
}

/** Signs an access token for a user, by the world's clock. */
export const signAccessToken = async ({ userId, claimsVersion, session }: Claims, world: World): Promise<string> => {
  const now = Math.floor(world.clock.now() / 1000)
  return new SignJWT({ kind: 'access', version: claimsVersion, session })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(keyOf(world))
}

/** Signs a refresh token; its data is stored under its id. */
export const signRefreshToken = async ({ id, userId }: { id: string; userId: string }, world: World): Promise<string> => {
  const now = Math.floor(world.clock.now() / 1000)
  return new SignJWT({ kind: 'refresh' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(now + REFRESH_TOKEN_SECONDS)
    .sign(keyOf(world))
}

const verify = async (token: string, world: World) => {
  try {
    const { payload } = await jwtVerify(token, keyOf(world), { issuer: ISSUER, algorithms: ['HS256'], currentDate: new Date(world.clock.now()) })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** The claims of an access token, or null when it is invalid or expired. */
export const verifyAccessToken = async (token: string, world: World): Promise<Claims | null> => {
  const payload = await verify(token, world)
  if (payload?.kind !== 'access' || payload.sub === undefined || typeof payload.version !== 'number' || typeof payload.session !== 'string')
    return null
  return { userId: payload.sub, claimsVersion: payload.version, session: payload.session }
}

/** The id of a refresh token, or null when it is invalid or expired. */
export const verifyRefreshToken = async (token: string, world: World): Promise<{ id: string; userId: string } | null> => {
  const payload = await verify(token, world)
  if (payload?.kind !== 'refresh' || payload.sub === undefined || payload.jti === undefined) return null
  return { id: payload.jti, userId: payload.sub }
}
