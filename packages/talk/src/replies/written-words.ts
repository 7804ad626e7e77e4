import { readFileSync } from 'node:fs'
import type { Locale } from '@moonlit/contract/vocabulary'
import { fold } from './fold.ts'
import { isUnspaced } from './pattern.ts'

/** What is written once only may be a slip itself: what people write is among the texts. */
const LEAST = 2

type Knows = (word: string) => boolean

const textOf = (locale: Locale): string =>
  readFileSync(new URL(`../../generated/${locale}.json`, import.meta.url), 'utf8')
    .normalize('NFKC')
    .toLowerCase()

/** Without spaces, whether a text holds the word anywhere. */
const withoutSpaces =
  (text: string): Knows =>
  (word) => {
    const first = text.indexOf(word)
    return first >= 0 && text.includes(word, first + word.length)
  }

const withSpaces = (text: string): Knows => {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = new Set([...counts].flatMap(([word, count]) => (count < LEAST ? [] : [fold(word).text])))
  return (word) => known.has(word)
}

const known = new Map<Locale, Knows>()

/** Read when it is first asked for in a language: a server starts without. */
const read = (locale: Locale): Knows => {
  const knows = (isUnspaced(locale) ? withoutSpaces : withSpaces)(textOf(locale))
  known.set(locale, knows)
  return knows
}

/**
 * Whether a folded word is one of a language: whether what characters say and understand has it, which holds far more than the texts about them. Many a word
 * is in none; what is in one is surely no slip.
 */
export const isWritten = (locale: Locale, word: string): boolean => (known.get(locale) ?? read(locale))(word)
