import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** How often each kind of chance was asked. */
export const ChanceState = z.record(z.string(), z.number())

/** Numbers by chance that come out the same in every run of the same secret and the same steps (MK-11). */
export class Chance {
  readonly #secret: string
  readonly #asked: Map<string, number>

  constructor(secret: string, state: z.infer<typeof ChanceState> = {}) {
    this.#secret = secret
    this.#asked = new Map(Object.entries(state))
  }

  /** What outlives the world's being closed. */
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
