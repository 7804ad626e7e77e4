import type { Bot } from '@moonlit/sdk'
import { GENERAL_HAIR, type Gender } from '@moonlit/sdk/rules'
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

/** Words in a language; those for looks may not be loaded yet. */
type Words = Pick<i18n, 'getResource' | 'language' | 'hasResourceBundle' | 't'>

/** What hair is called in general that somebody has, as auburn hair is red. */
const generalHairOf = ({ hairColor, hairStyle }: Bot) => GENERAL_HAIR.filter(({ ids }) => ids.some((id) => id === hairColor || id === hairStyle))

/** What somebody's looks are called in two words, as people search for them: "Red hair", "Blue eyes". */
const looksOf = (words: Words, bot: Bot): string[] =>
  words.hasResourceBundle(words.language, 'looks')
    ? [
        words.t(`looks:hair.${bot.hairColor}`),
        ...generalHairOf(bot).map(({ called }) => words.t(`looks:hair.${called}`)),
        words.t(`looks:eyes.${bot.eyeColor}`),
      ]
    : []

/** The words for all that somebody is and does, as the catalogue's search knows them. */
const traitsOf = (words: Words, bot: Bot): string[] => [
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
  { gender, words }: { readonly gender: Gender; readonly words: Words },
): readonly Suggestion[] => {
  const people = found.filter((bot) => isCalled(bot, text))
  const here = found.filter((bot) => bot.gender === gender)
  // A look in two words says more than the word alone, of which several things may be so.
  const traits = [...here.flatMap((bot) => looksOf(words, bot)), ...here.flatMap((bot) => traitsOf(words, bot))]
  const labels = [...new Set(traits)].filter((label) => hasWordBeginning(label, text))
  return [
    ...people.slice(0, MOST).map((bot) => ({ kind: 'person' as const, bot })),
    ...labels.slice(0, MOST).map((label) => ({ kind: 'trait' as const, label })),
  ]
}
