import { GENERAL_HAIR } from '@moonlit/contract/looks'
import { EYE_COLORS, HAIR_COLORS, HAIR_STYLES, type Locale } from '@moonlit/contract/vocabulary'
import { labelOf } from '@moonlit/talk/replies/labels'
import { FIGURE_WORDS } from './figure-words.ts'
import { foldedWords } from './folded-words.ts'
import { HAIR_WORDS } from './hair-words.ts'
import { LOOK_WORDS } from './look-words.ts'
import { NAMED_LOOKS } from './named-looks.ts'

type Trait = 'hairColor' | 'hairStyle' | 'eyeColor' | 'body'
interface Value {
  readonly trait: Trait
  readonly id: string
}
/** A trait of one of these values. */
export type Look = readonly Value[]

const valuesFor = (trait: Trait, ids: readonly string[]): Look => ids.map((id) => ({ trait, id }))

/** What of a character's looks is asked for in two words. */
const PARTS = {
  hair: [...valuesFor('hairColor', HAIR_COLORS), ...valuesFor('hairStyle', HAIR_STYLES)],
  eyes: valuesFor('eyeColor', EYE_COLORS),
} as const
export type Part = keyof typeof PARTS

const generalLook = (id: string): Look => {
  const ids: readonly string[] = GENERAL_HAIR.find(({ called }) => called === id)?.ids ?? []
  return PARTS.hair.filter((value) => ids.includes(value.id))
}

/** A language, and English, which people write beside their own. */
const withEnglish = (locale: Locale): readonly Locale[] => (locale === 'en' ? ['en'] : [locale, 'en'])

/** What is read from the words of a language, made when it is first asked for: each search needs all of it. */
const perLocale = <Made>(make: (locale: Locale) => Made): ((locale: Locale) => Made) => {
  const made = new Map<Locale, Made>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

const listed = (words: Readonly<Partial<Record<string, readonly string[]>>>, id: string): readonly string[] => words[id] ?? []

/** The words of a text about looks, folded; in Arabic without the article, which colour and noun may have. */
export const lookTokens = (text: string, locale: Locale): string[] =>
  foldedWords(text).map((word) => (locale === 'ar' ? word.replace(/^ال(?=.{3})/u, '') : word))
const joined = (words: readonly string[], locale: Locale): string[] => words.map((word) => lookTokens(word, locale).join(' '))

/** What a value is called beside the noun, folded: its label in a language and in English, and, of a colour, its other forms. */
const labelsFor = ({ trait, id }: Value, locale: Locale): string[] =>
  withEnglish(locale).flatMap((one) => joined([labelOf(one, trait, id), ...(trait === 'hairStyle' ? [] : listed(LOOK_WORDS[one].forms, id))], locale))

/** The values of a part, each with what it is called. */
const labelled = perLocale((locale) => {
  const of = (values: Look) => values.map(({ trait, id }) => ({ trait, id, labels: labelsFor({ trait, id }, locale) }))
  return { hair: of(PARTS.hair), eyes: of(PARTS.eyes) }
})

/** A folded word, and the look that it means. */
interface Meaning {
  readonly word: string
  readonly look: Look
}

/** The words for hair in general. */
const generalWords = perLocale((locale): readonly Meaning[] =>
  withEnglish(locale).flatMap((one) =>
    Object.entries(HAIR_WORDS[one]).flatMap(([general, words]) => joined(words, locale).map((word) => ({ word, look: generalLook(general) }))),
  ),
)

/** The words that name a look by themselves. */
export const namedLooks = perLocale((locale): readonly Meaning[] =>
  withEnglish(locale).flatMap((one) =>
    Object.entries(NAMED_LOOKS[one]).flatMap(([named, words]) =>
      joined(words, locale).map((word) => ({ word, look: named === 'middling' ? valuesFor('body', ['average']) : generalLook(named) })),
    ),
  ),
)

/** Whether a word is another form of a colour: "verdes" of "verde", "rote" of "rot". English has one form. */
const isFormOf = (word: string, label: string, locale: Locale): boolean =>
  locale !== 'en' &&
  !word.includes(' ') &&
  label.length >= 3 &&
  word.length <= label.length + 3 &&
  word.startsWith(label.slice(0, Math.max(3, label.length - 1)))

/**
 * The values of a part of the looks that some words name together: hair in general, a value by its label, by a word of it, or by another form of that.
 * @param how whether the words may be the beginning alone of what they name
 */
export const valuesOf = (part: Part, words: string, locale: Locale, how: 'whole' | 'begun'): Look => {
  if (words === '') return []
  const general = part === 'hair' ? generalWords(locale) : []
  const values = labelled(locale)[part]
  if (how === 'begun') {
    const begins = (word: string) => word.startsWith(words)
    return [...general.flatMap(({ word, look }) => (begins(word) ? look : [])), ...values.filter(({ labels }) => labels.some(begins))]
  }
  const found = [
    () => general.flatMap(({ word, look }) => (word === words ? look : [])),
    () => values.filter(({ labels }) => labels.includes(words)),
    () => values.filter(({ labels }) => labels.some((label) => label.split(' ').includes(words))),
    () => general.flatMap(({ word, look }) => (isFormOf(words, word, locale) ? look : [])),
    () => values.filter(({ labels }) => labels.some((label) => isFormOf(words, label, locale))),
  ]
  for (const find of found) {
    const look = find()
    if (look.length > 0) return look
  }
  return []
}

/** What hair and eyes are called, folded. */
export const nouns = perLocale((locale): Readonly<Record<Part, readonly string[]>> => {
  const of = (part: Part) => withEnglish(locale).flatMap((one) => LOOK_WORDS[one][part].flatMap(foldedWords))
  return { hair: of('hair'), eyes: of('eyes') }
})

export const joiningWords = perLocale(
  (locale): ReadonlySet<string> => new Set(withEnglish(locale).flatMap((one) => LOOK_WORDS[one].joining.flatMap(foldedWords))),
)

/** What stands before a noun in a language that writes both as one. */
export const writtenBefore = perLocale((locale): readonly string[] => [
  ...generalWords(locale).map(({ word }) => word),
  ...[...labelled(locale).hair, ...labelled(locale).eyes].flatMap(({ trait, labels }) => (trait === 'hairStyle' ? [] : labels)),
])

/** Other shades of hair are meant by these only beside the noun. */
const BESIDE_NOUN = ['dark', 'fair', 'long', 'medium', 'short', 'curly', 'wavy']

/**
 * What somebody of such looks is called besides the labels: "rothaarig", "slender", and of a colour its other forms, in a language and in English.
 * What names a look by itself is none of these: see `namedLooks`.
 */
export const lookWords = (locale: Locale, trait: string, id: string): readonly string[] =>
  withEnglish(locale).flatMap((one) => {
    const { haired, eyed, forms } = LOOK_WORDS[one]
    if (trait === 'eyeColor') return [...listed(eyed, id), ...listed(forms, id)]
    if (trait === 'body' || trait === 'bodyType' || trait === 'ethnicity') return listed(FIGURE_WORDS[one][trait], id)
    if (trait !== 'hairColor') return []
    const shades = Object.entries(HAIR_WORDS[one]).filter(
      ([general]) => !BESIDE_NOUN.includes(general) && generalLook(general).some((value) => value.id === id),
    )
    return [...listed(haired, id), ...listed(forms, id), ...shades.flatMap(([, words]) => words)]
  })

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
  withEnglish(locale).flatMap((one) => {
    const { hair, eyes, forms, joining, haired, eyed } = LOOK_WORDS[one]
    const named = [HAIR_WORDS[one], NAMED_LOOKS[one]].flatMap((words) => Object.values(words).flat())
    return [...hair, ...eyes, ...joining, ...named, ...[forms, haired, eyed].flatMap((words) => Object.values(words).flat()).flatMap(beginningsOf)]
  })
