import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, createServer } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { CachedResponse } from '../worlds/response-cache.ts'
import type { Worlds } from '../worlds/registry.ts'
import type { World } from '../worlds/world.ts'
import { type Caller, callerKey, guestOf, mayCarryToken } from './caller.ts'
import { worldAskedFor } from './gatekeeper.ts'
import { CACHED_TYPE, cachedFor } from './response-cache.ts'

/** How long an idle connection is kept, in milliseconds: longer than the minute after which proxies let go of it. */
const KEEP_ALIVE = 72_000

/** Whose word is taken for the address that a request comes from: that of proxies on this machine. */
export const trustsProxy = proxyAddr.compile('loopback')

/** A request that was answered on the fast path. */
export interface FastResponse {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly world: World
  readonly caller: Caller
  readonly cached: CachedResponse
  /** The answer's headers. */
  readonly headers: Readonly<Record<string, string | number>>
  /** When the request came, as `performance.now()` tells it. */
  readonly startedAt: number
}

export interface FastPathOptions {
  readonly worlds: Worlds
  /** Whether a header may name the world. */
  readonly controls: boolean
  /** Whether nothing answers, delays or spoils this request in place of the handlers. */
  readonly isUnaffected: (request: { call: CachedResponse['call']; world: World; headers: IncomingMessage['headers']; url: string }) => boolean
  /** Told of each answer, before it is sent. */
  readonly onAnswer: (answer: FastResponse) => void
}

/**
 * Answers what is kept ahead of Fastify, whose hooks would cost more than all the rest of such a request. It only takes what
 * needs no thought: a GET without a token, in a world where nothing is forced or delayed, whose answer is kept. All
 * else, and whatever has to be refused, goes to Fastify, which would give the same answers by the same functions.
 */
export class FastPath {
  readonly #options: FastPathOptions
  readonly #servers: Server[] = []
  #isClosing = false

  constructor(options: FastPathOptions) {
    this.#options = options
  }

  /** Makes Fastify's servers, one for each address it listens on; for its `serverFactory`. */
  readonly createServer = (handler: RequestListener): Server => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
      if (!this.#answers(request, response)) handler(request, response)
    })
    this.#servers.push(server)
    return server
  }

  /** The server is about to stop: Fastify tells every connection so, and those that ask for nothing more are let go. */
  close(): void {
    this.#isClosing = true
    // Idle connections are closed at once; without this, those that are still answered would be kept as long as ever.
    for (const server of this.#servers) server.keepAliveTimeout = 1
  }

  /** Answers a request; false when that is not for it to do. */
  #answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' || this.#isClosing || !url.startsWith('/api/') || mayCarryToken(headers)) return false
    const startedAt = performance.now()
    const { worlds, controls, isUnaffected, onAnswer } = this.#options
    const name = worldAskedFor(controls ? headers['x-mock-world'] : undefined)
    if (name === null) return false
    const world = worlds.open(name)
    const caller = guestOf(world, headers)
    const cached = cachedFor({ world, caller, url })
    // Only calls that anyone may make: who calls is all that there is to find out.
    if (cached?.call.policy.caller !== 'anyone' || !isUnaffected({ call: cached.call, world, headers, url })) return false
    const ip = caller.kind === 'nobody' ? proxyAddr(request, trustsProxy) : ''
    // Too many: Fastify counts it once more and says so.
    if (world.limiter.take(callerKey({ caller, ip }), world.settings.generalRate, world.clock.now()) !== null) return false
    const answerHeaders = { 'content-type': CACHED_TYPE, 'content-length': cached.bytes.length }
    onAnswer({ request, response, world, caller, cached, headers: answerHeaders, startedAt })
    response.writeHead(200, answerHeaders).end(cached.bytes)
    return true
  }
}
