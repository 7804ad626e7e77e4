import { type FastifyInstance, fastify } from 'fastify'
import { z } from 'zod'
import { errorBody } from './api-error.ts'

export interface Documented {
  /** Makes the OpenAPI 3.1 document; asked once, when somebody first wants to see it. */
  readonly describe: () => unknown
  readonly title: string
}

const Specification = z.looseObject({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
})
type Specification = z.infer<typeof Specification>

const openPage = async (routePrefix: string, { document, title }: { document: Specification; title: string }): Promise<FastifyInstance> => {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const page = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await page.register(swagger, { mode: 'static', specification: { document } })
  await page.register(swaggerUi, { routePrefix, staticCSP: true, theme: { title } })
  page.setNotFoundHandler((_request, reply) => reply.status(404).send(errorBody('not_found')))
  await page.ready()
  return page
}

/** What is made once, when it is first asked for. */
const lazily = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/**
 * A contract as a document, `GET openapi.json`, and as a page to read and try it, `docs` (AP-09), under the prefix they are
 * registered with. Most servers are asked for neither, and both take a good part of a start to make: so they come when they
 * are wanted, and the page is a server of its own behind this one.
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
