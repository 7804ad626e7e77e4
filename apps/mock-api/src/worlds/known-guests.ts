import type Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** Maximum number of guests that are remembered. */
const MOST = 10_000

/**
 * Guests of one world that were seen, so that not each of their requests asks the database whether they exist. A SQLite trigger
 * reports those that are deleted. It sees only the world's own connection; its Prisma client does not expose guests.
 */
export class KnownGuests {
  readonly #ids = new LRUCache<string, true>({ max: MOST })

  constructor(db: Database.Database) {
    db.function('guest_deleted', (id: unknown) => {
      this.#ids.delete(String(id))
      return null
    })
    db.exec('CREATE TEMP TRIGGER known_guest_deleted AFTER DELETE ON main."GuestSession" BEGIN SELECT guest_deleted(OLD.id); END')
  }

  /**
   * Whether a guest exists.
   * @param exists asked for those that are not known
   */
  has(id: string, exists: () => boolean): boolean {
    if (this.#ids.get(id) === true) return true
    if (!exists()) return false
    this.#ids.set(id, true)
    return true
  }
}
