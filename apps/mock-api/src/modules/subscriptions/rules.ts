import type { Access } from '../bots/rules.ts'

/** Discount of the retention offer on the next subscription, in per cent (OV-06). */
export const RETENTION_DISCOUNT = 30
/** Discounts leave at least this share of the old price: 75 per cent off is the maximum (PY-11). */
const LEAST_PART = 0.25

/** When a subscription runs. Milliseconds. */
export interface SubscriptionTimes {
  readonly startedAt: number
  readonly endsAt: number
  readonly cancelledAt: number | null
  /** When the retention offer was taken. */
  readonly keptAt: number | null
}

export type SubscriptionState = 'free' | 'active' | 'cancelled' | 'renewable'

const isActive = ({ cancelledAt, endsAt }: SubscriptionTimes, now: number): boolean => cancelledAt === null && endsAt > now

/**
 * A person's current subscription: the running one, else the last. `cancelled` was ended by its owner,
 * `renewable` has expired. Both may buy again.
 * @param subscriptions newest first
 */
export const currentOf = <Row extends SubscriptionTimes>(
  subscriptions: readonly Row[],
  now: number,
): { state: SubscriptionState; subscription: Row | null } => {
  const running = subscriptions.find((subscription) => isActive(subscription, now))
  if (running !== undefined) return { state: 'active', subscription: running }
  const [last] = subscriptions
  if (last === undefined) return { state: 'free', subscription: null }
  return { state: last.cancelledAt === null ? 'renewable' : 'cancelled', subscription: last }
}

/** When premium ends, or when it ended: cancelling ends it at once. */
export const endOf = ({ endsAt, cancelledAt }: SubscriptionTimes): number => Math.min(endsAt, cancelledAt ?? endsAt)

/** Whole days from one moment to another, begun ones counted; none when it has passed. Times are milliseconds. */
export const daysUntil = (now: number, end: number): number => Math.max(0, Math.ceil((end - now) / 86_400_000))

/**
 * Whether the next subscription is discounted by the retention offer. The offer ends with
 * cancelling, and with the subscription that used it.
 * @param subscriptions newest first
 */
export const hasRetentionOffer = ([last]: readonly SubscriptionTimes[]): boolean =>
  last !== undefined && last.keptAt !== null && last.cancelledAt === null

/** Effect of unsubscribing. An ended subscription stays as it is. */
export const decideUnsubscribe = (subscription: SubscriptionTimes, { keep, now }: { keep: boolean; now: number }): 'keep' | 'cancel' | null => {
  if (!isActive(subscription, now)) return null
  if (!keep) return 'cancel'
  return subscription.keptAt === null ? 'keep' : null
}

/** A price as it is shown and charged. Minor units; the discount is in per cent of the regular price. */
export interface Quote {
  readonly amount: number
  /** The regular price, whatever lowers it; null when nothing does. */
  readonly oldAmount: number | null
  /** What the plan itself takes off the regular price, for everybody. */
  readonly planOff: number
  readonly discount: number
  /** What lowers it last: the plan itself, that it is the first subscription, a promo code, or the retention offer; null when nothing does. */
  readonly by: DiscountBy | null
}

export type DiscountBy = 'plan' | 'first' | 'code' | 'offer'

const less = (amount: number, percent: number): number => Math.max(1, Math.round((amount * (100 - percent)) / 100))

/**
 * Price of a plan for a caller, shown in lists and charged by payments (PY-11). List prices are already
 * discounted for everyone; the crossed-out price is the regular one, which is the monthly one, whatever else lowers it. Whoever never had a
 * subscription pays the price of a first one where there is one. A promo code reduces the list price, down to a quarter of the regular one. The
 * retention offer has no such limit. They do not add up: the best one counts, and it is credited with what it takes off itself, beside what the
 * plan takes off.
 */
export const quoteOf = (
  listed: { readonly price: number; readonly oldPrice: number | null; readonly firstPrice: number | null; readonly discount: number },
  { codeDiscount, isKept, isFirst }: { codeDiscount: number | null; isKept: boolean; isFirst: boolean },
): Quote => {
  const { price, oldPrice, firstPrice, discount } = listed
  const regular = oldPrice ?? price
  const planOff = regular - price
  const least = Math.min(price, Math.max(1, Math.ceil(regular * LEAST_PART)))
  const withCode = codeDiscount === null ? price : Math.max(least, less(price, codeDiscount))
  const asFirst = (isFirst ? firstPrice : null) ?? price
  const withOffer = isKept ? less(price, RETENTION_DISCOUNT) : price
  const lowered = (amount: number, by: DiscountBy): Quote => ({
    amount,
    oldAmount: regular,
    planOff,
    discount: Math.round(100 * (1 - amount / regular)),
    by,
  })
  // Where a code takes off as much as something else, it is not used up.
  if (withOffer < price && withOffer <= Math.min(withCode, asFirst)) return lowered(withOffer, 'offer')
  if (withCode < asFirst) return lowered(withCode, 'code')
  if (asFirst < price) return lowered(asFirst, 'first')
  return { amount: price, oldAmount: oldPrice, planOff, discount, by: oldPrice === null ? null : 'plan' }
}

/** Why a sale is refused. */
export type SaleRefusal = 'not_found' | 'duplicate_payment'

/**
 * A subscription is sold to people without a running one (PY-08); a promo plan only to its source's visitors and
 * to people whose last plan it was.
 */
export const refuseSubscription = (
  plan: { readonly id: string; readonly promoType: string | null },
  { promoType, state, lastPlanId }: { promoType: string | undefined; state: SubscriptionState; lastPlanId?: string | undefined },
): SaleRefusal | null => {
  if (plan.promoType !== null && plan.promoType !== promoType && plan.id !== lastPlanId) return 'not_found'
  return state === 'active' ? 'duplicate_payment' : null
}

/** Only paid characters are sold, once to each person; created characters never. */
export const refuseCharacter = (
  bot: { readonly id: string; readonly ownerId: string | null; readonly isCustom: 0 | 1; readonly isPaidExtra: 0 | 1 },
  { botIds }: Pick<Access, 'botIds'>,
): SaleRefusal | null => {
  if (bot.ownerId !== null || (bot.isCustom === 0 && bot.isPaidExtra === 0)) return 'not_found'
  return botIds.has(bot.id) ? 'duplicate_payment' : null
}
