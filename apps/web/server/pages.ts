import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Mode } from './app.ts'
import { compress } from './compress.ts'

type Handler = (request: Request) => Promise<Response>

const toWebRequest = (request: FastifyRequest, signal: AbortSignal): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`), { method: request.method, headers, body, signal })
}

const answer = async (request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (!response.body) return reply.send('')
  const { body, encoding } = await compress(Buffer.from(await response.arrayBuffer()), request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding, cookie, accept-language')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

const isBuild = (value: unknown): value is ServerBuild => typeof value === 'object' && value !== null && 'routes' in value && 'assets' in value

const production = async (): Promise<Handler> => {
  const build: unknown = await import(new URL('../build/server/index.js', import.meta.url).href)
  if (!isBuild(build)) throw new Error('the build is not one of the router; run `pnpm build` again')
  const handle = createRequestHandler(build, 'production')
  return (request) => handle(request)
}

const development = async (app: FastifyInstance): Promise<Handler> => {
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

/** Every address that is no file and no call is a page, rendered by the router. */
export const servePages = async (app: FastifyInstance, mode: Mode): Promise<void> => {
  const handle = mode === 'development' ? await development(app) : await production()
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.all('/*', async (request, reply) => {
      const controller = new AbortController()
      reply.raw.on('close', () => {
        if (!reply.raw.writableFinished) controller.abort()
      })
      return answer(request, reply, await handle(toWebRequest(request, controller.signal)))
    })
  })
}
