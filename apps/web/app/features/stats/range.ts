import { STATISTICS_DAYS_MAX } from '@moonlit/sdk/rules'

const DAY = 86_400_000

/** How many days back one press leads. */
export const PRESETS = [7, 30, 90] as const
type Preset = (typeof PRESETS)[number]

/** Days that statistics are of, both ends included; days are UTC, like `2026-03-14`. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The days that an address asks for; `preset` is null when both ends were chosen. Of all days both ends are empty. */
export interface Range extends Days {
  readonly preset: Preset | 'all' | null
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text

const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY + 1

/**
 * The days of an address: `?days=7`, or `?from=2026-03-01&to=2026-03-14`, whichever of the two is the first.
 * @param now milliseconds
 * @param otherwise how many days up to today for any other address
 */
export const readRange = (search: URLSearchParams, now: number, otherwise: Preset | 'all' = 30): Range => {
  const [one, other] = [search.get('from'), search.get('to')]
  if (isDay(one) && isDay(other)) {
    const days = one <= other ? { from: one, to: other } : { from: other, to: one }
    if (lengthOf(days) <= STATISTICS_DAYS_MAX) return { ...days, preset: null }
  }
  const preset = PRESETS.find((days) => String(days) === search.get('days')) ?? otherwise
  if (preset === 'all') return { from: '', to: '', preset }
  return { from: dayOf(now - (preset - 1) * DAY), to: dayOf(now), preset }
}

/** What stands in the address of so many days up to today, or of all. */
export const presetSearch = (days: Preset | 'all'): string => (days === 'all' ? '?' : `?days=${days}`)

/** What stands in the address of chosen days. */
export const rangeSearch = ({ from, to }: Days): string => `?${new URLSearchParams({ from, to }).toString()}`

/** What an address says of a range: both ends where they were chosen, else how many days. */
export const queryOf = ({ from, to, preset }: Range): Readonly<Record<'from' | 'to' | 'days', string | undefined>> =>
  preset === null ? { from, to, days: undefined } : { from: undefined, to: undefined, days: preset === 'all' ? undefined : String(preset) }

/** The most columns of a day each; more days than that are drawn in weeks. */
const MOST_DAYS = 92

/** The days of a range in pieces, in order, each a column of a chart: days, or weeks when they are many. The last week may be short. */
export const piecesOf = (range: Days): { readonly every: 'day' | 'week'; readonly pieces: readonly Days[] } => {
  const length = lengthOf(range)
  const every = length > MOST_DAYS ? 'week' : 'day'
  const step = every === 'week' ? 7 : 1
  const start = Date.parse(range.from)
  const pieces = Array.from({ length: Math.ceil(length / step) }, (_, at) => ({
    from: dayOf(start + at * step * DAY),
    to: dayOf(start + (Math.min((at + 1) * step, length) - 1) * DAY),
  }))
  return { every, pieces }
}
