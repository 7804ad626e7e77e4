import { z } from 'zod'
import type { World } from './world.ts'

/** When the seed was made, in milliseconds: its times are relative to that. */
export const SeedState = z.object({ at: z.number() })

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Time columns of the seed, by table. */
const TIMES = {
  Bot: ['createdAt', 'readyAt'],
  User: ['createdAt'],
  GuestSession: ['createdAt'],
  Subscription: ['startedAt', 'endsAt', 'cancelledAt', 'keptAt', 'periodStart'],
} as const

/**
 * Shifts the seed's times to now in a new world, so that a subscription of three days ago is always three
 * days old.
 */
export const shiftSeedToNow = (world: World): void => {
  const seed = world.recall('seed', SeedState)
  const now = world.clock.now()
  // Less than an hour is ignored, to keep resets fast.
  if (seed === undefined || now - seed.at < HOUR) return
  const days = Math.floor(now / DAY) - Math.floor(seed.at / DAY)
  world.atomically(() => {
    for (const [table, columns] of Object.entries(TIMES))
      world.run(`UPDATE "${table}" SET ${columns.map((column) => `${column} = ${column} + ${now - seed.at}`).join(', ')}`)
    // Through temporary names, so that no day collides with an existing one.
    if (days > 0)
      for (const table of ['BotDay', 'SourceDay']) {
        world.run(`UPDATE ${table} SET date = 'moved ' || date(date, ?)`, `+${days} days`)
        world.run(`UPDATE ${table} SET date = substr(date, 7)`)
      }
    world.remember('seed', { at: now })
  })
}
