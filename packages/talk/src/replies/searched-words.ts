import type { Locale } from '@moonlit/contract/vocabulary'
import { fold } from './fold.ts'

/** How many words of a search count. */
const MOST_WORDS = 8

/** Scripts that write words without a space before them, or small words onto them: there a word may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u

/** What a hyphen within a word may be in a text: one person writes "south-east", another "south east" or "southeast". */
const anyHyphen = (word: string): string => word.replaceAll(/-+/gu, '[- ]?')

/** Matches the beginning of a word: "amara" is no part of "cámara". */
const finder = (word: string): RegExp => new RegExp(`${UNSPACED.test(word) ? '' : '(?<![\\p{L}\\p{M}\\p{N}])'}${anyHyphen(word)}`, 'gu')

/**
 * The second of two letters that stand for an umlaut, as in "kuenstler". "ue" after a, e or q is none ("blaue", "neue", "Quelle"), nor is what a word ends
 * with ("Zoe").
 */
const SECOND_OF_UMLAUT = /(?<=[ao]|(?<![aeq])u)e(?=\p{L})/gu

/** A word as a language may spell it: in German two letters for an umlaut match the umlaut, too, which is folded to the first of them. */
const spelt = (word: string, locale: Locale | undefined): string => (locale === 'de' ? word.replace(SECOND_OF_UMLAUT, 'e?') : word)

/**
 * How words end of which there are several, and in Arabic how those begin that have the article, with what stands there otherwise. The beginning of a
 * word is enough, so that nothing need stand there: "nurses" finds a "nurse", "enfermeiras" an "enfermeira", "infermiere" an "infermiera".
 */
const FORMS: { readonly [L in Locale]?: readonly (readonly [form: RegExp, otherwise: string])[] } = {
  en: [
    [/(?<=ss|sh|ch|x)es$/u, ''],
    [/(?<=[^s])s$/u, ''],
  ],
  de: [
    [/(?<=in)nen$/u, ''],
    [/(?<=[er])n$/u, ''],
  ],
  es: [
    [/ces$/u, '[cz]'],
    [/(?<=[lnrd])es$/u, ''],
    [/(?<=[aeo])s$/u, ''],
  ],
  fr: [[/(?<=[^s])[sx]$/u, '']],
  it: [[/[aeio]$/u, '[aeio]']],
  pt: [
    [/(?<=[rz])es$/u, ''],
    [/(?<=[aeo])s$/u, ''],
  ],
  hi: [[/(?:एं|ओं|ें|ों)$/u, '']],
  ar: [[/^ال/u, '']],
}
/** A shorter word is seldom a form of another. */
const LEAST_FORM = 5

const formOf = (word: string, locale: Locale) => (word.length < LEAST_FORM ? [] : (FORMS[locale] ?? [])).find(([one]) => one.test(word))

/** A word as the expression for it and its other forms. */
const anyForm = (word: string, locale: Locale): string => {
  const [form, otherwise = ''] = formOf(word, locale) ?? []
  return form === undefined ? word : word.replace(form, otherwise)
}

/** A folded word without the ending of several, and in Arabic without the article: "nurses" is "nurse". */
export const withoutForm = (word: string, locale: Locale): string => {
  const [form] = formOf(word, locale) ?? []
  return form === undefined ? word : word.replace(form, '')
}

/**
 * Languages that write several words as one: "Linienpilotin" is a "Pilotin". The others have a space or a hyphen between them, where a word begins, or
 * are in an unspaced script; there the inside of a word is chance, as "amara" in "cámara" is.
 */
const COMPOUNDING: readonly Locale[] = ['de']
/** A part of a compound has so many letters at least, and so many stand before it. */
const LEAST_PART = 4
const LEAST_BEFORE = 3

/** Matches the beginning of a word in any form, and in a language of compounds a part of one, which is long enough in each spelling it is looked for in. */
const looseFinder = (word: string, locale: Locale): RegExp => {
  const form = anyForm(word, locale)
  const whole = finder(spelt(form, locale))
  if (!COMPOUNDING.includes(locale) || form.length < LEAST_PART) return whole
  const part = form.replace(SECOND_OF_UMLAUT, '').length < LEAST_PART ? form : spelt(form, locale)
  return new RegExp(`${whole.source}|(?<=\\p{L}{${LEAST_BEFORE}})${anyHyphen(part)}`, 'gu')
}

const wordsIn = (asked: string): string[] =>
  fold(asked)
    .text.split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .map((word) => word.replaceAll(/^-+|-+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)

/**
 * The words that somebody looks for, each to be matched against folded text (see `fold`). The beginning of a word is enough; accents and
 * capitals do not matter, nor how a hyphen is written; signs alone are no word.
 * @param locale the language they are asked in, where that may spell them in two ways
 */
export const searchedWords = (asked: string, locale?: Locale): RegExp[] => wordsIn(asked).map((word) => finder(spelt(word, locale)))

/** The same words, each matched in its other forms, and within the compounds of a language, too; none where that finds no more. */
export const searchedLoosely = (asked: string, locale: Locale): RegExp[] => {
  const loose = wordsIn(asked).map((word) => looseFinder(word, locale))
  const strict = searchedWords(asked, locale)
  return loose.some(({ source }, at) => source !== strict[at]?.source) ? loose : []
}

/** The same words, one right after the other; none where there is one alone. */
export const searchedPhrase = (asked: string, locale: Locale): RegExp | null => {
  const words = searchedWords(asked, locale)
  return words.length < 2 ? null : new RegExp(words.map(({ source }) => source).join('[ -]'), 'u')
}

/** Whether folded text holds every one of the words. */
export const holdsAll = (folded: string, words: readonly RegExp[]): boolean => words.every((word) => folded.search(word) >= 0)
