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

/** A choice that may be missing, with the gap beside it: 'a (big)? dog' is 'a dog' as well. */
const withGaps = (pattern: string): string =>
  pattern.replaceAll(/(?<=^| )\(([^()]*)\)\? /gu, '(($1) )?').replaceAll(/ \(([^()]*)\)\?(?=$|\$)/gu, '( ($1))?')

function translate(pattern: string, slots: Slots): string {
  const folded = Array.from(withGaps(pattern), (character) => (/[\p{L}\p{M}]/u.test(character) ? foldLetter(character) : character)).join('')
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

/** The choices of a pattern that may not be missing and hold no further choices, each as its alternatives. */
function choicesOf(pattern: string): string[][] {
  const choices: string[][] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] === '(') {
      if (depth === 0) from = at + 1
      depth += 1
    } else if (pattern[at] === ')') {
      depth -= 1
      const inside = pattern.slice(from, at)
      if (depth === 0 && !/[?*]/u.test(pattern[at + 1] ?? '') && !/[()]|^\?/u.test(inside)) choices.push(inside.split('|'))
    }
  }
  return choices
}

/** What stands for something else than itself, or may be missing. */
const NOT_PLAIN = /\([^()]*\)[?*+]?|\[[^\]]*\]|\{[^}]*\}|.[?]|[^\p{L}\p{M}]/gu
/** A choice within a choice. */
const INNER = /(\([^()]*)\([^()]*\)[?*+]?/gu

/** The longest piece of a pattern that stands for itself, folded. */
function plainPieceOf(pattern: string): string {
  let outside = pattern
  for (let next = outside.replaceAll(INNER, '$1 '); next !== outside; next = next.replaceAll(INNER, '$1 ')) outside = next
  const pieces = outside.replaceAll(NOT_PLAIN, ' ').split(' ')
  return Array.from(pieces.toSorted((one, other) => other.length - one.length)[0] ?? '', foldLetter).join('')
}

const shortest = (pieces: readonly string[]): number => Math.min(...pieces.map(({ length }) => length))

/**
 * Pieces of text of which whatever a pattern matches holds one, folded: far quicker to look for than the pattern. One of them is empty where there are none for
 * sure.
 */
export const piecesOf = (pattern: string): readonly string[] =>
  [[plainPieceOf(pattern)], ...choicesOf(pattern).map((choice) => choice.map(plainPieceOf))].toSorted(
    (one, other) => shortest(other) - shortest(one),
  )[0] ?? ['']
