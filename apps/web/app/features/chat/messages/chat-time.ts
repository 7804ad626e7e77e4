import type { AppLocale } from '../../../shared/i18n/locales.ts'
import { formatAgo, formatDate, formatNumber } from '../../../shared/format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The calendar day of a moment where the person is: `2026-03-14`. */
export const dayOf = (time: string | Date): string => {
  const date = new Date(time)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

/** When something was last said, as short as a list wants it: `now`, `12 min`, `2 hr`, `Tue`, `3 Nov`, `3 Nov 2024`. */
export const formatShortTime = (locale: AppLocale, time: string, now: Date): string => {
  const date = new Date(time)
  const passed = Math.max(0, now.getTime() - date.getTime())
  if (passed < MINUTE) return formatAgo(locale, now, now)
  if (passed < HOUR) return formatNumber(locale, Math.floor(passed / MINUTE), { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  if (passed < DAY) return formatNumber(locale, Math.floor(passed / HOUR), { style: 'unit', unit: 'hour', unitDisplay: 'short' })
  if (passed < 6 * DAY) return formatDate(locale, date, { weekday: 'short' })
  const isThisYear = date.getFullYear() === now.getFullYear()
  return formatDate(locale, date, isThisYear ? { day: 'numeric', month: 'short' } : { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Which words a day between messages takes: those for today and yesterday, or a date. */
export const dayLabel = (
  locale: AppLocale,
  day: string,
  now: Date,
): { readonly kind: 'today' | 'yesterday' } | { readonly kind: 'date'; readonly text: string } => {
  if (day === dayOf(now)) return { kind: 'today' }
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return { kind: 'yesterday' }
  const date = new Date(`${day}T12:00:00`)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return {
    kind: 'date',
    text: formatDate(locale, date, { weekday: 'long', day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) }),
  }
}
