import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { type Clause, probabilityOf, readClause, without } from './clause.ts'

/** From here on somebody asks whether the character is human; where a pattern finds it as well, sooner: telling it costs little. */
const HUMAN_FROM = 0.43
const HUMAN_WITH_PATTERN = 0.05
/** Beside something else that is meant, only where it is at least so probable of that. */
const HUMAN_OF_FIRST = 0.1

/** 'Are you real?' in any words; a robot vacuum is none, whatever the pattern finds, nor is 'I didn't ask whether you're an AI'. */
export const asksForHuman = (clause: Clause, { pattern }: Language): boolean => {
  const probability = probabilityOf(clause, 'are-you-human')
  if (probability < probabilityOf(clause, 'complain-about-bot')) return false
  if (probability >= HUMAN_FROM && probability > probabilityOf(clause, 'tell-machine')) return true
  const isClose = probability >= (clause.ranked[0]?.probability ?? 0) * HUMAN_OF_FIRST
  return probability >= HUMAN_WITH_PATTERN && isClose && pattern('words.human').test(clause.folded)
}

/** A sentence that asks it so plainly asks it in whatever company. */
const HUMAN_PLAINLY = 0.8

/** Whether a clause asks it beyond doubt, also where a complaint stands beside it: 'what are you talking about?' only complains. */
export const plainlyAsksForHuman = (clause: Clause, { pattern }: Language): boolean =>
  probabilityOf(clause, 'are-you-human') >= HUMAN_PLAINLY || pattern('words.human').test(clause.folded)

/** Less probable than this of a message as a whole, none of its sentences asks for a human, unless a pattern finds it. */
const HUMAN_OF_WHOLE = 0.1
/** From here on a message as a whole complains of having been misunderstood. */
const COMPLAINT = 0.5

/** Whether a message of several clauses may ask it as a whole: 'nobody's combed' in the middle of a morning does not. */
const mayAskForHuman = (clauses: readonly Clause[], text: string, locale: Locale, language: Language): boolean => {
  const whole = readClause(text, locale, language)
  if (clauses.some((clause) => probabilityOf(clause, 'are-you-human') >= HUMAN_PLAINLY)) return true
  if (probabilityOf(whole, 'complain-about-bot') >= COMPLAINT) return false
  const asked = probabilityOf(whole, 'are-you-human') + probabilityOf(whole, 'tell-machine')
  return asked >= HUMAN_OF_WHOLE || language.pattern('words.human').test(whole.folded)
}

/** The clauses without that question where the message as a whole does not ask it. */
export const withoutChanceQuestions = (clauses: readonly Clause[], text: string, locale: Locale, language: Language): readonly Clause[] =>
  clauses.length === 1 || mayAskForHuman(clauses, text, locale, language)
    ? clauses
    : clauses.map((clause) => ({ ...clause, ranked: without(clause.ranked, 'are-you-human') }))
