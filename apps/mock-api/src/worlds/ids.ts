import { hash } from 'node:crypto'

const BLOCK = 1000

/**
 * Ids that cannot be guessed, but are the same in every run of the same secret and steps (MK-11). Numbers
 * are reserved in blocks, so that a world never reuses one after a crash.
 */
export class Ids {
  readonly #secret: string
  readonly #reserve: (upTo: number) => void
  #next: number
  #reserved: number

  /**
   * @param given how many are used or reserved
   * @param reserve stores that number
   */
  constructor(secret: string, given: number, reserve: (upTo: number) => void) {
    this.#secret = secret
    this.#reserve = reserve
    this.#next = given
    this.#reserved = given
  }

  /** @param prefix prefix of the kind, such as `c` for a chat */
  make(prefix: string): string {
    if (this.#next >= this.#reserved) {
      this.#reserve(this.#next + BLOCK)
      this.#reserved = this.#next + BLOCK
    }
    this.#next += 1
    // The hash is truncated, which prevents length extension at a tenth of an HMAC's cost.
    return `${prefix}_${hash('sha256', `${this.#secret}:${prefix}:${this.#next}`, 'base64url').slice(0, 16)}`
  }

  /** Releases unused reserved numbers, so that a copied or reopened world continues with the next id. */
  settle(): void {
    if (this.#reserved === this.#next) return
    this.#reserve(this.#next)
    this.#reserved = this.#next
  }

  /** A transaction was rolled back, perhaps with its reservation: the next id reserves anew. */
  rolledBack(): void {
    this.#reserved = this.#next
  }
}
