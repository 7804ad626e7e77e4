import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** How many numbers of each kind were drawn. */
export const ChanceState = z.record(z.string(), z.number())

/** Random numbers that are the same in every run of the same secret and steps (MK-11). */
export class Chance {
  readonly #secret: string
  readonly #asked: Map<string, number>

  constructor(secret: string, state: z.infer<typeof ChanceState> = {}) {
    this.#secret = secret
    this.#asked = new Map(Object.entries(state))
  }

  /** State to store when the world closes. */
  get state(): z.infer<typeof ChanceState> {
    return Object.fromEntries(this.#asked)
  }

  /** The next number of a kind, from 0 to below 1. */
  next(kind: string): number {
    const turn = (this.#asked.get(kind) ?? 0) + 1
    this.#asked.set(kind, turn)
    return createHmac('sha256', this.#secret).update(`chance:${kind}:${turn}`).digest().readUInt32BE() / 2 ** 32
  }
}
