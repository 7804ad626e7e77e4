import { createHash } from 'node:crypto'
import type { MagicLinkState } from '@moonlit/contract/auth'
import type { World } from '../../worlds/world.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Creates a token for a guest session; only its hash is stored. */
export const createMagicLink = (world: World, guestSessionId: string, expiresAt: number): string => {
  const token = world.ids.make('ml')
  world.run('INSERT INTO MagicLink (tokenHash, guestSessionId, expiresAt) VALUES (?, ?, ?)', hashOf(token), guestSessionId, expiresAt)
  return token
}

/** Whether a token still works, as a person may know it. */
export const stateOfMagicLink = (world: World, token: string): MagicLinkState['state'] => {
  const link = world.one<{ usedAt: number | null; expiresAt: number }>('SELECT usedAt, expiresAt FROM MagicLink WHERE tokenHash = ?', hashOf(token))
  if (link === undefined) return 'over'
  if (link.usedAt !== null) return 'used'
  return link.expiresAt > world.clock.now() ? 'open' : 'over'
}

/** Uses a token once; returns its session, or null when it is invalid. */
export const spendMagicLink = (world: World, token: string): string | null =>
  world.atomically(() => {
    const now = world.clock.now()
    const link = world.one<{ guestSessionId: string }>(
      'SELECT guestSessionId FROM MagicLink WHERE tokenHash = ? AND usedAt IS NULL AND expiresAt > ?',
      hashOf(token),
      now,
    )
    if (link === undefined) return null
    world.run('UPDATE MagicLink SET usedAt = ? WHERE tokenHash = ?', now, hashOf(token))
    return link.guestSessionId
  })
