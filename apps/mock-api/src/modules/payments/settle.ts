import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findDuration, hasSubscribed, listSubscriptions, startSubscription } from '../subscriptions/repo.ts'
import { currentOf, hasRetentionOffer } from '../subscriptions/rules.ts'
import { monthsAfter } from '../users/allowances.ts'
import { grantPhoto, ownsPhoto } from '../photos-for-sale/repo.ts'
import { sendReceipt } from './billing-mail.ts'
import { refund } from './refund.ts'
import type { ProviderReason } from './signature.ts'
import {
  type Closing,
  type PaymentRow,
  type PaymentStatus,
  addExtras,
  awaitConfirmation,
  closePayment,
  countPayment,
  findPayment,
  grantBot,
  hasPaidWith,
  listBuyersDue,
  listDuePayments,
  markGranted,
  ownsBot,
  packSize,
} from './repo.ts'

/** The provider's outcome of a payment. */
export interface PaymentOutcome {
  readonly status: Exclude<PaymentStatus, 'pending'>
  /** Why it failed, where the provider says so. */
  readonly failureReason?: ProviderReason | undefined
  /** When the bank confirms it; in the future for a slow bank. Milliseconds. */
  readonly confirmedAt: number
}

/** Whether the buyer already has the item, so that it may not be charged (PY-08). Packs can be bought repeatedly. */
export const isOwned = (world: World, { userId, itemKind, itemId, botId }: PaymentRow, at: number): boolean => {
  if (itemKind === 'subscription') return currentOf(listSubscriptions(world, userId), at).state === 'active'
  if (itemKind === 'characterPhoto') return ownsPhoto(world, userId, itemId)
  return itemKind === 'character' && botId !== null && ownsBot(world, userId, botId)
}

/** Grants the item of a payment. @returns end of a subscription in milliseconds; null for one-time purchases */
const grant = (world: World, { userId, itemKind, itemId, botId }: PaymentRow, at: number): number | null => {
  switch (itemKind) {
    case 'subscription': {
      const endsAt = monthsAfter(at, findDuration(world, itemId) ?? 0)
      startSubscription(world, { userId, planId: itemId, startedAt: at, endsAt })
      return endsAt
    }
    case 'character':
      if (botId !== null) grantBot(world, userId, botId, at)
      break
    case 'characterPhoto':
      grantPhoto(world, userId, itemId, at)
      break
    case 'voice':
      addExtras(world, userId, { audioSeconds: packSize(world, itemId) * 60, photos: 0, creations: 0 })
      break
    case 'photo':
      addExtras(world, userId, { audioSeconds: 0, photos: packSize(world, itemId), creations: 0 })
      break
    case 'creation':
      addExtras(world, userId, { audioSeconds: 0, photos: 0, creations: packSize(world, itemId) })
      break
  }
  return null
}

/** Charges a payment, grants its item and mails the receipt, once. Duplicates are not charged. */
const complete = (world: World, mailer: Mailer, payment: PaymentRow, at: number): void => {
  if (isOwned(world, payment, at)) {
    closePayment(world, payment.id, { status: 'duplicate' }, at)
    return
  }
  if (!markGranted(world, payment.id, at)) return
  const endsAt = grant(world, payment, at)
  countPayment(world, payment, at)
  sendReceipt(world, mailer, payment, { paidAt: at, endsAt })
}

/**
 * Completes a person's payments that their bank has confirmed meanwhile, with that date. It runs before
 * every request of the person, so that slow payments follow the clock. Callers pass the
 * mailer for the receipt.
 */
export const settleDue = (world: World, mailer: Mailer, userId: string): void => {
  if (listDuePayments(world, userId).length === 0) return
  world.atomically(() => {
    for (const payment of listDuePayments(world, userId)) complete(world, mailer, payment, payment.settledAt ?? world.clock.now())
  })
}

/** Completes all due payments, before payments are counted. */
export const settleAllDue = (world: World, mailer: Mailer): void => {
  for (const userId of listBuyersDue(world)) settleDue(world, mailer, userId)
}

/** The current state of a payment. @throws ApiError 404 when there is none */
export const loadPayment = (world: World, mailer: Mailer, id: string): PaymentRow => {
  const payment = findPayment(world, id)
  if (payment === undefined) throw new ApiError('not_found')
  settleDue(world, mailer, payment.userId)
  return findPayment(world, id) ?? payment
}

/**
 * How long a payment can be paid, in milliseconds, so that an old link does not keep
 * a price or discount.
 */
const PAYABLE_FOR = 24 * 60 * 60 * 1000

/**
 * How what lowered a payment's price is gone: another payment has used its code, which works once, the retention offer has ended or was used, or
 * the buyer has had a subscription meanwhile, and this is not their first; null while it counts. Nothing else is charged in its place: the buyer is led back to the prices of now.
 */
const lostDiscount = (world: World, { userId, discountBy, promoCode }: PaymentRow): 'codeUsed' | 'offerEnded' | null => {
  if (discountBy === 'code') return promoCode !== null && hasPaidWith(world, userId, promoCode) ? 'codeUsed' : null
  if (discountBy === 'first') return hasSubscribed(world, userId) ? 'offerEnded' : null
  return discountBy === 'offer' && !hasRetentionOffer(listSubscriptions(world, userId)) ? 'offerEnded' : null
}

/** How an unpaid payment has ended by itself: it is too old, or its discount is gone, which matters no more to whoever has the item already. */
const closingOf = (world: World, payment: PaymentRow, now: number): Closing | null => {
  if (payment.createdAt + PAYABLE_FOR <= now) return { status: 'failed', failureReason: 'expired' }
  const failureReason = lostDiscount(world, payment)
  if (failureReason === null) return null
  return isOwned(world, payment, now) ? { status: 'duplicate' } : { status: 'failed', failureReason }
}

/**
 * A payment for its page: unpaid ones expire, and so do those whose discount is gone. A later confirmation by the provider is still granted,
 * since the provider decides, not the page.
 * @throws ApiError 404 when there is none
 */
export const openPayment = (world: World, mailer: Mailer, id: string): PaymentRow => {
  const payment = loadPayment(world, mailer, id)
  if (payment.status !== 'pending' || payment.settledAt !== null) return payment
  const now = world.clock.now()
  const closing = closingOf(world, payment, now)
  if (closing === null) return payment
  closePayment(world, id, closing, Math.min(now, payment.createdAt + PAYABLE_FOR))
  return loadPayment(world, mailer, id)
}

/**
 * Applies the provider's outcome. The first one counts; later ones change
 * nothing (PY-12), but for a refund of what was charged.
 * @returns the payment's status
 * @throws ApiError 404 when there is no such payment
 */
export const applyOutcome = (world: World, mailer: Mailer, id: string, { status, failureReason, confirmedAt }: PaymentOutcome): PaymentStatus =>
  world.atomically(() => {
    const payment = loadPayment(world, mailer, id)
    // What was charged can be paid back.
    if (status === 'refunded') {
      refund(world, mailer, payment)
      return loadPayment(world, mailer, id).status
    }
    if (payment.status !== 'pending' || payment.settledAt !== null) return payment.status
    const now = world.clock.now()
    if (status !== 'succeeded') closePayment(world, id, { status, failureReason: failureReason ?? null }, now)
    else if (confirmedAt > now) awaitConfirmation(world, id, confirmedAt)
    else complete(world, mailer, payment, now)
    return loadPayment(world, mailer, id).status
  })
