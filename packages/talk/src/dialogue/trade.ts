import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { compile } from '../replies/pattern.ts'
import type { QuestionKind } from './question-kind.ts'
import type { Answer, Turn } from './turn.ts'

/** The sides of a trade that are asked for, those first whose words are the plainest. */
const SIDES = ['learn', 'worst', 'start', 'best', 'own', 'tool'] as const
type Side = (typeof SIDES)[number]

/** The side that a question is about whose words name none. */
const SIDE_OF_KIND: Partial<Record<QuestionKind, Side>> = {
  what: 'tool',
  which: 'tool',
  amount: 'tool',
  how: 'tool',
  why: 'start',
  when: 'start',
  ever: 'own',
  yesno: 'own',
}

const compiled = new WeakMap<Language, Map<string, RegExp>>()

/** The words of an occupation, as a pattern; null where the language has none for it. */
function wordsOf(occupation: string, language: Language, locale: Locale): RegExp | null {
  const known = compiled.get(language) ?? new Map<string, RegExp>()
  compiled.set(language, known)
  const words = language.spoken.trades[occupation]?.words ?? []
  if (words.length === 0) return null
  const fresh = known.get(occupation) ?? compile(words, locale)
  known.set(occupation, fresh)
  return fresh
}

/**
 * The answer to a question about the character's own trade, of which the words in it tell: how it came to it, what was worst, what it works with.
 * Null for what is said of somebody else's, for whatever was told already, and where no side of it is asked for.
 */
export function ofTrade({ heard, whole, input, speaker, topic }: Turn): Answer | null {
  const { occupation } = input.character
  const { language } = speaker
  if (!heard.isQuestion || wordsOf(occupation, language, input.locale)?.test(heard.folded) !== true) return null
  const sideIn = (text: string): Side | undefined => SIDES.find((side) => language.pattern(`trade.${side}`).test(text))
  // 'Any tips for beginners, as a coach?' names the side in another clause than the trade.
  const named = sideIn(heard.folded) ?? sideIn(whole)
  const side = named ?? (heard.kind === null ? undefined : SIDE_OF_KIND[heard.kind])
  if (side === undefined) return null
  const steps = language.spoken.trades[occupation]?.sides[side] ?? []
  const said = speaker.begin([{ id: `trade.${occupation}.${side}`, steps }])
  return said === null ? null : { sentences: [said], topic: heard.topic ?? topic, isOpen: false }
}
