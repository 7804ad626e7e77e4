import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { notBuilt } from '../../http/not-built.ts'

/** Plans, packs, promo codes and payments. */
export const subscriptionsRoutes = () =>
  initServer().router(contract.subscriptions, {
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
