import type { Bot } from '@moonlit/sdk'
import type { Gender } from '@moonlit/sdk/rules'
import type { i18n } from 'i18next'
import { labelOf } from '../../../shared/i18n/labels.ts'

/** What a search may mean: a person, or a trait that people have. */
export type Suggestion = { readonly kind: 'person'; readonly bot: Bot } | { readonly kind: 'trait'; readonly label: string }

/** How many people, and how many traits, are suggested. */
const MOST = 4

/** Letters of scripts that are written without spaces: there a word begins anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Without accents, capitals and signs, as words with a space between them. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u064B-\u065F]/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Whether a word of a text begins with what is searched for. */
export const hasWordBeginning = (text: string, searched: string): boolean => {
  const sought = fold(searched)
  return sought !== '' && (UNSPACED.test(sought) ? fold(text).includes(sought) : ` ${fold(text)}`.includes(` ${sought}`))
}

/** Whether somebody's name is what is searched for, or begins so. A slug is the name in Latin letters, whatever letters the language writes it with. */
export const isCalled = ({ name, firstName, slug }: Bot, searched: string): boolean =>
  [firstName, name, slug].some((one) => hasWordBeginning(one, searched))

/** The words for all that somebody is and does, as the catalogue's search knows them. */
const traitsOf = (words: Pick<i18n, 'getResource' | 'language'>, bot: Bot): string[] => [
  ...bot.roleTypes.map((id) => labelOf(words, 'roleType', id)),
  ...bot.hobbies.map((id) => labelOf(words, 'hobby', id)),
  ...bot.personality.map((id) => labelOf(words, 'personality', id)),
  ...(['occupation', 'ethnicity', 'body', 'bodyType', 'hairStyle', 'hairColor', 'eyeColor'] as const).map((trait) =>
    labelOf(words, trait, bot[trait]),
  ),
]

/**
 * Suggestions for a text, out of those whom the search finds: people of any gender by their names; traits only of the gender that is looked at, for
 * choosing one must find somebody.
 */
export const suggestionsFor = (
  text: string,
  found: readonly Bot[],
  { gender, words }: { readonly gender: Gender; readonly words: Pick<i18n, 'getResource' | 'language'> },
): readonly Suggestion[] => {
  const people = found.filter((bot) => isCalled(bot, text))
  const traits = found.filter((bot) => bot.gender === gender).flatMap((bot) => traitsOf(words, bot))
  const labels = [...new Set(traits)].filter((label) => hasWordBeginning(label, text))
  return [
    ...people.slice(0, MOST).map((bot) => ({ kind: 'person' as const, bot })),
    ...labels.slice(0, MOST).map((label) => ({ kind: 'trait' as const, label })),
  ]
}
