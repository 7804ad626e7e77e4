import { TrackingParams } from '@moonlit/contract/fields'
import type { PromoType } from '@moonlit/contract/vocabulary'
import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import { ApiError } from '../../http/api-error.ts'
import { DEFAULT_WORLD } from '../../worlds/world-name.ts'
import type { World } from '../../worlds/world.ts'
import { accessOf, findBot } from '../bots/repo.ts'
import { type NewPayment, createPayment, hasPaidWith } from '../payments/repo.ts'
import { type PlanRow, type PromoCodeRow, findPack, findPlan, findPromoCode, hasSubscribed, listSubscriptions } from './repo.ts'
import { type Quote, currentOf, hasRetentionOffer, quoteOf, refuseCharacter, refuseSubscription } from './rules.ts'

/** Where to pay. */
export interface Checkout {
  readonly link: string
  readonly paymentId: string
}

/** An order and its tracking data. */
interface Order {
  readonly userId: string
  readonly planId: string
  readonly currency: string
  readonly promoCode: string | undefined
  readonly promoType: PromoType | undefined
  readonly slug: string | undefined
  /** Tracking parameters as JSON. */
  readonly params: string | undefined
}

/** A promo code. A person pays with it once. @throws ApiError 404 for an unknown, expired or used one */
export const readPromoCode = (world: World, { userId, code }: { userId: string | null; code: string }): PromoCodeRow => {
  const found = findPromoCode(world, code)
  if (found === undefined) throw new ApiError('promo_code_not_found')
  if (userId !== null && hasPaidWith(world, userId, found.code)) throw new ApiError('promo_code_used')
  return found
}

/** Returns a function for a plan's price for a caller, used by lists and payments (PY-11). */
export const pricer = (world: World, { userId, promoCode }: { userId: string | null; promoCode: string | undefined }): ((plan: PlanRow) => Quote) => {
  const discount = promoCode === undefined || promoCode === '' ? null : readPromoCode(world, { userId, code: promoCode }).discount
  const isKept = userId !== null && hasRetentionOffer(listSubscriptions(world, userId))
  const isFirst = userId === null || !hasSubscribed(world, userId)
  return (plan) => quoteOf(plan, { codeDiscount: discount, isKept: isKept && plan.kind === 'subscription', isFirst })
}

/** Parses tracking parameters. @throws ApiError 400 for invalid JSON */
const readTracking = (params: string): Record<string, string> => {
  try {
    return TrackingParams.parse(JSON.parse(params))
  } catch {
    throw new ApiError('validation_failed', { fields: [{ path: 'params', message: FIELD_MESSAGES.invalid }] })
  }
}

/** Opens a payment of an item at a price; its link names the world, since links have no headers. */
export const openPayment = (world: World, apiUrl: string, payment: NewPayment): Checkout => {
  const paymentId = createPayment(world, payment)
  const link = new URL(`/payments/${paymentId}`, apiUrl)
  if (world.name !== DEFAULT_WORLD) link.searchParams.set('world', world.name)
  return { link: link.href, paymentId }
}

/** Character of an order: the bought one, or the one that led to the purchase. */
const botOf = (world: World, plan: PlanRow, { userId, slug }: Order): string | null => {
  const bot = slug === undefined ? undefined : findBot(world, slug, 'en')
  if (plan.kind !== 'character') return bot === undefined || bot.ownerId !== null ? null : bot.id
  if (slug === undefined) throw new ApiError('validation_failed', { fields: [{ path: 'slug', message: FIELD_MESSAGES.required }] })
  if (bot === undefined) throw new ApiError('not_found')
  const refusal = refuseCharacter(bot, accessOf(world, userId))
  if (refusal !== null) throw new ApiError(refusal)
  return bot.id
}

/**
 * Opens the payment of a plan or a character.
 * @throws ApiError 404 for unavailable items or invalid promo codes, 409 for duplicates, 400 for a
 * missing character or invalid parameters
 */
export const checkOutPlan = (world: World, apiUrl: string, order: Order): Checkout => {
  const { userId, planId, currency, promoCode, promoType } = order
  const tracking = readTracking(order.params ?? '{}')
  const plan = findPlan(world, planId, currency)
  if (plan === undefined) throw new ApiError('not_found')
  const { state, subscription } = currentOf(listSubscriptions(world, userId), world.clock.now())
  const refusal = plan.kind === 'subscription' ? refuseSubscription(plan, { promoType, state, lastPlanId: subscription?.planId }) : null
  if (refusal !== null) throw new ApiError(refusal)
  const botId = botOf(world, plan, order)
  const { amount, oldAmount, planOff, by } = pricer(world, { userId, promoCode })(plan)
  return openPayment(world, apiUrl, {
    userId,
    itemKind: plan.kind === 'character' ? 'character' : 'subscription',
    itemId: plan.id,
    botId,
    amount,
    listAmount: oldAmount,
    planOff,
    discountBy: by,
    currency,
    promoCode: promoCode === undefined || promoCode === '' ? null : promoCode.toUpperCase(),
    promoType: promoType ?? null,
    paramsJson: JSON.stringify(tracking),
  })
}

/** An order of a pack and its tracking data. */
type PackOrder = Pick<Order, 'userId' | 'currency' | 'promoType' | 'params'> & { readonly packId: string }

/** Opens the payment of a pack. @throws ApiError 404 for an unknown one, 400 for invalid parameters */
export const checkOutPack = (world: World, apiUrl: string, { userId, packId, currency, promoType, params }: PackOrder): Checkout => {
  const tracking = readTracking(params ?? '{}')
  const pack = findPack(world, packId, currency)
  if (pack === undefined) throw new ApiError('not_found')
  return openPayment(world, apiUrl, {
    userId,
    itemKind: pack.kind,
    itemId: pack.id,
    botId: null,
    amount: pack.price,
    listAmount: null,
    planOff: 0,
    discountBy: null,
    currency,
    promoCode: null,
    promoType: promoType ?? null,
    paramsJson: JSON.stringify(tracking),
  })
}
