import type { Locale } from '@moonlit/contract/vocabulary'
import { isRefused } from './clauses.ts'
import { packs } from './packs/packs.ts'
import { compile } from './pattern.ts'

/** What each language has patterns for: wishes and questions that must be heard, and what backs the classifier up where it is not certain. */
export const PATTERNS = [
  'explicit',
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
  'howAreYou',
  'joke',
  'flirt',
  'compliment',
  'sorry',
  'thanks',
  'bye',
  'morning',
  'game',
  'whatAboutYou',
  'greeting',
  'laugh',
  'question',
] as const
export type PatternName = (typeof PATTERNS)[number]

export type Level = 'low' | 'mid' | 'high'

export const EVENTS = ['exam', 'interview', 'presentation', 'meeting', 'appointment', 'flight', 'wedding', 'match', 'concert', 'birthday'] as const
export type EventId = (typeof EVENTS)[number]

const compiled = new Map<`${Locale}.${PatternName}`, RegExp>()

/** Compiled when it is first asked for: a language has many, and a message needs few. */
function patternOf(name: PatternName, locale: Locale): RegExp {
  const pattern = compiled.get(`${locale}.${name}`) ?? compile(packs[locale].patterns[name], locale)
  compiled.set(`${locale}.${name}`, pattern)
  return pattern
}

/** Whether folded text matches one of a language's patterns. */
export const matches = (text: string, name: PatternName, locale: Locale): boolean => patternOf(name, locale).test(text)

/** What a message wishes of a photo: one, none, or nothing at all. */
export function photoWish(text: string, locale: Locale): 'photo' | 'noPhoto' | null {
  const match = patternOf('photo', locale).exec(text)
  if (match === null) return null
  // A match may span a comma; the clause that names the photo decides.
  return isRefused(text, match.index + match[0].lastIndexOf('.') + 1, match.index + match[0].length, locale) ? 'noPhoto' : 'photo'
}
