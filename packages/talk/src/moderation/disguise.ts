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

/** Runs of three and more single letters are one word written with gaps. */
const closeGaps = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ ._*-]{1,2}){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu, (run) => run.replace(/[ ._*-]/gu, ''))

/** The ways to read a message: as it stands, without leetspeak, gaps and stretched letters, and, for scripts without spaces, run together. */
export interface Readings {
  readonly spaced: readonly string[]
  readonly unspaced: readonly string[]
}

/** Reads a message in each of these ways; all are folded. */
export function readings(message: string): Readings {
  const plain = plainDigits(visible(message))
  const unmasked = unmask(plain)
  const closed = unmask(closeGaps(plain)).replace(/(\p{L})\1{2,}/gu, '$1')
  const spaced = [...new Set([...new Set([plain, unmasked, closed])].map((text) => fold(text).text))]
  const [together = ''] = spaced
  return { spaced, unspaced: [...new Set([together, together.replace(/[ -]/gu, '')])] }
}
