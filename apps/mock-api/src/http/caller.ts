import type { IncomingHttpHeaders } from 'node:http'
import type { CallPolicy } from '@moonlit/contract/policy'
import type { FastifyRequest } from 'fastify'
import { findGuest, findUserClaims, isSessionOpen } from '../modules/auth/repo.ts'
import { verifyAccessToken } from '../modules/auth/tokens.ts'
import type { Mailer } from '../modules/mail/mailer.ts'
import { settleDue } from '../modules/payments/settle.ts'
import { noteSession } from '../modules/sessions/repo.ts'
import type { World } from '../worlds/world.ts'
import { ApiError } from './api-error.ts'

/** Who makes a request. */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly id: string }
  | {
      readonly kind: 'user'
      readonly id: string
      /** The session of the token: the family of its refresh token. */
      readonly session: string
      readonly isAdmin: boolean
      readonly emailVerified: boolean
    }

/** A caller who has chats: a guest with a session or a signed-in user. */
export type Member = Exclude<Caller, { kind: 'nobody' }>

declare module 'fastify' {
  interface FastifyRequest {
    world: World
    caller: Caller
  }
}

const tokenOf = (request: FastifyRequest): { token: string; byCookie: boolean } | null => {
  const header = request.headers.authorization
  if (header !== undefined) return { token: /^Bearer (?<token>\S+)$/iu.exec(header)?.groups?.token ?? '', byCookie: false }
  const cookie = request.cookies.authorization
  return cookie === undefined || cookie === '' ? null : { token: cookie, byCookie: true }
}

/** Whether headers may hold a token, as `Authorization` or as a cookie. Its validity is checked later. */
export const mayCarryToken = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || cookie?.includes('authorization') === true

/** Browsers send the origin of a request; programs send none and are allowed. */
const isSameSite = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'same-site' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).hostname === (headers.host ?? '').replace(/:\d+$/u, '')
}

/** A visitor: neither a token nor a session. */
export const NOBODY: Caller = { kind: 'nobody' }

const isGuest = (world: World, id: string): boolean => world.knownGuests.has(id, () => findGuest(world, id) !== undefined)

/** The guest of a request's session header. */
export const guestOf = (world: World, headers: IncomingHttpHeaders): Caller => {
  const session = headers['x-user-session-id']
  return typeof session === 'string' && isGuest(world, session) ? { kind: 'guest', id: session } : NOBODY
}

/** @throws ApiError 401 for an invalid token, 403 when its claims are stale or a change comes by cookie from another site */
const verifyCaller = async (
  request: FastifyRequest,
  policy: CallPolicy,
  { token, byCookie, mailer }: { token: string; byCookie: boolean; mailer: Mailer },
): Promise<Caller> => {
  const claims = await verifyAccessToken(token, request.world)
  if (claims === null || !isSessionOpen(request.world, claims.session)) throw new ApiError('token_expired')
  settleDue(request.world, mailer, claims.userId)
  const user = findUserClaims(request.world, claims.userId)
  if (user === undefined) throw new ApiError('token_expired')
  if (user.claimsVersion !== claims.claimsVersion) throw new ApiError('refresh_tokens')
  if (byCookie && !policy.safe && !isSameSite(request)) throw new ApiError('cross_site')
  noteSession(request.world, { family: claims.session, userId: user.id }, request.headers['user-agent'])
  return { kind: 'user', id: user.id, session: claims.session, isAdmin: user.isAdmin === 1, emailVerified: user.emailVerified === 1 }
}

/**
 * Authenticates the caller; a public call has no caller. Only a token needs asynchronous work.
 * @param post mails the receipts of payments that a slow bank has confirmed meanwhile; they are completed here
 * @returns a promise only when there is a token; it may reject with ApiError 401 or 403
 */
export const identify = (request: FastifyRequest, policy: CallPolicy, mailer: Mailer): Caller | Promise<Caller> => {
  if (policy.caller === 'public') return NOBODY
  const found = tokenOf(request)
  if (found !== null) return verifyCaller(request, policy, { ...found, mailer })
  return guestOf(request.world, request.headers)
}

/** @throws ApiError 401 or 403 when the caller may not make the call */
export const authorize = (caller: Caller, policy: CallPolicy): void => {
  if (policy.caller === 'public' || policy.caller === 'anyone') return
  if (caller.kind === 'nobody' || (policy.caller !== 'session' && caller.kind !== 'user')) throw new ApiError('unauthorized')
  if (policy.caller === 'admin' && !(caller.kind === 'user' && caller.isAdmin)) throw new ApiError('forbidden')
}

/**
 * Makes sure that the caller is still there. A body takes time to arrive, in which an account can be deleted, a session
 * ended, or a guest signed in.
 * @throws ApiError 401 when the session is over
 */
export const confirmCaller = ({ world, caller }: FastifyRequest): void => {
  if (caller.kind === 'user' && !isSessionOpen(world, caller.session)) throw new ApiError('token_expired')
  if (caller.kind === 'guest' && !isGuest(world, caller.id)) throw new ApiError('unauthorized')
}

/** The caller of a call that needs a session. */
export const memberOf = ({ caller }: FastifyRequest): Member => {
  if (caller.kind === 'nobody') throw new ApiError('unauthorized')
  return caller
}

/** Key of a visitor by IP address. */
export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => `ip:${ip}`

/** Key of a caller for limits and statistics: the person, else the IP address. */
export const callerKey = (request: Pick<FastifyRequest, 'caller' | 'ip'>): string =>
  request.caller.kind === 'nobody' ? addressKey(request) : `${request.caller.kind}:${request.caller.id}`
