import { z } from 'zod'
import type { World } from './world.ts'

/** When the seed of a world was made, in milliseconds: all its times count from there. */
export const SeedState = z.object({ at: z.number() })

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Times of the seed: columns by table. */
const TIMES = {
  Bot: ['createdAt', 'readyAt'],
  User: ['createdAt'],
  GuestSession: ['createdAt'],
  Subscription: ['startedAt', 'endsAt', 'cancelledAt', 'keptAt', 'periodStart'],
} as const

/**
 * Moves the times of the seed on to now, in a world that has just begun: who subscribed three days ago has done so three
 * days ago, however long ago the seed was made.
 */
export const shiftSeedToNow = (world: World): void => {
  const seed = world.recall('seed', SeedState)
  const now = world.clock.now()
  // Who cares for less than an hour: a reset is to cost no more than it must.
  if (seed === undefined || now - seed.at < HOUR) return
  const days = Math.floor(now / DAY) - Math.floor(seed.at / DAY)
  world.atomically(() => {
    for (const [table, columns] of Object.entries(TIMES))
      world.run(`UPDATE "${table}" SET ${columns.map((column) => `${column} = ${column} + ${now - seed.at}`).join(', ')}`)
    // By way of names that no day has, so that none is moved onto one that is still there.
    if (days > 0)
      for (const table of ['BotDay', 'SourceDay']) {
        world.run(`UPDATE ${table} SET date = 'moved ' || date(date, ?)`, `+${days} days`)
        world.run(`UPDATE ${table} SET date = substr(date, 7)`)
      }
    world.remember('seed', { at: now })
  })
}
