import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { IsProxy } from '@moonlit/environment/proxies'
import type { CachedResponse } from '../worlds/response-cache.ts'
import type { Worlds } from '../worlds/registry.ts'
import type { World } from '../worlds/world.ts'
import { type Caller, callerKey, guestOf, mayCarryToken } from './caller.ts'
import { ANSWER_HEADERS } from './answer-headers.ts'
import { MAX_HEADER_BYTES, createServer } from './client-errors.ts'
import { worldAskedFor } from './gatekeeper.ts'
import { CACHED_TYPE, cachedFor } from './response-cache.ts'

/** Keep-alive of an idle connection, in milliseconds: longer than the minute that proxies use. */
const KEEP_ALIVE = 72_000

/** A request that was answered on the fast path. */
export interface FastResponse {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly world: World
  readonly caller: Caller
  readonly cached: CachedResponse
  /** The answer's headers. */
  readonly headers: Readonly<Record<string, string | number>>
  /** When the request arrived, by `performance.now()`. */
  readonly startedAt: number
}

export interface FastPathOptions {
  readonly worlds: Worlds
  /** Whether a header may name the world. */
  readonly controls: boolean
  /** Tells the proxies, which may set the client's address. */
  readonly isProxy: IsProxy
  /** Whether nothing is injected into this request. */
  readonly isUnaffected: (request: { call: CachedResponse['call']; world: World; headers: IncomingMessage['headers']; url: string }) => boolean
  /** Called for each answer, before it is sent. */
  readonly onAnswer: (answer: FastResponse) => void
}

/**
 * Sends cached answers ahead of Fastify, whose hooks would cost more than the rest of such a request. It handles only
 * the simple case: a GET without a token, in a world without forced answers or delays, whose answer is cached. Everything
 * else, and every refusal, goes to Fastify, which uses the same functions.
 */
export class FastPath {
  readonly #options: FastPathOptions
  readonly #servers: Server[] = []
  #isClosing = false

  constructor(options: FastPathOptions) {
    this.#options = options
  }

  /** Creates Fastify's servers, one for each listening address; for its `serverFactory`. */
  readonly createServer = (handler: RequestListener): Server => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE, maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
      const answer = this.#find(request, response)
      if (answer === null) {
        handler(request, response)
        return
      }
      this.#options.onAnswer(answer)
      response.writeHead(200, answer.headers).end(answer.cached.bytes)
    })
    this.#servers.push(server)
    return server
  }

  /** Called when the server is about to stop: idle connections are closed. */
  close(): void {
    this.#isClosing = true
    // Idle connections are closed at once; without this, active ones would keep their keep-alive.
    for (const server of this.#servers) server.keepAliveTimeout = 1
  }

  /** The answer to a request; null when Fastify has to answer. */
  #find(request: IncomingMessage, response: ServerResponse): FastResponse | null {
    const { method, url = '', headers } = request
    if (method !== 'GET' || this.#isClosing || !url.startsWith('/api/') || mayCarryToken(headers)) return null
    const startedAt = performance.now()
    const { worlds, controls, isUnaffected } = this.#options
    const name = worldAskedFor(controls ? headers['x-mock-world'] : undefined)
    // A world that is not open has nothing cached.
    const world = name === null ? undefined : worlds.find(name)
    if (world === undefined) return null
    try {
      const caller = guestOf(world, headers)
      const cached = cachedFor({ world, caller, url })
      // Only calls that anyone may make, so no authorization is needed.
      if (cached?.call.policy.caller !== 'anyone' || !isUnaffected({ call: cached.call, world, headers, url })) return null
      const ip = caller.kind === 'nobody' ? proxyAddr(request, this.#options.isProxy) : ''
      // Over the rate: Fastify counts it again and answers 429.
      if (world.limiter.take(callerKey({ caller, ip }), world.settings.generalRate, world.clock.now()) !== null) return null
      return {
        request,
        response,
        world,
        caller,
        cached,
        headers: { ...ANSWER_HEADERS, 'content-type': CACHED_TYPE, 'content-length': cached.bytes.length },
        startedAt,
      }
    } catch {
      // Nothing catches errors here, and one would end the process: Fastify meets a damaged database again, and answers.
      return null
    }
  }
}
