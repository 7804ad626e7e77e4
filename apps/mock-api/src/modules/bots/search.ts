import { fold } from '@moonlit/talk/replies/fold'
import { holdsAll, searchedLoosely, searchedPhrase, searchedWords } from '@moonlit/talk/replies/searched-words'
import type { World } from '../../worlds/world.ts'
import type { Look } from './look-values.ts'
import { searchedLooks } from './searched-looks.ts'
import { localeOf, type Searched, searchedTexts } from './searched-texts.ts'

const CLOSENESS = ['named', 'phrase', 'words'] as const

/**
 * Ids of those who are found: who holds the words themselves, and who holds some of them in other forms or as parts of compounds only. Of the former come
 * first who is called so, then who holds the words one after the other, as "night nurse"; otherwise each is in the list's order.
 */
interface Found {
  readonly strictly: string[]
  readonly loosely: string[]
}

interface Asked {
  readonly list: string
  readonly lang: string
  readonly looks: readonly Look[]
  readonly rest: string
}

/** Those of a list who have the looks, and hold each of the other words. */
const searchWith = (world: World, { list, lang, looks, rest }: Asked): Found => {
  const locale = localeOf(lang)
  const words = searchedWords(rest, locale)
  const strictly: Record<(typeof CLOSENESS)[number], string[]> = { named: [], phrase: [], words: [] }
  const loosely: string[] = []
  const [loose, phrase] = [searchedLoosely(rest, locale), searchedPhrase(rest, locale)]
  const closenessOf = ({ name, ownName }: Searched, text: string) => {
    const names = fold(`${name} ${ownName ?? ''}`).text
    return words.some((word) => names.search(word) >= 0) ? 'named' : phrase?.test(text) ? 'phrase' : 'words'
  }
  if (words.length + looks.length === 0) return { strictly: [], loosely }
  for (const { bot, text } of searchedTexts(world, list, lang)) {
    if (!looks.every((look) => look.some(({ trait, id }) => bot[trait] === id))) continue
    if (holdsAll(text, words)) strictly[closenessOf(bot, text)].push(bot.id)
    else if (loose.length > 0 && holdsAll(text, loose)) loosely.push(bot.id)
  }
  return { strictly: CLOSENESS.flatMap((closeness) => strictly[closeness]), loosely }
}

/**
 * The characters of a list that hold every word asked for: in their name, by Latin letters or those of the language, in their age, in their
 * texts, or what their traits, and people of their job, are called in that language or in English. The beginning of a word is enough, as is another
 * form of it, and in a language of compounds a part of one; accents and capitals do not matter, nor does an umlaut written as two letters, or how a
 * hyphen is written; signs alone find nothing.
 * @param list see `listingKey`
 */
export const searchBots = (world: World, { list, lang, q }: { list: string; lang: string; q: string }): Found => {
  const { looks, rest, isBegun } = searchedLooks(q, localeOf(lang))
  const found = searchWith(world, { list, lang, looks, rest })
  if (!isBegun) return found
  // While one types: those of the look that has begun come before those who hold the words as they are.
  const other = searchWith(world, { list, lang, looks: [], rest: q })
  const strictly = [...new Set([...found.strictly, ...other.strictly])]
  const known = new Set(strictly)
  return { strictly, loosely: [...new Set([...found.loosely, ...other.loosely])].filter((id) => !known.has(id)) }
}
