import type Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { Call } from '../http/call-table.ts'

/** What a world's answers may take of memory, in bytes. */
const ROOM = 16 * 1024 * 1024
/** Roughly what an entry takes beside its bytes. */
const OVERHEAD = 256
/** People of whom it is known which catalogue they see. */
const KNOWN_VIEWERS = 10_000

/** The tables that answers about the catalogue are made of. */
const CATALOGUE = ['Bot', 'BotText', 'BotListing', 'PhotoForSale', 'BotAccess', 'Block'] as const

/** An answer to be sent again. */
export interface CachedResponse {
  /** The call that it answers. */
  readonly call: Call
  /** What the call's path was filled with. */
  readonly params: unknown
  /** The body: JSON, in UTF-8. */
  readonly bytes: Buffer
}

/**
 * Answers of one world that are good until the catalogue changes, as the very bytes that were sent. SQLite itself tells of
 * changes, through triggers. They see the world's own connection; its Prisma client, which has another one, does not offer
 * these tables at all.
 */
export class ResponseCache {
  readonly #answers = new LRUCache<string, CachedResponse>({
    maxSize: ROOM,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + OVERHEAD,
  })
  readonly #views = new LRUCache<string, string>({ max: KNOWN_VIEWERS })

  #version = 0

  constructor(db: Database.Database) {
    db.function('catalogue_changed', () => {
      this.#version += 1
      this.#answers.clear()
      this.#views.clear()
      return null
    })
    for (const table of CATALOGUE)
      for (const change of ['INSERT', 'UPDATE', 'DELETE'])
        db.exec(`CREATE TEMP TRIGGER cached_${table}_${change} AFTER ${change} ON main."${table}" BEGIN SELECT catalogue_changed(); END`)
  }

  /** Another number after each change of the catalogue. */
  get version(): number {
    return this.#version
  }

  /**
   * Whose catalogue somebody sees: everyone's, or their own.
   * @param hasOwn asked once, until the catalogue changes
   * @returns the name of that view
   */
  viewOf(id: string, hasOwn: () => boolean): string {
    const known = this.#views.get(id)
    if (known !== undefined) return known
    const view = hasOwn() ? id : ''
    this.#views.set(id, view)
    return view
  }

  /** @param url as it was asked for, with its query */
  get(view: string, url: string): CachedResponse | undefined {
    return this.#answers.get(`${view} ${url}`)
  }

  set(view: string, url: string, answer: CachedResponse): void {
    this.#answers.set(`${view} ${url}`, answer)
  }
}
