import type Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** What a world's answers may take of memory, in bytes. */
const ROOM = 16 * 1024 * 1024
/** Roughly what an entry takes beside its bytes. */
const OVERHEAD = 256

/** The tables that answers about the catalogue are made of. */
const CATALOGUE = ['Bot', 'BotText', 'BotListing', 'PhotoForSale', 'BotAccess', 'Block'] as const

/**
 * Answers of one world that are good until the catalogue changes, as the very bytes that were sent. SQLite itself tells of
 * changes, through triggers. They see the world's own connection; its Prisma client, which has another one, does not offer
 * these tables at all.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, Buffer>({ maxSize: ROOM, sizeCalculation: (bytes, key) => bytes.length + 2 * key.length + OVERHEAD })

  #version = 0

  constructor(db: Database.Database) {
    db.function('catalogue_changed', () => {
      this.#version += 1
      this.#answers.clear()
      return null
    })
    for (const table of CATALOGUE)
      for (const change of ['INSERT', 'UPDATE', 'DELETE'])
        db.exec(`CREATE TEMP TRIGGER kept_${table}_${change} AFTER ${change} ON main."${table}" BEGIN SELECT catalogue_changed(); END`)
  }

  /** Another number after each change of the catalogue. */
  get version(): number {
    return this.#version
  }

  get(key: string): Buffer | undefined {
    return this.#answers.get(key)
  }

  set(key: string, bytes: Buffer): void {
    this.#answers.set(key, bytes)
  }
}
