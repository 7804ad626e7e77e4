import { contract } from '@moonlit/contract'
import type { Locale } from '@moonlit/contract/vocabulary'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import type { World } from '../../worlds/world.ts'
import type { Services } from '../modules.ts'
import { findSender } from '../chats/repo.ts'
import { messagesLeft } from '../chats/rules.ts'
import { sendCancelled } from '../payments/billing-mail.ts'
import { itemTitle } from '../payments/item-title.ts'
import { findPaidCurrency, findPayment, listReceipts } from '../payments/repo.ts'
import { isOwned } from '../payments/settle.ts'
import { monthsAfter, renewalAt } from '../users/allowances.ts'
import { findAllowances, findLanguage } from '../users/repo.ts'
import { languageOf, majorUnits } from '../users/rules.ts'
import { currencyFor } from './caller-currency.ts'
import { checkOutPack, checkOutPlan, pricer, readPromoCode } from './checkout.ts'
import { presentMine, presentPack, presentPlan, presentReceipt } from './present.ts'
import { type PlanRow, cancelSubscription, findDuration, findPlan, acceptRetentionOffer, listPacks, listPlans, listSubscriptions } from './repo.ts'
import { currentOf, daysUntil, decideUnsubscribe, quoteOf } from './rules.ts'

const userIdOf = ({ caller }: FastifyRequest): string | null => (caller.kind === 'user' ? caller.id : null)

/** Language of plan titles: the one that was asked for, else the person's, else the browser's. */
const localeFor = (request: FastifyRequest, asked?: Locale): Locale => {
  if (asked !== undefined) return asked
  const userId = userIdOf(request)
  return userId === null ? languageOf(request.headers['accept-language']) : findLanguage(request.world, userId)
}

/** The promo plan that a person had last, and may buy again: it stands in place of the one for as long, so that its price is the one they were told. */
const ownPromoPlan = (world: World, userId: string | null, currency: string): PlanRow | undefined => {
  const last = userId === null ? null : currentOf(listSubscriptions(world, userId), world.clock.now()).subscription
  const plan = last === null ? undefined : findPlan(world, last.planId, currency)
  return plan?.promoType === null ? undefined : plan
}

const plansFor = (
  request: FastifyRequest,
  query: { currency?: string | undefined; promoCode?: string | undefined; promoType?: string; lang?: Locale | undefined },
) => {
  const { world } = request
  const userId = userIdOf(request)
  const currency = currencyFor(request, query.currency)
  const quote = pricer(world, { userId, promoCode: query.promoCode })
  const own = query.promoType === undefined ? ownPromoPlan(world, userId, currency) : undefined
  return listPlans(world, { currency, promoType: query.promoType ?? null })
    .map((plan) => (own?.kind === plan.kind && own.durationMonths === plan.durationMonths ? own : plan))
    .map((plan) => presentPlan(plan, quote(plan), { locale: localeFor(request, query.lang), now: world.clock.now() }))
}

/** Routes of plans, packs, promo codes and payments. */
export const subscriptionsRoutes = ({ mailer, apiUrl }: Pick<Services, 'mailer' | 'apiUrl'>) =>
  initServer().router(contract.subscriptions, {
    plans: async ({ query, request }) => ({ status: 200, body: { result: plansFor(request, query) } }),

    promoPlans: async ({ query, request }) => ({ status: 200, body: { result: plansFor(request, query) } }),

    packs: async ({ query, request }) => ({
      status: 200,
      body: { result: listPacks(request.world, currencyFor(request, query.currency)).map(presentPack) },
    }),

    promoCode: async ({ params, request }) => {
      const { code, discount } = readPromoCode(request.world, { userId: userIdOf(request), code: params.code })
      return { status: 200, body: { code, discount } }
    },

    mine: async ({ request }) => {
      const { world } = request
      const member = memberOf(request)
      const { id } = member
      const { messagesSent = 0 } = findSender(world, member) ?? {}
      const now = world.clock.now()
      const current = currentOf(listSubscriptions(world, id), now)
      const running = current.state === 'active' ? current.subscription : null
      const { planId } = current.subscription ?? { planId: '' }
      const plan = findPlan(world, planId, currencyFor(request, findPaidCurrency(world, id, planId)))
      const quote = pricer(world, { userId: id, promoCode: undefined })
      return {
        status: 200,
        body: presentMine(current, {
          plan: plan === undefined ? null : presentPlan(plan, quote(plan), { locale: localeFor(request), now }),
          daysLeft: running === null ? null : daysUntil(now, running.endsAt),
          allowances: findAllowances(world, id),
          messagesLeft: messagesLeft({ messagesSent, isSubscriber: running !== null }, world.settings),
          allowancesRenewAt: running === null ? null : renewalAt(running, now),
          offerPrice:
            plan === undefined || running === null
              ? null
              : majorUnits(quoteOf(plan, { codeDiscount: null, isKept: true, isFirst: false }).amount, plan.currency),
        }),
      }
    },

    receipts: async ({ request }) => {
      const { world } = request
      const result = listReceipts(world, memberOf(request).id).map((payment) => {
        const months = payment.itemKind === 'subscription' ? findDuration(world, payment.itemId) : null
        return presentReceipt(payment, {
          title: itemTitle(world, payment, localeFor(request)),
          endsAt: months === null ? null : monthsAfter(payment.settledAt, months),
        })
      })
      return { status: 200, body: { result } }
    },

    buy: async ({ params, query, request }) => ({
      status: 200,
      body: checkOutPlan(request.world, apiUrl, {
        userId: memberOf(request).id,
        planId: params.id,
        currency: currencyFor(request, query.currency),
        promoCode: query.promoCode,
        promoType: query.promoType,
        slug: query.slug,
        params: query.params,
      }),
    }),

    buyPack: async ({ params, query, request }) => ({
      status: 200,
      body: checkOutPack(request.world, apiUrl, {
        userId: memberOf(request).id,
        packId: params.id,
        currency: currencyFor(request, query.currency),
        promoType: query.promoType,
        params: query.params,
      }),
    }),

    unsubscribe: async ({ params, query, request }) => {
      const { world } = request
      const { id: userId } = memberOf(request)
      const state = world.atomically(() => {
        const now = world.clock.now()
        const subscription = listSubscriptions(world, userId).find(({ planId }) => planId === params.id)
        if (subscription === undefined) throw new ApiError('not_found')
        const decision = decideUnsubscribe(subscription, { keep: query.keep === 'true', now })
        if (decision === 'cancel') {
          cancelSubscription(world, { id: subscription.id, userId })
          sendCancelled(world, mailer, userId)
        }
        if (decision === 'keep') acceptRetentionOffer(world, subscription.id)
        return currentOf(listSubscriptions(world, userId), now).state
      })
      return { status: 200, body: { state } }
    },

    // Confirmed payments were granted during authentication (`settleDue`).
    paymentSuccess: async ({ query, request }) => {
      const payment = findPayment(request.world, query.paymentId)
      if (payment === undefined || payment.userId !== memberOf(request).id) throw new ApiError('not_found')
      return {
        status: 200,
        body: {
          status: payment.status,
          ...(payment.failureReason === null ? {} : { failureReason: payment.failureReason }),
          kind: payment.itemKind,
          planId: payment.itemId,
          owned: isOwned(request.world, payment, request.world.clock.now()),
          ...(payment.botSlug === null ? {} : { slug: payment.botSlug }),
          ...(payment.promoCode === null ? {} : { promoCode: payment.promoCode }),
          ...(payment.promoType === null ? {} : { promoType: payment.promoType }),
        },
      }
    },
  })
