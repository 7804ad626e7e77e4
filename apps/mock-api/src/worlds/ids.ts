import { hash } from 'node:crypto'

const BLOCK = 1000

/**
 * Ids that cannot be guessed, yet come out the same in every run of the same secret and the same steps (MK-11). Numbers
 * are reserved in blocks, so that a world opened again after a crash never gives one out twice.
 */
export class Ids {
  readonly #secret: string
  readonly #reserve: (upTo: number) => void
  #next: number
  #reserved: number

  /**
   * @param given how many were given out or reserved
   * @param reserve keeps how many that is
   */
  constructor(secret: string, given: number, reserve: (upTo: number) => void) {
    this.#secret = secret
    this.#reserve = reserve
    this.#next = given
    this.#reserved = given
  }

  /** @param prefix what the id is of, such as `c` for a chat */
  make(prefix: string): string {
    if (this.#next >= this.#reserved) {
      this.#reserved = this.#next + BLOCK
      this.#reserve(this.#reserved)
    }
    this.#next += 1
    // Only a part of the hash is shown, so what comes after the secret cannot be lengthened, and the hash costs a tenth of an HMAC.
    return `${prefix}_${hash('sha256', `${this.#secret}:${prefix}:${this.#next}`, 'base64url').slice(0, 16)}`
  }

  /** Gives back what was reserved and not given out, so that a copy of the world, or the world opened again, goes on with the very next id. */
  settle(): void {
    if (this.#reserved === this.#next) return
    this.#reserved = this.#next
    this.#reserve(this.#next)
  }
}
