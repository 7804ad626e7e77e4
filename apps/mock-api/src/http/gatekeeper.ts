import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Mailer } from '../modules/mail/mailer.ts'
import type { Worlds } from '../worlds/registry.ts'
import { DEFAULT_WORLD, WORLD_NAME } from '../worlds/world-name.ts'
import { ANSWER_HEADERS } from './answer-headers.ts'
import { ApiError } from './api-error.ts'
import { type Call, callOfRoute } from './call-table.ts'
import { NOBODY, authorize, callerKey, confirmCaller, identify } from './caller.ts'
import { WorldUse } from './world-use.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call of the contract that the request makes; null for any other address. */
    call: Call | null
    /** The authentication error, until the gatekeeper throws it. */
    refusal: ApiError | null
    /** Which world it names, and whether it has needed it. */
    worldUse: WorldUse
  }
}

/** Calls whose answers hold tokens. */
const HANDS_OUT_TOKENS = /^(?:auth|oauth|magicLink)\./u

/** Whether a call's answers are for its caller only. */
const isPrivate = ({ id, policy }: Call): boolean => (policy.caller !== 'public' && policy.caller !== 'anyone') || HANDS_OUT_TOKENS.test(id)

const PageQuery = z.object({ world: z.unknown().optional() })

/** The requested world's name; null when it is invalid. */
export const worldAskedFor = (name: unknown): string | null => {
  if (name === undefined) return DEFAULT_WORLD
  return typeof name === 'string' && WORLD_NAME.test(name) ? name : null
}

/** The header names the world; the mock's own pages have it as `world` in their query. Null when the name is invalid. */
const worldName = ({ headers, url, query }: FastifyRequest): string | null =>
  worldAskedFor(headers['x-mock-world'] ?? (url.startsWith('/api/') ? undefined : PageQuery.parse(query).world))

/**
 * Whether a request may change its world, by somebody who means to: a page on another site can send no header that names a
 * world, and may not use the controls.
 */
const isChange = ({ method, call, headers, url }: FastifyRequest): boolean =>
  (headers['x-mock-world'] !== undefined || url.startsWith('/controls/')) && !(call?.policy.safe ?? (method === 'GET' || method === 'HEAD'))

/** Authenticates the caller. An error is stored for the gatekeeper. */
const identifyCaller = (request: FastifyRequest, call: Call, mailer: Mailer, done: (error?: Error) => void): void => {
  const found = identify(request, call.policy, mailer)
  if (!(found instanceof Promise)) {
    request.caller = found
    done()
    return
  }
  found
    .then(
      (caller) => {
        request.caller = caller
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        request.refusal = error
      },
    )
    .then(() => done(), done)
}

/** Names each request's world and authenticates its caller, for `request.world` and `request.caller`. */
export const useWorlds = (app: FastifyInstance, { worlds, controls, mailer }: { worlds: Worlds; controls: boolean; mailer: Mailer }): void => {
  // Fastify needs the properties up front; the hook below sets them before they are read.
  app.decorateRequest('world', {
    getter(this: FastifyRequest) {
      return this.worldUse.world
    },
  })
  app.decorateRequest('caller')
  app.decorateRequest('call', null)
  app.decorateRequest('refusal', null)
  app.decorateRequest('worldUse')
  app.addHook('onRequest', (request, reply, done) => {
    request.caller = NOBODY
    void reply.headers(ANSWER_HEADERS)
    const name = controls ? worldName(request) : DEFAULT_WORLD
    request.worldUse = new WorldUse(worlds, name ?? DEFAULT_WORLD, reply)
    if (name === null)
      throw new ApiError('validation_failed', { fields: [{ path: 'X-Mock-World', message: 'Lower-case letters, digits and dashes' }] })
    request.call = callOfRoute(request.method, request.routeOptions.url) ?? null
    if (request.call === null) done()
    else identifyCaller(request, request.call, mailer, done)
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (controls && isChange(request)) request.worldUse.keep()
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.worldUse.answered()
    done(null, payload)
  })
  app.addHook('preClose', async () => worlds.release())
}

/** Before every call: authorizes the caller and counts the rate; once its body is there, makes sure that the caller still is. */
export const useGatekeeper = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { call, refusal } = request
    if (call !== null) {
      const { world } = request
      // A HEAD request must not buy or cancel.
      if (request.method === 'HEAD' && !call.policy.safe) {
        void reply.header('allow', call.method)
        throw new ApiError('method_not_allowed')
      }
      if (refusal !== null) throw refusal
      const retryAfter = world.limiter.take(callerKey(request), world.settings.generalRate, world.clock.now())
      if (retryAfter !== null) throw new ApiError('too_many_requests', { retryAfter })
      authorize(request.caller, call.policy)
      // Answers with tokens and what is a person's own must not be cached.
      if (isPrivate(call)) void reply.header('cache-control', 'no-store')
    }
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.call !== null && request.method !== 'GET') confirmCaller(request)
    done()
  })
}
