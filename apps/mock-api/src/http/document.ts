import { type FastifyInstance, fastify } from 'fastify'
import { z } from 'zod'
import { errorBody } from './api-error.ts'
import { ANSWER_HEADERS } from './answer-headers.ts'

export interface Documented {
  /** Makes the OpenAPI 3.1 document; called once, on the first request for it. */
  readonly describe: () => unknown
  readonly title: string
}

const Specification = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
})
type Specification = z.infer<typeof Specification>

const openPage = async (routePrefix: string, { document, title }: { document: Specification; title: string }): Promise<FastifyInstance> => {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const page = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  page.addHook('onRequest', async (_request, reply) => void reply.headers(ANSWER_HEADERS))
  await page.register(swagger, { mode: 'static', specification: { document } })
  await page.register(swaggerUi, { routePrefix, staticCSP: true, theme: { title } })
  page.setNotFoundHandler((_request, reply) => reply.status(404).send(errorBody('not_found')))
  await page.ready()
  return page
}

/** Computes a value once, on first use. */
const lazily = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/**
 * Serves a contract as `GET openapi.json` and as a page, `docs` (AP-09), under the prefix they are
 * registered with. Both are expensive and rarely used, so they are made on the first request
 * and the page is a separate Fastify instance.
 */
export const documentRoutes = async (app: FastifyInstance, { describe, title }: Documented): Promise<void> => {
  const specification = lazily(async () => Specification.parse(await describe()))
  const page = lazily(async () => openPage(`${app.prefix}/docs`, { document: await specification(), title }))
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(await specification())),
  )
  for (const address of ['/docs', '/docs/*'])
    app.get(address, async (request, reply) => {
      const { routing } = await page()
      reply.hijack()
      routing(request.raw, reply.raw)
    })
}
