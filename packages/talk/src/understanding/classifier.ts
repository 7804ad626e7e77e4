import type { Locale } from '@moonlit/contract/vocabulary'
import { featuresOf } from './features.ts'
import { LinearModel } from './linear-model.ts'
import { MEANINGS, type Meaning } from './meanings.ts'

/** So many texts are kept with what they mean. */
const MOST_KNOWN = 8
/** What is less probable is not told: nobody decides by it, and most of a hundred meanings are. */
const LEAST = 0.004
/** So many signs at the end say the same as one. */
const LAST_SIGNS = /[?!.。！？؟।…]{2,}$/u
const BY_NAME: ReadonlyMap<string, Meaning> = new Map(MEANINGS.map((meaning) => [meaning, meaning]))

/** A meaning and how probable it is, from 0 to 1. */
export interface Scored {
  readonly meaning: Meaning
  readonly probability: number
}

/** What sentences of a language mean. */
export class Classifier {
  readonly #locale: Locale
  readonly #model: LinearModel
  readonly #meanings: readonly Meaning[]
  readonly #known = new Map<string, readonly Scored[]>()

  /** @param packed a model that `train` made of a language's sentences */
  constructor(locale: Locale, packed: Buffer) {
    this.#locale = locale
    this.#model = new LinearModel(packed)
    this.#meanings = this.#model.labels.map((label) => {
      const meaning = BY_NAME.get(label)
      if (meaning === undefined) throw new Error(`${locale}: the model knows a meaning that nobody else does: ${label}`)
      return meaning
    })
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
    const probabilities = this.#model.probabilities(featuresOf(text, this.#locale))
    return this.#meanings
      .map((meaning, at) => ({ meaning, probability: probabilities[at] ?? 0 }))
      .filter(({ probability }) => probability >= LEAST)
      .sort((left, right) => right.probability - left.probability)
  }
}
