import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { fold } from '@moonlit/talk/replies/fold'
import { labelOf } from '@moonlit/talk/replies/labels'
import { peopleWords } from '@moonlit/talk/replies/people-words'
import { holdsAll, searchedLoosely, searchedPhrase, searchedWords } from '@moonlit/talk/replies/searched-words'
import type { World } from '../../worlds/world.ts'
import { cachePerCatalogue } from './catalogue-cache.ts'
import { correctedLooks, lookWords, searchedLooks } from './searched-looks.ts'

const Words = z.array(z.string())
const Language = z.enum(LOCALES).catch('en')

/** What of a character is searched: its texts and its age as they are, its traits by their ids. */
interface Searched {
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
 * people, too: "Lehre", "Lehrerin"; and of hair and eyes those for who has them: "Rot", "rothaarig".
 */
const wordsOf = (locale: Locale, group: string, id: string): string[] => [
  id,
  labelOf('en', group, id),
  labelOf(locale, group, id),
  // Height is called what the tall are in German, and what half of its values end in in French: it would find everybody.
  ...(group === 'body' ? [] : [labelOf(locale, 'property', group)]),
  ...(JOBS.includes(group) ? [...peopleWords('en', id), ...peopleWords(locale, id)] : []),
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

const textsOf = cachePerCatalogue<string>(5000)

const CLOSENESS = ['named', 'phrase', 'words'] as const

/**
 * Ids of those who are found: who holds the words themselves, and who holds some of them in other forms or as parts of compounds only. Of the former come
 * first who is called so, then who holds the words one after the other, as "night nurse"; otherwise each is in the list's order.
 */
interface Found {
  readonly strictly: string[]
  readonly loosely: string[]
}

/**
 * The characters of a list that hold every word asked for: in their name, by Latin letters or those of the language, in their age, in their
 * texts, or what their traits, and people of their job, are called in that language or in English. The beginning of a word is enough, as is another
 * form of it, and in a language of compounds a part of one; accents and capitals do not matter, nor does an umlaut written as two letters, or how a
 * hyphen is written; signs alone find nothing.
 * @param list see `listingKey`
 */
export const searchBots = (world: World, { list, lang, q }: { list: string; lang: string; q: string }): Found => {
  const locale = Language.parse(lang)
  const { looks, rest } = searchedLooks(q, locale)
  const words = searchedWords(rest, locale)
  const strictly: Record<(typeof CLOSENESS)[number], string[]> = { named: [], phrase: [], words: [] }
  const loosely: string[] = []
  const [loose, phrase] = [searchedLoosely(rest, locale), searchedPhrase(rest, locale)]
  const closenessOf = ({ name, ownName }: Searched, text: string) => {
    const names = fold(`${name} ${ownName ?? ''}`).text
    return words.some((word) => names.search(word) >= 0) ? 'named' : phrase?.test(text) ? 'phrase' : 'words'
  }
  if (words.length + looks.length === 0) return { strictly: [], loosely }
  const texts = textsOf(world)
  for (const bot of world.all<Searched>(SEARCHED, lang, list)) {
    if (!looks.every((look) => look.some(({ trait, id }) => bot[trait] === id))) continue
    const key = `${lang} ${bot.id}`
    const text = texts.get(key) ?? textOf(bot, locale)
    texts.set(key, text)
    if (holdsAll(text, words)) strictly[closenessOf(bot, text)].push(bot.id)
    else if (loose.length > 0 && holdsAll(text, loose)) loosely.push(bot.id)
  }
  return { strictly: CLOSENESS.flatMap((closeness) => strictly[closeness]), loosely }
}

/** Ids of those who have the looks that a search names with a slip: "gren eyes", "brunete". */
export const searchMisspeltLooks = (world: World, { list, lang, q }: Parameters<typeof searchBots>[1]): string[] => {
  const meant = correctedLooks(q, Language.parse(lang))
  if (meant === null) return []
  const { strictly, loosely } = searchBots(world, { list, lang, q: meant })
  return [...strictly, ...loosely]
}
