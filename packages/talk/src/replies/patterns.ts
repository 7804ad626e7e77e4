import type { Locale } from '@moonlit/contract/vocabulary'
import { isRefused } from './clauses.ts'
import { fold } from './fold.ts'
import { packs } from './packs/packs.ts'
import { compile } from './pattern.ts'

/** Intents of a message by priority: of several, the first decides the answer. */
export const RECOGNISED_INTENTS = [
  'explicit',
  'areYouAi',
  'badNews',
  'complaint',
  'photo',
  'voice',
  'meet',
  'askMyName',
  'askMyPet',
  'askMyJob',
  'askMyCity',
  'askMemory',
  'rude',
  'lonely',
  'sad',
  'goodNight',
  'goodNews',
  'stress',
  'tired',
  'bored',
  'missYou',
  'love',
  'askName',
  'askAge',
  'askSingle',
  'askJob',
  'askFrom',
  'askHobby',
  'aboutYou',
  'askDream',
  'askToday',
  'howAreYou',
  'joke',
  'flirt',
  'compliment',
  'sorry',
  'thanks',
  'bye',
  'morning',
  'game',
  'music',
  'film',
  'book',
  'weather',
  'food',
  'travel',
  'weekend',
  'sport',
  'pets',
  'family',
  'work',
  'whatAboutYou',
  'greeting',
  'laugh',
  'yes',
  'no',
  'ok',
  'question',
] as const
export type RecognisedIntent = (typeof RECOGNISED_INTENTS)[number]

/** An intent; `noPhoto` is a declined photo, `emoji` and `statement` are the fallbacks. */
export type Intent = RecognisedIntent | 'noPhoto' | 'emoji' | 'statement'

export const LEVELS = ['low', 'mid', 'high'] as const
export type Level = (typeof LEVELS)[number]

export const EVENTS = ['exam', 'interview', 'presentation', 'meeting', 'appointment', 'flight', 'wedding', 'match', 'concert', 'birthday'] as const
export type EventId = (typeof EVENTS)[number]

const compiled = new Map<Locale, ReadonlyMap<RecognisedIntent, RegExp>>()

function patternsOf(locale: Locale): ReadonlyMap<RecognisedIntent, RegExp> {
  const known = compiled.get(locale)
  if (known) return known
  const made = new Map(RECOGNISED_INTENTS.map((intent) => [intent, compile(packs[locale].patterns[intent], locale)] as const))
  compiled.set(locale, made)
  return made
}

const findIntents = (text: string, locale: Locale): Intent[] =>
  [...patternsOf(locale)].flatMap(([intent, pattern]) => {
    if (intent !== 'photo') return pattern.test(text) ? intent : []
    const match = pattern.exec(text)
    if (match === null) return []
    const to = match.index + match[0].length
    // A match may span a comma; the clause that names the photo decides.
    return isRefused(text, match.index + match[0].lastIndexOf('.') + 1, to, locale) ? 'noPhoto' : intent
  })

/** Intents that are recognised in English in every language. */
const UNDERSTOOD_IN_ENGLISH: ReadonlySet<Intent> = new Set([
  'explicit',
  'photo',
  'noPhoto',
  'love',
  'thanks',
  'greeting',
  'goodNight',
  'morning',
  'laugh',
  'yes',
  'ok',
])

/** All intents of a message, by priority; never empty. */
export function readIntents(message: string, locale: Locale): readonly [Intent, ...Intent[]] {
  const { text } = fold(message)
  if (!/[\p{L}\p{N}]/u.test(text)) return [text.includes('?') ? 'question' : 'emoji']
  const own = findIntents(text, locale)
  const found = own.length > 0 || locale === 'en' ? own : findIntents(text, 'en').filter((intent) => UNDERSTOOD_IN_ENGLISH.has(intent))
  const [first, ...rest] = found
  if (first) return [first, ...rest]
  return [text.includes('?') ? 'question' : 'statement']
}

/** Whether folded text matches the patterns of one intent. */
export const matches = (text: string, intent: RecognisedIntent, locale: Locale): boolean => patternsOf(locale).get(intent)?.test(text) === true

/** What a message wishes of a photo: one, none, or nothing at all. */
export function photoWish(text: string, locale: Locale): 'photo' | 'noPhoto' | null {
  if (!matches(text, 'photo', locale)) return null
  return findIntents(text, locale).includes('noPhoto') ? 'noPhoto' : 'photo'
}
