import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/call-table.ts'
import { clientAbort } from '../http/client-abort.ts'
import type { World } from '../worlds/world.ts'
import { type MadeResponse, makeResponse } from './make-response.ts'
import { forcedOf } from './forced.ts'
import type { LoggedRequest } from './contract/requests.ts'
import { readPreference } from './prefer.ts'
import { readRest } from './request-body.ts'
import { type Corruption, corrupt } from './corrupt.ts'

/** Seconds after which the web app asks whether maintenance is over. */
const MAINTENANCE_RETRY = 15

type Injection = NonNullable<LoggedRequest['injected']>

declare module 'fastify' {
  interface FastifyRequest {
    /** What replaces the handler's answer or corrupts it; null for nothing. */
    injected: Injection | null
    /** How to corrupt the answer. */
    corruption: Corruption | null
    /** The part of a corrupted answer that the client receives. */
    received: string | null
    /** The body of a request that was answered before it was parsed. */
    unparsed: string | null
  }
}

const MAINTENANCE = { by: 'maintenance', what: '503 maintenance', forcedId: null } as const

/** The latency of a call, in real time: the network does not follow a world's clock. */
const latencyOf = ({ settings: { latency, calls }, chance }: World, { id }: Call): number => {
  const own = calls[id]
  const jitter = own?.jitterMs ?? latency.jitterMs
  return (own?.latencyMs ?? latency.ms) + (jitter === 0 ? 0 : chance.next(`latency:${id}`) * jitter)
}

/** Whether the failure rate fails this call. */
const fails = ({ settings: { failureRate, calls }, chance }: World, { id }: Call): boolean => {
  const rate = calls[id]?.failureRate ?? failureRate
  return rate > 0 && chance.next(`failure:${id}`) < rate
}

const answer = async (request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Omit<MadeResponse, 'what'>): Promise<FastifyReply> => {
  request.unparsed = await readRest(request)
  return reply.status(status).headers(headers).send(body)
}

/** Whether nothing is injected, which is true for almost every request. */
export const isUnaffected = ({ call, world, headers, url }: Pick<FastifyRequest, 'call' | 'world' | 'headers' | 'url'>): boolean => {
  const { latency, failureRate, maintenance, calls } = world.settings
  if (maintenance && url.startsWith('/api/')) return false
  if (call === null) return true
  const isPlain = latency.ms === 0 && latency.jitterMs === 0 && failureRate === 0 && calls[call.id] === undefined
  return isPlain && headers.prefer === undefined && forcedOf(world).isEmpty
}

/** Answers a call during maintenance. */
const answerMaintenance = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  request.injected = MAINTENANCE
  if (request.call?.id === 'core.alive') return answer(request, reply, { status: 200, headers: {}, body: { status: false } })
  request.unparsed = await readRest(request)
  throw new ApiError('maintenance', { retryAfter: MAINTENANCE_RETRY })
}

/** Applies the Prefer header; true when it answered the request. */
const grantPreference = async (request: FastifyRequest, reply: FastifyReply, call: Call): Promise<boolean> => {
  const header = request.headers.prefer
  if (header === undefined) return false
  const preference = readPreference(String(header), call)
  if (Array.isArray(preference)) throw new ApiError('validation_failed', { fields: preference })
  if (preference.applied !== '') void reply.header('preference-applied', preference.applied)
  if (preference.waitMs > 0) {
    using abort = clientAbort(request)
    const { clock } = request.world
    await clock.until(clock.now() + preference.waitMs, abort.signal)
  }
  if (preference.status === null) return false
  const made = makeResponse(call, { status: preference.status, code: preference.code })
  request.injected = { by: 'prefer', what: made.what, forcedId: null }
  await answer(request, reply, made)
  return true
}

/** Applies a forced answer or fault; true when it answered the request. */
const giveForced = async (request: FastifyRequest, reply: FastifyReply, call: Call): Promise<boolean> => {
  const forced = forcedOf(request.world).take(call.id, request.caller)
  if (forced === null) return false
  const by = { by: 'forced', forcedId: forced.id } as const
  if (forced.status !== null) {
    const made = makeResponse(call, { ...forced, status: forced.status })
    request.injected = { ...by, what: made.what }
    await answer(request, reply, made)
    return true
  }
  const fault = forced.fault ?? 'drop'
  request.injected = { ...by, what: fault }
  if (fault !== 'drop') {
    request.corruption = { fault, overMs: forced.overMs }
    return false
  }
  request.unparsed = await readRest(request)
  reply.hijack()
  reply.raw.destroy()
  return true
}

/** Answers in place of the handler, or delays it; true when it was answered. */
const inject = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
  const { call, world } = request
  if (call !== null) {
    const latency = latencyOf(world, call)
    if (latency > 0) await pause(latency)
  }
  if (world.settings.maintenance && request.url.startsWith('/api/')) {
    await answerMaintenance(request, reply)
    return true
  }
  if (call === null) return false
  if ((await grantPreference(request, reply, call)) || (await giveForced(request, reply, call))) return true
  if (!fails(world, call)) return false
  request.injected = { by: 'failure-rate', what: '500 internal', forcedId: null }
  await answer(request, reply, makeResponse(call, { status: 500 }))
  return true
}

/**
 * Injects delays, forced answers and faults (MK-01 to MK-04) in one hook ahead of the handlers, which
 * know nothing of it. It runs after authentication and before authorization. Corruption is done by `useCorruption`.
 */
export const useFaultInjection = (app: FastifyInstance): void => {
  app.decorateRequest('injected', null)
  app.decorateRequest('corruption', null)
  app.decorateRequest('received', null)
  app.decorateRequest('unparsed', null)

  app.addHook('onRequest', (request, reply, done) => {
    // Pages that are no part of the API may not need a world.
    if (!request.url.startsWith('/api/') || isUnaffected(request)) done()
    else inject(request, reply).then((isAnswered) => isAnswered || done(), done)
  })
}

/** The other end of `useFaultInjection`, which corrupts answers on their way out. It runs after the response cache. */
export const useCorruption = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { corruption } = request
    if (corruption === null || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      done(null, payload)
      return
    }
    const corrupted = corrupt(payload.toString(), corruption, () => reply.raw.destroy())
    request.received = corrupted.received
    void reply.header('content-length', String(corrupted.length))
    done(null, corrupted.payload)
  })
}
