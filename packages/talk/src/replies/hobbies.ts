import type { Locale } from '@moonlit/contract/vocabulary'
import { fold } from './fold.ts'
import type { Intent } from './intents.ts'
import { hobbyLabel } from './labels.ts'
import { packs } from './packs/packs.ts'
import { isUnspaced } from './pattern.ts'

/** Intents that a question about a hobby may be read as. */
const TAKEN_FOR: ReadonlySet<Intent> = new Set([
  'askHobby',
  'game',
  'music',
  'film',
  'book',
  'weather',
  'food',
  'travel',
  'sport',
  'pets',
  'whatAboutYou',
  'question',
])

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

/** Which of a character's hobbies a message asks after ('do you like skiing?'), or null. */
export function askedHobby(message: string, intents: readonly [Intent, ...Intent[]], hobbies: readonly string[], locale: Locale): string | null {
  if (!TAKEN_FOR.has(intents[0])) return null
  const { text } = fold(message)
  if (!text.includes('?') && !intents.includes('question')) return null
  return hobbies.find((hobby) => names(text, hobby, locale)) ?? null
}
