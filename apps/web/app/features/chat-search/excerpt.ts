import type { FoundMessage } from '@moonlit/sdk'

/** A piece of a text: a match or what is around it. */
export interface Piece {
  readonly text: string
  readonly kind: 'match' | 'around'
  /** Where it begins in the text. */
  readonly at: number
}

/** How much of a text an excerpt shows before its first match and in all, in UTF-16 units. */
const BEFORE = 32
const LENGTH = 140

const isHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/u.test(text.charAt(at)) && /[\uD800-\uDBFF]/u.test(text.charAt(at - 1))

/** The nearest place at or after `at` where a word begins, within a few letters; else one that cuts no letter in two. */
const wordStart = (text: string, at: number, latest: number): number => {
  if (at <= 0) return 0
  const blank = text.slice(at, latest).search(/\s/u)
  if (blank >= 0) return at + blank + 1
  return isHalf(text, at) ? at - 1 : at
}

/** The text in pieces, its matches apart. */
export const piecesOf = (text: string, matches: FoundMessage['matches']): Piece[] => {
  let at = 0
  const pieces: Piece[] = []
  const add = (end: number, kind: Piece['kind']) => {
    if (end > at) pieces.push({ text: text.slice(at, end), kind, at })
    at = Math.max(at, end)
  }
  for (const { start, end } of matches) {
    add(start, 'around')
    add(end, 'match')
  }
  add(text.length, 'around')
  return pieces
}

/** A line of a message around its first match, in pieces; an ellipsis where something is left out. */
export const excerptOf = ({ text, matches }: Pick<FoundMessage, 'text' | 'matches'>): Piece[] => {
  const first = matches[0]?.start ?? 0
  const from = wordStart(text, first - BEFORE, first)
  const cut = from + LENGTH
  const to = cut >= text.length ? text.length : isHalf(text, cut) ? cut + 1 : cut
  const shown = piecesOf(
    text.slice(from, to),
    matches.filter(({ start }) => start < to).map(({ start, end }) => ({ start: start - from, end: Math.min(end, to) - from })),
  )
  return [
    ...(from > 0 ? [{ text: '…', kind: 'around', at: -1 } as const] : []),
    ...shown,
    ...(to < text.length ? [{ text: '…', kind: 'around', at: text.length } as const] : []),
  ]
}
