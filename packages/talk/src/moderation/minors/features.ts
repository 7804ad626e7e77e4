import { type Features, bucketOf } from '../../understanding/features.ts'
import type { ReadText } from './finder.ts'
import type { Kind } from './kinds.ts'
import { isCjk } from './lexicon.ts'
import { surroundingsIn } from './surroundings.ts'

/** The words and letters of a text, what the tables say its words do, and the life they speak of weigh the same. */
const SHARE = Math.sqrt(1 / 3)
/** Of shorter texts each feature says no more than of texts with so many. */
const FEWEST = { words: 8, kinds: 4, life: 2 } as const
/** Longest piece of a word, and of a script without spaces. */
const LONGEST_PIECE = { spaced: 5, unspaced: 3 } as const
/** From so many on it makes no difference how many words of a sort there are. */
const MOST_COUNTED = 3
const FNV_PRIME = 0x01000193

/** Features of one sort never share a hash with those of another by their letters alone. */
const SORT = { word: 2, pair: 3, piece: 4, kind: 5, step: 6, both: 7, life: 8 } as const

const bucket = (sort: number, text: string): number => {
  let hash = sort
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return bucketOf(hash)
}

const piecesOf = (text: string, shortest: number, longest: number): string[] => {
  const pieces: string[] = []
  for (let from = 0; from < text.length; from += 1)
    for (let size = shortest; size <= longest && from + size <= text.length; size += 1) pieces.push(text.slice(from, from + size))
  return pieces
}

/** Words, pairs of words and pieces of words; of scripts without spaces, pieces. */
function bucketsOfWords(words: readonly string[]): Set<number> {
  const buckets = new Set<number>()
  if (words.some(isCjk)) {
    for (const piece of piecesOf(`^${words.join('')}$`, 1, LONGEST_PIECE.unspaced)) buckets.add(bucket(SORT.piece, piece))
    return buckets
  }
  let previous = '^'
  for (const word of words) {
    buckets.add(bucket(SORT.word, word))
    buckets.add(bucket(SORT.pair, `${previous} ${word}`))
    for (const piece of piecesOf(` ${word} `, 3, LONGEST_PIECE.spaced)) buckets.add(bucket(SORT.piece, piece))
    previous = word
  }
  buckets.add(bucket(SORT.pair, `${previous} $`))
  return buckets
}

/** What the words do in a sentence, what two beside each other do, and which two are there at all: the same in every language. */
function bucketsOfKinds(kindsAt: readonly (readonly string[])[], all: readonly string[]): Set<number> {
  const buckets = new Set<number>()
  for (const [at, kinds] of kindsAt.entries()) {
    const next = kindsAt[at + 1] ?? []
    for (const kind of kinds) {
      buckets.add(bucket(SORT.kind, kind))
      for (const other of next.length > 0 ? next : ['_']) buckets.add(bucket(SORT.step, `${kind}>${other}`))
    }
    if (kinds.length === 0) for (const other of next) buckets.add(bucket(SORT.step, `_>${other}`))
  }
  for (const [at, kind] of all.entries()) for (const other of all.slice(at + 1)) buckets.add(bucket(SORT.both, `${kind}&${other}`))
  return buckets
}

/** Which words of a life there are, how many, which go together, and with what the words around them do. */
function bucketsOfLife(life: readonly string[], kinds: readonly string[]): Set<number> {
  const said = [...new Set(life)].toSorted()
  const counted = said.map((each) => `${each} ${Math.min(MOST_COUNTED, life.filter((other) => other === each).length)}`)
  const beside = said.flatMap((each) => kinds.map((kind) => `${each}&${kind}`))
  return new Set([...said, ...counted, said.join('&'), ...beside].map((each) => bucket(SORT.life, each)))
}

/** Kinds that frames tell greetings and affairs of grown people by, of which the model learns by the words themselves. */
const OF_GRAMMAR_ALONE: ReadonlySet<string> = new Set<Kind>(['TALLY', 'AFFAIR', 'SEX', 'HERE', 'FEELING', 'BESIDE'])
/** A word that a frame names itself is no kind of word. */
const isKind = (kind: string): boolean => !kind.startsWith('=') && !OF_GRAMMAR_ALONE.has(kind)

/** What a stretch of a text, from one token to another, says of whether somebody in it is under age. */
export function featuresOf({ reading, tokens }: ReadText, from: number, to: number): Features {
  const stretch = tokens.slice(from, to)
  const kindsAt = reading.pieces.slice(from, to).map((pieces) => [...new Set(pieces.flatMap((piece) => [...piece.kinds].filter(isKind)))])
  const kinds = [...new Set(kindsAt.flat())].toSorted()
  const words = bucketsOfWords(stretch.flatMap(({ sign, folded }) => (sign === null ? [folded] : [])))
  const weights = new Map<number, number>()
  const add = (buckets: ReadonlySet<number>, fewest: number): void => {
    const weight = SHARE / Math.sqrt(Math.max(fewest, buckets.size))
    for (const each of buckets) weights.set(each, (weights.get(each) ?? 0) + weight)
  }
  add(words, FEWEST.words)
  add(bucketsOfKinds(kindsAt, kinds), FEWEST.kinds)
  add(bucketsOfLife(surroundingsIn(stretch), kinds), FEWEST.life)
  return { buckets: Uint16Array.from(weights.keys()), weights: Float32Array.from(weights.values()) }
}
