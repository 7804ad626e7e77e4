import type { World } from '../../worlds/world.ts'
import { ADDRESS_KEYS, ADDRESS_LIFETIME, VISITOR_KEYS, VISITOR_LIFETIME, type Source, dayOf, isPromoType, sourceOfParams } from './rules.ts'

/** Counts of a source; `revenue` is in US cents. */
export interface SourceCounts {
  readonly visits?: number
  readonly signups?: number
  readonly payments?: number
  readonly revenue?: number
}

const userKey = (userId: string): string => `user:${userId}`

/** Adds to a source's statistics of today, or of another day (milliseconds). */
export const countSource = (
  world: World,
  { promoType, botSlug }: Source,
  { visits = 0, signups = 0, payments = 0, revenue = 0 }: SourceCounts,
  at: number = world.clock.now(),
): void =>
  void world.run(
    `INSERT INTO SourceDay (promoType, date, botSlug, visits, signups, payments, revenue) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (promoType, date, botSlug) DO UPDATE SET visits = visits + excluded.visits, signups = signups + excluded.signups,
       payments = payments + excluded.payments, revenue = revenue + excluded.revenue`,
    promoType,
    dayOf(at),
    botSlug ?? '',
    visits,
    signups,
    payments,
    revenue,
  )

const findTouch = (world: World, visitorKey: string): Source | null => {
  const touch = world.one<{ promoType: string; botSlug: string | null }>('SELECT promoType, botSlug FROM FirstTouch WHERE visitorKey = ?', visitorKey)
  return touch !== undefined && isPromoType(touch.promoType) ? { promoType: touch.promoType, botSlug: touch.botSlug } : null
}

/** First touch of a user, or null. */
export const touchOf = (world: World, userId: string): Source | null => findTouch(world, userKey(userId))

const keepTouch = (world: World, visitorKey: string, { promoType, botSlug }: Source, query: Readonly<Record<string, string>>): boolean =>
  world.run(
    'INSERT OR IGNORE INTO FirstTouch (visitorKey, promoType, botSlug, queryJson, createdAt) VALUES (?, ?, ?, ?, ?)',
    visitorKey,
    promoType,
    botSlug,
    JSON.stringify(query),
    world.clock.now(),
  ) > 0

/** Deletes touches of expired IP addresses and browsers. */
const forgetVisitors = (world: World): void => {
  const forget = ({ from, to }: { from: string; to: string }, lifetime: number): void =>
    void world.run('DELETE FROM FirstTouch WHERE visitorKey >= ? AND visitorKey < ? AND createdAt <= ?', from, to, world.clock.now() - lifetime)
  forget(ADDRESS_KEYS, ADDRESS_LIFETIME)
  forget(VISITOR_KEYS, VISITOR_LIFETIME)
}

/**
 * Stores a visitor's first touch and counts the visit. Later touches change nothing.
 * @param visitorKey see `callerKey`, or `browserKey` of who is nobody yet
 */
export const touch = (world: World, visitorKey: string, source: Source, query: Readonly<Record<string, string>>): void =>
  world.atomically(() => {
    forgetVisitors(world)
    if (keepTouch(world, visitorKey, source, query)) countSource(world, source, { visits: 1 })
  })

/**
 * Moves a visitor's touch to a guest or user. The older of two wins. A browser or IP address passes
 * its touch on once, to the first person, and is free again.
 */
export const moveTouch = (world: World, fromKey: string, toKey: string): void =>
  world.atomically(() => {
    forgetVisitors(world)
    world.run(
      `INSERT INTO FirstTouch (visitorKey, promoType, botSlug, queryJson, createdAt)
       SELECT ?, promoType, botSlug, queryJson, createdAt FROM FirstTouch WHERE visitorKey = ?
       ON CONFLICT (visitorKey) DO UPDATE SET promoType = excluded.promoType, botSlug = excluded.botSlug, queryJson = excluded.queryJson,
         createdAt = excluded.createdAt WHERE excluded.createdAt < FirstTouch.createdAt`,
      toKey,
      fromKey,
    )
    world.run('DELETE FROM FirstTouch WHERE visitorKey = ?', fromKey)
  })

/** Moves a visitor's touch to their user. */
export const moveTouchToUser = (world: World, visitorKey: string, userId: string): void => moveTouch(world, visitorKey, userKey(userId))

/**
 * Attributes a new account to its source: the first touch, else the source in the registration's
 * parameters. Call it once, inside the transaction that creates the account.
 * @param visitorKey see `visitorKeyOf`
 */
export const attributeSignUp = (
  world: World,
  { userId, visitorKey, params }: { userId: string; visitorKey: string; params: Readonly<Record<string, string>> },
): void => {
  moveTouchToUser(world, visitorKey, userId)
  const named = sourceOfParams(params)
  if (named !== null) keepTouch(world, userKey(userId), named, params)
  const source = touchOf(world, userId)
  if (source !== null) countSource(world, source, { signups: 1 })
}

/** What is counted of a character; `revenue` is in US cents. */
export interface BotCounts {
  readonly payments: number
  readonly revenue: number
  readonly chats: number
  readonly messages: number
  readonly voiceMessages: number
  readonly tokens: number
}

/** Totals of a character. */
export interface BotTotals extends BotCounts {
  readonly botId: string
  /** Who created it; null in the catalogue. */
  readonly ownerId: string | null
}

/** A character's counts of a day. */
export interface BotDayRow extends BotCounts {
  readonly date: string
}

/** Days, both ends included; open where an end is missing. */
interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const COUNTS = ['payments', 'revenue', 'chats', 'messages', 'voiceMessages', 'tokens'] as const
const TOTALS = COUNTS.map((column) => `coalesce(sum(d.${column}), 0) AS ${column}`).join(', ')
const IN_DAYS = "d.date >= coalesce(?, '') AND d.date <= coalesce(?, '9999-12-31')"

/** Totals of a character by id or slug, of a range of days or of all. */
export const findBotTotals = (world: World, id: string, { from, to }: Days = {}): BotTotals | undefined =>
  world.one<BotTotals>(
    `SELECT b.id AS botId, b.ownerId, ${TOTALS} FROM Bot b LEFT JOIN BotDay d ON d.botId = b.id AND ${IN_DAYS} WHERE b.id = ? OR b.slug = ? GROUP BY b.id`,
    from ?? null,
    to ?? null,
    id,
    id,
  )

/** The days of a character in order, those without anything left out. */
export const botDays = (world: World, botId: string, { from, to }: Days): BotDayRow[] =>
  world.all<BotDayRow>(
    `SELECT d.date, ${COUNTS.map((column) => `d.${column}`).join(', ')} FROM BotDay d WHERE ${IN_DAYS} AND d.botId = ? ORDER BY d.date`,
    from ?? null,
    to ?? null,
    botId,
  )

/** Owner of a slug's character: null in the catalogue; undefined when the caller cannot see it. */
export const findTouchedBot = (world: World, slug: string, callerId: string | null): { ownerId: string | null } | undefined =>
  world.one<{ ownerId: string | null }>('SELECT ownerId FROM Bot WHERE slug = ? AND (ownerId IS NULL OR ownerId = ?)', slug, callerId)

/** A source's day by character; `botSlug` is '' without one, `revenue` in US cents. */
export interface SourceDayRow {
  readonly date: string
  readonly botSlug: string
  readonly visits: number
  readonly signups: number
  readonly payments: number
  readonly revenue: number
}

/** The days of a source in order, both ends included. */
export const sourceDays = (world: World, promoType: string, { from, to }: Days): SourceDayRow[] =>
  world.all<SourceDayRow>(
    `SELECT date, botSlug, visits, signups, payments, revenue FROM SourceDay
     WHERE promoType = ? AND date >= coalesce(?, '') AND date <= coalesce(?, '9999-12-31') ORDER BY date, botSlug`,
    promoType,
    from ?? null,
    to ?? null,
  )
