import type { Language, Tongue } from './kinds.ts'
import { isOneSlipOff } from '../slips.ts'
import { foldWord, squeezed } from './letters.ts'

/** What a word says as a number. */
export interface NumberWord {
  readonly value: number
  readonly form: 'small' | 'ten' | 'large' | 'nth'
  /** For a word that is another word elsewhere: a number only beside a word of one of these languages. */
  readonly only: readonly Tongue[] | null
}

/** An expression of several words, by what follows the first. */
interface Expression {
  readonly rest: readonly string[]
  readonly kinds: Set<string>
}

/** What is known of a word, in all languages together. */
export interface Word {
  readonly text: string
  readonly kinds: Set<string>
  readonly languages: Set<Tongue>
  /** For a word that is another word elsewhere: itself only beside a word of this language. */
  only: Tongue | null
  number: NumberWord | null
  readonly expressions: Expression[]
}

/** A letter of scripts without spaces, and the words that begin so. */
interface Branch {
  readonly next: Map<string, Branch>
  word: Word | null
}

const CJK_WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]+$/u
const KATAKANA_WORD = /^[\p{Script=Katakana}ー]+$/u
export const isCjk = (text: string): boolean => CJK_WORD.test(text)
export const isKatakana = (text: string): boolean => KATAKANA_WORD.test(text)

const items = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
/** Shortest word that is looked for with its repeated letters written once. */
const SQUEEZABLE = 4

/** Shorter words are others, rather than misspelt. */
const SHORTEST_MISSPELT = 5
/** All words of all languages. Built once. */
export class Lexicon {
  readonly #words = new Map<string, Word>()
  readonly #squeezed = new Map<string, Word>()
  readonly #compounds = new Map<string, Word>()
  readonly #teens: readonly Word[]
  readonly #root: Branch = { next: new Map(), word: null }

  constructor(languages: Readonly<Record<string, Language>>, tongues: readonly Tongue[], literals: readonly string[]) {
    for (const tongue of tongues) {
      const language = languages[tongue]
      if (language !== undefined) this.#addLanguage(tongue, language)
    }
    for (const literal of literals) this.#mark(literal, `=${literal}`, null)
    this.#teens = [...this.#words.values()].filter(({ number }) => number?.form === 'small' && number.value >= 10 && number.value < 18)
    for (const [text, word] of this.#words) {
      if (isCjk(text)) this.#grow(text, word)
      else if (text.length >= SQUEEZABLE && !this.#squeezed.has(squeezed(text))) this.#squeezed.set(squeezed(text), word)
    }
  }

  find(folded: string): Word | undefined {
    return this.#words.get(folded)
  }

  /** A word whose letters are repeated at will. */
  findSqueezed(folded: string): Word | undefined {
    return this.#squeezed.get(squeezed(folded))
  }

  /** Words that match a pattern: for a word some of whose letters are starred out. */
  findLike(pattern: RegExp): Word | undefined {
    for (const [text, word] of this.#words) if (text.length >= SQUEEZABLE && pattern.test(text)) return word
    return undefined
  }

  /** A number word of ten to seventeen that a word is but for one slip, of the same beginning and the language of the unit after it: 'fifeteen years'. */
  nearTeen(folded: string, unit: Word): Word | undefined {
    if (folded.length < SHORTEST_MISSPELT) return undefined
    const isOfUnit = ({ languages }: Word) => [...languages].some((language) => unit.languages.has(language))
    return this.#teens.find(
      (word) => word.text.length >= SHORTEST_MISSPELT && word.text[0] === folded[0] && isOneSlipOff(word.text, folded) && isOfUnit(word),
    )
  }

  /** The longest word of a script without spaces that begins at a place. */
  longestAt(text: string, from: number): Word | null {
    let branch = this.#root
    let longest: Word | null = null
    for (let at = from; at < text.length; at += 1) {
      const next = branch.next.get(text.charAt(at))
      if (next === undefined) break
      branch = next
      longest = branch.word ?? longest
    }
    return longest
  }

  /** The parts of a word that is written of several ("fifteenyearold", "Fünfzehnjährige"), or null. */
  split(folded: string, from = 0): Word[] | null {
    if (from === folded.length) return []
    for (let to = folded.length; to >= from + 2; to -= 1) {
      const part = this.#compounds.get(folded.slice(from, to))
      if (part === undefined || (from === 0 && to === folded.length)) continue
      const rest = this.split(folded, to)
      if (rest) return [part, ...rest]
    }
    return null
  }

  #word(text: string): Word {
    const known = this.#words.get(text)
    if (known) return known
    const word: Word = { text, kinds: new Set(), languages: new Set(), only: null, number: null, expressions: [] }
    this.#words.set(text, word)
    return word
  }

  /** Marks a word, or an expression of several, with a kind. */
  #mark(item: string, kind: string, tongue: Tongue | null): void {
    const [first = '', ...rest] = Array.from(item.split(' '), foldWord)
    const word = this.#word(first)
    if (tongue !== null) word.languages.add(tongue)
    if (rest.length === 0) {
      word.kinds.add(kind)
      if (tongue !== null && word.only !== tongue) word.only = null
      // People leave the tilde out; only `nina` is somebody else.
      if (first.includes('ñ') && !first.startsWith('niñ')) this.#word(first.replaceAll('ñ', 'n')).kinds.add(kind)
      return
    }
    const known = word.expressions.find((expression) => expression.rest.join(' ') === rest.join(' '))
    if (known) known.kinds.add(kind)
    else word.expressions.push({ rest, kinds: new Set([kind]) })
    for (const part of rest) this.#word(part)
  }

  #addLanguage(tongue: Tongue, language: Language): void {
    const shared = new Set(items(language.shared).map(foldWord))
    for (const text of shared) if (!this.#words.has(text)) this.#word(text).only = tongue
    for (const [kind, list] of Object.entries(language.words)) for (const item of items(list)) this.#mark(item, kind, tongue)
    const addNumber = (text: string, value: number, form: NumberWord['form']): void => {
      const folded = foldWord(text)
      const word = this.#word(folded)
      word.languages.add(tongue)
      const only = shared.has(folded) && word.number?.only !== null ? [...(word.number?.only ?? []), tongue] : null
      if (word.number === null || word.number.value === value) word.number = { value, form, only }
      if (form !== 'large') this.#compounds.set(folded, word)
    }
    const addAll = (list: string, form: NumberWord['form'], valueAt: (index: number) => number): void => {
      for (const [index, spellings] of list.split(' ').entries())
        for (const spelling of spellings.split('/')) if (spelling !== '' && spelling !== '-') addNumber(spelling, valueAt(index), form)
    }
    addAll(language.cardinals, 'small', (index) => index)
    addAll(language.tens, 'ten', (index) => 10 * (index + 2))
    addAll(language.ordinals, 'nth', (index) => index + 1)
    for (const item of items(language.large)) addNumber(item, 100, 'large')
    for (const item of items(language.joins)) this.#mark(item, 'JOIN', tongue)
    for (const item of items(language.compounds)) this.#compounds.set(foldWord(item), this.#word(foldWord(item)))
  }

  #grow(text: string, word: Word): void {
    let branch = this.#root
    for (const letter of text) {
      const next: Branch = branch.next.get(letter) ?? { next: new Map(), word: null }
      branch.next.set(letter, next)
      branch = next
    }
    branch.word = word
  }
}
