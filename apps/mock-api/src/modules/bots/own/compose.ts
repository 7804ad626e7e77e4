import type { Locale, Relationship } from '@moonlit/contract/vocabulary'
import { labelOf } from '@moonlit/talk/replies/labels'
import { fillPhrase, joinSentences } from '@moonlit/talk/replies/phrase'
import { createSeededRandom } from '@moonlit/talk/replies/random'
import type { CharacterTexts } from '@moonlit/talk/replies/reply-input'
import { occupationTheme, toneOf } from '@moonlit/talk/replies/themes'
import { selfTexts } from './texts/texts.ts'

/** Input of a created character's texts. */
export interface Told {
  /** Chooses between sentences; the same in every language. */
  readonly seed: string
  readonly firstName: string
  readonly age: number
  readonly occupation: string
  readonly hobbies: readonly string[]
  readonly personality: readonly string[]
  readonly relationship: Relationship
  /** 1 reserved to 5 without filter. */
  readonly frankness: number
  /** The person's own description, or empty. */
  readonly ownWords: string
}

const lower = (word: string): string => (/^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1))
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What stands between words, where it is not a comma and a space. */
const COMMAS: Partial<Readonly<Record<Locale, string>>> = { ar: '، ', ja: '、', zh: '、' }

/** What a sentence ends with, by its last letter, where the person wrote nothing. */
const fullStopAfter = (words: string): string => {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(words)) return '。'
  return /\p{Script=Devanagari}$/u.test(words) ? '।' : '.'
}
const asSentence = (words: string): string => (words === '' || /[\p{P}\p{S}]$/u.test(words) ? words : words + fullStopAfter(words))

/**
 * Composes a created character's texts in one language. Characters with the same attributes differ
 * by their seed. The person's own words come first, as they were written.
 */
export const composeTexts = (locale: Locale, told: Told): CharacterTexts => {
  const texts = selfTexts[locale]
  const tone = toneOf(told.personality)
  const theme = occupationTheme(told.occupation) ?? 'craft'
  const diceOf = (what: string) => createSeededRandom(`${told.seed}:${what}`)
  const pick = (what: string, pool: readonly string[]): string => pool[diceOf(what).below(pool.length)] ?? ''

  const nameOf = (hobby: string): string => (locale === 'de' ? labelOf(locale, 'hobby', hobby) : lower(labelOf(locale, 'hobby', hobby)))
  const traits = told.personality.map((trait) => lower(labelOf(locale, 'personality', trait)))
  const values = {
    self: told.firstName,
    age: String(told.age),
    occupation: labelOf(locale, 'occupation', told.occupation),
    traits: upper(traits.join(COMMAS[locale] ?? ', ')),
    hobbies: new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(told.hobbies.map(nameOf)),
    hobby: nameOf(told.hobbies[diceOf('which hobby').below(told.hobbies.length)] ?? ''),
    // Kept for the greeting, which fills in the person's name.
    name: '{name}',
    you: '-',
  }
  const say = (phrase: string): string => fillPhrase(phrase, values, { locale, character: 'non-binary', person: null }) ?? ''

  const life = [
    pick('life', texts.life[theme]),
    pick('free', texts.free),
    pick('manner', texts.manner[tone]),
    texts.frank[told.frankness - 1] ?? '',
  ].map(say)
  return {
    description: say(pick('description', texts.description)),
    bio: [asSentence(told.ownWords), joinSentences(life, locale)].filter((part) => part !== '').join('\n\n'),
    greeting: joinSentences([texts.greeting[told.relationship], say(pick('question', texts.question))], locale),
    lines: {
      work: say(pick('work', texts.work[theme])),
      hobby: say(pick('hobby', texts.hobby)),
      dream: say(pick('dream', texts.dream[tone])),
      today: say(pick('today', texts.today[theme])),
    },
  }
}
