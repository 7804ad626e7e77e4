import { moderate } from './moderate.ts'
import { describesRealPerson, isKnownAlone, mentionsRealPerson } from './real-persons.ts'
import { has, readWith } from './rules.ts'

/**
 * Whether a character may not be called this: by a name that makes it young ("Little Amy", yet not "Amy Little"), that belongs
 * to someone whom all know, or that is an insult.
 */
export const isUnfitName = (name: string, now: number | null): boolean =>
  moderate(name, now, 'character').verdict !== 'ok' ||
  mentionsRealPerson(name) ||
  isKnownAlone(name) ||
  readWith(name).some(({ text, rules: { words } }) => has(text, words.nickname) || has(text, words.insult))

/** Whether a character may not be described in these words: as under age, as coerced, or as somebody whom all know. */
export const isUnfitDescription = (words: string, now: number | null): boolean =>
  moderate(words, now, 'character').verdict !== 'ok' || describesRealPerson(words)
