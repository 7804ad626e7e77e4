import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Worlds } from '../worlds/registry.ts'
import { DEFAULT_WORLD, WORLD_NAME } from '../worlds/registry.ts'
import { ApiError } from './api-error.ts'
import { CALLS } from './call-table.ts'
import { type Caller, authorize, callerKey, identify } from './caller.ts'

const PageQuery = z.object({ world: z.unknown().optional() })

const NOBODY: Caller = { kind: 'nobody' }
const policies = new Map(CALLS.map(({ method, path, policy }) => [`${method} ${path}`, policy]))

/** The world is named by a header; the mock's own pages, which are reached by links, carry it as `world` in their query. */
const worldName = ({ headers, url, query }: FastifyRequest): string => {
  const name = headers['x-mock-world'] ?? (url.startsWith('/api/') ? undefined : PageQuery.parse(query).world)
  if (name === undefined) return DEFAULT_WORLD
  if (typeof name !== 'string' || !WORLD_NAME.test(name))
    throw new ApiError('validation_failed', { fields: [{ path: 'X-Mock-World', message: 'Lower-case letters, digits and dashes' }] })
  return name
}

/**
 * What happens before every call: its world is opened, its caller found out, its right to call checked, its rate counted.
 * Handlers find `request.world` and `request.caller` ready.
 */
export const useGatekeeper = (app: FastifyInstance, { worlds, controls }: { worlds: Worlds; controls: boolean }): void => {
  // Fastify wants the shape up front; the hook below sets both before anyone can read them.
  app.decorateRequest('world')
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    request.world = worlds.open(controls ? worldName(request) : DEFAULT_WORLD)
    request.caller = NOBODY
    const policy = policies.get(`${request.method} ${request.routeOptions.url ?? ''}`)
    if (policy === undefined) return
    request.caller = await identify(request, policy)
    const { world } = request
    const retryAfter = world.limiter.take(callerKey(request), world.settings.generalRate, world.clock.now())
    if (retryAfter !== null) throw new ApiError('too_many_requests', { retryAfter })
    authorize(request.caller, policy)
  })
}
