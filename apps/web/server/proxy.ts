import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { WORLD_COOKIE, WORLD_HEADER, readCookie } from '../app/shared/storage/cookie-text.ts'
import type { Env } from '../app/env.server.ts'
import { forwardedHeaders } from './forwarded.ts'

const PREFIXES = ['/api', '/media', '/docs', '/openapi.json', '/mock', '/controls'] as const

const passOn = (headers: IncomingHttpHeaders, request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>, useWorlds: boolean): IncomingHttpHeaders => {
  const world = useWorlds ? readCookie(headers.cookie, WORLD_COOKIE) : undefined
  return {
    ...headers,
    ...forwardedHeaders(request),
    ...(world && headers[WORLD_HEADER] === undefined && { [WORLD_HEADER]: world }),
  }
}

/** The API, its media and its reference on the web server's own origin, so that the browser never crosses one. */
export const proxyToApi = async (app: FastifyInstance, env: Env): Promise<void> => {
  for (const prefix of PREFIXES) {
    // The controls name their world themselves: who steers one is seldom a visitor of it.
    const useWorlds = env.MOCK_WORLD_COOKIE === 'on' && prefix !== '/controls'
    await app.register(httpProxy, {
      upstream: env.API_URL,
      prefix,
      rewritePrefix: prefix,
      // Answers stream; a generation may take half a minute.
      undici: { headersTimeout: 120_000, bodyTimeout: 120_000, connections: 64 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => passOn(headers, request, useWorlds),
        // Image search and link previews show pictures of characters on pages of their own.
        ...(prefix === '/media' && { rewriteHeaders: (headers) => ({ ...headers, 'cross-origin-resource-policy': 'cross-origin' }) }),
        onError: (reply) => {
          void reply.code(503).send({ detail: 'Website Maintenance', code: 'maintenance' })
        },
      },
    })
  }
}
