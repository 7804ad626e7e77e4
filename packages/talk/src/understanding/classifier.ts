import { brotliDecompressSync } from 'node:zlib'
import type { Locale } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { BUCKETS, type Features, featuresOf } from './features.ts'
import { MEANINGS, type Meaning } from './meanings.ts'

/** How sharp the classifier decides: features have length one, so their weights need a scale. */
export const SCALE = 5

/** So many texts are kept with what they mean. */
const MOST_KNOWN = 8
/** What is less probable is not told: nobody decides by it, and most of a hundred meanings are. */
const LEAST = 0.004
/** So many signs at the end say the same as one. */
const LAST_SIGNS = /[?!.。！？؟।…]{2,}$/u

/** A meaning and how probable it is, from 0 to 1. */
export interface Scored {
  readonly meaning: Meaning
  readonly probability: number
}

const Head = z.object({
  meanings: z.array(z.enum(MEANINGS)),
  /** By which each meaning's whole numbers are multiplied. */
  scales: z.array(z.number()),
  biases: z.array(z.number()),
  rows: z.number(),
})
export type Head = z.infer<typeof Head>

/** Makes scores of one into probabilities, in place. */
export function softmax(scores: Float64Array): Float64Array {
  let most = -Infinity
  for (const score of scores) if (score > most) most = score
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - most)
    scores[at] = power
    sum += power
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
  return scores
}

/**
 * Multinomial logistic regression over hashed features, with weights of one byte. Only buckets that some sentence of the
 * training filled have a row.
 */
export class Classifier {
  readonly #locale: Locale
  readonly #head: Head
  /** For each bucket its row, or -1. */
  readonly #rowOf = new Int32Array(BUCKETS).fill(-1)
  readonly #weights: Int8Array
  readonly #known = new Map<string, readonly Scored[]>()

  /**
   * Reads what `writeModel` wrote: the head's length in four bytes, the head, a bit for each bucket, and the weights by meaning, so that
   * they compress better.
   */
  constructor(locale: Locale, packed: Buffer) {
    const bytes = brotliDecompressSync(packed)
    const headEnd = 4 + bytes.readUInt32LE(0)
    this.#locale = locale
    this.#head = Head.parse(JSON.parse(bytes.toString('utf8', 4, headEnd)))
    const { rows, meanings } = this.#head
    let row = 0
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      if (((bytes[headEnd + (bucket >> 3)] ?? 0) >> (bucket & 7)) & 1) {
        this.#rowOf[bucket] = row
        row += 1
      }
    }
    const start = headEnd + BUCKETS / 8
    const width = meanings.length
    this.#weights = new Int8Array(rows * width)
    for (let meaning = 0; meaning < width; meaning += 1)
      for (let at = 0; at < rows; at += 1) this.#weights[at * width + meaning] = bytes.readInt8(start + meaning * rows + at)
  }

  #scores({ buckets, weights }: Features): Float64Array {
    const { meanings, scales, biases } = this.#head
    const stored = this.#weights
    const width = meanings.length
    const scores = new Float64Array(width)
    for (let at = 0; at < buckets.length; at += 1) {
      const row = this.#rowOf[buckets[at] ?? 0] ?? -1
      if (row < 0) continue
      const weight = weights[at] ?? 0
      const start = row * width
      for (let meaning = 0; meaning < width; meaning += 1) scores[meaning] = (scores[meaning] ?? 0) + weight * (stored[start + meaning] ?? 0)
    }
    for (let meaning = 0; meaning < width; meaning += 1)
      scores[meaning] = (scores[meaning] ?? 0) * SCALE * (scales[meaning] ?? 0) + (biases[meaning] ?? 0)
    return softmax(scores)
  }

  /** The meanings a text may have, the most probable first. */
  rank(text: string): readonly Scored[] {
    const said = text.replace(LAST_SIGNS, (signs) => signs.slice(0, 1))
    const known = this.#known.get(said)
    if (known !== undefined) return known
    const ranked = this.#rankAnew(said)
    // One message is read several times; the next one is another.
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(said, ranked)
    return ranked
  }

  #rankAnew(text: string): Scored[] {
    const ranked: Scored[] = []
    const scores = this.#scores(featuresOf(text, this.#locale))
    const { meanings } = this.#head
    for (let at = 0; at < meanings.length; at += 1) {
      const meaning = meanings[at]
      const probability = scores[at] ?? 0
      if (meaning !== undefined && probability >= LEAST) ranked.push({ meaning, probability })
    }
    return ranked.sort((left, right) => right.probability - left.probability)
  }
}
