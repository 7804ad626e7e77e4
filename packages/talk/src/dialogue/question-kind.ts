import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'

const QUESTION_KINDS = ['amount', 'why', 'who', 'where', 'when', 'how', 'which', 'what'] as const
/** Kinds of questions that yes or no answers: about what was, about what might be or is wished for, about a thing or somebody else. */
const YES_NO_KINDS = ['ever', 'would', 'is'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number] | (typeof YES_NO_KINDS)[number] | 'yesno'

const YES_NO: ReadonlySet<QuestionKind> = new Set([...YES_NO_KINDS, 'yesno'])

/** Whether yes or no answers a question. */
export const isYesNo = (kind: QuestionKind): boolean => YES_NO.has(kind)

/** Where the word that asks stands where the answer would, so that it may come last. */
const ASKS_IN_PLACE: ReadonlySet<Locale> = new Set(['ja', 'zh', 'ar'])

/** The kind of a question by its words: of 'what would you do?' and 'would you do what I do?' the first word decides. */
export function kindOf(folded: string, locale: Locale, { pattern }: Language): QuestionKind {
  const placeOf = (kind: QuestionKind): number => pattern(`words.${kind}`).exec(folded)?.index ?? Number.POSITIVE_INFINITY
  const asking = QUESTION_KINDS.find((kind) => Number.isFinite(placeOf(kind)))
  const yesNo = YES_NO_KINDS.find((kind) => Number.isFinite(placeOf(kind)))
  if (asking === undefined || yesNo === undefined) return asking ?? yesNo ?? 'yesno'
  // Hindi's 'what' begins questions that yes or no answers, too.
  if (locale === 'hi' && asking === 'what') return yesNo
  return !ASKS_IN_PLACE.has(locale) && placeOf(yesNo) <= placeOf(asking) ? yesNo : asking
}
