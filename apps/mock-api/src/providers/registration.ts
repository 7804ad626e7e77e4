import type { OAuthProvider } from '@moonlit/contract/oauth'
import type { z } from 'zod'
import { DEFAULT_WORLD } from '../worlds/world-name.ts'
import type { World } from '../worlds/world.ts'

export type Provider = z.infer<typeof OAuthProvider>

/** Display names of providers. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook', twitter: 'Twitter' }

/** Moonlit's client id at every provider. There is no client secret: PKCE protects the code (RFC 7636). */
export const CLIENT_ID = 'moonlit'

/** A public URL of this server; outside the default world it names the world. */
const addressOf = (apiUrl: string, path: string, { name }: Pick<World, 'name'>): URL => {
  const address = new URL(path, apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`)
  if (name !== DEFAULT_WORLD) address.searchParams.set('world', name)
  return address
}

/** The authorization URL of a provider. */
export const authorizeAddress = (apiUrl: string, provider: Provider, world: Pick<World, 'name'>): URL =>
  addressOf(apiUrl, `providers/${provider}/authorize`, world)

/** The redirect_uri that Moonlit has registered; no other is accepted. */
export const registeredRedirect = (apiUrl: string, provider: Provider, world: Pick<World, 'name'>): string =>
  addressOf(apiUrl, `oauth/callback/${provider}`, world).href
