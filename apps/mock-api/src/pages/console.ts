import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { sendFile } from '../http/send-file.ts'
import { escapeHtml } from './html.ts'

const BUILT = path.resolve(import.meta.dirname, '../../dist/console')

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Floating panels, toasts and mails use style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const AnyFile = z.object({ '*': z.string() })

/** The built page; undefined before the first build. */
const readPage = async (folder: string): Promise<string | undefined> => {
  try {
    return await readFile(path.join(folder, 'index.html'), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Serves the console at /mock. It is built beforehand and uses only the controls.
 * @param webUrl URL of the web app, for links
 * @param folder folder of the built console
 */
export const consoleRoutes =
  ({ webUrl, folder = BUILT }: { webUrl: string; folder?: string }) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      void reply.headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    })
    // Files are read on request, so that a later build is served too.
    app.get('/mock/*', async (request, reply) => {
      const { '*': file } = AnyFile.parse(request.params)
      if (file === '') return reply.redirect('/mock', 302)
      const isHashed = file.startsWith('assets/')
      return sendFile(request, reply, { folder, file, headers: { 'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache' } })
    })
    app.get('/mock', async (_request, reply) => {
      const page = await readPage(folder)
      if (page === undefined) throw new ApiError('not_found')
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page.replace('%WEB_URL%', () => escapeHtml(webUrl)))
    })
  }
