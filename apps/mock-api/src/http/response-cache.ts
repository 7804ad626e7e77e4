import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasOwnCatalogue } from '../modules/bots/repo.ts'
import type { CachedResponse } from '../worlds/response-cache.ts'
import type { World } from '../worlds/world.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `cacheResponse`. */
    isCacheable: boolean
  }
}

/** The type of every kept answer. */
export const CACHED_TYPE = 'application/json; charset=utf-8'

/** Whose catalogue a request sees: everyone's, or the caller's own when they bought, made or blocked a character. */
const viewOf = (world: World, caller: Caller): string => {
  if (caller.kind === 'nobody') return ''
  const { id } = caller
  return world.responseCache.viewOf(id, () => hasOwnCatalogue(world, id))
}

/** The answer that is kept for a caller at an address. */
export const cachedFor = ({ world, caller, url }: Pick<FastifyRequest, 'world' | 'caller' | 'url'>): CachedResponse | undefined =>
  world.responseCache.get(viewOf(world, caller), url)

/**
 * Says of a call's answer that it follows from the address, from what the caller bought, made or blocked, and from the
 * catalogue, and from nothing else: neither the time nor the rest of the data. It is then sent again as it is.
 */
export const cacheResponse = (request: FastifyRequest): void => {
  request.isCacheable = true
}

/** Sends kept answers ahead of the handlers, and keeps those that handlers gave for it. They were checked when they were made. */
export const useResponseCache = (app: FastifyInstance): void => {
  app.decorateRequest('isCacheable', false)
  app.addHook('onRequest', (request, reply, done) => {
    const cached = request.method === 'GET' ? cachedFor(request) : undefined
    if (cached === undefined) done()
    else void reply.type(CACHED_TYPE).send(cached.bytes)
  })
  app.addHook('onSend', ({ isCacheable, call, params, world, caller, url }, reply, payload, done) => {
    if (isCacheable && call !== null && reply.statusCode === 200 && typeof payload === 'string')
      world.responseCache.set(viewOf(world, caller), url, { call, params, bytes: Buffer.from(payload) })
    done(null, payload)
  })
}
