import type { Locale } from '@moonlit/contract/vocabulary'
import { languageOf } from '../language/language.ts'
import type { Verdict } from '../moderation/moderate.ts'
import { type Memory, isDelicate } from '../replies/memory.ts'
import { soundsLikeCrisis } from './hear.ts'

/**
 * Whether a message is answered with help lines: by the grammar of moderation, or by what the classifier hears. Who has just been given them is
 * not given them again for each word: then the grammar alone decides.
 */
export const isCrisis = ({ message, verdict, memory, locale }: { message: string; verdict: Verdict; memory: Memory; locale: Locale }): boolean =>
  verdict === 'self-harm' || (!isDelicate(memory) && soundsLikeCrisis(message, locale, languageOf(locale)))
