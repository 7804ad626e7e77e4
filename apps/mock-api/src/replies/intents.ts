import type { Locale } from '@moonlit/contract/vocabulary'
import { isRefused } from './clauses.ts'
import { fold } from './fold.ts'
import { packs } from './packs/packs.ts'
import { compile } from './pattern.ts'

/** What a message can mean, the most telling first: of several, the first decides the answer. */
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

/** A message's meaning; `noPhoto` is a photo that is not wanted, `emoji` and `statement` are what is left when nothing was heard. */
export type Intent = RecognisedIntent | 'noPhoto' | 'emoji' | 'statement'

export const LEVELS = ['low', 'mid', 'high'] as const
export type Level = (typeof LEVELS)[number]

/** Intents whose answer depends on how frank the character is. */
export type IntentByLevel = 'explicit' | 'flirt' | 'love' | 'missYou' | 'compliment'
export type Recalled = 'askMyName' | 'askMyPet' | 'askMyJob' | 'askMyCity' | 'askMemory'

export const EVENTS = ['exam', 'interview', 'presentation', 'meeting', 'appointment', 'flight', 'wedding', 'match', 'concert', 'birthday'] as const
export type EventId = (typeof EVENTS)[number]

export type LineKind = 'work' | 'hobby' | 'dream' | 'today'
export type RecallKey = 'name' | 'nameUnknown' | 'job' | 'city' | 'pet' | 'like' | 'plan' | 'unknown' | 'nothing' | 'intro'
type IntentByLevelKey =
  | 'explicitLow'
  | 'explicitMid'
  | 'explicitHigh'
  | 'flirtLow'
  | 'flirtMid'
  | 'flirtHigh'
  | 'loveLow'
  | 'loveHigh'
  | 'missYouLow'
  | 'missYouHigh'
  | 'complimentLow'
  | 'complimentHigh'
export type LearnKey = 'learnName' | 'learnJob' | 'learnCity' | 'learnPet' | 'learnLike' | 'learnPlan'
export type SayKey = Exclude<Intent, IntentByLevel | Recalled> | IntentByLevelKey | LearnKey | 'boundary'

const compiled = new Map<Locale, readonly (readonly [RecognisedIntent, RegExp])[]>()

function listeners(locale: Locale): readonly (readonly [RecognisedIntent, RegExp])[] {
  const known = compiled.get(locale)
  if (known) return known
  const made = RECOGNISED_INTENTS.map((heard) => [heard, compile(packs[locale].hear[heard], locale)] as const)
  compiled.set(locale, made)
  return made
}

const heardIn = (text: string, locale: Locale): Intent[] =>
  listeners(locale).flatMap(([heard, pattern]) => {
    if (heard !== 'photo') return pattern.test(text) ? heard : []
    const wish = pattern.exec(text)
    if (wish === null) return []
    const to = wish.index + wish[0].length
    // A wish may reach back over a comma; what decides is the thought that names the photo.
    return isRefused(text, wish.index + wish[0].lastIndexOf('.') + 1, to, locale) ? 'noPhoto' : heard
  })

/** What people write in English whatever their language is. */
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

/** Everything a message means, the most telling first; never empty. */
export function readIntents(message: string, locale: Locale): readonly [Intent, ...Intent[]] {
  const { text } = fold(message)
  if (!/[\p{L}\p{N}]/u.test(text)) return [text.includes('?') ? 'question' : 'emoji']
  const own = heardIn(text, locale)
  const found = own.length > 0 || locale === 'en' ? own : heardIn(text, 'en').filter((heard) => UNDERSTOOD_IN_ENGLISH.has(heard))
  const [first, ...rest] = found
  if (first) return [first, ...rest]
  return [text.includes('?') ? 'question' : 'statement']
}
