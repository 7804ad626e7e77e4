import type { AppLocale } from './i18n/locales.ts'

const cached = <O extends object, F>(make: (locale: AppLocale, options: O) => F) => {
  const known = new Map<string, F>()
  return (locale: AppLocale, options: O): F => {
    const key = locale + JSON.stringify(options)
    const formatter = known.get(key) ?? make(locale, options)
    known.set(key, formatter)
    return formatter
  }
}

const numbers = cached((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const dates = cached((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
const lists = cached((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
const spans = cached((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options))

/** A number the way the language writes it. [IN-04] */
export const formatNumber = (locale: AppLocale, value: number, options: Intl.NumberFormatOptions = {}): string =>
  numbers(locale, options).format(value)

const hasCents = (amount: number): boolean => Math.round(amount * 100) % 100 !== 0

/**
 * A price; cents only where it or one that stands beside it has any. In Arabic it is set apart, so that the sign does not come apart from its letters
 * (`US$`).
 * @param beside the prices of the same list, this one among them or not
 */
export const formatPrice = (
  locale: AppLocale,
  amount: number,
  currency: string,
  { beside = [], ...options }: Intl.NumberFormatOptions & { readonly beside?: readonly number[] } = {},
): string => {
  const trailingZeroDisplay = [amount, ...beside].some(hasCents) ? 'auto' : 'stripIfInteger'
  const price = numbers(locale, { style: 'currency', currency, trailingZeroDisplay, ...options }).format(amount)
  return locale === 'ar' ? `\u2066${price}\u2069` : price
}

/** A date, by default like `14 March 2026`; or with a time, by options. */
export const formatDate = (locale: AppLocale, date: Date | string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  dates(locale, options).format(typeof date === 'string' ? new Date(date) : date)

/** The day on which something that was paid for ends or begins anew, as the payment page and the mails say it: by UTC, wherever the reader is. */
export const formatTerm = (locale: AppLocale, date: string): string => formatDate(locale, date, { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Two dates as one span, without what they share: `1 – 14 March 2026`; one date when they are the same. Browsers and servers disagree on the width of
 * its spaces, which are made one here.
 */
export const formatSpan = (locale: AppLocale, from: string, to: string, options: Intl.DateTimeFormatOptions): string =>
  dates(locale, options).formatRange(new Date(from), new Date(to)).replaceAll(/\s/gu, ' ')

/** Words joined into a sentence part: `a, b and c`. */
export const formatList = (locale: AppLocale, words: readonly string[], type: 'conjunction' | 'unit' = 'conjunction'): string =>
  lists(locale, { type, style: type === 'unit' ? 'narrow' : 'long' }).format(words)

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in the largest unit that fits: `12 min. ago`; `now` within a minute. */
export const formatAgo = (locale: AppLocale, date: Date | string, now: Date): string => {
  const passed = new Date(date).getTime() - now.getTime()
  const [unit, length] = UNITS.find(([, size]) => Math.abs(passed) >= size) ?? (['second', 60_000] as const)
  return spans(locale, { numeric: 'auto', style: 'short' }).format(Math.trunc(passed / length), unit)
}

/** Seconds as minutes and seconds: `1:05`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
