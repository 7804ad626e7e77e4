import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { fold } from '@moonlit/talk/replies/fold'
import { labelOf } from '@moonlit/talk/replies/labels'
import { peopleWords } from '@moonlit/talk/replies/people-words'
import { z } from 'zod'
import type { World } from '../../worlds/world.ts'
import { cachePerCatalogue } from './catalogue-cache.ts'
import { lookWords } from './look-values.ts'
import { personalityWords } from './personality-words.ts'

const Words = z.array(z.string())
const Language = z.enum(LOCALES).catch('en')

/** A language that a list is asked for in; English for any other. */
export const localeOf = (lang: string): Locale => Language.parse(lang)

/** What of a character is searched: its texts and its age as they are, its traits by their ids. */
export interface Searched {
  readonly id: string
  readonly name: string
  /** The name as the language writes it, where that differs. */
  readonly ownName: string | null
  readonly age: number
  readonly description: string
  readonly bio: string
  readonly roleTypesJson: string
  readonly personalityJson: string
  readonly hobbiesJson: string
  readonly occupation: string
  readonly ethnicity: string
  readonly body: string
  readonly bodyType: string
  readonly hairStyle: string
  readonly hairColor: string
  readonly eyeColor: string
}

/** Lists of traits and single ones, each with the group of labels that holds its words. */
const LISTS = { roleTypesJson: 'roleType', personalityJson: 'personality', hobbiesJson: 'hobby' } as const
const TRAITS = ['occupation', 'ethnicity', 'body', 'bodyType', 'hairStyle', 'hairColor', 'eyeColor'] as const

const SEARCHED = `SELECT b.id, b.name, t.name AS ownName, b.age, t.description, t.bio, b.roleTypesJson, b.personalityJson, b.hobbiesJson, ${TRAITS.map((trait) => `b.${trait}`).join(', ')}
  FROM BotListing l JOIN Bot b ON b.id = l.botId JOIN BotText t ON t.botId = b.id AND t.locale = ? WHERE l.list = ? ORDER BY l.rank`

/** The groups of labels that say what somebody is. */
const JOBS: readonly string[] = ['roleType', 'occupation']

/**
 * The words for a trait, in a language and in English, beside the name of the trait: "brown", "Braun Augenfarbe"; of a job those for its
 * people, too: "Lehre", "Lehrerin"; so of a personality: "Con timidez", "tímida"; and of hair and eyes those for who has them: "Rot", "rothaarig".
 */
export const wordsOf = (locale: Locale, group: string, id: string): string[] => [
  id,
  labelOf('en', group, id),
  labelOf(locale, group, id),
  // Height is called what the tall are in German, and what half of its values end in in French: it would find everybody.
  ...(group === 'body' ? [] : [labelOf(locale, 'property', group)]),
  ...(JOBS.includes(group) ? [...peopleWords('en', id), ...peopleWords(locale, id)] : []),
  ...(group === 'personality' ? [...personalityWords('en', id), ...personalityWords(locale, id)] : []),
  ...lookWords(locale, group, id),
]

const textOf = (bot: Searched, locale: Locale): string => {
  const lists = (['roleTypesJson', 'personalityJson', 'hobbiesJson'] as const).flatMap((column) =>
    Words.parse(JSON.parse(bot[column])).flatMap((id) => wordsOf(locale, LISTS[column], id)),
  )
  const traits = TRAITS.flatMap((trait) => wordsOf(locale, trait, bot[trait]))
  // Each word once: one who is a dancer by role type and by occupation has the same words twice.
  return fold([bot.name, bot.ownName ?? '', bot.age, bot.description, bot.bio, ...new Set([...lists, ...traits])].join(' ')).text
}

const cached = cachePerCatalogue<string>(5000)

/** The characters of a list in its order, each with all that it is found by in a language, folded. */
export const searchedTexts = (world: World, list: string, lang: string): { readonly bot: Searched; readonly text: string }[] => {
  const texts = cached(world)
  return world.all<Searched>(SEARCHED, lang, list).map((bot) => {
    const key = `${lang} ${bot.id}`
    const text = texts.get(key) ?? textOf(bot, localeOf(lang))
    texts.set(key, text)
    return { bot, text }
  })
}
