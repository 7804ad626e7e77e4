import type { contract } from '@moonlit/contract'
import { Receipt } from '@moonlit/contract/receipt'
import { Pack, Plan } from '@moonlit/contract/plan'
import type { Locale } from '@moonlit/contract/vocabulary'
import type { ServerInferResponseBody } from '@ts-rest/core'
import type { ReceiptRow } from '../payments/repo.ts'
import type { Allowances } from '../users/repo.ts'
import { monthsAfter } from '../users/allowances.ts'
import { majorUnits } from '../users/rules.ts'
import type { PackRow, PlanRow } from './repo.ts'
import { type Quote, type SubscriptionState, type SubscriptionTimes, endOf, hasRetentionOffer } from './rules.ts'
import { titleOf } from './titles.ts'

/**
 * A plan at the price of a quote. Names every field; the contract checks the closed lists.
 * @param now in milliseconds: when it would run from
 */
export const presentPlan = (
  plan: PlanRow,
  { amount, oldAmount, planOff, discount, by }: Quote,
  { locale, now }: { locale: Locale; now: number },
): Plan =>
  Plan.parse({
    id: plan.id,
    kind: plan.kind,
    title: titleOf(plan.titleKey, locale),
    price: majorUnits(amount, plan.currency),
    ...(oldAmount === null ? {} : { oldPrice: majorUnits(oldAmount, plan.currency) }),
    planOff: majorUnits(planOff, plan.currency),
    currency: plan.currency,
    durationMonths: plan.durationMonths,
    runsUntil: plan.durationMonths === null ? null : new Date(monthsAfter(now, plan.durationMonths)).toISOString(),
    annual: plan.annual === 1,
    bestPrice: plan.bestPrice === 1,
    popular: plan.popular === 1,
    discount,
    discountBy: by,
    includes: Plan.shape.includes.parse(JSON.parse(plan.includesJson)),
  })

export const presentPack = ({ id, kind, amount, price, currency }: PackRow): Pack =>
  Pack.parse({ id, kind, amount, price: majorUnits(price, currency), currency })

/** State of a person's subscription. An ended one still has its plan and end. */
export const presentMine = (
  { state, subscription }: { state: SubscriptionState; subscription: SubscriptionTimes | null },
  {
    plan,
    daysLeft,
    allowances,
    messagesLeft,
    allowancesRenewAt,
    offerPrice,
  }: {
    plan: Plan | null
    daysLeft: number | null
    allowances: Allowances
    messagesLeft: number | null
    allowancesRenewAt: number | null
    offerPrice: number | null
  },
): ServerInferResponseBody<typeof contract.subscriptions.mine, 200> => ({
  state,
  plan,
  paymentDate: subscription === null ? null : new Date(subscription.startedAt).toISOString(),
  subscriptionEndDate: subscription === null ? null : new Date(endOf(subscription)).toISOString(),
  daysLeft,
  audioLimit: allowances.audioLimit,
  photoLimit: allowances.photoLimit,
  creationLimit: allowances.creationLimit,
  chatPhotoLimit: allowances.chatPhotoLimit,
  messagesLeft,
  allowancesRenewAt: allowancesRenewAt === null ? null : new Date(allowancesRenewAt).toISOString(),
  offerPrice,
  offerTaken: subscription !== null && hasRetentionOffer([subscription]),
})

/** @param title what was bought, @param endsAt until when a subscription was bought for, in milliseconds; null for what is bought once */
export const presentReceipt = (
  { id, itemKind, amount, listAmount, planOff, discountBy, promoCode, currency, status, createdAt, settledAt, refundedAt }: ReceiptRow,
  { title, endsAt }: { title: string; endsAt: number | null },
): Receipt =>
  Receipt.parse({
    id,
    kind: itemKind,
    title,
    price: majorUnits(amount, currency),
    listPrice: listAmount === null ? null : majorUnits(listAmount, currency),
    planOff: majorUnits(planOff, currency),
    discountBy,
    promoCode: discountBy === 'code' ? promoCode : null,
    currency,
    status: status === 'succeeded' ? 'paid' : status,
    paidAt: new Date(status === 'pending' ? createdAt : settledAt).toISOString(),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    refundedAt: refundedAt === null ? null : new Date(refundedAt).toISOString(),
  })
