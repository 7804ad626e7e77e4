import { EYE_COLORS, HAIR_COLORS, HAIR_STYLES, type Locale } from '@moonlit/contract/vocabulary'
import { fold } from '@moonlit/talk/replies/fold'
import { labelOf } from '@moonlit/talk/replies/labels'
import { isUnspaced } from '@moonlit/talk/replies/pattern'
import { foldedWords } from './folded-words.ts'
import { LOOK_WORDS } from './look-words.ts'

type Trait = 'hairColor' | 'hairStyle' | 'eyeColor'
interface Value {
  readonly trait: Trait
  readonly id: string
}
/** A trait of one of these values. */
type Look = readonly Value[]

const valuesFor = (trait: Trait, ids: readonly string[]): Look => ids.map((id) => ({ trait, id }))

const COLOURS = [...valuesFor('hairColor', HAIR_COLORS), ...valuesFor('eyeColor', EYE_COLORS)]
/** What of a character's looks is asked for in two words. */
const PARTS = {
  hair: [...valuesFor('hairColor', HAIR_COLORS), ...valuesFor('hairStyle', HAIR_STYLES)],
  eyes: valuesFor('eyeColor', EYE_COLORS),
} as const
type Part = keyof typeof PARTS

const listed = (words: Readonly<Partial<Record<string, readonly string[]>>>, id: string): readonly string[] => words[id] ?? []

/** What somebody of such hair or eyes is called in one word, in a language and in English. */
export const lookWords = (locale: Locale, trait: string, id: string): readonly string[] => {
  if (trait !== 'hairColor' && trait !== 'eyeColor') return []
  return [locale, 'en' as const].flatMap((one) => listed(LOOK_WORDS[one][trait === 'hairColor' ? 'haired' : 'eyed'], id))
}

/** What a value is called beside the noun, folded: the words of its label in a language and in English, and, of a colour, its other forms. */
const wordsFor = ({ trait, id }: Value, locale: Locale): string[] =>
  ([locale, 'en'] as const).flatMap((one) => [
    ...foldedWords(labelOf(one, trait, id)),
    ...(trait === 'hairStyle' ? [] : listed(LOOK_WORDS[one].forms, id).flatMap(foldedWords)),
  ])

const nounsOf = (part: Part, locale: Locale): string[] => [...LOOK_WORDS[locale][part], ...LOOK_WORDS.en[part]].flatMap(foldedWords)

/** Whether a word is another form of a colour: "verdes" of "verde", "rote" of "rot". English has one form. */
const isFormOf = (word: string, label: string, locale: Locale): boolean =>
  locale !== 'en' && label.length >= 3 && word.length <= label.length + 3 && word.startsWith(label.slice(0, Math.max(3, label.length - 1)))

/** The values of a part of the looks that a word names; the word itself comes before other forms of it. */
const valuesOf = (part: Part, word: string, locale: Locale): Look => {
  const values = PARTS[part].map((value) => ({ ...value, labels: wordsFor(value, locale) }))
  const exact = values.filter(({ labels }) => labels.includes(word))
  return exact.length > 0 ? exact : values.filter(({ labels }) => labels.some((label) => isFormOf(word, label, locale)))
}

const anyOf = (words: readonly string[]): string => [...new Set(words)].toSorted((one, other) => other.length - one.length).join('|')

/** Colour and noun of a language that writes them as one, "緑の目" or "绿眼睛", with a space between them and what joins them left out. */
const parted = (asked: string, locale: Locale): string => {
  if (!isUnspaced(locale)) return asked
  const colours = anyOf(COLOURS.flatMap((value) => wordsFor(value, locale)))
  const nouns = anyOf([...nounsOf('hair', locale), ...nounsOf('eyes', locale)])
  return fold(asked).text.replaceAll(new RegExp(`(${colours})(?:色|い)?(?:の|的)?(${nouns})(?:の|的)?`, 'gu'), ' $1 $2 ')
}

/** The words of a search; in Arabic without the article, which both colour and noun may have. */
const wordsIn = (asked: string, locale: Locale): string[] =>
  foldedWords(parted(asked, locale)).map((word) => (locale === 'ar' ? word.replace(/^ال(?=.{3})/u, '') : word))

/**
 * The looks that a search names by two words side by side, as "green eyes" or "pelo negro" do, and what else it asks for. Elsewhere in a text the two words
 * say nothing of each other: who has blue eyes and any hair has no blue hair.
 */
export const searchedLooks = (asked: string, locale: Locale): { looks: Look[]; rest: string } => {
  const words = wordsIn(asked, locale)
  const looks: Look[] = []
  const taken = new Set<number>()
  const nouns = { hair: nounsOf('hair', locale), eyes: nounsOf('eyes', locale) }
  for (const [at, noun] of words.entries()) {
    const part = (['hair', 'eyes'] as const).find((one) => nouns[one].includes(noun))
    if (part === undefined) continue
    for (const beside of [at - 1, at + 1]) {
      const look = taken.has(at) || taken.has(beside) ? [] : valuesOf(part, words[beside] ?? '', locale)
      if (look.length === 0) continue
      looks.push(look)
      taken.add(at).add(beside)
    }
  }
  if (looks.length === 0) return { looks, rest: asked }
  const joining = new Set([...LOOK_WORDS[locale].joining, ...LOOK_WORDS.en.joining].flatMap(foldedWords))
  return { looks, rest: words.filter((word, at) => !taken.has(at) && !joining.has(word)).join(' ') }
}

/** A word in its longest form, as it may be typed: "redheads", "redhead". */
const ENDINGS_UP_TO = 3
/** A shorter one may begin other words. */
const LEAST_BEGINNING = 6
const beginningsOf = (word: string): string[] => [
  word,
  ...Array.from({ length: ENDINGS_UP_TO }, (_, cut) => word.slice(0, -1 - cut)).filter(({ length }) => length >= LEAST_BEGINNING),
]

/** Words for looks besides the labels: "hair", "eyes", forms of colours, what those are called who have them, and what joins a look to somebody. */
export const besideLooks = (locale: Locale): string[] =>
  [locale, 'en' as const].flatMap((one) => {
    const { hair, eyes, forms, joining, haired, eyed } = LOOK_WORDS[one]
    return [...hair, ...eyes, ...joining, ...[forms, haired, eyed].flatMap((words) => Object.values(words).flat()).flatMap(beginningsOf)]
  })
