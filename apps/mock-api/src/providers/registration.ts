import type { OAuthProvider } from '@moonlit/contract/oauth'
import type { z } from 'zod'
import { DEFAULT_WORLD } from '../worlds/world-name.ts'
import type { World } from '../worlds/world.ts'

export type Provider = z.infer<typeof OAuthProvider>

/** What people call each provider. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook', twitter: 'Twitter' }

/** What every provider knows Moonlit by. It has no secret: a code is worth nothing without its verifier (RFC 7636). */
export const CLIENT_ID = 'moonlit'

/** An address of this server as browsers see it. Pages are reached by links, so one of another world than the default one names it. */
const addressOf = (apiUrl: string, path: string, { name }: Pick<World, 'name'>): URL => {
  const address = new URL(path, apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`)
  if (name !== DEFAULT_WORLD) address.searchParams.set('world', name)
  return address
}

/** Where a provider asks people whether they want to sign in. */
export const authorizeAddress = (apiUrl: string, provider: Provider, world: Pick<World, 'name'>): URL =>
  addressOf(apiUrl, `providers/${provider}/authorize`, world)

/** The one address that Moonlit has registered with a provider; nobody is ever sent back to another one. */
export const registeredRedirect = (apiUrl: string, provider: Provider, world: Pick<World, 'name'>): string =>
  addressOf(apiUrl, `oauth/callback/${provider}`, world).href
