import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { notBuilt } from '../../http/not-built.ts'

/** Where people come from, and what characters have seen. */
export const statsRoutes = () =>
  initServer().router(contract.stats, { firstTouch: notBuilt, firstTouchOfBot: notBuilt, bot: notBuilt, source: notBuilt })
