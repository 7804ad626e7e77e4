import { distance } from 'fastest-levenshtein'

/** Slips, each a letter too many, too few or another, that a word may have: none in a short one, which would be another word. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/**
 * Of some words the one that was meant by a typed one, which begins with the same letter, and how many slips that has; of two that are as near the one
 * that ends alike, as "gren" is "green" rather than "grey". Undefined when all have too many.
 */
export const nearest = (typed: string, words: readonly string[]): { readonly word: string; readonly slips: number } | undefined => {
  const [first] = words
    .filter((word) => word[0] === typed[0])
    .map((word) => ({ word, slips: distance(typed, word) }))
    .toSorted((one, other) => one.slips - other.slips || Number(other.word.at(-1) === typed.at(-1)) - Number(one.word.at(-1) === typed.at(-1)))
  return first !== undefined && first.slips <= slipsIn(typed) ? first : undefined
}
