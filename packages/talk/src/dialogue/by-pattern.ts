import type { Locale } from '@moonlit/contract/vocabulary'
import { matches } from '../replies/patterns.ts'
import type { Meaning } from '../understanding/meanings.ts'

/** What patterns know better than any likelihood: a complaint, and a question about what was told. */
const PATTERNED = [
  ['complaint', 'complain-about-bot'],
  ['askMyName', 'recall-name'],
  ['askMyPet', 'recall-other'],
  ['askMyJob', 'recall-other'],
  ['askMyCity', 'recall-other'],
  ['askMemory', 'recall-other'],
] as const
/** What patterns tell where the classifier is not certain. */
const BACKUP = [
  ['goodNews', 'good-news'],
  ['howAreYou', 'how-are-you'],
  ['rude', 'insult'],
  ['lonely', 'sad-lonely'],
  ['sad', 'sad-lonely'],
  ['stress', 'stressed-tired'],
  ['tired', 'stressed-tired'],
  ['bored', 'bored'],
  ['missYou', 'miss-you'],
  ['love', 'love'],
  ['flirt', 'flirt'],
  ['compliment', 'compliment-character'],
  ['sorry', 'apologise'],
  ['thanks', 'thanks'],
  ['goodNight', 'goodnight'],
  ['bye', 'goodbye'],
  ['morning', 'good-morning'],
  ['askName', 'who-are-you'],
  ['askAge', 'how-old'],
  ['askJob', 'job'],
  ['askFrom', 'where-from'],
  ['askSingle', 'partner'],
  ['askHobby', 'hobbies'],
  ['askDream', 'dream-wish'],
  ['aboutYou', 'habit'],
  ['whatAboutYou', 'you-too'],
  ['joke', 'joke'],
  ['game', 'game'],
  ['voice', 'ask-voice'],
  ['meet', 'meet'],
  ['greeting', 'greet'],
  ['laugh', 'laugh'],
] as const

/** A meaning that a pattern finds, where the classifier is not certain. */
export const backedUp = (folded: string, locale: Locale): Meaning | null => BACKUP.find(([pattern]) => matches(folded, pattern, locale))?.[1] ?? null

/** Whether somebody takes their leave, by the words for it. */
export const leavingIn = (folded: string, locale: Locale): 'goodnight' | 'goodbye' | null =>
  matches(folded, 'goodNight', locale) ? 'goodnight' : matches(folded, 'bye', locale) ? 'goodbye' : null

/** Whether somebody says in passing that they are tired: 'long day, my feet are killing me'. What is sad is as often a film. */
export const isTiredIn = (folded: string, locale: Locale): boolean => matches(folded, 'tired', locale)

/** A meaning that a pattern finds, whatever the classifier hears. */
export const patterned = (folded: string, locale: Locale): Meaning | null =>
  PATTERNED.find(([pattern]) => matches(folded, pattern, locale))?.[1] ?? null
