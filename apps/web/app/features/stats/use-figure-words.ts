import { formatDate, formatNumber, formatPrice, formatSpan } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { Days } from './range.ts'
import type { Measure } from './source-figures.ts'

const SHORT = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const

/** How figures and days are written in the language in use. Money is US dollars, days are UTC. */
export const useFigureWords = () => {
  const { locale } = useLocale()
  return {
    /** @param beside the revenues of the same list */
    figure: (measure: Measure, value: number, beside: readonly number[] = []): string =>
      measure === 'revenue' ? formatPrice(locale, value, 'USD', { beside }) : formatNumber(locale, value),
    /** The same with few letters, beside an axis: `1.2K`. */
    shortFigure: (measure: Measure, value: number): string =>
      measure === 'revenue'
        ? formatPrice(locale, value, 'USD', { notation: 'compact', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 })
        : formatNumber(locale, value, { notation: 'compact' }),
    share: (value: number): string => formatNumber(locale, value, { style: 'percent', maximumFractionDigits: 1 }),
    price: (value: number): string => formatPrice(locale, value, 'USD'),
    /** A day or a span of days: `14 March 2026`. */
    days: ({ from, to }: Days): string => formatSpan(locale, from, to, LONG),
    /** `14 Mar`. */
    shortDays: ({ from, to }: Days): string => formatSpan(locale, from, to, SHORT),
    shortDay: (day: string): string => formatDate(locale, day, SHORT),
    daysBack: (count: number): string => formatNumber(locale, count, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  } as const
}
