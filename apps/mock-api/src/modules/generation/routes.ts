import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { notBuilt } from '../../http/not-built.ts'

/** Photos made on request. */
export const generationRoutes = () =>
  initServer().router(contract.generation, { styles: notBuilt, create: notBuilt, status: notBuilt, list: notBuilt })
