import { fold, visible } from '../replies/fold.ts'

/** Digits and signs that stand in for letters. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
}
/** Cyrillic and Greek letters that look Latin. */
const LOOKALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  υ: 'u',
  ν: 'v',
}
const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0966]

const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })

/** Most messages hold none of these and are read as they stand. */
const MASKS = new RegExp(`[${[...Object.keys(LEET), ...Object.keys(LOOKALIKE)].join('')}]`, 'iu')

const unmaskWord = (word: string): string => {
  if (!MASKS.test(word) || !/\p{Script=Latin}/u.test(word)) return word
  if (/^\d+\p{L}{1,8}$/u.test(word)) return word
  const core = word.replace(/[!?.,;:]+$/u, '')
  return Array.from(core, (letter) => LEET[letter] ?? LOOKALIKE[letter.toLowerCase()] ?? letter).join('') + word.slice(core.length)
}

const unmask = (text: string): string => (MASKS.test(text) ? text.split(/(\s+)/u).map(unmaskWord).join('') : text)

/** Single letters that are words in one of the languages: what is torn apart may stand between them. */
const WORDS_OF_ONE_LETTER = new Set('aeiouyàáèéóя')
const isWord = (letter: string | undefined): boolean => letter !== undefined && WORDS_OF_ONE_LETTER.has(letter.toLowerCase())

/**
 * Runs of three and more single letters are one word written with gaps. The first and the last of them may be words of their own: 'I r a p e u'.
 * Every way to read them; only the first where there is nothing to choose.
 */
function closings(text: string): readonly string[] {
  const close = (isFirstApart: boolean, isLastApart: boolean): string =>
    text.replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ ._*/·|~-]{1,2}){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu, (run) => {
      const letters = Array.from(run.replace(/[ ._*/·|~-]/gu, ''))
      const from = isFirstApart && isWord(letters[0]) ? 1 : 0
      const to = isLastApart && isWord(letters.at(-1)) ? letters.length - 1 : letters.length
      return [letters.slice(0, from), letters.slice(from, to), letters.slice(to)]
        .map((part) => part.join(''))
        .join(' ')
        .trim()
    })
  const closed = close(false, false)
  return closed === text ? [text] : [...new Set([closed, close(true, false), close(false, true), close(true, true)])]
}

/** The ways to read a message: as it stands, without leetspeak, gaps and stretched letters, and, for scripts without spaces, run together. */
export interface Readings {
  readonly spaced: readonly string[]
  readonly unspaced: readonly string[]
}

/** Reads a message in each of these ways; all are folded. */
export function readings(message: string): Readings {
  const plain = plainDigits(visible(message))
  const unmasked = unmask(plain)
  const closed = closings(plain).map((text) => unmask(text).replace(/(\p{L})\1{2,}/gu, '$1'))
  const spaced = [...new Set([...new Set([plain, unmasked, ...closed])].map((text) => fold(text).text))]
  const [together = ''] = spaced
  return { spaced, unspaced: [...new Set([together, together.replace(/[ -]/gu, '')])] }
}
