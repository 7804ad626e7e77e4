import { foldLetter } from '../../replies/fold.ts'
import type { Piece, Reading } from './frame.ts'
import { type Lexicon, type Word, isCjk } from './lexicon.ts'
import { type YearKind, numbersOf } from './numbers.ts'
import type { Token } from './tokens.ts'

/** Words that say that something else is counted. */
const COUNTED = ['THING', 'SPAN', 'YEAR', 'AGEYEAR', 'AGEUNIT']
/** Most tokens of one expression of separate letters. */
const MOST_LETTERS = 16
/** Parts of one word that was torn in two are no longer than that together. */
const LONGEST_TORN = 14

const SIGNS = {
  COMMA: { kinds: new Set(['COMMA']), length: 1 },
  COLON: { kinds: new Set(['COLON']), length: 1 },
  STOP: { kinds: new Set(['STOP']), length: 1 },
} as const satisfies Record<string, Piece>

const base = new WeakMap<Word, Piece>()
const pieceOf = (word: Word): Piece => {
  const known = base.get(word)
  if (known) return known
  const piece = { kinds: word.kinds, length: 1 }
  base.set(word, piece)
  return piece
}

const isWordAt = (tokens: readonly Token[], at: number, word: string): boolean => {
  const token = tokens[at]
  return token?.sign === null && (token.word?.text === word || token.folded === word)
}

/** Expressions of several words that begin at a token. */
const expressionsAt = (tokens: readonly Token[], at: number): readonly Piece[] =>
  (tokens[at]?.word?.expressions ?? []).flatMap(({ rest, kinds }) =>
    rest.every((word, index) => isWordAt(tokens, at + 1 + index, word)) ? [{ kinds, length: 1 + rest.length }] : [],
  )

/** What is seen as one letter: in Indian scripts, several that are written as one. */
const LETTER = /^\p{L}\p{M}*(?:\u094D\p{L}\p{M}*)*$/u
const isLetter = (token: Token | undefined): token is Token => token?.sign === null && LETTER.test(token.text) && !isCjk(token.text)

/** `f i f t e e n`: separate letters that are one word, from any of them on. */
const spelledAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): { word: Word; length: number } | null => {
  if (!isLetter(tokens[at]) || !isLetter(tokens[at + 1]) || !isLetter(tokens[at + 2])) return null
  let end = at
  while (end - at < MOST_LETTERS && isLetter(tokens[end])) end += 1
  for (let length = end - at; length >= 3; length -= 1) {
    const letters = tokens.slice(at, at + length).map(({ folded }) => Array.from(folded, foldLetter).join(''))
    const word = lexicon.find(letters.join(''))
    if (word) return { word, length }
  }
  return null
}

/** `fif teen`: one word torn in two, neither of which is a word. */
const tornAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): Word | undefined => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.sign !== null || second?.sign !== null || second.digits !== null || first.digits !== null) return undefined
  if (first.word && second.word && second.link !== '-') return undefined
  if (first.text.length < 2 || first.text.length + second.text.length > LONGEST_TORN || isCjk(second.text)) return undefined
  const word = lexicon.find(first.folded + second.folded)
  return word !== undefined && (word.number !== null || word.text.length > 6) ? word : undefined
}

const senses = new WeakMap<Word, boolean>()
/** Whether a word has any kind but that of being named by a frame. */
const isSense = (word: Word): boolean => {
  const known = senses.get(word) ?? [...word.kinds].some((kind) => !kind.startsWith('='))
  senses.set(word, known)
  return known
}

/** The imperfect of verbs that no table has: matava, saltavo, cantaba, séchaient; séchais behind 'je'. */
const IMPERFECT = /^(?!nuev)\p{L}+\p{L}(?:avo|evo|ava|eva|avano|evano|avam|aba|aban|aient)$/u
const WAS_DONE: Piece = { kinds: new Set(['HAPPENED']), length: 1 }
/** The Russian past of verbs that no table has: красила, жили. */
const RUSSIAN_PAST = /^\p{Script=Cyrillic}{3,}(?:ла|ло|ли|лся|лась|лись)$/u
const isImperfect = (tokens: readonly Token[], at: number): boolean => {
  const folded = tokens[at]?.folded ?? ''
  return IMPERFECT.test(folded) || RUSSIAN_PAST.test(folded) || (folded.endsWith('ais') && /^je?$/u.test(tokens[at - 1]?.folded ?? ''))
}

/** Troubles and events that no table has, by their endings: an adjustment, a complication, toothache. */
const AFFAIR = /^\p{L}{3,}(?:[ts]ion|ment|ness|ache|ancy|ency|ism|itis|ship|ity)s?$/u
const IS_AFFAIR: Piece = { kinds: new Set(['AFFAIR']), length: 1 }

const PLURAL = /^\p{Script=Latin}{2,}[^s]s$/u
const LATIN = /^\p{Script=Latin}/u
const CYRILLIC = /^\p{Script=Cyrillic}/u
/** What Russian numbers count: столов, дней, чашек. */
const GENITIVE_PLURAL = /(?:ов|ев|ей|[бвгджзкмнпрсцчшщ])$/u

/** 'And …', which begins something else. */
const ARABIC_AND = /^و\p{Script=Arabic}{3,}$/u

const UNITS = ['YEAR', 'AGEYEAR', 'AGEUNIT', 'OLD']
/** 'Fifeteen years': an unknown word that stands where a number does. */
const misspeltAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): Word | undefined => {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const unit = UNITS.some((kind) => next?.word?.kinds.has(kind)) ? next?.word : undefined
  const isUnknown = token?.word === undefined && token?.sign === null && token.digits === null
  return unit && isUnknown ? lexicon.nearTeen(token.folded, unit) : undefined
}

/** 'fif.teen': a word with a point in it. */
const pointedAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): Word | undefined => {
  const [first, point, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (point?.text !== '.' || point.link !== '' || second?.link !== '' || second.sign !== null) return undefined
  return first?.digits === null && second.digits === null ? lexicon.find(first.folded + second.folded) : undefined
}

/** Puts words together where somebody took them apart. */
const mended = (tokens: readonly Token[], lexicon: Lexicon): readonly Token[] => {
  const whole: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) break
    const first = spelledAt(tokens, at, lexicon)
    // 'a q u i n z e': not 'aqui', but 'quinze'.
    const isWithin = first !== null && (spelledAt(tokens, at + 1, lexicon)?.length ?? 0) > first.length
    const spelled = isWithin ? null : first
    const torn = spelled === null ? tornAt(tokens, at, lexicon) : undefined
    const pointed = spelled === null && torn === undefined ? pointedAt(tokens, at, lexicon) : undefined
    const meant = spelled?.word ?? torn ?? pointed ?? misspeltAt(tokens, at, lexicon)
    whole.push(meant ? { ...token, word: meant } : token)
    at += spelled?.length ?? (pointed ? 3 : torn ? 2 : 1)
  }
  return whole
}

/** Whether a word that is another word elsewhere stands among words of its language. */
const isItself = (tokens: readonly Token[], at: number, { only }: Word): boolean =>
  only === null ||
  (tokens.length === 1 && /\d/u.test(tokens[at]?.text ?? '')) ||
  [at - 1, at + 1].some((near) => tokens[near]?.word?.languages.has(only))

/** Makes a text's tokens ready for frames. */
export const readingOf = (given: readonly Token[], lexicon: Lexicon, yearKind: YearKind): Reading & { readonly tokens: readonly Token[] } => {
  const tokens = mended(given, lexicon)
  const numbers = numbersOf(tokens, yearKind)
  const pieces = tokens.map(({ word, sign }, at): readonly Piece[] => {
    if (sign !== null) return [SIGNS[sign]]
    const found = numbers.get(at)
    const expressions = word === undefined || word.expressions.length === 0 ? [] : expressionsAt(tokens, at)
    if (word === undefined && !found) return isImperfect(tokens, at) ? [WAS_DONE] : AFFAIR.test(tokens[at]?.folded ?? '') ? [IS_AFFAIR] : []
    const own = word === undefined || !isItself(tokens, at, word) ? [] : [pieceOf(word)]
    return [...(found ?? []), ...expressions, ...own]
  })
  const counts = (at: number, ahead: 1 | 2): boolean => {
    const token = tokens[at]
    if (token === undefined || token.sign !== null) return false
    if (pieces[at]?.some(({ kinds }) => COUNTED.some((kind) => kinds.has(kind)))) return true
    if (numbers.has(at)) return true
    // In other scripts what is counted stands as it is: 15 طلب.
    if (!LATIN.test(token.text) && pieces[at]?.some(({ kinds }) => kinds.has('TALLY'))) return true
    if (token.word !== undefined && isSense(token.word)) return false
    if (CYRILLIC.test(token.text)) return GENITIVE_PLURAL.test(token.folded)
    if (ARABIC_AND.test(token.folded)) return false
    if (!LATIN.test(token.text)) return true
    if (PLURAL.test(token.text) || token.isCapital) return true
    return ahead === 2 && counts(at + 1, 1)
  }
  const isTied = (at: number): boolean => tokens[at]?.link === '/' || tokens[at]?.link === '-'
  return { tokens, pieces, counts, isTied }
}
