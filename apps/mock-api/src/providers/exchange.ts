import type { World } from '../worlds/world.ts'
import type { Provider } from './registration.ts'
import { createGrant, findGrant, revokeGrant, useGrant } from './repo.ts'
import type { ProviderProfile } from './accounts.ts'
import { type AuthorizeRequest, type ExchangeError, type TokenRequest, decideExchange } from './rules.ts'

/** The redirect URL with parameters. */
const answer = ({ redirect_uri, state }: AuthorizeRequest, fields: Record<string, string>): string => {
  const address = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...fields, state })) address.searchParams.set(name, value)
  return address.href
}

/** Redirects back with a code for the profile. */
export const grant = (world: World, provider: Provider, request: AuthorizeRequest, profile: ProviderProfile): string => {
  const { client_id: clientId, redirect_uri: redirectUri, code_challenge: codeChallenge } = request
  return answer(request, { code: createGrant(world, { provider, clientId, redirectUri, codeChallenge, profile }) })
}

/** Redirects back with an error (RFC 6749 section 4.1.2.1): refused, or the provider failed. */
export const refuse = (request: AuthorizeRequest, error: 'access_denied' | 'server_error'): string => answer(request, { error })

/** Exchanges a code, once, for an access token. */
export const exchange = (
  world: World,
  provider: Provider,
  request: TokenRequest,
): { readonly accessToken: string } | { readonly error: ExchangeError } =>
  world.atomically(() => {
    const error = decideExchange(request, findGrant(world, provider, request.code), world.clock.now())
    if (error === null) return { accessToken: useGrant(world, request.code) }
    revokeGrant(world, request.code)
    return { error }
  })
