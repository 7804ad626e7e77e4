import type { Locale } from '@moonlit/contract/vocabulary'
import { withoutForm } from '@moonlit/talk/replies/searched-words'
import { isWritten } from '@moonlit/talk/replies/written-words'
import type { World } from '../../worlds/world.ts'
import { foldedWords } from './folded-words.ts'
import { knownWords } from './known-words.ts'
import { searchBots } from './search.ts'
import { localeOf } from './searched-texts.ts'
import { heard, nearest } from './slips.ts'

interface Asked {
  readonly list: string
  /** The lists that everybody is in. */
  readonly lists: readonly string[]
  readonly lang: string
  readonly q: string
}
type KnownWords = ReturnType<typeof knownWords>

const NAMED = `SELECT b.id, b.name FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? ORDER BY l.rank`

/** Ids of those of a list whose name, in Latin letters, was asked for with a slip or two, the likeliest first. */
const misspeltNames = (world: World, list: string, typed: readonly string[]): string[] =>
  world
    .all<{ id: string; name: string }>(NAMED, list)
    .flatMap(({ id, name }) => {
      const names = foldedWords(name).map(heard)
      const slips = typed.map((word) => nearest(word, names)?.slips).filter((count) => count !== undefined)
      return slips.length < typed.length ? [] : [{ id, slips: slips.reduce((sum, count) => sum + count, 0) }]
    })
    .toSorted((one, other) => one.slips - other.slips)
    .map(({ id }) => id)

/** Words of texts are many, and each has forms that differ by an ending: one that is long enough, with a slip less and before its end, is no other word. */
const nearestInTexts = (word: string, texts: KnownWords['texts']) => {
  if (word.length < 7) return undefined
  const found = nearest(
    word,
    texts.filter((one) => one.word.endsWith(word.slice(-2))),
  )
  return found !== undefined && found.slips === 1 ? found : undefined
}

/**
 * The word that was meant by one that nobody has: a trait's or a name's, or one of the texts. Undefined where it resembles none, or is a word of the
 * language itself: a "banker" is no "baker".
 */
const meantBy = (word: string, { traits, texts }: KnownWords, locale: Locale): string | undefined => {
  if (/\p{N}/u.test(word)) return undefined
  const forms = [...new Set([word, withoutForm(word, locale)])]
  const found = forms.flatMap((form) => nearest(form, traits) ?? nearestInTexts(form, texts) ?? [])
  const [meant] = found.toSorted((one, other) => one.slips - other.slips)
  return meant === undefined || isWritten(locale, word) || isWritten('en', word) ? undefined : meant.word
}

/**
 * Ids of those of a list who were meant by a search that found nobody, because a word of it has a slip: whose name it is nearly, or else who is found by the
 * words that were meant: "amra", "nurce", "gren eyes". What finds somebody in another list has no slip.
 */
export const searchMisspelt = (world: World, { list, lists, lang, q }: Asked): string[] => {
  const typed = foldedWords(q)
  const known = knownWords(world, lang, lists)
  if (typed.every(known.holds)) return []
  const named = misspeltNames(world, list, typed)
  if (named.length > 0) return named
  const locale = localeOf(lang)
  const meant = typed.map((word) => (known.holds(word) ? word : meantBy(word, known, locale)))
  if (meant.includes(undefined)) return []
  const { strictly, loosely } = searchBots(world, { list, lang, q: meant.join(' ') })
  return [...strictly, ...loosely]
}
