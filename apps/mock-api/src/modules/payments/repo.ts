import type { PromoType } from '@moonlit/contract/vocabulary'
import type { World } from '../../worlds/world.ts'
import { TrackingParams } from '@moonlit/contract/common'
import { countSource, touchOf } from '../stats/repo.ts'
import { type Source, dayOf, sourceOfParams } from '../stats/rules.ts'

/** What a payment is for. */
export type ItemKind = 'subscription' | 'character' | 'voice' | 'photo' | 'creation'
export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'duplicate'

/** A payment. The amount is in minor units, as it was shown; times are milliseconds. */
export interface PaymentRow {
  readonly id: string
  readonly userId: string
  readonly itemKind: ItemKind
  readonly itemId: string
  readonly botId: string | null
  readonly botSlug: string | null
  readonly botName: string | null
  readonly amount: number
  readonly currency: string
  readonly promoType: PromoType | null
  /** Tracking parameters as JSON. */
  readonly paramsJson: string
  readonly status: PaymentStatus
  readonly createdAt: number
  /** When it ended, or when the bank will have confirmed it; null while nobody has paid. */
  readonly settledAt: number | null
}

const PAYMENT = `SELECT p.id, p.userId, p.itemKind, p.itemId, p.botId, b.slug AS botSlug, b.firstName AS botName, p.amount, p.currency, p.promoType,
  p.paramsJson, p.status, p.createdAt, p.settledAt FROM Payment p LEFT JOIN Bot b ON b.id = p.botId`

export const findPayment = (world: World, id: string): PaymentRow | undefined => world.one<PaymentRow>(`${PAYMENT} WHERE p.id = ?`, id)

/** Payments of a person that the bank has confirmed by now, and that nothing was granted for yet; the earliest first. */
export const listDuePayments = (world: World, userId: string): PaymentRow[] =>
  world.all<PaymentRow>(
    `${PAYMENT} WHERE p.userId = ? AND p.status = 'pending' AND p.settledAt <= ? ORDER BY p.settledAt, p.rowid`,
    userId,
    world.clock.now(),
  )

/** The currency that a person paid a plan in last; null when they never did. */
export const findPaidCurrency = (world: World, userId: string, planId: string): string | null =>
  world.one<{ currency: string }>(
    "SELECT currency FROM Payment WHERE userId = ? AND itemId = ? AND status = 'succeeded' ORDER BY settledAt DESC LIMIT 1",
    userId,
    planId,
  )?.currency ?? null

/** Everyone with a payment that is due as in `listDuePayments`. */
export const listBuyersDue = (world: World): string[] =>
  world
    .all<{ userId: string }>("SELECT DISTINCT userId FROM Payment WHERE status = 'pending' AND settledAt <= ?", world.clock.now())
    .map(({ userId }) => userId)

/** What is about to be paid, and where the buyer came from. */
export interface NewPayment {
  readonly userId: string
  readonly itemKind: ItemKind
  readonly itemId: string
  /** The character that is bought, or that led to the purchase. */
  readonly botId: string | null
  readonly amount: number
  readonly currency: string
  readonly promoCode: string | null
  readonly promoType: PromoType | null
  readonly paramsJson: string
}

export const createPayment = (world: World, payment: NewPayment): string => {
  const id = world.ids.make('p')
  world.run(
    `INSERT INTO Payment (id, userId, itemKind, itemId, botId, amount, currency, promoCode, promoType, paramsJson, createdAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    payment.userId,
    payment.itemKind,
    payment.itemId,
    payment.botId,
    payment.amount,
    payment.currency,
    payment.promoCode,
    payment.promoType,
    payment.paramsJson,
    world.clock.now(),
  )
  return id
}

/** Remembers when the bank will have confirmed a payment. */
export const awaitConfirmation = (world: World, id: string, settledAt: number): void =>
  void world.run("UPDATE Payment SET settledAt = ? WHERE id = ? AND status = 'pending'", settledAt, id)

/** Ends a payment that nothing is granted for. */
export const closePayment = (world: World, id: string, status: 'failed' | 'duplicate', settledAt: number): void =>
  void world.run("UPDATE Payment SET status = ?, settledAt = ? WHERE id = ? AND status = 'pending'", status, settledAt, id)

/** Marks a payment as charged and granted. False when it was before: then nothing may be granted again. */
export const markGranted = (world: World, id: string, settledAt: number): boolean =>
  world.run(
    "UPDATE Payment SET status = 'succeeded', settledAt = ?, grantedAt = ? WHERE id = ? AND status = 'pending' AND grantedAt IS NULL",
    settledAt,
    settledAt,
    id,
  ) > 0

export const ownsBot = (world: World, userId: string, botId: string): boolean =>
  world.one('SELECT 1 FROM BotAccess WHERE userId = ? AND botId = ?', userId, botId) !== undefined

export const grantBot = (world: World, userId: string, botId: string, grantedAt: number): void =>
  void world.run('INSERT INTO BotAccess (userId, botId, grantedAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', userId, botId, grantedAt)

/** Adds what a pack holds to what a person has for good. */
export const addExtras = (world: World, userId: string, extras: { audioSeconds: number; photos: number; creations: number }): void =>
  void world.run(
    'UPDATE User SET extraAudioSeconds = extraAudioSeconds + ?, extraPhotos = extraPhotos + ?, extraCreations = extraCreations + ? WHERE id = ?',
    extras.audioSeconds,
    extras.photos,
    extras.creations,
    userId,
  )

/** How many of its things a pack holds: minutes, photos or characters. */
export const packSize = (world: World, packId: string): number =>
  world.one<{ amount: number }>('SELECT amount FROM Pack WHERE id = ?', packId)?.amount ?? 0

/** The list price of an item in the currency of its payment and in US cents: how much of a dollar the buyer's money is. */
const listPrices = (world: World, { itemKind, itemId, currency }: PaymentRow): { price: number; cents: number } | undefined => {
  const [table, column] = itemKind === 'subscription' || itemKind === 'character' ? ['PlanPrice', 'planId'] : ['PackPrice', 'packId']
  return world.one(
    `SELECT paid.price, usd.price AS cents FROM ${table} paid JOIN ${table} usd ON usd.${column} = paid.${column} AND usd.currency = 'USD'
     WHERE paid.${column} = ? AND paid.currency = ?`,
    itemId,
    currency,
  )
}

/** The source that a payment names: itself, else in its parameters. */
const namedSource = ({ promoType, botSlug, paramsJson }: PaymentRow): Source | null =>
  promoType === null ? sourceOfParams(TrackingParams.parse(JSON.parse(paramsJson))) : { promoType, botSlug }

/**
 * Counts a payment, once it was charged, for its character and for the source that brought the buyer: the source of their
 * first touch, else the one that the payment names (TS-03). Revenue is in US cents, by the list prices of the item.
 */
export const countPayment = (world: World, payment: PaymentRow, at: number): void => {
  const prices = listPrices(world, payment)
  const cents = prices === undefined ? 0 : Math.round((payment.amount * prices.cents) / prices.price)
  if (payment.botId !== null)
    world.run(
      `INSERT INTO BotDay (botId, date, payments, revenue) VALUES (?, ?, 1, ?)
       ON CONFLICT (botId, date) DO UPDATE SET payments = payments + 1, revenue = revenue + excluded.revenue`,
      payment.botId,
      dayOf(at),
      cents,
    )
  const source = touchOf(world, payment.userId) ?? namedSource(payment)
  if (source !== null) countSource(world, source, { payments: 1, revenue: cents }, at)
}
