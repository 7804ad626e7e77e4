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

/** Content type of cached answers. */
export const CACHED_TYPE = 'application/json; charset=utf-8'

/** The catalogue view of a caller: the common one, or their own when they bought, created or blocked a character. */
const viewOf = (world: World, caller: Caller): string => {
  if (caller.kind === 'nobody') return ''
  const { id } = caller
  return world.responseCache.viewOf(id, () => hasOwnCatalogue(world, id))
}

/** The cached answer for a caller and URL. */
export const cachedFor = ({ world, caller, url }: Pick<FastifyRequest, 'world' | 'caller' | 'url'>): CachedResponse | undefined =>
  world.responseCache.get(viewOf(world, caller), url)

/**
 * Marks a call's answer as cacheable: it depends only on the URL, on what the caller bought, created or blocked, and on
 * the catalogue, not on the time or other data.
 */
export const cacheResponse = (request: FastifyRequest): void => {
  request.isCacheable = true
}

/** Sends cached answers ahead of the handlers, and caches marked ones. They were validated when they were made. */
export const useResponseCache = (app: FastifyInstance): void => {
  app.decorateRequest('isCacheable', false)
  app.addHook('onRequest', (request, reply, done) => {
    const cached = request.method === 'GET' && request.call !== null ? cachedFor(request) : undefined
    if (cached === undefined) done()
    else void reply.type(CACHED_TYPE).send(cached.bytes)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.isCacheable && request.call !== null && reply.statusCode === 200 && typeof payload === 'string') {
      const { call, params, world, caller, url } = request
      world.responseCache.set(viewOf(world, caller), url, { call, params, bytes: Buffer.from(payload) })
    }
    done(null, payload)
  })
}
