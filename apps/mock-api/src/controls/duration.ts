const UNITS = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const

const SHORT = /^(?:\d+(?:\.\d+)?(?:ms|[wdhms]))+$/u
const SHORT_PART = /(?<amount>\d+(?:\.\d+)?)(?<unit>ms|[wdhms])/gu
const ISO =
  /^P(?=.)(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>\d+(?:\.\d+)?)D)?(?:T(?=.)(?:(?<hours>\d+(?:\.\d+)?)H)?(?:(?<minutes>\d+(?:\.\d+)?)M)?(?:(?<seconds>\d+(?:\.\d+)?)S)?)?$/u

const isUnit = (unit: string): unit is keyof typeof UNITS => Object.hasOwn(UNITS, unit)

const shortLength = (text: string): number => {
  let total = 0
  for (const { groups } of text.matchAll(SHORT_PART))
    if (groups?.unit !== undefined && isUnit(groups.unit)) total += Number(groups.amount) * UNITS[groups.unit]
  return total
}

/** Months are counted in the calendar; a missing date becomes the last day of the month. */
const afterMonths = (from: number, months: number): number => {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}

/** Whether a text is a duration: `90s`, `1h30m`, `30d`, or ISO 8601 such as `P1M` and `PT15M`; a minus before it goes back. */
export const isDuration = (text: string): boolean => SHORT.test(text.replace(/^-/u, '')) || ISO.test(text.replace(/^-/u, ''))

/**
 * The end of a duration that starts at a point in time.
 * @param duration in milliseconds, or as `isDuration` describes it
 * @param from milliseconds since 1970
 * @returns milliseconds since 1970; NaN for an invalid duration
 */
export const endOf = (duration: number | string, from: number): number => {
  if (typeof duration === 'number') return from + duration
  if (!isDuration(duration)) return Number.NaN
  const sign = duration.startsWith('-') ? -1 : 1
  const text = duration.replace(/^-/u, '')
  const parts = ISO.exec(text)?.groups
  if (parts === undefined) return from + sign * Math.round(shortLength(text))
  const of = (part: string): number => Number(parts[part] ?? 0)
  const milliseconds = of('weeks') * UNITS.w + of('days') * UNITS.d + of('hours') * UNITS.h + of('minutes') * UNITS.m + of('seconds') * UNITS.s
  return afterMonths(from, sign * (of('years') * 12 + of('months'))) + sign * Math.round(milliseconds)
}
