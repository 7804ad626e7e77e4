import { moderate } from './moderate.ts'
import { describesRealPerson, isKnownAlone, isKnownTorn, mentionsRealPerson } from './real-persons.ts'
import { has, readWith } from './rules.ts'
import { isKnownRespelt } from './spelt-persons.ts'

/** Signs that names have between two words of one; within a word they hide it. */
const SIGN_WITHIN = /(?<=\p{L}\p{M}*)[-.'’`](?=\p{L})/gu
const INITIALS_BETWEEN = /(?<=\p{L}\p{M}*\s+)(?:\p{L}\p{M}*\.?\s+)+(?=\p{L}\p{M}*\p{L})/gu
/** Two short words with a hyphen are a name more often than one word that is hidden: 'Pe-Le'. */
const HIDDEN_LETTERS = 6

const withoutInitials = (name: string): string => name.replace(INITIALS_BETWEEN, '')

const closedUp = (word: string): string => word.replace(SIGN_WITHIN, '')
const withoutSigns = (name: string): string =>
  name.replace(/\S+/gu, (word) => (Array.from(closedUp(word)).length < HIDDEN_LETTERS ? word : closedUp(word)))

/** The ways to read a name: as it stands, and without what stands in the words, or between the words, of another: 'Tay-lor Swift', 'Emma C. Watson'. */
const spellingsOf = (name: string): readonly string[] => {
  const closed = withoutSigns(name)
  return [...new Set([name, closed, withoutInitials(closed)])]
}

const isUnfitSpelling = (name: string, now: number | null): boolean =>
  moderate(name, now, 'character').verdict !== 'ok' ||
  mentionsRealPerson(name) ||
  isKnownAlone(name) ||
  readWith(name).some(({ text, rules: { words } }) => has(text, words.nickname) || has(text, words.insult))

/** What of a name tells an age by itself: a short word that a sign hides ('Chi-ld'), and a word before others ('Sixteen Susy'); as a surname it is one. */
const ownWordsOf = (name: string): readonly string[] => [closedUp(name), ...name.split(/\s+/u).slice(0, -1).map(closedUp)]

const tellsAge = (name: string, now: number | null): boolean =>
  ownWordsOf(name).some((words) => moderate(words, now, 'character').category === 'minor')

/** What is a number in one language and somebody's given name in others, as Ten is in Thailand and Japan. Before a second name it may still be an age. */
const GIVEN = /^ten$/iu

/**
 * Whether a character may not be called this, however it is spelt: by a name that makes it young ("Little Amy", yet not "Amy Little"), that belongs
 * to someone whom all know, or that is an insult.
 */
export const isUnfitName = (name: string, now: number | null): boolean =>
  !GIVEN.test(name.trim()) &&
  (spellingsOf(name).some((spelling) => isUnfitSpelling(spelling, now)) ||
    tellsAge(name, now) ||
    isKnownTorn(withoutInitials(name)) ||
    isKnownRespelt(name))

/** Whether a character may not be described in these words: as under age, as coerced, or as somebody whom all know. */
export const isUnfitDescription = (words: string, now: number | null): boolean =>
  moderate(words, now, 'character').verdict !== 'ok' || describesRealPerson(words)
