import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

/** `GET /openapi.json`: the contract as a document (AP-09). */
export const documentRoutes = async (app: FastifyInstance): Promise<void> => {
  const document = await readFile(fileURLToPath(import.meta.resolve('@moonlit/contract/openapi.json')), 'utf8')
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').header('cache-control', 'no-cache').send(document))
}
