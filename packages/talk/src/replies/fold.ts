/** A normalised message: lower case, no accents, one kind of punctuation; every position maps back to the original. */
export interface Folded {
  readonly text: string
  /** The message in NFKC, without invisible characters: what `at` points into. */
  readonly source: string
  /** For each UTF-16 unit of `text`, where it came from in `source`. */
  readonly at: readonly number[]
}

/** Invisible characters: soft hyphen, zero-width characters, direction marks, variation selectors. */
const INVISIBLE = /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0F]/gu
/** Latin accents, Arabic vowel signs, hamza carriers and tatweel, the Devanagari nukta. Never the marks that make a kana or a matra. */
const MARKS = /[\u0300-\u036F]|[\u064B-\u0655]|\u0670|\u0640|\u093C/gu
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  'ँ': 'ं',
}

/** Folds one character's letter; used for messages and for the patterns that read them. */
export function foldLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC')
  return LETTERS[plain] ?? plain
}

/** NFKC without invisible characters. */
export const visible = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '')

function foldAnew(character: string): string {
  if (/[’‘ʼ`´']/u.test(character)) return "'"
  if (/[?؟]/u.test(character)) return '?'
  if (/[.!,;:。、،؛।…\n]/u.test(character)) return '.'
  if (/[-‐‑–—]/u.test(character)) return '-'
  return /[\p{L}\p{M}\p{N}]/u.test(character) ? foldLetter(character) : ' '
}

/** Cache, since messages use few distinct characters. */
const known = new Map<string, string>()
const MOST_KNOWN = 4096

function foldCharacter(character: string): string {
  const folded = known.get(character)
  if (folded !== undefined) return folded
  const anew = foldAnew(character)
  if (known.size < MOST_KNOWN) known.set(character, anew)
  return anew
}

/** One message is read by many, one after the other. */
let last: Folded & { readonly message: string } = { message: '', text: '', source: '', at: [] }

/** Folds a message for reading. */
export function fold(message: string): Folded {
  if (last.message !== message) last = { message, ...foldWhole(message) }
  return last
}

function foldWhole(message: string): Folded {
  const source = visible(message)
  const at: number[] = []
  let text = ''
  let place = 0
  for (const character of source) {
    const folded = foldCharacter(character)
    for (let unit = 0; unit < folded.length; unit += 1) at.push(place)
    text += folded
    place += character.length
  }
  return { text, source, at }
}

/** What a group of a pattern caught in folded text, as the person wrote it; null where that is nothing, or too long for a name or a thing. */
export function caught(folded: Folded, span: readonly [number, number] | undefined): string | null {
  const from = span === undefined ? undefined : folded.at[span[0]]
  const to = span === undefined ? undefined : folded.at[span[1] - 1]
  if (from === undefined || to === undefined) return null
  const value = folded.source
    .slice(from, to + 1)
    .replace(/[-'\s]+$/u, '')
    .trim()
  return value === '' || value.length > 40 ? null : value
}
