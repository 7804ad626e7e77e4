import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { fold, visible } from '../replies/fold.ts'
import { isUnspaced } from '../replies/pattern.ts'
import type { SeededRandom } from '../replies/random.ts'

/** A question this short is one of taste: 'tea or coffee?'. */
const MOST_WORDS = 4
const MOST_SIGNS = 12
const MOST_CHOICE = 3

const lastOf = (words: readonly string[], count: number): string => words.slice(-count).join(' ')

/** What is chosen of two things that somebody may like better: 'do you prefer the sea or the mountains?'; null where no two are named. */
export function chosenOf(text: string, locale: Locale, language: Language, random: SeededRandom): string | null {
  const question = visible(text)
    .replace(/[?？؟!.。]+\s*$/u, '')
    .trim()
  const folded = fold(question).text
  const isUnspacedText = isUnspaced(locale)
  const isShort = isUnspacedText ? question.length <= MOST_SIGNS : question.split(/\s+/u).length <= MOST_WORDS
  if (!isShort && !language.pattern('words.prefer').test(folded)) return null
  const parts = (language.spoken.words['words.or'] ?? []).flatMap((or) => {
    const at = isUnspacedText ? question.indexOf(or) : question.toLowerCase().indexOf(` ${or} `)
    return at < 0 ? [] : [[question.slice(0, at), question.slice(at + or.length + (isUnspacedText ? 0 : 2))] as const]
  })
  const [pair] = parts
  if (pair === undefined) return null
  const [before, after] = pair
  if (isUnspacedText) {
    const [left, right] = [/[^、，,\s]{1,6}$/u.exec(before)?.[0] ?? '', /^[^、，,\sはがのどを]{1,6}/u.exec(after)?.[0] ?? '']
    return left === '' || right === '' ? null : right
  }
  const right = after.split(/\s+/u).filter((word) => word !== '')
  const left = before.split(/\s+/u).filter((word) => word !== '')
  if (right.length === 0 || right.length > MOST_CHOICE || left.length < right.length) return null
  return random.chance(0.5) ? right.join(' ') : lastOf(left, right.length)
}
