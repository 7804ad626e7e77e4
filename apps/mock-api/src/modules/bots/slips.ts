import { distance } from 'fastest-levenshtein'

/** Slips, each a letter too many, too few, another, or in the next one's place, that a word may have: none in a short one, which would be another word. */
const slipsIn = (word: string): number => {
  // Three Chinese signs say as much as six letters; Arabic leaves vowels out, so that words lie close together.
  const least = /^\p{Script=Han}+$/u.test(word) ? 3 : /^\p{Script=Arabic}+$/u.test(word) ? 5 : 4
  return word.length < least ? 0 : word.length < 9 ? 1 : 2
}

/** Ways to write what sounds alike in one of the languages, or nearly so, folded: whoever writes by ear takes one for the other. */
const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/ck|qu|[cq](?![eiyh])/gu, 'k'],
  [/c(?!h)|z/gu, 's'],
  [/y/gu, 'i'],
  [/[wv]/gu, 'b'],
  [/^h(?=[aeiou])/gu, ''],
  [/ظ/gu, 'ض'],
  [/ط/gu, 'ت'],
  [/ص/gu, 'س'],
  [/ी/gu, 'ि'],
  [/ू/gu, 'ु'],
  [/ष/gu, 'श'],
  [/ー/gu, ''],
  // A doubled letter is heard once.
  [/(.)\1+/gu, '$1'],
]
/** How far the sign of a syllable in one Japanese script is from that in the other. */
const KATAKANA = 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0)

const soundOf = (word: string): string =>
  SOUNDS.reduce(
    (sound, [written, as]) => sound.replace(written, as),
    word.replaceAll(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA)),
  )

/** The word with two neighbouring letters changed, for each place. */
const changedPlaces = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`)

/** A word, and how it sounds. */
export interface Heard {
  readonly word: string
  readonly sound: string
}
export const heard = (word: string): Heard => ({ word, sound: soundOf(word) })

/**
 * How many slips lie between a typed word and one that may be meant, which begin alike: by their letters, or by their sounds, which are one slip
 * already where the letters differ.
 * @param changed the typed word with two neighbours changed, in each way
 */
const slipsTo = (typed: Heard, changed: readonly string[], { word, sound }: Heard): number => {
  if (word === typed.word) return 0
  const byLetters = distance(typed.word, word)
  const byPlaces = byLetters === 2 || byLetters === 3 ? Math.min(...changed.map((one) => distance(one, word) + 1)) : byLetters
  return Math.min(byLetters, byPlaces, distance(typed.sound, sound) + 1)
}

/** What sounds alike may differ by so many letters and still be one slip: "ph" and "f" thrice. */
const MOST_LONGER = 4

/**
 * Of some words the one that was meant by a typed one, which begins alike, and how many slips that has; of two that are as near the one that ends alike,
 * as "gren" is "green" rather than "grey". Undefined when all have too many.
 */
export const nearest = (typed: string, words: readonly Heard[]): { readonly word: string; readonly slips: number } | undefined => {
  const [most, from, changed] = [slipsIn(typed), heard(typed), changedPlaces(typed)]
  const endsAlike = ({ word }: { readonly word: string }) => Number(word.at(-1) === typed.at(-1))
  const [first] = words
    .filter(({ word, sound }) => sound[0] === from.sound[0] && Math.abs(word.length - typed.length) <= MOST_LONGER)
    .map((one) => ({ word: one.word, slips: slipsTo(from, changed, one) }))
    .toSorted((one, other) => one.slips - other.slips || endsAlike(other) - endsAlike(one))
  return first !== undefined && first.slips <= most ? first : undefined
}
