import { TrackingParams } from '@moonlit/contract/common'
import type { PromoType } from '@moonlit/contract/vocabulary'
import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import { ApiError } from '../../http/api-error.ts'
import { DEFAULT_WORLD } from '../../worlds/world-name.ts'
import type { World } from '../../worlds/world.ts'
import { accessOf, findBot } from '../bots/repo.ts'
import { type NewPayment, createPayment } from '../payments/repo.ts'
import { type PlanRow, findPack, findPlan, findPromoCode, listSubscriptions } from './repo.ts'
import { type Quote, currentOf, hasRetentionOffer, quoteOf, refuseCharacter, refuseSubscription } from './rules.ts'

/** Where to pay. */
export interface Checkout {
  readonly link: string
  readonly paymentId: string
}

/** What someone asks to buy, and what is known of how they came. */
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

/** The discount of a promo code, if one is given. @throws ApiError 404 for one that is unknown or over */
export const codeDiscount = (world: World, code: string | undefined): number | null => {
  if (code === undefined || code === '') return null
  const found = findPromoCode(world, code)
  if (found === undefined) throw new ApiError('promo_code_not_found')
  return found.discount
}

/** Answers what a plan costs a caller: what every list shows and every payment takes (PY-11). */
export const pricer = (world: World, { userId, promoCode }: { userId: string | null; promoCode: string | undefined }): ((plan: PlanRow) => Quote) => {
  const discount = codeDiscount(world, promoCode)
  const isKept = userId !== null && hasRetentionOffer(listSubscriptions(world, userId))
  return (plan) => quoteOf(plan, { codeDiscount: discount, isKept: isKept && plan.kind === 'subscription' })
}

/** Tracking parameters out of their JSON. @throws ApiError 400 for what is none */
const readTracking = (params: string): Record<string, string> => {
  try {
    return TrackingParams.parse(JSON.parse(params))
  } catch {
    throw new ApiError('validation_failed', { fields: [{ path: 'params', message: FIELD_MESSAGES.invalid }] })
  }
}

/** Opens a payment; its page carries the world, which links do not have a header for. */
const open = (world: World, apiUrl: string, payment: NewPayment): Checkout => {
  const paymentId = createPayment(world, payment)
  const link = new URL(`/payments/${paymentId}`, apiUrl)
  if (world.name !== DEFAULT_WORLD) link.searchParams.set('world', world.name)
  return { link: link.href, paymentId }
}

/** The character of an order: the one that is bought, or the one whose page led to the purchase. */
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
 * @throws ApiError 404 for what is not sold or a promo code that does not hold, 409 for what the person has, 400 for a
 * character without its name or parameters that cannot be read
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
  const { amount } = pricer(world, { userId, promoCode })(plan)
  return open(world, apiUrl, {
    userId,
    itemKind: plan.kind === 'character' ? 'character' : 'subscription',
    itemId: plan.id,
    botId,
    amount,
    currency,
    promoCode: promoCode === undefined || promoCode === '' ? null : promoCode.toUpperCase(),
    promoType: promoType ?? null,
    paramsJson: JSON.stringify(tracking),
  })
}

/** Opens the payment of a pack. @throws ApiError 404 for one that is not sold */
export const checkOutPack = (
  world: World,
  apiUrl: string,
  { userId, packId, currency }: { userId: string; packId: string; currency: string },
): Checkout => {
  const pack = findPack(world, packId, currency)
  if (pack === undefined) throw new ApiError('not_found')
  return open(world, apiUrl, {
    userId,
    itemKind: pack.kind,
    itemId: pack.id,
    botId: null,
    amount: pack.price,
    currency,
    promoCode: null,
    promoType: null,
    paramsJson: '{}',
  })
}
