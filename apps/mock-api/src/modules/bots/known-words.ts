import {
  BODIES,
  BODY_TYPES,
  ETHNICITIES,
  EYE_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  HOBBIES,
  OCCUPATIONS,
  PERSONALITIES,
  ROLE_TYPES,
  type Locale,
} from '@moonlit/contract/vocabulary'
import { isUnspaced } from '@moonlit/talk/replies/pattern'
import { holdsAll, searchedLoosely, searchedWords } from '@moonlit/talk/replies/searched-words'
import type { World } from '../../worlds/world.ts'
import { cachePerCatalogue } from './catalogue-cache.ts'
import { foldedWords } from './folded-words.ts'
import { besideLooks } from './look-values.ts'
import { localeOf, searchedTexts, wordsOf } from './searched-texts.ts'
import { type Heard, heard } from './slips.ts'

const TRAITS = {
  roleType: ROLE_TYPES,
  personality: PERSONALITIES,
  hobby: HOBBIES,
  occupation: OCCUPATIONS,
  ethnicity: ETHNICITIES,
  body: BODIES,
  bodyType: BODY_TYPES,
  hairStyle: HAIR_STYLES,
  hairColor: HAIR_COLORS,
  eyeColor: EYE_COLORS,
} as const

/** The words that somebody may mean by one that nobody has, in a language. */
interface KnownWords {
  /** Of all that characters can be, whether one is so or not, and of their names. */
  readonly traits: readonly Heard[]
  /** What else their texts hold. */
  readonly texts: readonly Heard[]
  /** Whether a folded word finds somebody, in whichever list, or is one of these: it is as it should be then. */
  readonly holds: (word: string) => boolean
}

/** What is shorter is near to every other short word. */
const LEAST = 4

/** Chinese names jobs with and without the sign of a woman before them. */
const withoutWoman = (words: readonly string[], locale: Locale): readonly string[] =>
  locale === 'zh' ? words.flatMap((word) => [word, word.replace(/^女(?=.{2})/u, '')]) : words

const read = (world: World, lang: string, lists: readonly string[]): KnownWords => {
  const locale = localeOf(lang)
  const everybody = lists.flatMap((list) => searchedTexts(world, list, lang))
  const named = Object.entries(TRAITS).flatMap(([group, ids]) => ids.flatMap((id) => wordsOf(locale, group, id)))
  const names = everybody.flatMap(({ bot }) => [bot.name, bot.ownName ?? ''])
  const words = withoutWoman([...named, ...besideLooks(locale), ...names].flatMap(foldedWords), locale)
  const traits = new Set(words.filter(({ length }) => isUnspaced(locale) || length >= LEAST))
  // A sentence without spaces is no word.
  const texts = new Set(isUnspaced(locale) ? [] : everybody.flatMap(({ text }) => foldedWords(text)))
  const all = [...words, ...everybody.map(({ text }) => text)].join(' ')
  return {
    traits: [...traits].map(heard),
    texts: [...texts].filter((word) => !traits.has(word)).map(heard),
    holds: (word) => [searchedWords(word, locale), searchedLoosely(word, locale)].some((finders) => finders.length > 0 && holdsAll(all, finders)),
  }
}

const cached = cachePerCatalogue<KnownWords>(20)

/**
 * Read when somebody looks for what nobody has.
 * @param lists those that everybody is in
 */
export const knownWords = (world: World, lang: string, lists: readonly string[]): KnownWords => {
  const known = cached(world).get(lang) ?? read(world, lang, lists)
  cached(world).set(lang, known)
  return known
}
