import type { Locale } from '@moonlit/contract/vocabulary'
import { languageOf } from '../language/language.ts'
import type { Verdict } from '../moderation/moderate.ts'
import { type Memory, isDelicate } from '../replies/memory.ts'
import { soundsLikeCrisis } from './hear.ts'
import { felt } from './mood.ts'

/**
 * Whether a message is answered with help lines: by the grammar of moderation, or by what the classifier hears. Who mourns speaks of
 * dying too, and who has just been given help lines is not given them for each word: then the grammar alone decides.
 */
export const isCrisis = ({ message, verdict, memory, locale }: { message: string; verdict: Verdict; memory: Memory; locale: Locale }): boolean =>
  verdict === 'self-harm' || (felt(memory) !== 'death' && !isDelicate(memory) && soundsLikeCrisis(message, languageOf(locale)))
