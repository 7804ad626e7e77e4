import type { Locale } from '@moonlit/contract/vocabulary'
import { fold } from './fold.ts'
import { hobbyLabel } from './labels.ts'
import { packs } from './packs/packs.ts'
import { isUnspaced } from './pattern.ts'

const wordsOf = (text: string, locale: Locale): string[] =>
  text.split(/[ .?'-]+/u).map((word) => (locale === 'ar' ? word.replace(/^(?:ال|بال|لل)/u, '') : word))

/** Whether a word is a form of another: 'ski' and 'skier' of 'skiing', 'run' of 'running'. */
function isForm(word: string, label: string): boolean {
  if (word.length < 3) return word === label
  const stem = label.length > 5 ? label.slice(0, Math.max(4, label.length - 3)) : label
  return (word.startsWith(stem) && word.length - label.length <= 3) || (label.startsWith(word) && label.length - word.length <= 6)
}

function names(text: string, hobby: string, locale: Locale): boolean {
  const label = fold(hobbyLabel(locale, hobby)).text
  if (isUnspaced(locale)) return text.includes(label)
  const articles = packs[locale].words.articles.map((article) => article.trim())
  const said = wordsOf(text, locale).filter((word) => word !== '' && !articles.includes(word))
  const words = wordsOf(label, locale)
  const long = words.filter((word) => word.length > 3)
  return (long.length > 0 ? long : words).every((word) => said.some((other) => isForm(other, word)))
}

/** Which of a character's hobbies a question is about ('do you like skiing?'), or null. */
export const askedHobby = (question: string, hobbies: readonly string[], locale: Locale): string | null =>
  hobbies.find((hobby) => names(fold(question).text, hobby, locale)) ?? null
