import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CLIENT_ID } from './registration.ts'

/** Lifetime of a code, in milliseconds. */
export const CODE_LIFETIME = 60 * 1000
/** Lifetime of an access token, in seconds. */
export const TOKEN_SECONDS = 10 * 60

/** A request to sign someone in: an authorization request with PKCE (RFC 6749 section 4.1.1, RFC 7636 section 4.3). */
export const AuthorizeRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(CLIENT_ID),
  redirect_uri: z.string(),
  state: z.string().min(1).max(512),
  code_challenge: z.string().regex(/^[\w-]{43}$/u),
  code_challenge_method: z.literal('S256'),
})
export type AuthorizeRequest = z.infer<typeof AuthorizeRequest>

/** A request to exchange a code for an access token (RFC 6749 section 4.1.3). */
export const TokenRequest = z.object({
  grant_type: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string(),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/u),
})
export type TokenRequest = z.infer<typeof TokenRequest>

/** S256 challenge of a code verifier (RFC 7636). */
export const challengeOf = (codeVerifier: string): string => createHash('sha256').update(codeVerifier).digest('base64url')

/** A grant: the data of a code. Times are milliseconds. */
export interface Grant {
  readonly clientId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly issuedAt: number
  readonly usedAt: number | null
}

/** The errors of RFC 6749 section 5.2 that a provider answers. */
export type ExchangeError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

/** Why a code cannot be exchanged, or null. */
export const decideExchange = (request: TokenRequest, grant: Grant | undefined, now: number): ExchangeError | null => {
  if (request.grant_type !== 'authorization_code') return 'unsupported_grant_type'
  if (request.client_id !== CLIENT_ID) return 'invalid_client'
  const checkProperty =
    grant !== undefined &&
    grant.usedAt === null &&
    now - grant.issuedAt < CODE_LIFETIME &&
    grant.clientId === request.client_id &&
    grant.redirectUri === request.redirect_uri &&
    grant.codeChallenge === challengeOf(request.code_verifier)
  return checkProperty ? null : 'invalid_grant'
}
