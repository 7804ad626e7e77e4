import helmet from '@fastify/helmet'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Env } from '../app/env.server.ts'
import { proxiesOf } from '@moonlit/environment/proxies'
import { proxyToApi } from './proxy.ts'

/** How long closing waits for answers under way, in milliseconds; then their connections are cut, as those of event streams never end. */
const CLOSING_PATIENCE_MS = 3000

/** What says how a document behaves says nothing of its parts, of which a first view has two dozen. */
const OF_DOCUMENTS = ['cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy', 'x-frame-options', 'permissions-policy']
const PART = /^(?:application\/javascript|text\/(?:css|javascript)|font\/|audio\/|image\/(?!svg))/u

/** What goes wrong before there is a page to show it: in the shape of the API's errors. */
const TOO_LARGE = { detail: 'The request body is too large', code: 'too_large' }
const UNREADABLE = { detail: 'The request body cannot be read', code: 'malformed_body' }
const MALFORMED = { detail: 'The address cannot be read: it is damaged, or a part of it is too long', code: 'malformed_address' }
const FAILED = { detail: 'Something went wrong. Please try again later.', code: 'internal' }

/** An address whose path can be decoded: where it cannot, each of its percent signs stands for itself. */
const readable = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** The web server without its pages: what holds for every answer, and the way to the API. Does not listen yet. */
export const createApp = async (env: Env): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL },
    trustProxy: proxiesOf(env.TRUSTED_PROXIES),
    forceCloseConnections: 'idle',
    // Of the few forms that pages themselves take; what is sent to the API passes through, and is the API's to measure.
    bodyLimit: 64 * 1024,
    // A damaged address of a page is one that nobody has: it is read sign by sign, and answered by the page that says so.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url : readable(url)),
    frameworkErrors: (_error, _request, reply) =>
      void reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(MALFORMED)),
    // As the API: tracking parameters may be long.
    http: { maxHeaderSize: 96 * 1024 },
  })
  await app.register(helmet, {
    // Each page brings its own, with the hashes of its scripts.
    contentSecurityPolicy: false,
    // Pages of social providers and of payments open in windows of their own, and answer.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Other services below the same domain are not for this one to decide about.
    strictTransportSecurity: { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are gone; a first view on a phone has to fit into what the network sends at once.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(self), browsing-topics=()')
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (PART.test(String(reply.getHeader('content-type'))))
      for (const name of OF_DOCUMENTS) {
        reply.removeHeader(name)
        // Helmet writes past Fastify.
        reply.raw.removeHeader(name)
      }
    return payload
  })
  app.setErrorHandler<FastifyError>((error, { log }, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(status === 413 ? TOO_LARGE : UNREADABLE)
    log.error(error)
    return reply.code(500).send(FAILED)
  })
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_PATIENCE_MS).unref()
  })
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: true }))
  await proxyToApi(app, env)
  return app
}
