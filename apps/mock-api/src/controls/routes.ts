import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { rethrow } from '../http/rethrow.ts'
import { openSession } from '../modules/auth/session.ts'
import type { Clock } from '../worlds/clock.ts'
import type { Worlds } from '../worlds/registry.ts'
import { controls } from './contract.ts'
import { findPersona, listPersonas } from './repo.ts'

const presentClock = (clock: Clock): { now: string; isFrozen: boolean } => ({ now: new Date(clock.now()).toISOString(), isFrozen: clock.isFrozen })

/** The mock's own controls. */
export const controlRoutes = ({ worlds }: { worlds: Worlds }) => {
  const server = initServer()
  const routes = server.router(controls, {
    worlds: async () => ({ status: 200, body: { worlds: worlds.names() } }),

    reset: async ({ request: { world } }) => {
      await worlds.reset(world.name)
      return { status: 200, body: { status: true } }
    },

    settings: async ({ request: { world } }) => ({ status: 200, body: world.settings }),
    changeSettings: async ({ body, request: { world } }) => ({ status: 200, body: world.change(body) }),

    clock: async ({ request: { world } }) => ({ status: 200, body: presentClock(world.clock) }),
    changeClock: async ({
      body,
      request: {
        world: { clock },
      },
    }) => {
      if (body.isFrozen === true) clock.freeze()
      if (body.now !== undefined) clock.set(Date.parse(body.now))
      if (body.advanceMs !== undefined) clock.advance(body.advanceMs)
      if (body.isFrozen === false) clock.resume()
      return { status: 200, body: presentClock(clock) }
    },

    personas: async ({ request: { world } }) => ({
      status: 200,
      body: { personas: listPersonas(world).map(({ name, userId }) => ({ name, kind: userId === null ? 'guest' : 'user' })) },
    }),

    signIn: async ({ params, request: { world } }) => {
      const persona = findPersona(world, params.name)
      if (persona?.userId != null)
        return {
          status: 200,
          body: { kind: 'user', ...(await openSession(world, { id: persona.userId, claimsVersion: persona.claimsVersion ?? 1 })) },
        }
      if (persona?.guestSessionId != null) return { status: 200, body: { kind: 'guest', UserSessionID: persona.guestSessionId } }
      throw new ApiError('not_found')
    },
  })
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(server.plugin(routes), { responseValidation: true, logInitialization: false, requestValidationErrorHandler: rethrow })
  }
}
