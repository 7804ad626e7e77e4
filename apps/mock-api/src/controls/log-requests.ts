import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastResponse } from '../http/fast-path.ts'
import type { LoggedRequest } from './contract/requests.ts'
import { maskValue } from './mask.ts'
import { LOGGED_BYTES } from './request-body.ts'
import type { RequestLog, SeenRequest } from './request-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer before it was corrupted. */
    sent: string | Buffer | null
    /** True when the whole answer was sent. */
    hasLeft: boolean
  }
}

/** Files are logged by name, large bodies by their beginning. */
const keepBody = ({ body, unparsed, headers }: FastifyRequest): unknown => {
  const size = Number(headers['content-length'] ?? 0)
  if (body === undefined || body === null || (size === 0 && headers['transfer-encoding'] === undefined)) return unparsed
  if (size <= LOGGED_BYTES * 2) return body
  return Buffer.from(JSON.stringify(maskValue(body)).slice(0, LOGGED_BYTES + 1)).toString()
}

const outcomeOf = ({ injected, hasLeft }: FastifyRequest): LoggedRequest['outcome'] => {
  if (injected?.what === 'drop' || injected?.what === 'cut') return 'dropped'
  return hasLeft ? 'answered' : 'left'
}

const seen = (request: FastifyRequest, reply: FastifyReply): SeenRequest => {
  const { call, worldUse, caller, injected, headers, method, params, raw } = request
  return {
    call,
    world: worldUse.name,
    // A world that cannot be opened has no time of its own.
    worldTime: worldUse.opened?.clock.now() ?? Date.now(),
    caller,
    method,
    path: raw.url ?? '',
    params,
    status: reply.raw.headersSent ? reply.raw.statusCode : null,
    durationMs: reply.elapsedTime,
    outcome: outcomeOf(request),
    injected,
    headers,
    answerHeaders: reply.raw.headersSent ? reply.getHeaders() : {},
    body: keepBody(request),
    answerBody: request.received ?? request.sent,
  }
}

/** Logs every request to the API. */
export const useRequestLog = (app: FastifyInstance, log: RequestLog): void => {
  app.decorateRequest('sent', null)
  app.decorateRequest('hasLeft', false)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.raw.on('close', () => log.keep(seen(request, reply)))
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) request.sent = payload
    done(null, payload)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    request.hasLeft = true
    done()
  })
}

/** Logs a request that the fast path answered, once its connection is done. */
export const logFastResponse = (log: RequestLog, { request, response, world, caller, cached, headers, startedAt }: FastResponse): void => {
  let hasLeft = false
  response.on('finish', () => {
    hasLeft = true
  })
  response.on('close', () =>
    log.keep({
      call: cached.call,
      world: world.name,
      worldTime: world.clock.now(),
      caller,
      method: 'GET',
      path: request.url ?? '',
      params: cached.params,
      status: 200,
      durationMs: performance.now() - startedAt,
      outcome: hasLeft ? 'answered' : 'left',
      injected: null,
      headers: request.headers,
      answerHeaders: headers,
      body: null,
      answerBody: cached.bytes,
    }),
  )
}
