/** The same day so many months later, in UTC; the last day of a month that is too short for it. Times are milliseconds. */
export const monthsAfter = (time: number, months: number): number => {
  const from = new Date(time)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(time).setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
}

/** Whole days from one moment to another, begun ones counted; none when it has passed. Times are milliseconds. */
export const daysUntil = (now: number, end: number): number => Math.max(0, Math.ceil((end - now) / 86_400_000))
