import type { IncomingHttpHeaders } from 'node:http'
import type { CallPolicy } from '@moonlit/contract/policy'
import type { FastifyRequest } from 'fastify'
import { findGuest, findUserClaims, isSessionOpen } from '../modules/auth/repo.ts'
import { verifyAccessToken } from '../modules/auth/tokens.ts'
import type { Mailer } from '../modules/mail/mailer.ts'
import { settleDue } from '../modules/payments/settle.ts'
import type { World } from '../worlds/world.ts'
import { ApiError } from './api-error.ts'

/** Who makes a request. */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly id: string }
  | { readonly kind: 'user'; readonly id: string; readonly isAdmin: boolean; readonly emailVerified: boolean }

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

/** Whether headers may hold a token, as `Authorization` or as a cookie; what it is worth takes a closer look. */
export const mayCarryToken = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || cookie?.includes('authorization') === true

/** Browsers say where a request comes from; programs say nothing and are let through. */
const isSameSite = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'same-site' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).hostname === (headers.host ?? '').replace(/:\d+$/u, '')
}

/** Who shows neither a token nor a session. */
export const NOBODY: Caller = { kind: 'nobody' }

/** The guest whose session a request shows. */
export const guestOf = (world: World, headers: IncomingHttpHeaders): Caller => {
  const session = headers['x-user-session-id']
  return typeof session === 'string' && findGuest(world, session) !== undefined ? { kind: 'guest', id: session } : NOBODY
}

/** @throws ApiError 401 for a token that does not hold, 403 when its claims went stale or a change comes by cookie from another site */
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
  return { kind: 'user', id: user.id, isAdmin: user.isAdmin === 1, emailVerified: user.emailVerified === 1 }
}

/**
 * Finds out who calls; for a call that is public, nobody. Only a token takes time: whoever shows none is known at once.
 * @param post mails receipts: a payment that a slow bank has confirmed meanwhile is completed when its buyer is found out
 * @returns a promise, which may be rejected with ApiError 401 or 403, only where there is a token
 */
export const identify = (request: FastifyRequest, policy: CallPolicy, mailer: Mailer): Caller | Promise<Caller> => {
  if (policy.caller === 'public') return NOBODY
  const found = tokenOf(request)
  if (found !== null) return verifyCaller(request, policy, { ...found, mailer })
  return guestOf(request.world, request.headers)
}

/** @throws ApiError 401 or 403 when a call is not for this caller */
export const authorize = (caller: Caller, policy: CallPolicy): void => {
  if (policy.caller === 'public' || policy.caller === 'anyone') return
  if (caller.kind === 'nobody' || (policy.caller !== 'session' && caller.kind !== 'user')) throw new ApiError('unauthorized')
  if (policy.caller === 'admin' && !(caller.kind === 'user' && caller.isAdmin)) throw new ApiError('forbidden')
}

/** The caller of a call that needs a session. */
export const memberOf = ({ caller }: FastifyRequest): Member => {
  if (caller.kind === 'nobody') throw new ApiError('unauthorized')
  return caller
}

/** Names a visitor by nothing but the address they call from. */
export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => `ip:${ip}`

/** Names a caller for limits and statistics: the person, else the address they call from. */
export const callerKey = (request: Pick<FastifyRequest, 'caller' | 'ip'>): string =>
  request.caller.kind === 'nobody' ? addressKey(request) : `${request.caller.kind}:${request.caller.id}`
