import papaparse from 'papaparse'

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a file for spreadsheets and programs, each column by its name. What a spreadsheet would take for a formula is kept from being one. */
export const csvOf = <Column extends string>(columns: readonly Column[], rows: readonly Readonly<Record<Column, string | number>>[]): string =>
  BYTE_ORDER_MARK + papaparse.unparse([...rows], { columns: [...columns], escapeFormulae: true })

/** Dollars as spreadsheets read them, in every language alike. */
export const csvDollars = (dollars: number): string =>
  // oxlint-disable-next-line moonlit/formats -- read by spreadsheets, in every language alike
  dollars.toFixed(2)
