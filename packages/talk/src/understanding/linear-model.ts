import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { BUCKETS, type Features } from './features.ts'

/** How sharp a model decides: features have length one, so their weights need a scale. */
export const SCALE = 5

const Head = z.object({
  labels: z.array(z.string()),
  /** By which each label's whole numbers are multiplied. */
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
 * Multinomial logistic regression over hashed features, with weights of one byte. Only buckets that some text of the training filled
 * have a row.
 */
export class LinearModel {
  /** What a text can be, in the order of its probabilities. */
  readonly labels: readonly string[]
  readonly #head: Head
  /** For each bucket its row, or -1. */
  readonly #rowOf = new Int32Array(BUCKETS).fill(-1)
  readonly #weights: Int8Array

  /**
   * Reads what `train` packed: the head's length in four bytes, the head, a bit for each bucket, and the weights by label, so that they
   * compress better.
   */
  constructor(packed: Buffer) {
    const bytes = brotliDecompressSync(packed)
    const headEnd = 4 + bytes.readUInt32LE(0)
    this.#head = Head.parse(JSON.parse(bytes.toString('utf8', 4, headEnd)))
    const { rows, labels } = this.#head
    this.labels = labels
    let row = 0
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      if (((bytes[headEnd + (bucket >> 3)] ?? 0) >> (bucket & 7)) & 1) {
        this.#rowOf[bucket] = row
        row += 1
      }
    }
    const start = headEnd + BUCKETS / 8
    const width = labels.length
    this.#weights = new Int8Array(rows * width)
    for (let label = 0; label < width; label += 1)
      for (let at = 0; at < rows; at += 1) this.#weights[at * width + label] = bytes.readInt8(start + label * rows + at)
  }

  /** How probable each label is, from 0 to 1. */
  probabilities({ buckets, weights }: Features): Float64Array {
    const { labels, scales, biases } = this.#head
    const stored = this.#weights
    const width = labels.length
    const scores = new Float64Array(width)
    for (let at = 0; at < buckets.length; at += 1) {
      const row = this.#rowOf[buckets[at] ?? 0] ?? -1
      if (row < 0) continue
      const weight = weights[at] ?? 0
      const start = row * width
      for (let label = 0; label < width; label += 1) scores[label] = (scores[label] ?? 0) + weight * (stored[start + label] ?? 0)
    }
    for (let label = 0; label < width; label += 1) scores[label] = (scores[label] ?? 0) * SCALE * (scales[label] ?? 0) + (biases[label] ?? 0)
    return softmax(scores)
  }
}
