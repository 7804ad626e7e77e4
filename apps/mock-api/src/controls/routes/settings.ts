import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import type { Clock } from '../../worlds/clock.ts'
import { controls } from '../contract.ts'
import { endOf } from '../duration.ts'

/** Settings of a world. */
export const settingsRoutes = initServer().router(controls.settings, {
  read: async ({ request: { world } }) => ({ status: 200, body: world.settings }),
  defaults: async ({ request: { world } }) => ({ status: 200, body: world.defaults }),
  change: async ({ body, request: { world } }) => ({ status: 200, body: world.change(body) }),
})

/** Later dates have no four-digit year in ISO format. */
const LAST_TIME = Date.UTC(9999, 11, 31)

const present = (clock: Clock) => ({ now: new Date(clock.now()).toISOString(), isFrozen: clock.isFrozen })

/** @throws ApiError 400 for a time out of range */
const checked = (time: number, path: string): number => {
  if (!(time >= 0 && time <= LAST_TIME)) throw new ApiError('validation_failed', { fields: [{ path, message: 'A time from 1970 to 9999' }] })
  return time
}

/** The time of a world. */
export const clockRoutes = initServer().router(controls.clock, {
  read: async ({ request: { world } }) => ({ status: 200, body: present(world.clock) }),

  change: async ({ body: { isFrozen, now, advance, advanceMs }, request: { world } }) => {
    const { clock } = world
    const start = now === undefined ? clock.now() : checked(Date.parse(now), 'now')
    const middle = advance === undefined ? start : checked(endOf(advance, start), 'advance')
    const end = advanceMs === undefined ? middle : checked(middle + advanceMs, 'advanceMs')
    if (isFrozen === true) clock.freeze()
    if (now !== undefined || end !== start) clock.set(end)
    if (isFrozen === false) clock.resume()
    return { status: 200, body: present(clock) }
  },
})
