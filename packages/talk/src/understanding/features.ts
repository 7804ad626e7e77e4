import type { Locale } from '@moonlit/contract/vocabulary'
import { isUnspaced } from '../replies/pattern.ts'

/** How many buckets the features are hashed into. */
export const BUCKETS = 1 << 16
/** Whole words say more than their pieces. */
const WORD_WEIGHT = 1.5
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** The features of a text: buckets, and weights of length one altogether. */
export interface Features {
  readonly buckets: Uint16Array
  readonly weights: Float32Array
}

const MARKS = /[\u0300-\u036f]/gu
const ARABIC_MARKS = /[\u064B-\u0655\u0670\u0640]/gu

/** A text as the classifier reads it: no case, no accents, no numbers but their size, no letter more than twice in a row. */
export function normalise(text: string, locale: Locale): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(ARABIC_MARKS, '')
    .replaceAll('ß', 'ss')
    .replace(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[’`´]/gu, "'")
    .replace(/(.)\1{2,}/gu, '$1$1')
    .replace(/\p{Nd}/gu, '0')
    .replace(/0{3,}/gu, '000')
  const spaced = isUnspaced(locale) ? plain.replace(/\s+/gu, '').replace(/[〜~ー。]+$/u, '') : plain.replace(/\s+/gu, ' ')
  return spaced.trim()
}

const step = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME)

/** The bucket of a hash. */
export const bucketOf = (hash: number): number => {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) & (BUCKETS - 1)
}

type Put = (hash: number, weight: number) => void

function putGrams(text: string, shortest: number, longest: number, put: Put): void {
  for (let from = 0; from < text.length; from += 1) {
    let hash = FNV_START
    for (let size = 1; size <= longest && from + size <= text.length; size += 1) {
      hash = step(hash, text.charCodeAt(from + size - 1))
      if (size >= shortest) put(hash ^ (size << 24), 1)
    }
  }
}

function putWords(words: readonly string[], put: Put): void {
  let previous = 0x1234567
  for (const word of [...words, '$']) {
    let hash = 0x2468ace
    for (let at = 0; at < word.length; at += 1) hash = step(hash, word.charCodeAt(at))
    put(hash ^ 0x55, WORD_WEIGHT)
    put(step(step(previous, hash & 0xffff), hash >>> 16) ^ 0x99, WORD_WEIGHT)
    previous = hash
  }
}

/** Pieces of words, words and pairs of words; in scripts without spaces pieces of up to three characters. */
export function featuresOf(text: string, locale: Locale): Features {
  const plain = normalise(text, locale)
  const found = new Map<number, number>()
  const put: Put = (hash, weight) => {
    const bucket = bucketOf(hash)
    if ((found.get(bucket) ?? 0) < weight) found.set(bucket, weight)
  }
  if (isUnspaced(locale)) putGrams(`^${plain}$`, 1, 3, put)
  else {
    const words = plain.match(/[\p{L}\p{M}\p{N}']+|[^\p{L}\p{M}\p{N}\s']/gu) ?? []
    for (const word of words) putGrams(` ${word} `, 2, 5, put)
    putWords(words, put)
  }
  const buckets = Uint16Array.from(found.keys())
  const weights = Float32Array.from(found.values())
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0))
  if (length > 0) for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / length
  return { buckets, weights }
}
