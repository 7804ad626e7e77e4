import type { World } from '../../worlds/world.ts'
import { IS_PAID } from '../payments/repo.ts'
import type { SubscriptionTimes } from './rules.ts'

/** A plan with its price in one currency. Prices are minor units, flags 0 or 1. */
export interface PlanRow {
  readonly id: string
  readonly kind: string
  readonly titleKey: string
  readonly durationMonths: number | null
  readonly annual: 0 | 1
  readonly bestPrice: 0 | 1
  readonly popular: 0 | 1
  readonly discount: number
  readonly promoType: string | null
  readonly includesJson: string
  readonly currency: string
  readonly price: number
  readonly oldPrice: number | null
  /** Of a first subscription; null where it costs no less. */
  readonly firstPrice: number | null
}

const PLAN = `SELECT p.id, p.kind, p.titleKey, p.durationMonths, p.annual, p.bestPrice, p.popular, p.discount, p.promoType, p.includesJson,
    c.currency, c.price, c.oldPrice, c.firstPrice
  FROM Plan p JOIN PlanPrice c ON c.planId = p.id AND c.currency = ?`

/** @param promoType plans for visitors of this source; null for general plans */
export const listPlans = (world: World, { currency, promoType }: { currency: string; promoType: string | null }): PlanRow[] =>
  world.all<PlanRow>(`${PLAN} WHERE p.promoType IS ? ORDER BY p.position`, currency, promoType)

export const findPlan = (world: World, id: string, currency: string): PlanRow | undefined =>
  world.one<PlanRow>(`${PLAN} WHERE p.id = ?`, currency, id)

/** Duration of a plan in months; null for a one-time purchase. */
export const findDuration = (world: World, planId: string): number | null =>
  world.one<{ durationMonths: number | null }>('SELECT durationMonths FROM Plan WHERE id = ?', planId)?.durationMonths ?? null

/** A pack with its price in one currency, in minor units. */
export interface PackRow {
  readonly id: string
  readonly kind: 'voice' | 'photo' | 'creation'
  /** Minutes, photos or characters. */
  readonly amount: number
  readonly currency: string
  readonly price: number
}

const PACK = 'SELECT p.id, p.kind, p.amount, c.currency, c.price FROM Pack p JOIN PackPrice c ON c.packId = p.id AND c.currency = ?'

export const listPacks = (world: World, currency: string): PackRow[] => world.all<PackRow>(`${PACK} ORDER BY p.position`, currency)

export const findPack = (world: World, id: string, currency: string): PackRow | undefined =>
  world.one<PackRow>(`${PACK} WHERE p.id = ?`, currency, id)

/** A valid promo code, in any letter case. The discount is in per cent. */
export interface PromoCodeRow {
  readonly code: string
  /** Per cent. */
  readonly discount: number
}

export const findPromoCode = (world: World, code: string): PromoCodeRow | undefined =>
  world.one('SELECT code, discount FROM PromoCode WHERE code = ? AND (expiresAt IS NULL OR expiresAt > ?)', code.toUpperCase(), world.clock.now())

export interface SubscriptionRow extends SubscriptionTimes {
  readonly id: string
  readonly planId: string
}

/** A person's subscriptions, newest first. */
export const listSubscriptions = (world: World, userId: string): SubscriptionRow[] =>
  world.all<SubscriptionRow>(
    'SELECT id, planId, startedAt, endsAt, cancelledAt, keptAt FROM Subscription WHERE userId = ? ORDER BY startedAt DESC, rowid DESC',
    userId,
  )

/** Whether a person has had a subscription, or their bank is about to confirm one; what was paid back does not count. */
export const hasSubscribed = (world: World, userId: string): boolean =>
  world.one(
    `SELECT 1 FROM Subscription s WHERE s.userId = ? AND NOT EXISTS (
       SELECT 1 FROM Payment p WHERE p.userId = s.userId AND p.itemId = s.planId AND p.settledAt = s.startedAt AND p.status = 'refunded'
     ) UNION ALL SELECT 1 FROM Payment WHERE userId = ? AND itemKind = 'subscription' AND ${IS_PAID}`,
    userId,
    userId,
  ) !== undefined

/** Tokens from before a plan change have to be refreshed (AP-07). */
const outdateTokens = (world: World, userId: string): void => void world.run('UPDATE User SET claimsVersion = claimsVersion + 1 WHERE id = ?', userId)

export const startSubscription = (
  world: World,
  { userId, planId, startedAt, endsAt }: { userId: string; planId: string; startedAt: number; endsAt: number },
): void => {
  world.run(
    'INSERT INTO Subscription (id, userId, planId, startedAt, endsAt, periodStart) VALUES (?, ?, ?, ?, ?, ?)',
    world.ids.make('s'),
    userId,
    planId,
    startedAt,
    endsAt,
    startedAt,
  )
  outdateTokens(world, userId)
}

/** Ends a subscription now. Call it inside a transaction. */
export const cancelSubscription = (world: World, { id, userId }: { id: string; userId: string }): void => {
  world.run('UPDATE Subscription SET cancelledAt = ? WHERE id = ? AND userId = ?', world.clock.now(), id, userId)
  outdateTokens(world, userId)
}

/** Ends the subscription that a refunded payment began. Call it inside a transaction. */
export const endRefundedSubscription = (world: World, { userId, planId, startedAt }: { userId: string; planId: string; startedAt: number }): void => {
  const ended = world.run(
    'UPDATE Subscription SET cancelledAt = ? WHERE userId = ? AND planId = ? AND startedAt = ? AND cancelledAt IS NULL',
    world.clock.now(),
    userId,
    planId,
    startedAt,
  )
  if (ended > 0) outdateTokens(world, userId)
}

/** Stores that the retention offer was taken. */
export const acceptRetentionOffer = (world: World, id: string): void =>
  void world.run('UPDATE Subscription SET keptAt = ? WHERE id = ?', world.clock.now(), id)
