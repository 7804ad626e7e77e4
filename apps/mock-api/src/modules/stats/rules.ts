import { PROMO_TYPES, type PromoType } from '@moonlit/contract/vocabulary'
import type { Caller } from '../../http/caller.ts'

/** A traffic source, and the character of the first page, if any. */
export interface Source {
  readonly promoType: PromoType
  readonly botSlug: string | null
}

/** Range of the keys of visitors known by IP address: `ip:…`. */
export const ADDRESS_KEYS = { from: 'ip:', to: 'ip;' } as const

/**
 * How long an IP address identifies a visitor, in milliseconds. Addresses are shared and change,
 * so it expires after a day.
 */
export const ADDRESS_LIFETIME = 24 * 60 * 60 * 1000

/** Range of the keys of browsers that are known by their cookie: `visitor:…`. */
export const VISITOR_KEYS = { from: 'visitor:', to: 'visitor;' } as const

/** How long a browser is known by its cookie, in milliseconds. */
export const VISITOR_LIFETIME = 30 * 24 * 60 * 60 * 1000

/** The day of a point in time, UTC: `2026-03-14`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const isPromoType = (value: string | null | undefined): value is PromoType => PROMO_TYPES.some((promoType) => promoType === value)

/** The source in query parameters of the web app: `promoType`, as in `/buy-premium?promoType=fb`. */
export const sourceOfParams = ({ promoType }: Readonly<Record<string, string>>): Source | null =>
  isPromoType(promoType) ? { promoType, botSlug: null } : null

/** Whether two days, where both are given, are a range: the first is not after the last. */
export const isRange = (from: string | undefined, to: string | undefined): boolean => from === undefined || to === undefined || from <= to

/** Whether a caller may see a character's figures, revenue among them: admins, and who created it. */
export const maySeeTotals = (caller: Caller, { ownerId }: { readonly ownerId: string | null }): boolean =>
  caller.kind === 'user' && (caller.isAdmin || caller.id === ownerId)
