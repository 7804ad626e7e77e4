import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { fold } from '@moonlit/talk/replies/fold'
import { labelOf } from '@moonlit/talk/replies/labels'
import { holdsAll, searchedWords } from '@moonlit/talk/replies/searched-words'
import type { World } from '../../worlds/world.ts'
import { cachePerCatalogue } from './catalogue-cache.ts'

const Words = z.array(z.string())
const Language = z.enum(LOCALES).catch('en')

/** What of a character is searched: its texts as they are, its traits by their ids. */
interface Searched {
  readonly id: string
  readonly name: string
  /** The name as the language writes it, where that differs. */
  readonly ownName: string | null
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

const SEARCHED = `SELECT b.id, b.name, t.name AS ownName, t.description, t.bio, b.roleTypesJson, b.personalityJson, b.hobbiesJson, ${TRAITS.map((trait) => `b.${trait}`).join(', ')}
  FROM BotListing l JOIN Bot b ON b.id = l.botId JOIN BotText t ON t.botId = b.id AND t.locale = ? WHERE l.list = ? ORDER BY l.rank`

/** The words for a trait, in a language and in English, beside the name of the trait: "brown", "Braun Augenfarbe". */
const wordsOf = (locale: Locale, group: string, id: string): string[] => [
  id,
  labelOf('en', group, id),
  labelOf(locale, group, id),
  labelOf(locale, 'property', group),
]

const textOf = (bot: Searched, locale: Locale): string => {
  const lists = (['roleTypesJson', 'personalityJson', 'hobbiesJson'] as const).flatMap((column) =>
    Words.parse(JSON.parse(bot[column])).flatMap((id) => wordsOf(locale, LISTS[column], id)),
  )
  const traits = TRAITS.flatMap((trait) => wordsOf(locale, trait, bot[trait]))
  return fold([bot.name, bot.ownName ?? '', bot.description, bot.bio, ...lists, ...traits].join(' ')).text
}

const textsOf = cachePerCatalogue<string>(5000)

/**
 * Ids of the characters of a list that hold every word asked for, in the list's order: in their name, by Latin letters or those of the language, in their texts, or what
 * their traits are called in that language or in English. The beginning of a word is enough; accents and capitals do not
 * matter; signs alone find nothing.
 * @param list see `listingKey`
 */
export const searchBots = (world: World, { list, lang, q }: { list: string; lang: string; q: string }): string[] => {
  const words = searchedWords(q)
  if (words.length === 0) return []
  const locale = Language.parse(lang)
  const texts = textsOf(world)
  return world
    .all<Searched>(SEARCHED, lang, list)
    .filter((bot) => {
      const key = `${lang} ${bot.id}`
      const text = texts.get(key) ?? textOf(bot, locale)
      texts.set(key, text)
      return holdsAll(text, words)
    })
    .map(({ id }) => id)
}
