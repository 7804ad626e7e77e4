import { constants, brotliCompressSync } from 'node:zlib'
import { createSeededRandom } from '../src/replies/random.ts'
import { BUCKETS, type Features } from '../src/understanding/features.ts'
import { type Head, SCALE, softmax } from '../src/understanding/linear-model.ts'

/** The features of a text, and what it is. */
export interface Example extends Features {
  readonly label: string
}

const EPOCHS = 20
/** Of an example's features left out at each look, so that none is relied upon. */
const LEFT_OUT = 0.4
const PACE = 0.15
const DECAY = 1e-4
/** A weight is kept as a whole number up to this: finer ones were not more often right, and took three times the space. */
const LEVELS = 15

/** What was learned: a weight for each bucket and label, and a bias for each label. */
interface Learned {
  readonly labels: readonly string[]
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** Learns from examples in an order that is always the same for a name. */
function learn(name: string, examples: readonly Example[]): Learned {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted()
  const width = labels.length
  const seen = examples.map((example) => ({ ...example, label: labels.indexOf(example.label) }))
  const weights = new Float32Array(BUCKETS * width)
  const biases = new Float32Array(width)
  const speeds = new Float32Array(width).fill(1e-3)
  const random = createSeededRandom(`train:${name}`)
  const order = [...seen.keys()]
  const scale = SCALE / Math.sqrt(1 - LEFT_OUT)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const pace = PACE * (1 - (0.9 * epoch) / EPOCHS)
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = random.below(at + 1)
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
    for (const which of order) {
      const example = seen[which]
      if (example === undefined) continue
      const scores = Float64Array.from(biases)
      const used: (readonly [row: number, weight: number])[] = []
      for (const [at, bucket] of example.buckets.entries())
        if (random.next() >= LEFT_OUT) used.push([bucket * width, (example.weights[at] ?? 0) * scale])
      for (const [row, weight] of used)
        for (let label = 0; label < width; label += 1) scores[label] = (scores[label] ?? 0) + weight * (weights[row + label] ?? 0)
      softmax(scores)
      scores[example.label] = (scores[example.label] ?? 0) - 1
      for (let label = 0; label < width; label += 1) {
        const fault = scores[label] ?? 0
        const speed = (speeds[label] ?? 0) + fault * fault
        speeds[label] = speed
        biases[label] = (biases[label] ?? 0) - (0.1 * fault) / Math.sqrt(speed)
      }
      for (const [row, weight] of used)
        for (let label = 0; label < width; label += 1) {
          const known = weights[row + label] ?? 0
          weights[row + label] = known - (scores[label] ?? 0) * weight * pace - pace * DECAY * known
        }
    }
  }
  return { labels, weights, biases }
}

/** The mean of what was learned of the same examples in different orders. */
function meanOf([first, ...others]: readonly [Learned, ...Learned[]]): Learned {
  const all = [first, ...others]
  const mean = (values: Float32Array, of: (learned: Learned) => Float32Array): Float32Array =>
    values.map((_, at) => all.reduce((sum, learned) => sum + (of(learned)[at] ?? 0), 0) / all.length)
  return { labels: first.labels, weights: mean(first.weights, ({ weights }) => weights), biases: mean(first.biases, ({ biases }) => biases) }
}

/** Trains on examples and packs the model as `LinearModel` reads it: the same one for the same name. */
export const train = (name: string, examples: readonly Example[]): Buffer => pack(learn(name, examples))

/**
 * Trains several times, in other orders, and takes the mean: where the examples are few, one order differs from the next by more than
 * a change of them does.
 */
export const trainMean = (name: string, examples: readonly Example[], times: number): Buffer => {
  const more = Array.from({ length: times - 1 }, (_, turn) => learn(`${name}:${turn + 2}`, examples))
  return pack(meanOf([learn(name, examples), ...more]))
}

function pack({ labels, weights, biases }: Learned): Buffer {
  const width = labels.length
  const scales = labels.map((_, label) => {
    let most = 1e-9
    for (let at = label; at < weights.length; at += width) most = Math.max(most, Math.abs(weights[at] ?? 0))
    return most / LEVELS
  })
  const small = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % width] ?? 1)))
  const rows: number[] = []
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    if (small.subarray(bucket * width, (bucket + 1) * width).some((weight) => weight !== 0)) rows.push(bucket)
  const head: Head = {
    labels: [...labels],
    scales: scales.map((scale) => Number(scale.toPrecision(5))),
    biases: Array.from(biases, (bias) => Number(bias.toPrecision(5))),
    rows: rows.length,
  }
  const json = Buffer.from(JSON.stringify(head))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(json.length)
  const bits = Buffer.alloc(BUCKETS / 8)
  for (const bucket of rows) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7))
  const body = Buffer.alloc(rows.length * width)
  for (let label = 0; label < width; label += 1)
    for (const [at, bucket] of rows.entries()) body.writeInt8(small[bucket * width + label] ?? 0, label * rows.length + at)
  return brotliCompressSync(Buffer.concat([size, json, bits, body]), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
