import { createHmac } from 'node:crypto'
import type { Database } from 'better-sqlite3'

const BLOCK = 1000
const STATE_KEY = 'ids'

/**
 * Ids that cannot be guessed, yet come out the same in every run of the same secret and the same steps (MK-11). Numbers
 * are reserved in blocks, so that a world opened again never gives one out twice.
 */
export class Ids {
  readonly #secret: string
  readonly #reserve: (upTo: number) => void
  #next: number
  #reserved: number

  constructor(db: Database, secret: string) {
    this.#secret = secret
    const save = db.prepare('INSERT INTO WorldState (key, valueJson) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET valueJson = excluded.valueJson')
    this.#reserve = (upTo) => void save.run(STATE_KEY, String(upTo))
    const row = db.prepare<[string], { valueJson: string }>('SELECT valueJson FROM WorldState WHERE key = ?').get(STATE_KEY)
    this.#next = row === undefined ? 0 : Number(row.valueJson)
    this.#reserved = this.#next
  }

  /** @param prefix what the id is of, such as `c` for a chat */
  make(prefix: string): string {
    if (this.#next >= this.#reserved) {
      this.#reserved = this.#next + BLOCK
      this.#reserve(this.#reserved)
    }
    this.#next += 1
    const mac = createHmac('sha256', this.#secret).update(`${prefix}:${this.#next}`).digest('base64url')
    return `${prefix}_${mac.slice(0, 16)}`
  }
}
