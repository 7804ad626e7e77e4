/** What people fill in: the days of statistics. It needs zod alone, so that a form does not bring the whole contract into a browser. */
import { z } from 'zod'
import { FIELD_MESSAGES, STATISTICS_DAYS_MAX, missingOr } from '../rules.ts'

/** A day of statistics. */
export const StatsDay = z.iso.date({ error: missingOr(FIELD_MESSAGES.date) }).meta({ description: 'A day, UTC', examples: ['2026-03-14'] })
const DAY = 86_400_000

/** The days that somebody wants statistics of, both ends included: what a form asks for. */
export const StatsRange = z
  .object({ from: StatsDay, to: StatsDay })
  .refine(({ from, to }) => from <= to, { path: ['from'], message: FIELD_MESSAGES.dayOrder })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < STATISTICS_DAYS_MAX, { path: ['from'], message: FIELD_MESSAGES.daysTooMany })
