import type Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { Call } from '../http/call-table.ts'

/** Memory limit of a world's cache, in bytes. */
const ROOM = 16 * 1024 * 1024
/** Estimated overhead of an entry. */
const OVERHEAD = 256
/** Maximum number of cached views. */
const KNOWN_VIEWERS = 10_000

/** Tables that cached answers depend on. */
const CATALOGUE = ['Bot', 'BotText', 'BotListing', 'PhotoForSale', 'BotAccess', 'Block'] as const

/** A cached answer. */
export interface CachedResponse {
  /** Its call. */
  readonly call: Call
  /** Its path parameters. */
  readonly params: unknown
  /** The body: JSON, in UTF-8. */
  readonly bytes: Buffer
}

/**
 * Cached answers of one world, as sent bytes, valid until the catalogue changes. SQLite triggers report
 * changes. They see only the world's own connection, so its Prisma client, which has another one, does not expose
 * these tables.
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

  /** Increases with each change of the catalogue. */
  get version(): number {
    return this.#version
  }

  /**
   * The catalogue view of a person: the common one, or their own.
   * @param hasOwn called once until the catalogue changes
   * @returns the name of that view
   */
  viewOf(id: string, hasOwn: () => boolean): string {
    const known = this.#views.get(id)
    if (known !== undefined) return known
    const view = hasOwn() ? id : ''
    this.#views.set(id, view)
    return view
  }

  /** @param url as requested, with its query */
  get(view: string, url: string): CachedResponse | undefined {
    return this.#answers.get(`${view} ${url}`)
  }

  set(view: string, url: string, answer: CachedResponse): void {
    this.#answers.set(`${view} ${url}`, answer)
  }
}
