import type { SourceStats } from '@moonlit/sdk'
import type { Days } from './range.ts'

/** What is counted, in the order in which it comes about. */
export const MEASURES = ['visits', 'signups', 'payments', 'revenue'] as const
export type Measure = (typeof MEASURES)[number]

/** Counts of some days or of a character; revenue in US dollars. */
export type Figures = Readonly<Record<Measure, number>>

/** The sum of rows. Dollars are added as cents, so that no fraction of a cent remains. */
export const sumOf = (rows: readonly Figures[]): Figures => {
  const total = (measure: Measure) => rows.reduce((sum, row) => sum + row[measure], 0)
  return {
    visits: total('visits'),
    signups: total('signups'),
    payments: total('payments'),
    revenue: rows.reduce((cents, { revenue }) => cents + Math.round(revenue * 100), 0) / 100,
  }
}

/** The figures of each piece of a range, days without any included. */
export const figuresOfPieces = (rows: readonly SourceStats[], pieces: readonly Days[]): readonly (Days & Figures)[] =>
  pieces.map((piece) => ({ ...piece, ...sumOf(rows.filter(({ date }) => date >= piece.from && date <= piece.to)) }))

/** The figures of each character, most visits first; `slug` is null for visits to no character. */
export const figuresOfCharacters = (rows: readonly SourceStats[]): readonly (Figures & { readonly slug: string | null })[] => {
  const slugs = [...new Set(rows.map(({ botSlug }) => botSlug))]
  return slugs.map((slug) => ({ slug, ...sumOf(rows.filter(({ botSlug }) => botSlug === slug)) })).toSorted((one, other) => other.visits - one.visits)
}
