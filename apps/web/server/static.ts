import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url))
const YEAR = 31_536_000

/** The built files. Those under /assets carry a hash in their name and never change; others are asked about each time. */
export const serveBuiltFiles = async (app: FastifyInstance): Promise<void> => {
  if (!existsSync(clientFolder)) throw new Error('there is no build; run `npm run build` first, or start with --dev')
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      const isHashed = path.replaceAll('\\', '/').includes('/build/client/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=0, must-revalidate')
    },
  })
}
