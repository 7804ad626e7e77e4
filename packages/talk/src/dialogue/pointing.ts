import type { Language } from '../language/language.ts'
import { isUnspaced } from '../replies/pattern.ts'
import type { Turn } from './turn.ts'

/** So few words point to what was just said: 'and who paid for that?'. */
const FEW_WORDS = 8
const FEW_SIGNS = 16
/** So few ask about it without a word that points: 'how come?', 'since when?'. */
const FEWEST_WORDS = 4
const FEWEST_SIGNS = 8

/** What a folded question names: its words but those that any question may hold. */
export const contentOf = (folded: string, { every }: Language): string => folded.replaceAll(every('words.function'), ' ')

/** Whether a short question points to what was said, or names nothing at all. 'How tall are you?' does neither. */
export function isPointing({ heard, speaker, input }: Turn): boolean {
  const isUnder = (signs: number, words: number): boolean => (isUnspaced(input.locale) ? heard.text.length <= signs : heard.words <= words)
  if (isUnder(FEW_SIGNS, FEW_WORDS) && speaker.language.pattern('words.anaphor').test(heard.folded)) return true
  return isUnder(FEWEST_SIGNS, FEWEST_WORDS) && !/[\p{L}\p{N}]/u.test(contentOf(heard.folded, speaker.language))
}
