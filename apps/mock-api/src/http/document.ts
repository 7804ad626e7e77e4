import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export interface Documented {
  /** The OpenAPI 3.1 document. */
  readonly document: unknown
  readonly title: string
}

const Specification = z.looseObject({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
})

/** A contract as a document, `GET openapi.json`, and as a page to read and try it, `docs` (AP-09), under the prefix they are registered with. */
export const documentRoutes = async (app: FastifyInstance, { document, title }: Documented): Promise<void> => {
  const text = JSON.stringify(document)
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').header('cache-control', 'no-cache').send(text))
  await app.register(swagger, { mode: 'static', specification: { document: Specification.parse(JSON.parse(text)) } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, theme: { title } })
}
