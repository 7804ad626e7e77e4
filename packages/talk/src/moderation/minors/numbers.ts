import type { Locale } from '@moonlit/contract/vocabulary'
import type { Piece } from './frame.ts'
import type { NumberWord } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A number of one or several words. */
interface Reckoned {
  readonly value: number
  readonly length: number
  readonly isOrdinal: boolean
  readonly isDigits: boolean
  /** Two digits that may be the end of a year. */
  readonly isShort?: boolean
}

/** What a year of birth says of whoever was born in it: may be under age, or is not yet come. */
export type YearKind = (year: number) => 'YOUNGYEAR' | 'LATEYEAR' | null

const has = (token: Token | undefined, kind: string): boolean => token?.word?.kinds.has(kind) ?? false
const LATIN = /^\p{Script=Latin}/u
/** Words of two Latin letters are common to many languages and tell none. */
const speaks = ({ text, word }: Token, locales: readonly Locale[]): boolean =>
  (text.length > 2 || !LATIN.test(text)) && locales.some((locale) => word?.languages.has(locale))

/** A word of the same clause; a colon ends none ("edad: tres"). */
const isOfClause = (token: Token | undefined): token is Token => token !== undefined && (token.sign === null || token.sign === 'COLON')

const isOpen = (tokens: readonly Token[], at: number): boolean => tokens[at] !== undefined && tokens[at].sign === null

const UNITS = ['YEAR', 'AGEYEAR', 'AGEUNIT', 'SPAN', 'LIFEYEAR']
const isUnit = (token: Token | undefined): boolean => UNITS.some((kind) => has(token, kind))

/** The number that a word is, where it stands among words of its language. */
const numberWordAt = (tokens: readonly Token[], at: number): NumberWord | null => {
  const said = tokens[at]?.word?.number ?? null
  if (said?.only == null) return said
  const { only } = said
  const isNear = (step: 1 | -1): boolean => {
    const [next, second] = [tokens[at + step], tokens[at + 2 * step]]
    return isOfClause(next) && (speaks(next, only) || (isOfClause(second) && speaks(second, only)))
  }
  return isNear(-1) || isNear(1) ? said : null
}

/** Skips one word that joins the parts of a number. */
const afterJoin = (tokens: readonly Token[], at: number): number => (has(tokens[at], 'JOIN') ? at + 1 : at)

const ARABIC_AND = /^و/u

/** Twenty-five, veinte y cinco, fünf und zwanzig, خمسة وعشرون, soixante-dix, dix-sept, ثلاث عشرة. */
const wordsAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const first = numberWordAt(tokens, at)
  if (first === null) return null
  if (first.form === 'large') return { value: 1000, length: 1, isOrdinal: false, isDigits: false }
  const done = (value: number, end: number, isOrdinal: boolean): Reckoned => {
    const isLarge = !isOrdinal && isOpen(tokens, end) && numberWordAt(tokens, end)?.form === 'large'
    return { value: isLarge ? 1000 : value, length: end - at + (isLarge ? 1 : 0), isOrdinal, isDigits: false }
  }
  const direct = numberWordAt(tokens, at + 1)
  const joined = afterJoin(tokens, at + 1)
  const next = numberWordAt(tokens, joined)
  const isNth = next?.form === 'nth'
  if (first.form === 'ten' || (first.value === 4 && direct?.value === 20)) {
    const score = first.value === 4 ? 80 : first.value
    const from = first.value === 4 ? afterJoin(tokens, at + 2) : joined
    const rest = numberWordAt(tokens, from)
    if (rest && rest.value < 20 && rest.form !== 'ten' && rest.form !== 'large' && (rest.value < 10 || score === 60 || score === 80))
      return done(score + rest.value, from + 1, rest.form === 'nth')
    return first.value === 4 ? done(80, at + 2, false) : done(score, at + 1, false)
  }
  if (next && first.value < 10) {
    const isTied = joined > at + 1 || ARABIC_AND.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.link === ''
    if (next.form === 'ten' && isTied) return done(first.value + next.value, joined + 1, first.form === 'nth')
    if (next.value === 10 && joined === at + 1 && tokens[at + 1]?.word?.text.startsWith('عشر') === true)
      return done(10 + first.value, at + 2, first.form === 'nth')
  }
  // 'fünf zehn Jahre', torn in two.
  if (direct?.value === 10 && first.value > 2 && first.value < 10 && isUnit(tokens[at + 2])) return done(10 + first.value, at + 2, false)
  // diez y seis, dix-sept; décimo sexto.
  if (next && first.value === 10 && next.value > 0 && next.value < 10 && (joined > at + 1 || next.value > 5 || isNth))
    return done(10 + next.value, joined + 1, isNth)
  // 'Un año' is one year, 'un' before anything else an article.
  if (first.value === 1 && has(tokens[at], 'ARTICLE') && !isUnit(tokens[at + 1])) return null
  return done(first.value, at + 1, first.form === 'nth')
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }
const AGES = ['TURNED', 'TURN', 'AGE']
/** XV, where years follow or an age is told. */
const romanAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const token = tokens[at]
  if (token === undefined || !/^[XVI]{2,5}$/u.test(token.text) || !(isUnit(tokens[at + 1]) || AGES.some((kind) => has(tokens[at - 1], kind))))
    return null
  const letters = Array.from(token.text, (letter) => ROMAN[letter] ?? 0)
  const value = letters.reduce((sum, letter, index) => sum + (letter < (letters[index + 1] ?? 0) ? -letter : letter), 0)
  return { value, length: 1, isOrdinal: false, isDigits: false }
}

const oneAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const token = tokens[at]
  if (token === undefined || token.sign !== null) return null
  const { digits } = token
  if (digits === null) return wordsAt(tokens, at) ?? romanAt(tokens, at)
  if (token.isBroken && digits < 1000 && !isUnit(tokens[at + 1])) return null
  if (isOpen(tokens, at + 1) && !token.isOrdinal && numberWordAt(tokens, at + 1)?.form === 'large')
    return { value: 1000, length: 2, isOrdinal: false, isDigits: true }
  // '1 6', written apart.
  const next = tokens[at + 1]
  if (token.text.length === 1 && next?.digits != null && next.text.length === 1 && next.link === ' ' && tokens[at - 1]?.digits == null && digits > 0)
    return { value: 10 * digits + next.digits, length: 2, isOrdinal: false, isDigits: true }
  return { value: digits, length: 1, isOrdinal: token.isOrdinal, isDigits: /^\d/u.test(token.text), isShort: token.text.length === 2 }
}

/** 'And a half' behind a number. */
const halfAt = (tokens: readonly Token[], at: number): number => {
  const word = tokens[at]?.word
  if (word?.kinds.has('HALF')) return 1
  const said = word?.expressions.find(
    ({ rest, kinds }) => kinds.has('HALF') && rest.every((part, index) => tokens[at + 1 + index]?.word?.text === part),
  )
  return said === undefined ? 0 : 1 + said.rest.length
}

/** '14 to 16' is fourteen at the least, '18 minus 1' seventeen, 'twice eight' sixteen. */
const reckonAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const factor = has(tokens[at], 'TWICE') ? oneAt(tokens, at + 1) : null
  if (factor) return { ...factor, value: 2 * factor.value, length: factor.length + 1, isDigits: false }
  const whole = oneAt(tokens, at)
  if (whole === null || whole.isOrdinal) return whole
  const one = { ...whole, length: whole.length + halfAt(tokens, at + whole.length) }
  const after = at + one.length
  const sign = tokens[after]
  const direct = sign?.link === '-' || sign?.link === '/' ? oneAt(tokens, after) : null
  if (direct && !direct.isOrdinal) {
    const [low, high] = [Math.min(one.value, direct.value), Math.max(one.value, direct.value)]
    const value = one.value > direct.value && one.isDigits ? Math.min(low, high - low) : low
    return { value, length: one.length + direct.length, isOrdinal: false, isDigits: false }
  }
  const other = sign === undefined ? null : oneAt(tokens, after + 1)
  if (other === null || other.isOrdinal) return one
  const length = one.length + 1 + other.length
  const make = (value: number): Reckoned => ({ value, length, isOrdinal: false, isDigits: false })
  if (has(sign, 'TO') && one.value <= other.value) return make(one.value)
  if (has(sign, 'PLUS') || sign?.text === '+') return make(one.value + other.value)
  if (has(sign, 'MINUS') && one.value > other.value) return make(one.value - other.value)
  if (has(sign, 'TIMES') || sign?.text === '×') return make(one.value * other.value)
  return one
}

const ADULT_AGE = 18
const LAST_SCHOOL_YEAR = 13
const known = new Map<string, ReadonlySet<string>>()
/** One set for each kind of number, so that what is known of it is known once. */
const oneSet = (...kinds: readonly string[]): ReadonlySet<string> => {
  const name = kinds.join(' ')
  const set = known.get(name) ?? new Set(kinds)
  known.set(name, set)
  return set
}

const kindsOf = ({ value, isOrdinal, isDigits, isShort = false }: Reckoned, yearKind: YearKind): ReadonlySet<string> => {
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
    ...(value > 0 && value <= LAST_SCHOOL_YEAR ? ['RANK'] : []),
    ...(size === 'N' && value >= 10 ? ['TEENS'] : []),
    ...(size === 'N' && isDigits ? ['DIGITS'] : []),
    ...(year === null ? [] : [year]),
    ...(isShort && yearKind(2000 + value) === 'YOUNGYEAR' ? ['SHORTYEAR'] : []),
  )
}

/** The numbers of a text, by the token they begin at. Parts of a number are none by themselves. */
export const numbersOf = (tokens: readonly Token[], yearKind: YearKind): Map<number, Piece> => {
  const numbers = new Map<number, Piece>()
  for (let at = 0; at < tokens.length;) {
    const found = reckonAt(tokens, at)
    if (found) numbers.set(at, { kinds: kindsOf(found, yearKind), length: found.length, value: found.value })
    at += found?.length ?? 1
  }
  return numbers
}
