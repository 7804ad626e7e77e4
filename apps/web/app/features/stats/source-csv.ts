import type { SourceStats } from '@moonlit/sdk'
import papaparse from 'papaparse'

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A source's days by character for spreadsheets and programs: a row each, with names of columns and a way of writing numbers that are the same in
 * every language. What a spreadsheet would take for a formula is kept from being one.
 */
export const sourceCsv = (rows: readonly SourceStats[]): string =>
  BYTE_ORDER_MARK +
  papaparse.unparse(
    rows.map(({ date, botSlug, visits, signups, payments, revenue }) => ({
      date,
      character: botSlug ?? '',
      visits,
      sign_ups: signups,
      payments,
      // oxlint-disable-next-line moonlit/formats -- read by spreadsheets, in every language alike
      revenue_usd: revenue.toFixed(2),
    })),
    { columns: ['date', 'character', 'visits', 'sign_ups', 'payments', 'revenue_usd'], escapeFormulae: true },
  )
