import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { fold } from '@moonlit/talk/replies/fold'
import type { Look } from '../look.ts'
import framingWords from './framing-words.json' with { type: 'json' }
import { DYES, NATURAL_LIGHT } from './photo-look.ts'
import { findWishes, parsePrompt, type Wish } from './read-prompt.ts'
import type { PromptContents } from './wishes.ts'

/** Most phrases that are told of one prompt, and the longest of them. */
const PHRASES_MAX = 10
const PHRASE_MAX_LENGTH = 80

/** From this zoom on a picture is a close-up; what is held needs more room. */
const CLOSE_ZOOM = 1

/** Clothes that are never drawn: what is worn in their place is something else, and people are told. */
const REPLACED_CLOTHES: ReadonlySet<string> = new Set(
  'bikini bikinis swimsuit swimsuits swimwear badeanzug bademode maillot bañador biquíni maiô costume بيكيني बिकिनी ビキニ 水着 比基尼 泳衣 泳装'
    .split(' ')
    .map((word) => fold(word).text.trim()),
)

/** A word of the prompt, by its place in the visible text. */
interface Word {
  readonly from: number
  readonly to: number
  /** `shown` in the photos; `plain` words ask for nothing: articles, 'a photo of', the name; `unmet` ones are neither. */
  readonly part: 'shown' | 'plain' | 'unmet'
}

const foldWord = (word: string): string => fold(word).text.trim()

let plainWords: Promise<Readonly<Record<Locale, ReadonlySet<string>>>> | undefined

/** Words that ask for nothing, by language. The lists are large and loaded when the first prompt is read. */
const loadPlainWords = (): Promise<Readonly<Record<Locale, ReadonlySet<string>>>> => {
  plainWords ??= import('stopword').then(({ eng, spa, fra, por, ara, hin, jpn, zho, ita, deu }) => {
    const stops = { en: eng, es: spa, fr: fra, pt: por, ar: ara, hi: hin, ja: jpn, zh: zho, it: ita, de: deu }
    const setOf = (locale: Locale): ReadonlySet<string> => new Set([...stops[locale], ...framingWords[locale].split(' ')].map(foldWord))
    return {
      en: setOf('en'),
      es: setOf('es'),
      fr: setOf('fr'),
      pt: setOf('pt'),
      ar: setOf('ar'),
      hi: setOf('hi'),
      ja: setOf('ja'),
      zh: setOf('zh'),
      it: setOf('it'),
      de: setOf('de'),
    }
  })
  return plainWords
}

/** Whether some of the photos show what a wish asks for. */
const isShown = ({ group, id }: Wish, said: PromptContents, looks: readonly Look[]): boolean => {
  switch (group) {
    case 'scene':
      return looks.some(({ scene }) => scene === id)
    // The hour or the mood of a place is no thing of its own.
    case 'hint':
    case 'pose':
      return true
    case 'outfit':
      return looks.some(({ outfit }) => outfit === id)
    case 'color':
      // A picture in black and white has no other colours.
      if (id !== 'black' && id !== 'white' && id !== 'grey' && looks.every(({ tint }) => tint === 'mono')) return false
      return (
        (said.color === id && looks.some(({ outfitColor }) => said.color !== undefined && outfitColor === DYES[said.color])) ||
        (said.propColor === id && looks.some(({ propColor }) => said.propColor !== undefined && propColor === DYES[said.propColor]))
      )
    case 'mood':
      return said.mood === id
    case 'distance':
      return said.distance === id && looks.some(({ zoom = 1 }) => (id === 'close' ? zoom >= CLOSE_ZOOM : zoom < CLOSE_ZOOM))
    case 'prop':
      return looks.some(({ prop }) => prop === id)
    case 'wear':
      return looks.some(({ wears }) => wears?.some((one) => one === id) === true)
    case 'gesture':
      return looks.some(({ pose, prop }) => prop === undefined && pose === id)
    case 'weather':
      return looks.some(({ weather }) => weather === id)
    case 'extra':
      return looks.some(({ glasses, accessory }) => (id === 'glasses' ? glasses : accessory === id))
    case 'tint':
      return looks.some(({ tint, scene }) => tint === id || NATURAL_LIGHT[scene]?.some((natural) => natural === id) === true)
  }
}

/** The language that most of the words are plain in; the writer's own when others have no more. */
const languageOf = (words: readonly string[], own: Locale, plain: Readonly<Record<Locale, ReadonlySet<string>>>): Locale => {
  const scoreOf = (locale: Locale): number => words.filter((word) => plain[locale].has(word)).length + (locale === own ? 1 : 0)
  return LOCALES.reduce((best, locale) => (scoreOf(locale) > scoreOf(best) ? locale : best), own)
}

/** Runs of unmet words, with the plain ones between them; a sign between two words ends a run. */
const phrasesOf = (source: string, words: readonly Word[]): string[] => {
  const runs: Word[][] = []
  let end = -1
  for (const word of words) {
    const goesOn = end >= 0 && /^[\s'’-]*$/u.test(source.slice(end, word.from))
    if (word.part === 'shown' || !goesOn) runs.push([])
    if (word.part !== 'shown') runs.at(-1)?.push(word)
    end = word.to
  }
  return runs.flatMap((run) => {
    const first = run.find(({ part }) => part === 'unmet')
    const last = run.findLast(({ part }) => part === 'unmet')
    return first === undefined || last === undefined ? [] : [source.slice(first.from, last.to).slice(0, PHRASE_MAX_LENGTH)]
  })
}

/** Whose prompt it is. */
interface About {
  /** The writer's, for prompts that could be of several. */
  readonly language: Locale
  /** Of the character, who may be named. */
  readonly name: string
}

interface Span {
  readonly from: number
  readonly to: number
}

const isIn = (spans: readonly Span[], { from, to }: Span): boolean => spans.some((span) => span.from < to && span.to > from)

/** The words of a prompt. `shown` are the places in it that photos show, `leftOut` those whose plain words are none there. */
const wordsOf = async (
  source: string,
  { shown, leftOut }: { readonly shown: readonly Span[]; readonly leftOut: readonly Span[] },
  { language, name }: About,
): Promise<Word[]> => {
  const plain = await loadPlainWords()
  const pieces = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(source)].filter(({ isWordLike }) => isWordLike)
  const folded = pieces.map(({ segment }) => foldWord(segment))
  const names = new Set(name.split(/\s+/u).map(foldWord))
  const known = plain[languageOf(folded, language, plain)]
  return pieces.map(({ segment, index }, place): Word => {
    const span = { from: index, to: index + segment.length }
    const word = folded[place] ?? ''
    const isSeen = !REPLACED_CLOTHES.has(word) && isIn(shown, span)
    const isPlain = (known.has(word) && !isIn(leftOut, span)) || names.has(word) || word === ''
    return { ...span, part: isSeen ? 'shown' : isPlain ? 'plain' : 'unmet' }
  })
}

/** Where wishes stand in the visible text of a prompt. */
const placesIn =
  (at: readonly number[], end: number) =>
  (wishes: readonly Wish[]): Span[] =>
    wishes.map(({ from, to }) => ({ from: at[from] ?? end, to: at[to] ?? end }))

/**
 * What a prompt asks for and none of its photos shows, in its own words, in the order they stand: things that cannot be drawn, and what gave way to a
 * parameter or to something named before. Words that ask for nothing are left out.
 */
export const unmetOf = async (
  { prompt, parameters }: { readonly prompt: string; readonly parameters: Readonly<Record<string, string>> },
  looks: readonly Look[],
  about: About,
): Promise<string[]> => {
  const { text, source, at } = fold(prompt)
  const said = parsePrompt(prompt, parameters)
  const wishes = findWishes(text)
  // An hour is seen by its light or by a place that has it; a mood is no thing of its own.
  const isHourElsewhere = ({ group, id, from, to }: Wish): boolean =>
    group === 'hint' &&
    wishes.some((other) => other.group === 'tint' && other.from < to && other.to > from) &&
    looks.every(({ scene }) => scene !== id)
  const isThere = (wish: Wish): boolean => isShown(wish, said, looks) && !isHourElsewhere(wish)
  const spansOf = placesIn(at, source.length)
  const shown = spansOf(wishes.filter(isThere))
  // Of a close-up that is left out, 'up' is no plain word.
  const leftOut = spansOf(wishes.filter((wish) => wish.group === 'distance' && !isThere(wish)))
  const words = await wordsOf(source, { shown, leftOut }, about)
  return [...new Set(phrasesOf(source, words))].slice(0, PHRASES_MAX)
}

/** Whether a prompt asks for something, and for nothing that photos can show. One that asks for nothing at all is not meant: 'surprise me'. */
export const asksForNothingShown = async (prompt: string, about: About): Promise<boolean> => {
  const { text, source, at } = fold(prompt)
  const words = await wordsOf(source, { shown: placesIn(at, source.length)(findWishes(text)), leftOut: [] }, about)
  return words.some(({ part }) => part === 'unmet') && words.every(({ part }) => part !== 'shown')
}
