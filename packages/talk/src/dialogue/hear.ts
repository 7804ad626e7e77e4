import type { Locale } from '@moonlit/contract/vocabulary'
import { isDenying } from '../replies/clauses.ts'
import { fold, visible } from '../replies/fold.ts'
import { isUnspaced } from '../replies/pattern.ts'
import { matches } from '../replies/patterns.ts'
import { backedUp, isTiredIn, leavingIn, patterned } from './by-pattern.ts'
import { holdsQuestion, sentencesOf } from '../replies/phrase.ts'
import { contentOf } from './pointing.ts'
import { stemsOf } from './stems.ts'
import { asksForHuman, plainlyAsksForHuman, withoutChanceQuestions } from './asks-for-human.ts'
import { type Clause, probabilityOf, readClause } from './clause.ts'
import type { Language } from '../language/language.ts'
import { kindOf, type QuestionKind } from './question-kind.ts'
import type { Scored } from '../understanding/classifier.ts'
import type { Meaning } from '../understanding/meanings.ts'
import { ASKS, PASSING, TOPIC_OF, type Topic, URGENT } from './topics.ts'

/** From here on a meaning is believed. */
const SURE = 0.42
/** What would be wrong to hear where it was not said is believed later; patterns tell of it as well. */
const SURER: Partial<Record<Meaning, number>> = {
  'bad-news-grief': 0.93,
  breakup: 0.93,
  'complain-about-bot': 0.7,
  insult: 0.5,
  'explicit-wish': 0.6,
  'sad-lonely': 0.5,
  hobbies: 0.55,
  'language-switch': 0.6,
  'deny-crisis': 0.5,
  jealous: 0.5,
  politics: 0.6,
  bored: 0.7,
  together: 0.75,
  game: 0.6,
  goodnight: 0.5,
  goodbye: 0.5,
  'good-morning': 0.6,
  'ask-call': 0.6,
  'dont-know': 0.5,
  surprise: 0.5,
  rhythm: 0.5,
  scar: 0.5,
  'compliment-looks': 0.6,
  'compliment-character': 0.5,
}
/** From here on what a message is about, or how it sounds, is believed. */
const TENDENCY = 0.3
const BAD_TENDENCY = 0.45
/** So few words beside others that are understood add nothing of their own. */
const SHORT_WORDS = 3

/** What a message says. */
export interface Heard {
  /** The clause that is answered. */
  readonly text: string
  readonly folded: string
  readonly meaning: Meaning | null
  /** How certain that is, from 0 to 1; what patterns find is certain. */
  readonly certainty: number
  /** Meanings of all clauses that are certain, in their order. */
  readonly all: readonly Meaning[]
  /** What the clause may mean, the most probable first. */
  readonly ranked: readonly Scored[]
  readonly isQuestion: boolean
  readonly kind: QuestionKind | null
  readonly topic: Topic | null
  readonly mood: 'good' | 'bad' | null
  readonly words: number
  /** Whether signs in it laugh or smirk. */
  readonly isSmiling: boolean
  /** The clause that may tell the person's name. */
  readonly naming: string | null
}

/** Laughter in signs. */
const SMILES = /[😂🤣😅😆😜😝😛😁😄😏😉]/u

const GOOD: ReadonlySet<Meaning> = new Set(['good-news', 'laugh', 'tell-like', 'love'])
const BAD: ReadonlySet<Meaning> = new Set(['angry', 'ill', 'stressed-tired', 'bad-news-grief', 'sad-lonely', 'tell-dislike', 'breakup', 'insult'])

const partsOf = (sentence: string): string[] =>
  sentence
    .split(/[,，、،]|\s[–—-]\s/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

/** What says little: that somebody is tired is heard beside it. */
const VAGUE: ReadonlySet<Meaning> = new Set(['statement', 'tell-idiom', 'tell-day', 'tell-doing'])

const first = ({ ranked }: Pick<Clause, 'ranked'>): Scored | null => {
  const [top] = ranked
  return top !== undefined && top.probability >= (SURER[top.meaning] ?? SURE) ? top : null
}

/** A complaint that is less certain than this waits where a question follows it. */
const PLAIN_COMPLAINT = 0.95

/** The clause to answer: what is urgent, then the last question, then what is no mere interjection. */
function answered(clauses: readonly [Clause, ...Clause[]]): Clause {
  const urgent = clauses.find((clause, at) => {
    const top = first(clause)
    if (top === null || !URGENT.has(top.meaning)) return false
    return top.meaning !== 'complain-about-bot' || top.probability >= PLAIN_COMPLAINT || !clauses.slice(at + 1).some(({ isQuestion }) => isQuestion)
  })
  if (urgent) return urgent
  const asking = clauses.findLast((clause) => {
    const top = first(clause)
    return (top !== null && ASKS.has(top.meaning) && top.meaning !== 'how-are-you') || (clause.isQuestion && top?.meaning !== 'surprise')
  })
  if (asking) return asking
  const telling = clauses.filter((clause) => {
    const top = first(clause)
    return top !== null && !PASSING.has(top.meaning)
  })
  const [best] = telling.toSorted((left, right) => (first(right)?.probability ?? 0) - (first(left)?.probability ?? 0))
  return best ?? clauses.toSorted((left, right) => right.text.length - left.text.length)[0] ?? clauses[0]
}

function tendencies(clause: Clause): Pick<Heard, 'topic' | 'mood'> {
  const topics = new Map<Topic, number>()
  let good = 0
  let bad = 0
  for (const { meaning, probability } of clause.ranked.slice(0, 12)) {
    const topic = TOPIC_OF[meaning]
    if (topic !== undefined) topics.set(topic, (topics.get(topic) ?? 0) + probability)
    if (GOOD.has(meaning)) good += probability
    if (BAD.has(meaning)) bad += probability
  }
  const [top] = [...topics].toSorted(([, left], [, right]) => right - left)
  return {
    topic: top !== undefined && top[1] >= TENDENCY ? top[0] : null,
    mood: good >= TENDENCY && good > bad ? 'good' : bad >= BAD_TENDENCY ? 'bad' : null,
  }
}

/** Beside what may be about anything, words of parting tell more: 'bye, save me the last loaf?'. */
const ANY: ReadonlySet<Meaning> = new Set(['ask-you', 'statement', 'tell-idiom'])

/** What is no more than a greeting in so many words; in more of them something is told. */
const GREETINGS: ReadonlySet<Meaning> = new Set(['greet', 'good-morning'])
const GREETING_WORDS = 6

const GRIEVED: ReadonlySet<Meaning> = new Set(['bad-news-grief', 'advice'])

/** Whether a clause is one word with a question mark that means nothing sure, or repeats what the character has just asked: 'My last mistake? I dyed my hair.' */
const isEcho = (clause: Clause, locale: Locale, language: Language, before: string): boolean => {
  if (!clause.isQuestion || isUnspaced(locale)) return false
  if (!clause.text.includes(' ')) return first(clause) === null
  const named = stemsOf(contentOf(clause.folded, language), locale)
  const asked = stemsOf(fold(before).text, locale)
  return named.size > 0 && holdsQuestion(before) && [...named].every((stem) => asked.has(stem))
}

/** From here on a clause may tell a name: what looks like none is left out later. */
const NAMING = 0.2
const mayName = (text: string, { classifier }: Language): boolean =>
  /\p{Lu}/u.test(text) && classifier.rank(text).some(({ meaning, probability }) => meaning === 'tell-name' && probability >= NAMING)

/** Reads a message clause by clause, otherwise where somebody mourns, in answer to what the character said before; null when it holds no letter and no digit. */
export function hear(message: string, locale: Locale, language: Language, { isMourning = false, before = '' } = {}): Heard | null {
  const text = visible(message).trim()
  const sentences = sentencesOf(text)
  const parts = sentences.length === 1 && partsOf(text).length > 1 ? partsOf(text) : []
  const whole = sentences.length === 1 ? [readClause(text, locale, language)] : []
  const [certain] = whole
  // A comma parts clauses only where the sentence as a whole says nothing certain, or ends in a question.
  const isWhole = certain !== undefined && (parts.length === 0 || (first(certain)?.probability ?? 0) >= 0.7)
  const read = isWhole ? whole : (parts.length > 0 ? parts : sentences).map((part) => readClause(part, locale, language))
  // 'Me? I sleep in.' asks nothing.
  const spoken = read.filter((clause, at) => at === read.length - 1 || !isEcho(clause, locale, language, before))
  const clauses = withoutChanceQuestions(spoken, text, locale, language)
  const [start, ...rest] = clauses
  if (start === undefined) return null
  const chosen = answered([start, ...rest])
  // 'ok, fair enough': what is not understood takes the meaning of the words before it.
  const passing = clauses.findLast((clause) => PASSING.has(first(clause)?.meaning ?? 'ask-you'))
  const isShort = chosen.text.split(/\s+/u).length <= SHORT_WORDS
  const top = first(chosen) ?? (isShort && !chosen.isQuestion && passing !== undefined ? first(passing) : null)
  const tendency = tendencies(chosen)
  const folded = fold(text).text
  const leaving = top === null || ANY.has(top.meaning) ? leavingIn(folded, locale) : null
  const pattern = patterned(folded, locale) ?? leaving ?? (language.pattern('words.would-you').test(folded) ? 'advice' : null)
  const isOnlyGreeted = pattern === null || !GREETINGS.has(pattern) || text.split(/\s+/u).length <= GREETING_WORDS
  // 'I don't know what to tell him' is no complaint of somebody who mourns, and 'morning! the results are in' no mere greeting.
  const known = !isOnlyGreeted
    ? null
    : isMourning && pattern === 'complain-about-bot' && GRIEVED.has(chosen.ranked[0]?.meaning ?? 'statement')
      ? null
      : pattern
  const asking = clauses.filter((clause) => asksForHuman(clause, language))
  // Whoever complains and asks for a human is told first.
  const human = known === 'complain-about-bot' ? asking.some((clause) => plainlyAsksForHuman(clause, language)) : known === null && asking.length > 0
  // 'What does your grandmother say of weddings?' tells of none.
  const isPlainlyGood = language.pattern('words.good-news').test(folded)
  const isAlive = !chosen.isQuestion && !language.pattern('words.death').test(folded)
  const isGood = isAlive && (isPlainlyGood || (!matches(folded, 'badNews', locale) && matches(folded, 'goodNews', locale)))
  const words = text.split(/\s+/u).length
  const isVague = (chosen.ranked[0]?.probability ?? 0) < 0.5
  const isAgreeing = top?.meaning === 'how-are-you' && !chosen.isQuestion && probabilityOf(chosen, 'agree') >= 0.05
  const isTired = top !== null && VAGUE.has(top.meaning) && !chosen.isQuestion && !isDenying(folded, locale) && isTiredIn(folded, locale)
  // 'You're such an idiot, you know that?' asks nothing.
  const isInsult = (top === null || VAGUE.has(top.meaning) || top.meaning === 'ask-you') && matches(folded, 'rude', locale)
  const meant = isInsult
    ? 'insult'
    : isTired
      ? 'stressed-tired'
      : isAgreeing
        ? 'agree'
        : (top?.meaning ?? (isVague ? backedUp(chosen.folded, locale) : null))
  // A few odd words in one clause are no other language where the message as a whole sounds like none.
  const isForeign =
    top?.meaning === 'language-switch' &&
    (words >= SHORT_WORDS || top.probability >= 0.9 || isUnspaced(locale)) &&
    language.classifier.rank(text)[0]?.meaning === 'language-switch'
  return {
    text: chosen.text,
    folded: chosen.folded,
    meaning: human
      ? 'are-you-human'
      : known !== null
        ? known
        : isGood && (meant === null || VAGUE.has(meant) || ASKS.has(meant) || GREETINGS.has(meant))
          ? 'good-news'
          : meant === 'language-switch' && !isForeign
            ? null
            : meant,
    certainty: known !== null || isGood ? 1 : (top?.probability ?? 0),
    all: [
      ...(isGood ? ['good-news' as const] : []),
      ...(isTired ? ['stressed-tired' as const] : []),
      ...clauses.flatMap((clause) => first(clause)?.meaning ?? (clause === chosen ? (meant ?? []) : [])),
    ],
    ranked: chosen.ranked,
    isQuestion: chosen.isQuestion,
    kind: chosen.isQuestion ? kindOf(chosen.folded, locale, language) : null,
    ...tendency,
    topic: (top === null ? undefined : TOPIC_OF[top.meaning]) ?? tendency.topic,
    words,
    isSmiling: SMILES.test(message),
    naming: (parts.length > 0 ? parts : sentences).find((part) => mayName(part, language)) ?? null,
  }
}
