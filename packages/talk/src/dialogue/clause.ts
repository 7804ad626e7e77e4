import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { isAsking } from '../replies/clauses.ts'
import { fold } from '../replies/fold.ts'
import { isUnspaced } from '../replies/pattern.ts'
import { matches } from '../replies/patterns.ts'
import type { Scored } from '../understanding/classifier.ts'
import type { Meaning } from '../understanding/meanings.ts'
import { ASKS } from './topics.ts'

/** A part of a message, and what it may mean, the most probable first. */
export interface Clause {
  readonly text: string
  readonly folded: string
  readonly ranked: readonly Scored[]
  readonly isQuestion: boolean
}

/** From here on a message asks something although no mark and no word says so: meanings of questions are added up. */
const ASKING = 0.5
/** The same of what may be asked of the character: 'one of them is seventy' resembles it. */
const ASKING_OF_CHARACTER = 0.8
/** The same beside a word that asks. */
const ASKING_WITH_WORD = 0.1

/** Less probable than this, nobody asks for what they told: 'what do you do and where are you from?' resembles it in some languages. */
const RECALLED_FROM = 0.45

/** What 'what is your job?' resembles. */
const LIKE_JOB: ReadonlySet<Meaning> = new Set(['are-you-human', 'how-are-you', 'you-too', 'what-are-you-doing'])

/** What is left of the meanings without one of them. */
export function without(ranked: readonly Scored[], left: Meaning): readonly Scored[] {
  const gone = ranked.find(({ meaning }) => meaning === left)?.probability ?? 0
  return ranked.filter(({ meaning }) => meaning !== left).map(({ meaning, probability }) => ({ meaning, probability: probability / (1 - gone) }))
}

/** Without what is first, where that is doubtful: a recall, or what a question for the job resembles. */
function withoutDoubtful(ranked: readonly Scored[], isJob: boolean): readonly Scored[] {
  const [top] = ranked
  if (top === undefined || !(top.meaning === 'recall-other' ? top.probability < RECALLED_FROM : isJob && LIKE_JOB.has(top.meaning))) return ranked
  return without(ranked, top.meaning)
}

/** Reads one clause. */
export function readClause(text: string, locale: Locale, { classifier, pattern }: Language): Clause {
  const folded = fold(text).text
  const isJob = matches(folded, 'askJob', locale) && !pattern('words.human').test(folded)
  const ranked = withoutDoubtful(classifier.rank(text), isJob)
  const asking = ranked.reduce((sum, { meaning, probability }) => (ASKS.has(meaning) ? sum + probability : sum), 0)
  const isMarked = folded.includes('?') || isAsking(folded.trim(), locale) || matches(folded, 'question', locale)
  // A bare noun resembles the question that asks for it.
  const isBare = !isUnspaced(locale) && text.split(/\s+/u).length === 1
  const isOfCharacter = ranked[0]?.meaning === 'ask-you'
  const isHeard =
    !isBare && (asking >= (isOfCharacter ? ASKING_OF_CHARACTER : ASKING) || (asking >= ASKING_WITH_WORD && pattern('words.asked').test(folded)))
  return { text, folded, ranked, isQuestion: isMarked || isHeard }
}

/** How probable a meaning of a clause is. */
export const probabilityOf = ({ ranked }: Clause, meaning: Meaning): number => ranked.find((scored) => scored.meaning === meaning)?.probability ?? 0
