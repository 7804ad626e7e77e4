import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { compile, piecesOf } from '../replies/pattern.ts'
import { createSeededRandom } from '../replies/random.ts'
import type { ReplyCharacter } from '../replies/reply-input.ts'
import type { Tale } from './life.ts'
import type { Turn } from './turn.ts'

/** What is found by the words for it: everyday things, what a page names, what people ask whomever they have just met, and what they tell of their day. */
type Shelf = 'subjects' | 'pages' | 'interview' | 'told'
/** How the ids of what is told of each begin. */
const ID: Readonly<Record<Shelf, string>> = { subjects: 'subject', pages: 'thing', interview: 'interview', told: 'told' }

type Asked = Pick<Turn, 'input' | 'speaker'>

/** Tells whether a text speaks of something on a shelf. */
interface Finder {
  readonly key: string
  /** Where it stands on its shelf. */
  readonly place: number
  readonly words: readonly string[]
  /** Made when a text holds a piece of one of its patterns: most never do. */
  pattern: RegExp | null
}

/**
 * The finders of a shelf, so that a text is read once for all of them: by the first letters, at most `LETTERS`, of a piece that stands in whatever a finder's
 * pattern matches; by '' where there is none.
 */
type Index = ReadonlyMap<string, readonly { readonly piece: string; readonly finder: Finder }[]>
const LETTERS = 3
const indexes = new WeakMap<Language, Map<string, Index>>()

/** The index of the things on a shelf whose keys begin like this, made once. */
function indexOf(language: Language, shelf: Shelf, start: string): Index {
  const ready = indexes.get(language) ?? new Map<string, Index>()
  indexes.set(language, ready)
  const id = `${shelf} ${start}`
  const known = ready.get(id)
  if (known !== undefined) return known
  const entries = Object.entries(language.spoken[shelf])
    .filter(([key, { words }]) => words.length > 0 && key.startsWith(start))
    .flatMap(([key, { words }], place) => {
      const finder: Finder = { key, place, words, pattern: null }
      return [...new Set(words.flatMap(piecesOf))].map((piece) => ({ piece, finder }))
    })
  const made = Map.groupBy(entries, ({ piece }) => piece.slice(0, LETTERS))
  ready.set(id, made)
  return made
}

/** The finders of which a text holds a piece: the only ones that may find something. */
function candidatesIn(folded: string, index: Index): Set<Finder> {
  const found = new Set((index.get('') ?? []).map(({ finder }) => finder))
  for (let at = 0; at < folded.length; at += 1)
    for (let letters = 1; letters <= LETTERS && at + letters <= folded.length; letters += 1)
      for (const { piece, finder } of index.get(folded.slice(at, at + letters)) ?? []) if (folded.startsWith(piece, at)) found.add(finder)
  return found
}

/** What of a shelf a text speaks of, and in how many letters. */
function foundIn(folded: string, index: Index, locale: Locale): { readonly key: string; readonly place: number; readonly length: number }[] {
  return [...candidatesIn(folded, index)].flatMap((finder) => {
    finder.pattern ??= compile(finder.words, locale)
    const length = finder.pattern.exec(folded)?.[0].length
    return length === undefined ? [] : [{ key: finder.key, place: finder.place, length }]
  })
}

/** What a character tells of something: always the same first. */
function talesOf({ slug }: ReplyCharacter, shelf: Shelf, key: string, { spoken }: Language): Tale[] {
  const tales = (spoken[shelf][key]?.tales ?? []).map((steps, at) => ({ id: `${ID[shelf]}.${key}.${at}`, steps }))
  const start = createSeededRandom(`${slug}:${key}`).below(Math.max(tales.length, 1))
  return [...tales.slice(start), ...tales.slice(0, start)]
}

/** What a text is about by its words, what is named in most letters first, and of two as long the one that stands first on its shelf. */
function keysIn({ input, speaker: { language } }: Asked, shelf: Shelf, folded: string): string[] {
  const { character, locale } = input
  const index = indexOf(language, shelf, shelf === 'pages' ? `${character.slug}.` : '')
  return foundIn(folded, index, locale)
    .toSorted((one, other) => other.length - one.length || one.place - other.place)
    .map(({ key }) => key)
}

/** What the character tells of what a text is about, that it has not begun to tell and that fits: the rest of it is for whoever asks how it went on. */
export function fromShelf(
  asked: Asked,
  shelf: Shelf,
  folded: string,
  isFit: (key: string, steps: readonly string[]) => boolean = () => true,
): string | null {
  for (const key of keysIn(asked, shelf, folded)) {
    const tales = talesOf(asked.input.character, shelf, key, asked.speaker.language)
    const told = asked.speaker.begin(tales.filter(({ steps }) => isFit(key, steps)))
    if (told !== null) return told
  }
  return null
}

/** What the character says to whoever answers its greeting; null where it has nothing to say to that. */
export const toAnswer = (asked: Asked): string | null => {
  const { input, speaker } = asked
  return speaker.begin(talesOf(input.character, 'pages', `${input.character.slug}.answer`, speaker.language))
}

/** Whether the catalogue knows what a character says of what its page names: then nothing of the page is quoted that speaks of it by name. */
export const knowsItsPage = ({ input, speaker }: Asked): boolean => speaker.language.spoken.pages[`${input.character.slug}.answer`] !== undefined

/** How the names of what weighs on people begin, among what they tell. */
export const GRAVE = 'grave.'

/** Whether a message tells of something that weighs on the person, by the words for it. */
export const tellsOfHardship = (folded: string, locale: Locale, language: Language): boolean =>
  foundIn(folded, indexOf(language, 'told', GRAVE), locale).length > 0
