import { commonErrors } from '@moonlit/contract/common'
import { ERRORS } from '@moonlit/contract/errors'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { CALLS } from '../../http/call-table.ts'
import type { World } from '../../worlds/world.ts'
import { controls } from '../contract.ts'
import { FAULTS } from '../contract/forced.ts'
import { type CallOrAll, codesOfStatus, documentedStatuses } from '../documented.ts'
import { forcedOf } from '../forced.ts'
import { presentRequest } from '../present-log.ts'
import { findPersona } from '../repo.ts'
import type { RequestLog } from '../request-log.ts'
import type { RequestStreams } from '../request-stream.ts'
import type { UnknownNames } from '../unknown-names.ts'
import { callerOfPersona } from './people.ts'

const CALLER = /^(?:nobody|(?:guest|user):[\w-]{1,64})$/u

/** @throws ApiError 400 for an invalid caller */
const callerOf = (world: World, caller: string | null): string | null => {
  if (caller === null || CALLER.test(caller)) return caller
  const persona = findPersona(world, caller)
  if (persona !== undefined) return callerOfPersona(persona)
  throw new ApiError('validation_failed', { fields: [{ path: 'caller', message: 'A persona’s name, guest:<id>, user:<id> or nobody' }] })
}

/** Routes of forced answers. */
export const forcedRoutes = initServer().router(controls.forced, {
  list: async ({ request: { world } }) => ({ status: 200, body: { forced: [...forcedOf(world).list()] } }),

  add: async ({ body, request: { world } }) => ({ status: 201, body: forcedOf(world).add(body, callerOf(world, body.caller)) }),

  remove: async ({ params, request: { world } }) => {
    if (!forcedOf(world).remove(params.id)) throw new ApiError('not_found')
    return { status: 200, body: { status: true } }
  },

  clear: async ({ request: { world } }) => {
    forcedOf(world).clear()
    return { status: 200, body: { status: true } }
  },
})

const lastSeen = ({ headers }: FastifyRequest): number | null => {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,15}$/u.test(id) ? Number(id) : null
}

/** Routes of the request log. */
export const requestsRoutes = ({ log, streams, unknown }: { log: RequestLog; streams: RequestStreams; unknown: UnknownNames }) =>
  initServer().router(controls.requests, {
    list: async ({ query: { after, limit, call }, request: { worldUse } }) => ({
      status: 200,
      body: {
        requests: log
          .list(worldUse.name, after)
          .filter((kept) => call === undefined || kept.call?.id === call)
          .slice(0, limit)
          .map(presentRequest),
      },
    }),

    stream: async ({ request, reply }) => {
      // A stream may stay open for hours and must not hold the world open.
      request.worldUse.end()
      void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
      return { status: 200, body: streams.open(request.worldUse.name, lastSeen(request)) }
    },

    unknownNames: async ({ request: { worldUse } }) => ({ status: 200, body: { names: unknown.list(worldUse.name) } }),

    clear: async ({ request: { worldUse } }) => {
      log.clear(worldUse.name)
      return { status: 200, body: { status: true } }
    },
  })

const statusesOfCall = (call: CallOrAll) =>
  documentedStatuses(call).map((status) => ({
    status,
    isCommon: Object.hasOwn(commonErrors, status),
    errors: codesOfStatus(status).map((code) => ({ code, detail: ERRORS[code].detail })),
  }))

/** The route that lists calls and their forceable answers. */
export const callsRoutes = initServer().router(controls.calls, {
  list: async () => ({
    status: 200,
    body: {
      calls: CALLS.map(({ id, method, path, summary, policy }) => ({ id, method, path, summary, policy, statuses: statusesOfCall(id) })),
      anyCall: statusesOfCall('*'),
      faults: [...FAULTS],
    },
  }),
})
