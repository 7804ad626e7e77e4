import { reckonAt } from './arithmetic.ts'
import type { Piece } from './frame.ts'
import type { Reckoned } from './spoken-numbers.ts'
import type { Token } from './tokens.ts'

/** What a year of birth says of whoever was born in it: may be under age, or is not yet come. */
export type YearKind = (year: number) => 'YOUNGYEAR' | 'LATEYEAR' | null

const ADULT_AGE = 18
const LAST_SCHOOL_YEAR = 13
const LONGEST_LIFE = 110
const known = new Map<string, ReadonlySet<string>>()
/** One set for each kind of number, so that what is known of it is known once. */
const oneSet = (...kinds: readonly string[]): ReadonlySet<string> => {
  const name = kinds.join(' ')
  const set = known.get(name) ?? new Set(kinds)
  known.set(name, set)
  return set
}

const kindsOf = ({ value, isOrdinal, isDigits, isShort = false, isSum = false }: Reckoned, yearKind: YearKind): ReadonlySet<string> => {
  if (isOrdinal) {
    if (value > ADULT_AGE) return oneSet('NNTH')
    if (value === ADULT_AGE) return oneSet('NTH18')
    return value > 12 ? oneSet('NTH', 'TEENTH') : oneSet('NTH')
  }
  const size = value < 3 ? 'FEW' : value < ADULT_AGE ? 'N' : 'NN'
  const year = value >= 1900 ? yearKind(value) : null
  return oneSet(
    size,
    ...(value === ADULT_AGE ? ['N18'] : []),
    ...(value > ADULT_AGE && value < LONGEST_LIFE ? ['ADULTAGE'] : []),
    ...(value > 0 && value <= LAST_SCHOOL_YEAR ? ['RANK'] : []),
    ...(size === 'N' && value >= 10 ? ['TEENS'] : []),
    ...(size === 'N' && isDigits ? ['DIGITS'] : []),
    ...(size === 'N' && isSum ? ['SUM'] : []),
    ...(year === null ? [] : [year]),
    ...(isShort && yearKind(2000 + value) === 'YOUNGYEAR' ? ['SHORTYEAR'] : []),
  )
}

/** 9b, 10C, 4.º B: a school's class where a class is spoken of. */
const classroomAt = (tokens: readonly Token[], at: number, { value, isOrdinal, length }: Reckoned): Piece[] => {
  const next = tokens[at + length]
  if (value < 1 || value > LAST_SCHOOL_YEAR || length > 1) return []
  if (isOrdinal && /^\d{1,2}a$/iu.test(tokens[at]?.text ?? '')) return [{ kinds: oneSet('CLASSROOM'), length }]
  const isLetter = next !== undefined && /^[a-dа-г]$/iu.test(next.text) && (next.link === '' || (isOrdinal && next.isCapital))
  return isLetter ? [{ kinds: oneSet('CLASSROOM'), length: length + 1 }] : []
}

/** s1xteen, quinz3: a number word some letters of which are signs or digits. */
const isMasked = (token: Token | undefined): boolean =>
  token?.digits === null && token.word?.number != null && /[\d@$!|€*+]/u.test(token.text) && /\p{L}.*\p{L}/u.test(token.text)

/** The numbers of a text, by the token they begin at. Parts of a number are none by themselves. */
export const numbersOf = (tokens: readonly Token[], yearKind: YearKind): Map<number, readonly Piece[]> => {
  const numbers = new Map<number, readonly Piece[]>()
  for (let at = 0; at < tokens.length;) {
    const found = reckonAt(tokens, at)
    if (found) {
      const masked = isMasked(tokens[at]) && found.value >= 10 && found.value < ADULT_AGE ? [{ kinds: oneSet('MASKED'), length: found.length }] : []
      const number = { kinds: kindsOf(found, yearKind), length: found.length, value: found.value }
      numbers.set(at, [number, ...classroomAt(tokens, at, found), ...masked])
    }
    at += found?.length ?? 1
  }
  return numbers
}
