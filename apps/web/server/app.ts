import Fastify, { type FastifyInstance } from 'fastify'
import type { Env } from '../app/env.server.ts'
import { servePages } from './pages.ts'
import { proxyToApi } from './proxy.ts'
import { serveBuiltFiles } from './static.ts'

/** Whether files come from the build or, freshly compiled, from Vite. */
export type Mode = 'production' | 'development'

/** The web server: files, the way to the API, and pages. Does not listen yet. */
export const createApp = async (env: Env, mode: Mode): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL },
    trustProxy: true,
    forceCloseConnections: 'idle',
    bodyLimit: 8 * 1024 * 1024,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
    })
  })
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: true }))
  await proxyToApi(app, env)
  if (mode === 'production') await serveBuiltFiles(app)
  await servePages(app, mode)
  return app
}
