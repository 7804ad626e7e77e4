import { foldLetter } from './fold.ts'

/** A text as part of a regular expression that means the text itself. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * The small pattern language of the packs, so that they stay readable:
 * ` ` any gap between words, ` ?` one that may be missing, ` ... ` up to thirty characters between, `*` the rest of a word, `'` an apostrophe that may be missing,
 * `^` and `$` the ends of the message, `(a|b)` and `?` as in a regular expression, `{slot}` a piece to catch.
 */
export type Slots = Readonly<Record<string, string>>

/** The only non-word characters in folded text; listing them is cheaper than listing all letters. */
const WORD = "[^ .?'\\-]"
const START = `(?<!${WORD})`
const END = `(?!${WORD})`
/** Arabic prefixes for 'and', 'the', 'with'. */
const ARABIC_START = `${START}[وف]?(?:ال|بال|لل)?`

function translate(pattern: string, slots: Slots): string {
  const folded = Array.from(pattern, (character) => (/[\p{L}\p{M}]/u.test(character) ? foldLetter(character) : character)).join('')
  return folded
    .replaceAll(' ... ', '\u0001')
    .replaceAll(' ?', '\u0003')
    .replaceAll('*', '\u0002')
    .replaceAll(' ', '[ .-]+')
    .replaceAll("'", "'?")
    .replace(/^\^/u, '^[ .]*')
    .replaceAll('$', '[ .?]*$')
    .replace(/\{([a-z]+)\}/gu, (whole, name: string) => slots[name] ?? whole)
    .replaceAll('\u0001', '[ .-]+(?:[^?]{0,30}?[ .-]+)?')
    .replaceAll('\u0003', '[ .-]*')
    .replaceAll('\u0002', `${WORD}*`)
}

/** True for the languages written without spaces between words. */
export const isUnspaced = (locale: string): boolean => locale === 'ja' || locale === 'zh'

/** Compiles one pattern, or several read as 'any of', for the folded text of a message. */
export function compile(patterns: readonly string[], locale: string, slots: Slots = {}): RegExp {
  const either = `(?:${patterns.map((pattern) => `(?:${translate(pattern, slots)})`).join('|')})`
  if (isUnspaced(locale)) return new RegExp(either, 'du')
  return new RegExp(`${locale === 'ar' ? ARABIC_START : START}${either}${END}`, 'du')
}

/** What a `{name}`, `{place}` or `{thing}` may capture: a few words without stop words. */
export function captureGroups(locale: string, stops: readonly string[]): { readonly name: string; readonly words: string } {
  const stop = stops.map((word) => Array.from(word, foldLetter).join('')).join('|')
  if (isUnspaced(locale)) {
    const run = `(?<value>(?:(?!${stop})[^ .?]){1,12})`
    return { name: run, words: run }
  }
  const word = `(?!(?:${stop})${END})[^ .?]+`
  return { name: "(?<value>[^ .?'\\d-][^ .?\\d]{1,20})", words: `(?<value>${word}(?: ${word}){0,3})` }
}
