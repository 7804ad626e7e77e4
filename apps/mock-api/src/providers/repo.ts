import { createHash } from 'node:crypto'
import type { World } from '../worlds/world.ts'
import { ProviderProfile } from './accounts.ts'
import type { Provider } from './registration.ts'
import { type Grant, TOKEN_SECONDS } from './rules.ts'

/** Only hashes are stored, so that a leaked database signs nobody in. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Stores a grant; returns its code. Expired grants are deleted. */
export const createGrant = (
  world: World,
  { provider, profile, ...grant }: { provider: Provider; clientId: string; redirectUri: string; codeChallenge: string; profile: ProviderProfile },
): string => {
  const code = world.ids.make('pc')
  const now = world.clock.now()
  world.run('DELETE FROM ProviderGrant WHERE issuedAt < ?', now - 2 * TOKEN_SECONDS * 1000)
  world.run(
    'INSERT INTO ProviderGrant (codeHash, provider, clientId, redirectUri, codeChallenge, profileJson, issuedAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
    hashOf(code),
    provider,
    grant.clientId,
    grant.redirectUri,
    grant.codeChallenge,
    JSON.stringify(profile),
    now,
  )
  return code
}

export const findGrant = (world: World, provider: Provider, code: string): Grant | undefined =>
  world.one<Grant>(
    'SELECT clientId, redirectUri, codeChallenge, issuedAt, usedAt FROM ProviderGrant WHERE codeHash = ? AND provider = ?',
    hashOf(code),
    provider,
  )

/** Marks a code as used; returns its access token. */
export const useGrant = (world: World, code: string): string => {
  const token = world.ids.make('pt')
  world.run('UPDATE ProviderGrant SET usedAt = ?, tokenHash = ? WHERE codeHash = ?', world.clock.now(), hashOf(token), hashOf(code))
  return token
}

/** Revokes the access token of a code that was used twice (RFC 6749 section 4.1.2). */
export const revokeGrant = (world: World, code: string): void =>
  void world.run('UPDATE ProviderGrant SET tokenHash = NULL WHERE codeHash = ? AND usedAt IS NOT NULL', hashOf(code))

/** The profile of an access token, or null when it is invalid. */
export const readProfile = (world: World, provider: Provider, token: string): ProviderProfile | null => {
  const grant = world.one<{ profileJson: string }>(
    'SELECT profileJson FROM ProviderGrant WHERE tokenHash = ? AND provider = ? AND usedAt > ?',
    hashOf(token),
    provider,
    world.clock.now() - TOKEN_SECONDS * 1000,
  )
  return grant === undefined ? null : ProviderProfile.parse(JSON.parse(grant.profileJson))
}
