import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { usePageErrors } from '../../pages/error-page.ts'
import { providerRoutes } from '../../providers/routes.ts'
import { callbackRoutes } from './callback.ts'

const BODY_LIMIT = 16 * 1024

/** The provider's pages and the callback. Url-encoded forms are accepted here only. */
export const oauthPages =
  ({ webUrl, apiUrl }: { webUrl: string; apiUrl: string }) =>
  async (app: FastifyInstance): Promise<void> => {
    usePageErrors(app)
    await app.register(formbody, { bodyLimit: BODY_LIMIT })
    await app.register(providerRoutes({ apiUrl }))
    await app.register(callbackRoutes({ webUrl, apiUrl }))
  }
