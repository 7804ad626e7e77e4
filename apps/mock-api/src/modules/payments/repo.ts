import type { PaymentFailureReason } from '@moonlit/contract/common'
import type { PromoType } from '@moonlit/contract/vocabulary'
import type { World } from '../../worlds/world.ts'
import type { DiscountBy } from '../subscriptions/rules.ts'
import { TrackingParams } from '@moonlit/contract/fields'
import { countSource, touchOf } from '../stats/repo.ts'
import { type Source, dayOf, isPromoType, sourceOfParams } from '../stats/rules.ts'

/** What a payment is for. */
export type ItemKind = 'subscription' | 'character' | 'characterPhoto' | 'voice' | 'photo' | 'creation'
export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'duplicate' | 'refunded'

/** A payment. The amount is in minor units, as it was shown; times are milliseconds. */
export interface PaymentRow {
  readonly id: string
  readonly userId: string
  readonly itemKind: ItemKind
  readonly itemId: string
  readonly botId: string | null
  readonly botSlug: string | null
  readonly amount: number
  /** The regular price, and what lowered it last; null when nothing did. */
  readonly listAmount: number | null
  /** What the plan itself takes off the regular price. */
  readonly planOff: number
  readonly discountBy: DiscountBy | null
  readonly currency: string
  readonly promoCode: string | null
  readonly promoType: PromoType | null
  /** Tracking parameters as JSON. */
  readonly paramsJson: string
  readonly status: PaymentStatus
  /** Null unless it failed; null for what failed before reasons were stored, too. */
  readonly failureReason: PaymentFailureReason | null
  readonly createdAt: number
  /** When it ended, or when the bank will confirm it; null before payment. */
  readonly settledAt: number | null
}

const PAYMENT = `SELECT p.id, p.userId, p.itemKind, p.itemId, p.botId, b.slug AS botSlug, p.amount, p.listAmount, p.planOff, p.discountBy, p.currency, p.promoCode, p.promoType,
  p.paramsJson, p.status, p.failureReason, p.createdAt, p.settledAt FROM Payment p LEFT JOIN Bot b ON b.id = p.botId`

export const findPayment = (world: World, id: string): PaymentRow | undefined => world.one<PaymentRow>(`${PAYMENT} WHERE p.id = ?`, id)

/** A payment that was charged or that a bank has still to confirm, and paid back if `refundedAt` says so. */
export interface ReceiptRow extends PaymentRow {
  readonly settledAt: number
  readonly refundedAt: number | null
}

/** A person's payments that were charged or that a bank has still to confirm, newest first. */
export const listReceipts = (world: World, userId: string): ReceiptRow[] =>
  world.all<ReceiptRow>(
    `${PAYMENT.replace('p.settledAt', 'p.settledAt, p.refundedAt')} WHERE p.userId = ? AND p.settledAt IS NOT NULL AND p.status IN ('pending', 'succeeded', 'refunded')
     ORDER BY p.settledAt DESC, p.rowid DESC`,
    userId,
  )

/** A person's confirmed payments that are not granted yet, earliest first. */
export const listDuePayments = (world: World, userId: string): PaymentRow[] =>
  world.all<PaymentRow>(
    `${PAYMENT} WHERE p.userId = ? AND p.status = 'pending' AND p.settledAt <= ? ORDER BY p.settledAt, p.rowid`,
    userId,
    world.clock.now(),
  )

/** The currency of a person's last payment for a plan; null without one. */
export const findPaidCurrency = (world: World, userId: string, planId: string): string | null =>
  world.one<{ currency: string }>(
    "SELECT currency FROM Payment WHERE userId = ? AND itemId = ? AND status = 'succeeded' ORDER BY settledAt DESC LIMIT 1",
    userId,
    planId,
  )?.currency ?? null

/** SQL condition: a row of `Payment` was paid, or its bank is about to confirm it; what was paid back does not count. */
export const IS_PAID = "(Payment.status = 'succeeded' OR (Payment.status = 'pending' AND Payment.settledAt IS NOT NULL))"

/** Whether a person has paid with a promo code, or their bank is about to confirm it; what was paid back does not count. */
export const hasPaidWith = (world: World, userId: string, promoCode: string): boolean =>
  world.one(`SELECT 1 FROM Payment WHERE userId = ? AND promoCode = ? AND discountBy = 'code' AND ${IS_PAID}`, userId, promoCode) !== undefined

/** Buyers with due payments, see `listDuePayments`. */
export const listBuyersDue = (world: World): string[] =>
  world
    .all<{ userId: string }>("SELECT DISTINCT userId FROM Payment WHERE status = 'pending' AND settledAt <= ?", world.clock.now())
    .map(({ userId }) => userId)

/** A new payment, with its source. */
export interface NewPayment {
  readonly userId: string
  readonly itemKind: ItemKind
  readonly itemId: string
  /** The bought character, or the one that led to the purchase. */
  readonly botId: string | null
  readonly amount: number
  readonly listAmount: number | null
  readonly planOff: number
  readonly discountBy: DiscountBy | null
  readonly currency: string
  readonly promoCode: string | null
  readonly promoType: PromoType | null
  readonly paramsJson: string
}

export const createPayment = (world: World, payment: NewPayment): string => {
  const id = world.ids.make('p')
  world.run(
    `INSERT INTO Payment (id, userId, itemKind, itemId, botId, amount, listAmount, planOff, discountBy, currency, promoCode, promoType, paramsJson, createdAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    payment.userId,
    payment.itemKind,
    payment.itemId,
    payment.botId,
    payment.amount,
    payment.listAmount,
    payment.planOff,
    payment.discountBy,
    payment.currency,
    payment.promoCode,
    payment.promoType,
    payment.paramsJson,
    world.clock.now(),
  )
  return id
}

/** Sets when the bank will confirm a payment. */
export const awaitConfirmation = (world: World, id: string, settledAt: number): void =>
  void world.run("UPDATE Payment SET settledAt = ? WHERE id = ? AND status = 'pending'", settledAt, id)

/** How a payment ends without a grant; a failed one says why, where that is known. */
export type Closing = { readonly status: 'duplicate' } | { readonly status: 'failed'; readonly failureReason: PaymentFailureReason | null }

/** Ends a payment without a grant. */
export const closePayment = (world: World, id: string, closing: Closing, settledAt: number): void =>
  void world.run(
    "UPDATE Payment SET status = ?, failureReason = ?, settledAt = ? WHERE id = ? AND status = 'pending'",
    closing.status,
    closing.status === 'failed' ? closing.failureReason : null,
    settledAt,
    id,
  )

/** Marks a payment as charged and granted. False when it already was; then nothing may be granted. */
export const markGranted = (world: World, id: string, settledAt: number): boolean =>
  world.run(
    "UPDATE Payment SET status = 'succeeded', settledAt = ?, grantedAt = ? WHERE id = ? AND status = 'pending' AND grantedAt IS NULL",
    settledAt,
    settledAt,
    id,
  ) > 0

/** Marks a charged payment as paid back. False when it was not charged, or was paid back before; then nothing may be taken back. */
export const markRefunded = (world: World, id: string): boolean =>
  world.run("UPDATE Payment SET status = 'refunded', refundedAt = ? WHERE id = ? AND status = 'succeeded'", world.clock.now(), id) > 0

export const ownsBot = (world: World, userId: string, botId: string): boolean =>
  world.one('SELECT 1 FROM BotAccess WHERE userId = ? AND botId = ?', userId, botId) !== undefined

export const grantBot = (world: World, userId: string, botId: string, grantedAt: number): void =>
  void world.run('INSERT INTO BotAccess (userId, botId, grantedAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', userId, botId, grantedAt)

export const revokeBot = (world: World, userId: string, botId: string): void =>
  void world.run('DELETE FROM BotAccess WHERE userId = ? AND botId = ?', userId, botId)

/** Adds a pack's content to a person's permanent allowance, or takes it away as far as it is there. */
export const addExtras = (world: World, userId: string, extras: { audioSeconds: number; photos: number; creations: number }): void =>
  void world.run(
    `UPDATE User SET extraAudioSeconds = max(0, extraAudioSeconds + ?), extraPhotos = max(0, extraPhotos + ?),
       extraCreations = max(0, extraCreations + ?) WHERE id = ?`,
    extras.audioSeconds,
    extras.photos,
    extras.creations,
    userId,
  )

/** Content of a pack: number of minutes, photos or characters. */
export const packSize = (world: World, packId: string): number =>
  world.one<{ amount: number }>('SELECT amount FROM Pack WHERE id = ?', packId)?.amount ?? 0

/** List price of an item in the payment's currency and in US cents, to convert the amount. */
const listPrices = (world: World, { itemKind, itemId, currency, amount }: PaymentRow): { price: number; cents: number } | undefined => {
  // A photo is always charged at its list price.
  if (itemKind === 'characterPhoto') return world.one('SELECT ? AS price, price AS cents FROM PhotoForSale WHERE id = ?', amount, itemId)
  const [table, column] = itemKind === 'subscription' || itemKind === 'character' ? ['PlanPrice', 'planId'] : ['PackPrice', 'packId']
  return world.one(
    `SELECT paid.price, usd.price AS cents FROM ${table} paid JOIN ${table} usd ON usd.${column} = paid.${column} AND usd.currency = 'USD'
     WHERE paid.${column} = ? AND paid.currency = ?`,
    itemId,
    currency,
  )
}

/** Source of a payment: its own, else in its parameters. */
const namedSource = ({ promoType, botSlug, paramsJson }: PaymentRow): Source | null =>
  promoType === null ? sourceOfParams(TrackingParams.parse(JSON.parse(paramsJson))) : { promoType, botSlug }

/** Adds a payment to the figures of its character and of a source, or takes it out of them. Revenue is in US cents, by list prices. */
const addToStatistics = (world: World, payment: PaymentRow, { source, at, times }: { source: Source | null; at: number; times: 1 | -1 }): void => {
  const prices = listPrices(world, payment)
  const cents = prices === undefined ? 0 : times * Math.round((payment.amount * prices.cents) / prices.price)
  if (payment.botId !== null)
    world.run(
      `INSERT INTO BotDay (botId, date, payments, revenue) VALUES (?, ?, ?, ?)
       ON CONFLICT (botId, date) DO UPDATE SET payments = payments + excluded.payments, revenue = revenue + excluded.revenue`,
      payment.botId,
      dayOf(at),
      times,
      cents,
    )
  if (source !== null) countSource(world, source, { payments: times, revenue: cents }, at)
}

/**
 * Counts a charged payment for its character and its source: the buyer's first touch, else the payment's own (TS-03).
 * The source is stored with the payment, for the first touch may change later.
 * @param at when it was charged
 */
export const countPayment = (world: World, payment: PaymentRow, at: number): void => {
  const source = touchOf(world, payment.userId) ?? namedSource(payment)
  world.run('UPDATE Payment SET sourcePromoType = ?, sourceBotSlug = ? WHERE id = ?', source?.promoType ?? null, source?.botSlug ?? null, payment.id)
  addToStatistics(world, payment, { source, at, times: 1 })
}

/** Takes a payment that was paid back out of the figures that it was counted in. */
export const uncountPayment = (world: World, payment: PaymentRow): void => {
  const { promoType, botSlug } = world.one<{ promoType: string | null; botSlug: string | null }>(
    'SELECT sourcePromoType AS promoType, sourceBotSlug AS botSlug FROM Payment WHERE id = ?',
    payment.id,
  ) ?? { promoType: null, botSlug: null }
  const source = isPromoType(promoType) ? { promoType, botSlug } : null
  addToStatistics(world, payment, { source, at: payment.settledAt ?? payment.createdAt, times: -1 })
}
