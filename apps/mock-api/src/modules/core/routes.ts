import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { notBuilt } from '../../http/not-built.ts'

/** Whether the service is up, and letters to it. */
export const coreRoutes = initServer().router(contract.core, {
  alive: async () => ({ status: 200, body: { status: true } }),
  contact: notBuilt,
  report: notBuilt,
  mailUnsubscribe: notBuilt,
})
