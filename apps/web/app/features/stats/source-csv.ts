import type { SourceStats } from '@moonlit/sdk'
import { csvDollars, csvOf } from './csv.ts'

/**
 * A source's days by character for spreadsheets and programs: a row each, with names of columns and a way of writing numbers that are the same in
 * every language.
 */
export const sourceCsv = (rows: readonly SourceStats[]): string =>
  csvOf(
    ['date', 'character', 'visits', 'sign_ups', 'payments', 'revenue_usd'],
    rows.map(({ date, botSlug, visits, signups, payments, revenue }) => ({
      date,
      character: botSlug ?? '',
      visits,
      sign_ups: signups,
      payments,
      revenue_usd: csvDollars(revenue),
    })),
  )
