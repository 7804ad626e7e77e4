import { createHash } from 'node:crypto'
import type { World } from '../../worlds/world.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes a token that stands for a guest session until a point in time; only its hash is kept. */
export const createMagicLink = (world: World, guestSessionId: string, expiresAt: number): string => {
  const token = world.ids.make('ml')
  world.run('INSERT INTO MagicLink (tokenHash, guestSessionId, expiresAt) VALUES (?, ?, ?)', hashOf(token), guestSessionId, expiresAt)
  return token
}

/** Uses a token, once; answers the session it stands for, or null when it does not hold. */
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
