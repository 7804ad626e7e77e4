import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { SITE_PICTURE } from '../app/shared/pictures.ts'

const clientFolder = path.resolve(import.meta.dirname, '../build/client')
const FOREVER = 'public, max-age=31536000, immutable'
const SHARED = { index: false, preCompressed: true, cacheControl: false } as const satisfies Partial<FastifyStaticOptions>

interface BuiltFiles {
  /** The folder of the build. */
  folder?: string
  /** A folder that several servers share, for the hashed files of all their builds. */
  assetsDir?: string | undefined
}

/**
 * The hashed files of every build whose servers share a folder: while a new build takes over, a page of one server may ask another for its files.
 * Each puts its own there before it listens. The server's own build needs nothing of it.
 */
const serveSharedAssets = async (app: FastifyInstance, folder: string, assetsDir: string): Promise<void> => {
  const root = path.resolve(assetsDir)
  await mkdir(root, { recursive: true })
  await cp(path.join(folder, 'assets'), root, { recursive: true, force: false })
  await app.register(fastifyStatic, {
    ...SHARED,
    root,
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', FOREVER)
    },
  })
}

/**
 * The built files. Those under /assets carry a hash in their name and never change; others are asked about each time.
 * @throws Error when there is no build
 */
export const serveBuiltFiles = async (app: FastifyInstance, { folder = clientFolder, assetsDir }: BuiltFiles = {}): Promise<void> => {
  if (!existsSync(folder)) throw new Error('there is no build; run `npm run build` first, or start with --dev')
  const assets = path.join(folder, 'assets', path.sep)
  await app.register(fastifyStatic, {
    ...SHARED,
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(assets) ? FOREVER : 'public, max-age=0, must-revalidate')
      // Link previews show it on pages of their own.
      if (path.join(folder, SITE_PICTURE) === file) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  if (assetsDir !== undefined) await serveSharedAssets(app, folder, assetsDir)
}
