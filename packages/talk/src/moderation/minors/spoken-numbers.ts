import type { Tongue } from './kinds.ts'
import type { NumberWord } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A number of one or several words. */
export interface Reckoned {
  readonly value: number
  readonly length: number
  readonly isOrdinal: boolean
  readonly isDigits: boolean
  /** Two digits that may be the end of a year. */
  readonly isShort?: boolean
  /** The result of a sum. */
  readonly isSum?: boolean
}

export const has = (token: Token | undefined, kind: string): boolean => token?.word?.kinds.has(kind) ?? false
const LATIN = /^\p{Script=Latin}/u
/** Words of two Latin letters are common to many languages and tell none. */
const speaks = ({ text, word }: Token, tongues: readonly Tongue[]): boolean =>
  (text.length > 2 || !LATIN.test(text)) && tongues.some((tongue) => word?.languages.has(tongue))

/** A word of the same clause; a colon ends none ("edad: tres"). */
const isOfClause = (token: Token | undefined): token is Token => token !== undefined && (token.sign === null || token.sign === 'COLON')

const isOpen = (tokens: readonly Token[], at: number): boolean => tokens[at] !== undefined && tokens[at].sign === null

const UNITS = ['YEAR', 'AGEYEAR', 'AGEUNIT', 'SPAN', 'LIFEYEAR']
const isUnit = (token: Token | undefined): boolean => UNITS.some((kind) => has(token, kind))

/** How far a word of the same language may stand from a number word that is another word elsewhere. */
const NEAR = 3
/** The number that a word is, where it stands among words of its language. */
const numberWordAt = (tokens: readonly Token[], at: number): NumberWord | null => {
  const said = tokens[at]?.word?.number ?? null
  if (said?.only == null) return said
  const { only } = said
  const isNear = (step: 1 | -1): boolean => {
    for (let far = at + step; Math.abs(far - at) <= NEAR; far += step) {
      const near = tokens[far]
      if (!isOfClause(near)) return false
      if (speaks(near, only)) return true
    }
    return false
  }
  return isNear(-1) || isNear(1) ? said : null
}

/** Skips one word that joins the parts of a number. */
const afterJoin = (tokens: readonly Token[], at: number): number => (has(tokens[at], 'JOIN') ? at + 1 : at)

const ARABIC_AND = /^و/u

/** Two thousand eleven, zweitausendelf, deux mille onze, ألفين وأحد عشر: a year as it is spoken. */
const millenniumAt = (tokens: readonly Token[], at: number, first: NumberWord | null): Reckoned | null => {
  const isTwice = has(tokens[at], 'TWOTHOUSAND')
  if (!isTwice && !(first?.value === 2 && has(tokens[at + 1], 'THOUSAND'))) return null
  const after = afterJoin(tokens, at + (isTwice ? 1 : 2))
  const rest = wordsAt(tokens, after)
  return rest && rest.value < 100 ? { value: 2000 + rest.value, length: after - at + rest.length, isOrdinal: false, isDigits: false } : null
}

/** Twenty-five, veinte y cinco, fünf und zwanzig, خمسة وعشرون, soixante-dix, dix-sept, ثلاث عشرة. */
function wordsAt(tokens: readonly Token[], at: number): Reckoned | null {
  const first = numberWordAt(tokens, at)
  const year = millenniumAt(tokens, at, first)
  if (year || first === null) return year
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
const LINKS = ['IS', 'BE', 'HAVE', 'HAVEONLY']
const PEOPLE = ['SHE', 'ME', 'YOU', 'GIRL']
/** Whether what stands before a place tells an age: 'age', 'age:', 'she is'. */
const isAgeTold = (tokens: readonly Token[], at: number): boolean => {
  const before = (back: number, kinds: readonly string[]): boolean => kinds.some((kind) => has(tokens[at - back], kind))
  if (before(1, AGES) || before(1, PEOPLE)) return true
  return tokens[at - 1]?.sign === 'COLON' ? before(2, AGES) : before(1, LINKS) && (before(2, PEOPLE) || before(2, AGES))
}

/** XV, where years follow or an age is told. */
const romanAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const token = tokens[at]
  if (token === undefined || !/^[XVI]{2,5}$/u.test(token.text) || !(isUnit(tokens[at + 1]) || isAgeTold(tokens, at))) return null
  const letters = Array.from(token.text, (letter) => ROMAN[letter] ?? 0)
  const value = letters.reduce((sum, letter, index) => sum + (letter < (letters[index + 1] ?? 0) ? -letter : letter), 0)
  return { value, length: 1, isOrdinal: false, isDigits: false }
}

/** The number that is told at a place, without any reckoning. */
export const oneAt = (tokens: readonly Token[], at: number): Reckoned | null => {
  const token = tokens[at]
  if (token === undefined || token.sign !== null) return null
  const { digits } = token
  if (digits === null) return wordsAt(tokens, at) ?? romanAt(tokens, at)
  if (token.isBroken && digits < 1000 && !isUnit(tokens[at + 1])) return null
  if (isOpen(tokens, at + 1) && !token.isOrdinal && numberWordAt(tokens, at + 1)?.form === 'large')
    return { value: 1000, length: 2, isOrdinal: false, isDigits: true }
  const next = tokens[at + 1]
  // 15k, 15к: thousands.
  if (next?.link === '' && /^[kк]$/iu.test(next.text)) return { value: 1000 * digits, length: 2, isOrdinal: false, isDigits: true }
  // '1 6', written apart.
  if (token.text.length === 1 && next?.digits != null && next.text.length === 1 && next.link === ' ' && tokens[at - 1]?.digits == null && digits > 0)
    return { value: 10 * digits + next.digits, length: 2, isOrdinal: false, isDigits: true }
  return { value: digits, length: 1, isOrdinal: token.isOrdinal, isDigits: /^\d/u.test(token.text), isShort: token.text.length === 2 }
}
