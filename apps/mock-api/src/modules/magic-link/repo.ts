import { createHash } from 'node:crypto'
import type { World } from '../../worlds/world.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Creates a token for a guest session; only its hash is stored. */
export const createMagicLink = (world: World, guestSessionId: string, expiresAt: number): string => {
  const token = world.ids.make('ml')
  world.run('INSERT INTO MagicLink (tokenHash, guestSessionId, expiresAt) VALUES (?, ?, ?)', hashOf(token), guestSessionId, expiresAt)
  return token
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
    world.run('UPDATE MagicLink SET usedAt = ? WHERE tokenHash = ? AND usedAt IS NULL', now, hashOf(token))
    return link?.guestSessionId ?? null
  })
