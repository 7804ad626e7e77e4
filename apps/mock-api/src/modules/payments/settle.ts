import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findDuration, listSubscriptions, startSubscription } from '../subscriptions/repo.ts'
import { currentOf } from '../subscriptions/rules.ts'
import { monthsAfter } from '../users/allowances.ts'
import { sendReceipt } from './billing-mail.ts'
import {
  type PaymentRow,
  type PaymentStatus,
  addExtras,
  awaitConfirmation,
  closePayment,
  countPayment,
  findPayment,
  grantBot,
  listBuyersDue,
  listDuePayments,
  markGranted,
  ownsBot,
  packSize,
} from './repo.ts'

/** What the provider says of a payment. */
export interface PaymentOutcome {
  readonly status: Exclude<PaymentStatus, 'pending'>
  /** When the bank confirms it; in the future for a bank that takes its time. Milliseconds. */
  readonly confirmedAt: number
}

/** Whether someone has already what a payment is for, so that it may not be charged (PY-08). Packs may be had many times. */
const isOwned = (world: World, { userId, itemKind, botId }: PaymentRow, at: number): boolean => {
  if (itemKind === 'subscription') return currentOf(listSubscriptions(world, userId), at).state === 'active'
  return itemKind === 'character' && botId !== null && ownsBot(world, userId, botId)
}

/** Gives a buyer what a payment is for. @returns until when a subscription runs, in milliseconds; null for what does not run */
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

/** Charges a payment, grants what it is for and mails the receipt, once; two payments for the same thing are never both charged. */
const complete = (world: World, mailer: Mailer, payment: PaymentRow, at: number): void => {
  if (isOwned(world, payment, at)) {
    closePayment(world, payment.id, 'duplicate', at)
    return
  }
  if (!markGranted(world, payment.id, at)) return
  const endsAt = grant(world, payment, at)
  countPayment(world, payment, at)
  sendReceipt(world, mailer, payment, { paidAt: at, endsAt })
}

/**
 * Completes the payments of a person that their bank has confirmed meanwhile, each as of when it did. It comes before
 * everything a person does, so that the clock alone moves a slow payment on. Whoever may be the first to notice brings the
 * post along, for the receipt.
 */
export const settleDue = (world: World, mailer: Mailer, userId: string): void => {
  if (listDuePayments(world, userId).length === 0) return
  world.atomically(() => {
    for (const payment of listDuePayments(world, userId)) complete(world, mailer, payment, payment.settledAt ?? world.clock.now())
  })
}

/** Completes the due payments of everyone, ahead of what counts payments. */
export const settleAllDue = (world: World, mailer: Mailer): void => {
  for (const userId of listBuyersDue(world)) settleDue(world, mailer, userId)
}

/** A payment as it stands now. @throws ApiError 404 when there is none */
export const loadPayment = (world: World, mailer: Mailer, id: string): PaymentRow => {
  const payment = findPayment(world, id)
  if (payment === undefined) throw new ApiError('not_found')
  settleDue(world, mailer, payment.userId)
  return findPayment(world, id) ?? payment
}

/**
 * How long a payment may be made after it was begun, in milliseconds. Its price was shown then; a discount that was for
 * once, or for a while, is not kept open by keeping the link.
 */
const PAYABLE_FOR = 24 * 60 * 60 * 1000

/**
 * A payment as its page finds it: one that nobody made in time is over. What the provider has charged meanwhile is granted
 * all the same, since its word, not the page, is what counts.
 * @throws ApiError 404 when there is none
 */
export const openPayment = (world: World, mailer: Mailer, id: string): PaymentRow => {
  const payment = loadPayment(world, mailer, id)
  const { status, createdAt, settledAt } = payment
  if (status !== 'pending' || settledAt !== null || createdAt + PAYABLE_FOR > world.clock.now()) return payment
  closePayment(world, id, 'failed', createdAt + PAYABLE_FOR)
  return loadPayment(world, mailer, id)
}

/**
 * Takes the provider's word on a payment. The first word counts; the same or another one later, however often, changes
 * nothing (PY-12).
 * @returns how the payment stands then
 * @throws ApiError 404 when there is no such payment
 */
export const applyOutcome = (world: World, mailer: Mailer, id: string, { status, confirmedAt }: PaymentOutcome): PaymentStatus =>
  world.atomically(() => {
    const payment = loadPayment(world, mailer, id)
    if (payment.status !== 'pending' || payment.settledAt !== null) return payment.status
    const now = world.clock.now()
    if (status !== 'succeeded') closePayment(world, id, status, now)
    else if (confirmedAt > now) awaitConfirmation(world, id, confirmedAt)
    else complete(world, mailer, payment, now)
    return loadPayment(world, mailer, id).status
  })
