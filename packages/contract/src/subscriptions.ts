import { FIELD_MESSAGES } from './rules.ts'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Currency, Id, PaymentFailureReason, PaymentStatus, PromoType } from './common.ts'
import { OptionalLang } from './fields.ts'
import { Slug } from './slug.ts'
import { MySubscription, Pack, Plan, SubscriptionState } from './plan.ts'
import { acts, actsOnce, reads } from './policy.ts'
import { ItemKind, Receipt } from './receipt.ts'

const c = initContract()

export const Checkout = z
  .object({ link: z.string().min(1).describe("The payment provider's page"), paymentId: z.string() })
  .meta({ id: 'Checkout', description: 'Where to pay', examples: [{ link: 'http://localhost:4000/payments/p_77', paymentId: 'p_77' }] })
const plans = z.object({ result: z.array(Plan) }).meta({ id: 'Plans', description: 'Plans' })
const one = z.object({ id: Id })
const onePlan = z.object({ id: Id.describe('Id of the plan') })
const code = z
  .string()
  .trim()
  .max(200, FIELD_MESSAGES.tooLong)
  .meta({ description: 'A promo code, as it was typed; one that is none is not found', examples: ['FIRSTNIGHT'] })

/** Query parameters met on the way, which a payment takes along so that it can be attributed. */
const trackingJson = z
  .string()
  .max(8192, FIELD_MESSAGES.tooLong)
  .optional()
  .meta({ description: 'Tracking parameters as JSON', examples: ['{"utm_source":"fb"}'] })

const priced = z.object({
  currency: Currency.optional().describe("The person's own when left out"),
  promoCode: code.optional().describe('Prices with this promo code'),
  lang: OptionalLang.describe("Language of the titles; the person's own, or the browser's, when left out or unknown"),
})

export const subscriptions = c.router({
  plans: {
    method: 'GET',
    path: '/subscriptions/',
    summary: 'Plans',
    description:
      'Those that anyone is offered, and the one that buys a character; a promo plan stands in place of the one for as long for whoever had it last. Every price is the one that `buy` charges this caller: the discount on a first subscription is for those who never had one, and for whoever is not signed in; 404 for a promo code that is unknown or over, or that the caller has used: each counts once.',
    query: priced,
    responses: { 200: plans },
    metadata: reads('anyone'),
  },
  packs: {
    method: 'GET',
    path: '/subscriptions/one-time/',
    summary: 'Packs',
    description: 'Voice minutes, photo generations, character creations.',
    query: z.object({ currency: Currency.optional() }),
    responses: { 200: z.object({ result: z.array(Pack) }).meta({ id: 'Packs', description: 'Packs' }) },
    metadata: reads('anyone'),
  },
  promoPlans: {
    method: 'GET',
    path: '/subscriptions/promo/',
    summary: 'Plans of a traffic source',
    description: 'Those that its visitors are offered.',
    query: priced.extend({ promoType: PromoType }),
    responses: { 200: plans },
    metadata: reads('anyone'),
  },
  mine: {
    method: 'GET',
    path: '/subscriptions/me/',
    summary: "The person's subscription",
    description: 'With what is left of its allowances.',
    responses: { 200: MySubscription },
    metadata: reads('user'),
  },
  receipts: {
    method: 'GET',
    path: '/subscriptions/receipts/',
    summary: "The person's receipts",
    description: 'Every payment that was charged or that a bank has still to confirm, newest first; what was paid back says so.',
    responses: { 200: z.object({ result: z.array(Receipt) }).meta({ id: 'Receipts', description: 'Receipts' }) },
    metadata: reads('user'),
  },
  promoCode: {
    method: 'GET',
    path: '/subscriptions/validate-promo-code/:code/',
    summary: 'Check a promo code',
    description: '404 when it is unknown or over, or the caller has paid with it before.',
    pathParams: z.object({ code }),
    responses: {
      200: z
        .object({ code: z.string(), discount: z.number().int().min(1).max(75).describe('Per cent') })
        .meta({ id: 'PromoCode', description: 'A discount', examples: [{ code: 'FIRSTNIGHT', discount: 30 }] }),
    },
    metadata: reads('anyone'),
  },
  buy: {
    method: 'GET',
    path: '/subscriptions/:id/buy/',
    summary: 'Start the payment of a plan or a character',
    description:
      'Changes something though it is a GET: never prefetched or retried. A character plan needs the `slug` of the character. 409 while a subscription of the same type is active, or when the character is bought already.',
    pathParams: onePlan,
    query: z.object({
      promoCode: code.optional(),
      promoType: PromoType.optional(),
      slug: Slug.optional(),
      currency: Currency.optional(),
      params: trackingJson,
    }),
    responses: { 200: Checkout, 409: ApiErrorBody },
    metadata: acts('user'),
  },
  buyPack: {
    method: 'GET',
    path: '/subscriptions/:id/one-time/',
    summary: 'Start the payment of a pack',
    description: 'Changes something though it is a GET: never prefetched or retried.',
    pathParams: one,
    query: z.object({ currency: Currency.optional(), promoType: PromoType.optional(), params: trackingJson }),
    responses: { 200: Checkout },
    metadata: acts('user'),
  },
  unsubscribe: {
    method: 'GET',
    path: '/subscriptions/:id/unsubscribe/',
    summary: 'Cancel a subscription',
    description:
      'Premium features end at once. With keep, the retention offer is accepted instead: the subscription stays, and the next one costs 30 per cent less. Calling again answers the state and changes nothing.',
    pathParams: onePlan,
    query: z.object({ keep: z.enum(['true', 'false']).optional().describe('Accepts the retention offer') }),
    responses: {
      200: z
        .object({ state: SubscriptionState })
        .meta({ id: 'SubscriptionChange', description: 'The state now', examples: [{ state: 'cancelled' }] }),
    },
    metadata: actsOnce('user'),
  },
  paymentSuccess: {
    method: 'GET',
    path: '/payment/success/',
    summary: 'Confirm a payment',
    description: 'Grants what was paid for, once. 404 when there is no such payment of the caller.',
    query: z.object({ paymentId: Id }),
    responses: {
      200: z
        .object({
          status: PaymentStatus,
          failureReason: PaymentFailureReason.optional().describe('Of a failed payment, where it is known'),
          kind: ItemKind,
          planId: z.string(),
          owned: z
            .boolean()
            .describe('The caller has what this payment is for: a running subscription, the character, the photo. Never of packs, which add up'),
          slug: Slug.optional(),
          promoCode: z.string().optional().describe('The code and the source at whose price it was ordered, to order it again'),
          promoType: PromoType.optional(),
        })
        .meta({
          id: 'PaymentOutcome',
          description: 'How the payment ended',
          examples: [{ status: 'succeeded', kind: 'subscription', planId: 'premium-monthly', owned: true }],
        }),
    },
    metadata: actsOnce('user'),
  },
})
