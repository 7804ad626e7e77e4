import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { notBuilt } from '../http/not-built.ts'

const server = initServer()

// Resources without a module of their own yet.

export const oauthRoutes = server.router(contract.oauth, { getLink: notBuilt, status: notBuilt, signup: notBuilt })

export const statsRoutes = server.router(contract.stats, { firstTouch: notBuilt, firstTouchOfBot: notBuilt, bot: notBuilt, source: notBuilt })

export const subscriptionsRoutes = server.router(contract.subscriptions, {
  plans: notBuilt,
  packs: notBuilt,
  promoPlans: notBuilt,
  mine: notBuilt,
  promoCode: notBuilt,
  buy: notBuilt,
  buyPack: notBuilt,
  unsubscribe: notBuilt,
  paymentSuccess: notBuilt,
})

export const generationRoutes = server.router(contract.generation, { styles: notBuilt, create: notBuilt, status: notBuilt, list: notBuilt })
