import type { Locale } from '@moonlit/contract/vocabulary'
import { fold } from '@moonlit/talk/replies/fold'
import { isUnspaced } from '@moonlit/talk/replies/pattern'
import { joiningWords, type Look, lookTokens, namedLooks, nouns, type Part, valuesOf, writtenBefore } from './look-values.ts'

const anyOf = (words: readonly string[]): string => [...new Set(words)].toSorted((one, other) => other.length - one.length).join('|')

/** Colour and noun of a language that writes them as one, "緑の目" or "绿眼睛", with a space between them and what joins them left out. */
const parted = (asked: string, locale: Locale): string => {
  if (!isUnspaced(locale)) return asked
  const { hair, eyes } = nouns(locale)
  return fold(asked).text.replaceAll(
    new RegExp(`(${anyOf(writtenBefore(locale))})(?:色|い)?(?:の|的)?(${anyOf([...hair, ...eyes])})(?:の|的)?`, 'gu'),
    ' $1 $2 ',
  )
}

/** How many words name a look together at most: "castaño oscuro", "cheveux mi-longs". */
const MOST_TOGETHER = 3
/** So many letters of what names a look by itself are enough while one types it. */
const LEAST_BEGUN = 6

/** The words of a search, and which of them have been read as looks. */
class Reading {
  readonly looks: Look[] = []
  /** Whether the last word is read as the beginning of another, which may be wrong. */
  isBegun = false
  readonly #words: readonly string[]
  readonly #taken = new Set<number>()
  readonly #joining: ReadonlySet<string>
  readonly #locale: Locale

  constructor(words: readonly string[], locale: Locale) {
    this.#words = words
    this.#locale = locale
    this.#joining = joiningWords(locale)
    const called = nouns(locale)
    for (const [at, word] of words.entries())
      for (const part of ['hair', 'eyes'] as const) if (!this.#taken.has(at) && called[part].includes(word)) this.#readAround(part, at)
    this.#readNamed('whole')
    const last = words.length - 1
    for (const part of ['hair', 'eyes'] as const)
      if (last > 0 && !this.#taken.has(last) && called[part].some((noun) => noun.startsWith(words[last] ?? ''))) {
        this.isBegun = this.#readAlong(part, last, -1) || this.isBegun
      }
    this.#readNamed('begun')
  }

  /** What else is asked for. */
  get rest(): string {
    return this.#words.filter((word, at) => !this.#taken.has(at) && !this.#joining.has(word)).join(' ')
  }

  #take(look: Look, from: number, count: number): void {
    this.looks.push(look)
    for (let at = from; at < from + count; at += 1) this.#taken.add(at)
  }

  /** What names a look by itself; as long as it is typed, its beginning at the end of the search. */
  #readNamed(how: 'whole' | 'begun'): void {
    const named = namedLooks(this.#locale)
    for (let count = MOST_TOGETHER; count > 0; count -= 1)
      for (let from = how === 'whole' ? 0 : this.#words.length - count; from >= 0 && from + count <= this.#words.length; from += 1) {
        const span = this.#words.slice(from, from + count)
        if (span.some((_, offset) => this.#taken.has(from + offset))) continue
        const words = span.join(' ')
        const found = named.find(({ word }) => (how === 'whole' ? word === words : words.length >= LEAST_BEGUN && word.startsWith(words)))
        if (found === undefined) continue
        this.#take(found.look, from, count)
        if (how === 'begun') this.isBegun = true
      }
  }

  /** The look beside a noun, before it or else behind it; each may be several: "long red hair". */
  #readAround(part: Part, at: number): void {
    if (!this.#readAlong(part, at, -1)) this.#readAlong(part, at, 1)
  }

  #readAlong(part: Part, noun: number, step: -1 | 1): boolean {
    const before = this.looks.length
    let next = noun + step
    for (let found = true; found;) {
      const isJoining = this.#joining.has(this.#words[next] ?? '')
      const end = this.#readAt(part, next, step) ?? (isJoining ? this.#readAt(part, next + step, step) : undefined)
      found = end !== undefined
      next = end ?? next
    }
    const isFound = this.looks.length > before
    if (isFound) this.#taken.add(noun)
    return isFound
  }

  /** Takes the look that begins, or by the other direction ends, at a word; where the next one is. */
  #readAt(part: Part, at: number, step: -1 | 1): number | undefined {
    for (let count = MOST_TOGETHER; count > 0; count -= 1) {
      const from = step === 1 ? at : at - count + 1
      const span = this.#words.slice(Math.max(0, from), from + count)
      if (
        from < 0 ||
        span.length < count ||
        span.every((word) => this.#joining.has(word)) ||
        span.some((_, offset) => this.#taken.has(from + offset))
      )
        continue
      const whole = valuesOf(part, span.join(' '), this.#locale, 'whole')
      const isLast = count === 1 && step === 1 && from === this.#words.length - 1 && !isUnspaced(this.#locale)
      const look = whole.length > 0 || !isLast ? whole : valuesOf(part, span.join(' '), this.#locale, 'begun')
      if (look.length === 0) continue
      if (whole.length === 0) this.isBegun = true
      this.#take(look, from, count)
      return at + step * count
    }
    return undefined
  }
}

/** What a search asks for of looks, and what else. */
export interface SearchedLooks {
  readonly looks: readonly Look[]
  readonly rest: string
  /** Whether the last word is read as the beginning of another: "red h" may ask for red hair, or for a red hat. */
  readonly isBegun: boolean
}

/**
 * The looks that a search names by words side by side, as "green eyes" or "pelo negro" do, or by one that names them alone, and what else it asks for.
 * Elsewhere in a text the two words say nothing of each other: who has blue eyes and any hair has no blue hair.
 */
export const searchedLooks = (asked: string, locale: Locale): SearchedLooks => {
  const reading = new Reading(lookTokens(parted(asked, locale), locale), locale)
  return reading.looks.length === 0 ? { looks: [], rest: asked, isBegun: false } : reading
}
