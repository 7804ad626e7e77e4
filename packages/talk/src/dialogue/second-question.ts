import type { Locale } from '@moonlit/contract/vocabulary'
import { isAsking } from '../replies/clauses.ts'
import { fold } from '../replies/fold.ts'
import { sentencesOf } from '../replies/phrase.ts'
import type { Language } from '../language/language.ts'
import type { Meaning } from '../understanding/meanings.ts'
import type { Heard } from './hear.ts'
import { TOPIC_OF } from './topics.ts'

/** What joins two questions: signs, and the 'and' of each language. */
const JOINTS = /[,，、،;；]|\s(?:and|und|y|et|e|और|aur)\s|\sو\s?/u
/** From here on the question beside the one that is answered is believed. */
const SURE = 0.36
/** What is asked of a character in passing, together with something else. */
const ASKED_TOGETHER: ReadonlySet<Meaning> = new Set([
  'how-are-you',
  'what-are-you-doing',
  'job',
  'where-from',
  'where-live',
  'how-old',
  'family',
  'siblings',
  'partner',
  'pets',
  'food',
  'drink',
  'music',
  'film-book',
  'sport',
  'day',
  'home',
  'fear',
  'dream-wish',
])

/** The first other question of a message, beside the one that is answered: 'what do you do and where are you from?'. */
export function secondQuestionOf(message: string, heard: Heard, locale: Locale, { classifier }: Language): Heard | null {
  if (!heard.isQuestion || heard.meaning === null || !ASKED_TOGETHER.has(heard.meaning)) return null
  const parts = sentencesOf(message).flatMap((sentence) => sentence.split(JOINTS).map((part) => part.trim()))
  if (parts.length < 2) return null
  for (const text of parts) {
    const folded = fold(text).text
    const [top] = classifier.rank(text)
    const isOther =
      top !== undefined && top.probability >= SURE && ASKED_TOGETHER.has(top.meaning) && top.meaning !== heard.meaning && text !== heard.text
    const topic = top === undefined ? null : (TOPIC_OF[top.meaning] ?? null)
    // 'Where from' and 'where do you live' are one answer.
    const isSame = topic !== null && topic === heard.topic
    if (isOther && !isSame && (heard.text.includes(text) || folded.includes('?') || isAsking(folded, locale)))
      return { ...heard, text, folded, meaning: top.meaning, certainty: top.probability, all: [top.meaning], topic, naming: null }
  }
  return null
}
