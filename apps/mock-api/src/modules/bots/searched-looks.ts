import { EYE_COLORS, HAIR_COLORS, HAIR_STYLES, type Locale } from '@moonlit/contract/vocabulary'
import { labelOf } from '@moonlit/talk/replies/labels'
import { foldedWords } from './folded-words.ts'

type Trait = 'hairColor' | 'hairStyle' | 'eyeColor'
interface Value {
  readonly trait: Trait
  readonly id: string
}
/** A trait of one of these values. */
type Look = readonly Value[]

const valuesFor = (trait: Trait, ids: readonly string[]): Look => ids.map((id) => ({ trait, id }))

/** What of a character's looks is asked for in two words. */
const PARTS = {
  hair: [...valuesFor('hairColor', HAIR_COLORS), ...valuesFor('hairStyle', HAIR_STYLES)],
  eyes: valuesFor('eyeColor', EYE_COLORS),
} as const
type Part = keyof typeof PARTS

/** What hair and eyes are called, folded. Chinese and Japanese write colour and noun as one word, which is looked for as any. */
const NOUNS: Partial<Record<Locale, Readonly<Record<Part, readonly string[]>>>> = {
  en: { hair: ['hair'], eyes: ['eyes', 'eye'] },
  de: { hair: ['haare', 'haar', 'haaren'], eyes: ['augen'] },
  es: { hair: ['pelo', 'cabello'], eyes: ['ojos'] },
  fr: { hair: ['cheveux'], eyes: ['yeux'] },
  it: { hair: ['capelli'], eyes: ['occhi'] },
  pt: { hair: ['cabelo', 'cabelos'], eyes: ['olhos'] },
}

/** Whether a word is another form of a colour: "verdes" of "verde", "rote" of "rot". English has one form. */
const isFormOf = (word: string, label: string, locale: Locale): boolean =>
  locale !== 'en' && label.length >= 3 && word.length <= label.length + 3 && word.startsWith(label.slice(0, Math.max(3, label.length - 1)))

/** The values of a part of the looks that a word names; the word itself comes before other forms of it. */
const valuesOf = (part: Part, word: string, locale: Locale): Look => {
  const values = PARTS[part].map((value) => ({
    ...value,
    labels: ([locale, 'en'] as const).flatMap((one) => foldedWords(labelOf(one, value.trait, value.id))),
  }))
  const exact = values.filter(({ labels }) => labels.includes(word))
  return exact.length > 0 ? exact : values.filter(({ labels }) => labels.some((label) => isFormOf(word, label, locale)))
}

/**
 * The looks that a search names by two words side by side, as "green eyes" or "pelo negro" do, and what else it asks for. Elsewhere in a text the two words
 * say nothing of each other: who has blue eyes and any hair has no blue hair.
 */
export const searchedLooks = (asked: string, locale: Locale): { looks: Look[]; rest: string } => {
  const words = foldedWords(asked)
  const looks: Look[] = []
  const taken = new Set<number>()
  const partOf = (word: string | undefined): Part | undefined =>
    (['hair', 'eyes'] as const).find((part) => [locale, 'en' as const].some((one) => word !== undefined && NOUNS[one]?.[part].includes(word)))
  for (const [at, noun] of words.entries()) {
    const part = partOf(noun)
    if (part === undefined) continue
    for (const beside of [at - 1, at + 1]) {
      const look = taken.has(at) || taken.has(beside) ? [] : valuesOf(part, words[beside] ?? '', locale)
      if (look.length === 0) continue
      looks.push(look)
      taken.add(at).add(beside)
    }
  }
  return { looks, rest: looks.length === 0 ? asked : words.filter((_, at) => !taken.has(at)).join(' ') }
}
