import { fold } from './fold.ts'

/** How many words of a search count. */
const MOST_WORDS = 8

/** Scripts that write words without a space before them, or small words onto them: there a word may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u

/** Matches the beginning of a word: "amara" is no part of "cámara". */
const finder = (word: string): RegExp => new RegExp(UNSPACED.test(word) ? word : `(?<![\\p{L}\\p{M}\\p{N}])${word}`, 'gu')

/**
 * The words that somebody looks for, each to be matched against folded text (see `fold`). The beginning of a word is enough; accents and
 * capitals do not matter; signs alone are no word.
 */
export const searchedWords = (asked: string): RegExp[] =>
  fold(asked)
    .text.split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)
    .map(finder)

/** Whether folded text holds every one of the words. */
export const holdsAll = (folded: string, words: readonly RegExp[]): boolean => words.every((word) => folded.search(word) >= 0)
