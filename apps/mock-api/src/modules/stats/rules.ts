import { PROMO_TYPES, type PromoType } from '@moonlit/contract/vocabulary'

/** Where someone came from, and the character that their first page was about, if any. */
export interface Source {
  readonly promoType: PromoType
  readonly botSlug: string | null
}

/** Keys of visitors who are known by nothing but the address they call from: `ip:…`, a range of all keys. */
export const ADDRESS_KEYS = { from: 'ip:', to: 'ip;' } as const

/**
 * How long, in milliseconds, an address stands for the visitor who came from it. Many people share one and most get another
 * before long, so that after a day nobody is attributed by it, and it is forgotten.
 */
export const ADDRESS_LIFETIME = 24 * 60 * 60 * 1000

/** The day of a point in time, UTC: `2026-03-14`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const isPromoType = (value: string | undefined): value is PromoType => PROMO_TYPES.some((promoType) => promoType === value)

/** The source that query parameters kept by the web app name: `promoType`, as in `/buy-premium?promoType=fb`. */
export const sourceOfParams = ({ promoType }: Readonly<Record<string, string>>): Source | null =>
  isPromoType(promoType) ? { promoType, botSlug: null } : null

/** Whether two days, where both are given, are a range: the first is not after the last. */
export const isRange = (from: string | undefined, to: string | undefined): boolean => from === undefined || to === undefined || from <= to
