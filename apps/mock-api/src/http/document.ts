import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** The contract as a document, `GET /openapi.json`, and as a page to read and try it, `/docs` (AP-09). */
export const documentRoutes = async (app: FastifyInstance): Promise<void> => {
  const path = fileURLToPath(import.meta.resolve('@moonlit/contract/openapi.json'))
  const document = await readFile(path, 'utf8')
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').header('cache-control', 'no-cache').send(document))
  await app.register(swagger, { mode: 'static', specification: { path, baseDir: import.meta.dirname } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, theme: { title: 'Moonlit API' } })
}
