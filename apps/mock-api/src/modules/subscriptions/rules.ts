import type { Access } from '../bots/rules.ts'

/** What the retention offer takes off the next subscription, in per cent (OV-06). */
export const RETENTION_DISCOUNT = 30
/** All discounts together leave at least this part of the old price: 75 per cent off is the most (PY-11). */
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
 * The subscription that speaks for a person: the one that runs, else the last one. `cancelled` is one that its owner
 * ended, for good; `renewable` is one that ran to its end. Both may buy again.
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

/**
 * Whether the next subscription costs less because the retention offer was taken. The offer was for staying: it goes with
 * cancelling, and with the subscription that used it.
 * @param subscriptions newest first
 */
export const hasRetentionOffer = ([last]: readonly SubscriptionTimes[]): boolean =>
  last !== undefined && last.keptAt !== null && last.cancelledAt === null

/** What unsubscribing does to a subscription. One that is over stays as it is, and cannot be kept any more. */
export const decideUnsubscribe = (subscription: SubscriptionTimes, { keep, now }: { keep: boolean; now: number }): 'keep' | 'cancel' | null => {
  if (!isActive(subscription, now)) return null
  if (!keep) return 'cancel'
  return subscription.keptAt === null ? 'keep' : null
}

/** A price as it is shown and charged. Minor units; the discount is in per cent of the old price. */
export interface Quote {
  readonly amount: number
  readonly oldAmount: number | null
  readonly discount: number
}

const less = (amount: number, percent: number): number => Math.max(1, Math.round((amount * (100 - percent)) / 100))

/**
 * The one price of a plan for one caller: lists show it and payments are charged it (PY-11). The prices of the list are
 * discounted already, and for everyone: what is struck out beside them is what the same time costs month by month. A promo code comes off that price, as far as the 75 per cent go. The
 * retention offer comes off it too, with no such end, since staying is not a first subscription. The two do not add up:
 * the better one counts.
 */
export const quoteOf = (
  listed: { readonly price: number; readonly oldPrice: number | null; readonly discount: number },
  { codeDiscount, isKept }: { codeDiscount: number | null; isKept: boolean },
): Quote => {
  const { price, oldPrice, discount } = listed
  const oldAmount = oldPrice ?? price
  const least = Math.min(price, Math.max(1, Math.ceil(oldAmount * LEAST_PART)))
  const withCode = codeDiscount === null ? price : Math.max(least, less(price, codeDiscount))
  const withOffer = isKept ? less(price, RETENTION_DISCOUNT) : price
  if (withOffer < withCode) return { amount: withOffer, oldAmount: price, discount: RETENTION_DISCOUNT }
  if (withCode < price) return { amount: withCode, oldAmount, discount: Math.round(100 * (1 - withCode / oldAmount)) }
  return { amount: price, oldAmount: oldPrice, discount }
}

/** Why something is not sold to someone. */
export type SaleRefusal = 'not_found' | 'duplicate_payment'

/**
 * A subscription is sold to who has none that runs (PY-08); one that is made for a source only to its visitors, and to who
 * had it last, whom their own page offers to renew it.
 */
export const refuseSubscription = (
  plan: { readonly id: string; readonly promoType: string | null },
  { promoType, state, lastPlanId }: { promoType: string | undefined; state: SubscriptionState; lastPlanId?: string | undefined },
): SaleRefusal | null => {
  if (plan.promoType !== null && plan.promoType !== promoType && plan.id !== lastPlanId) return 'not_found'
  return state === 'active' ? 'duplicate_payment' : null
}

/** Of the characters, those are sold that cost extra, once to each person; never those that people made themselves. */
export const refuseCharacter = (
  bot: { readonly id: string; readonly ownerId: string | null; readonly isCustom: 0 | 1; readonly isPaidExtra: 0 | 1 },
  { botIds }: Pick<Access, 'botIds'>,
): SaleRefusal | null => {
  if (bot.ownerId !== null || (bot.isCustom === 0 && bot.isPaidExtra === 0)) return 'not_found'
  return botIds.has(bot.id) ? 'duplicate_payment' : null
}
