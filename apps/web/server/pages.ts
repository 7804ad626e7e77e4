import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { forwardedHeaders } from './forwarded.ts'
import { ledFromHabit } from './habitual-addresses.ts'

/** Renders the page of an address. */
export type PageHandler = (request: Request) => Promise<Response>

/** What a page depends on besides its address. */
const VARY = 'accept-encoding, cookie, accept-language'

/** Slashes that a browser takes for the beginning of another host's address. */
const SLASHES = /^[/\\]{2,}/u
/** The part of an address that names a page or a character, where it has capital letters; what follows may be a token, in which they count. */
const CAPITALS = /^\/[\w-]*[A-Z][\w-]*(?=[/?]|$)/u

const toWebRequest = (request: FastifyRequest, signal: AbortSignal): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  for (const [name, value] of Object.entries(forwardedHeaders(request))) headers.set(name, value)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  // Put together, not resolved: a path that begins with two slashes would be another host.
  return new Request(`${request.protocol}://${request.host || 'localhost'}${request.url}`, { method: request.method, headers, body, signal })
}

const isBuild = (value: unknown): value is ServerBuild => typeof value === 'object' && value !== null && 'routes' in value && 'assets' in value

/** The pages of the build. */
export const builtPages = async (): Promise<PageHandler> => {
  const build: unknown = await import(new URL('../build/server/index.js', import.meta.url).href)
  if (!isBuild(build)) throw new Error('the build is not one of the router; run `npm run build` again')
  const handle = createRequestHandler(build, 'production')
  return (request) => handle(request)
}

/** Pages freshly compiled by Vite, which then also answers for their scripts. */
export const compiledPages = async (app: FastifyInstance): Promise<PageHandler> => {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error instanceof Error ? error : undefined))
  })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite has no environment to run the server code in')
  const handle = createRequestHandler(async (): Promise<ServerBuild> => environment.runner.import('virtual:react-router/server-build'), 'development')
  return (request) => handle(request)
}

/** Every address that is no file and no call is a page. */
export const servePages = async (app: FastifyInstance, handle: PageHandler): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(compress, {
      encodings: ['br', 'gzip'],
      // Packs a page in a millisecond or two; the best one would take a hundred.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.all('/*', async (request, reply) => {
      if (SLASHES.test(request.url)) return reply.redirect(request.url.replace(SLASHES, '/'))
      // A page has one address, for whoever types it and for search engines.
      if (CAPITALS.test(request.url))
        return reply.redirect(
          request.url.replace(CAPITALS, (name) => name.toLowerCase()),
          301,
        )
      const led = ledFromHabit(request.url)
      if (led !== undefined) return reply.redirect(led, 301)
      const controller = new AbortController()
      reply.raw.on('close', () => {
        if (!reply.raw.writableFinished) controller.abort()
      })
      const { body, status, headers } = await handle(toWebRequest(request, controller.signal))
      const whole = new Headers(headers)
      whole.append('vary', VARY)
      return reply.send(new Response(body, { status, headers: whole }))
    })
  })
}
