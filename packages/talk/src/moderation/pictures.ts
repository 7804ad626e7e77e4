import { readings } from './disguise.ts'
import { moderate } from './moderate.ts'
import { isPicturedMinor } from './pictured-ages.ts'
import { mentionsRealPerson } from './real-persons.ts'
import { has, readWith } from './rules.ts'

/**
 * Whether no picture may be made from these words. Stricter than the talk of a chat, as a picture shows what it speaks of:
 * nobody under age stands beside the character, nobody is hurt or forced, and nobody who lives is in it.
 */
export const isUnfitForPicture = (message: string, now: number | null): boolean =>
  moderate(message, now, 'picture').verdict !== 'ok' ||
  isPicturedMinor(readings(message)) ||
  mentionsRealPerson(message) ||
  readWith(message).some(({ text, rules }) => has(text, rules.words.picture))
