import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import { notBuilt } from '../../http/not-built.ts'
import { findToken } from '../mail/repo.ts'
import { setNewsletter } from './repo.ts'

/** Whether the service is up, and letters to it. */
export const coreRoutes = initServer().router(contract.core, {
  alive: async () => ({ status: 200, body: { status: true } }),
  contact: notBuilt,
  report: notBuilt,

  mailUnsubscribe: async ({ params, body, request: { world } }) => {
    const token = findToken(world, 'unsubscribe', params.token)
    if (token === undefined) throw new ApiError('link_not_valid')
    setNewsletter(world, token.userId, body.subscribed)
    return { status: 200, body: { status: true, subscribed: body.subscribed } }
  },
})
