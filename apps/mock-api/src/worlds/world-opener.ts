import { migrate } from '@moonlit/prisma/migrate'
import Database from 'better-sqlite3'
import { BrokenWorld } from './broken-world.ts'
import type { Settings } from './settings.ts'
import { shiftSeedToNow } from './shift-seed.ts'
import type { WorldFolder } from './world-folder.ts'
import { World } from './world.ts'

/**
 * Applies new migrations to a world from an older version.
 * @throws Error when the database is damaged, empty, or from a newer version
 */
const bringUpToDate = (file: string): void => {
  const db = new Database(file, { fileMustExist: true })
  try {
    // Of an empty file, SQLite would make an empty world.
    if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'WorldState'").get() === undefined) throw new Error('The database is empty')
    migrate(db)
  } finally {
    db.close()
  }
}

interface Options {
  /** The database that new worlds are copied from. */
  readonly template: string
  /** Makes it again when it is gone or damaged. */
  readonly restoreTemplate: () => Promise<void>
  /** Secret for the tokens and ids of all worlds. */
  readonly secret: string
  /** Settings of new worlds that differ from the defaults. */
  readonly settings?: Partial<Settings>
  /** Called when a world's Prisma client is opened. */
  readonly onConnect: (world: World) => void
}

const orBroken = <Result>(folder: WorldFolder, work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    throw new BrokenWorld({ world: folder.name, path: folder.path, cause: error })
  }
}

/** Opens worlds from their folders. Each of its methods throws `BrokenWorld` when the world cannot be opened. */
export class WorldOpener {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Opens the current generation of a world; begins one from the seed when there is none.
   * @param options.isKnown whether this process had it open before
   */
  open(folder: WorldFolder, { isKnown }: { isKnown: boolean }): World {
    return orBroken(folder, () => {
      const file = folder.current()
      if (file === null) return this.#begin(folder)
      if (!isKnown) {
        folder.tidy()
        bringUpToDate(file)
      }
      return this.#make(folder.name, file)
    })
  }

  /** Begins a generation from the seed, once more where the template was at fault. */
  async begin(folder: WorldFolder): Promise<World> {
    const begin = (): World => orBroken(folder, () => this.#begin(folder))
    try {
      return begin()
    } catch {
      await this.#options.restoreTemplate()
      return begin()
    }
  }

  /** Begins a generation from a snapshot; null when there is none of that name. */
  beginWithSnapshot(folder: WorldFolder, snapshot: string): World | null {
    return orBroken(folder, () =>
      folder.beginWithSnapshot(snapshot, (file) => {
        bringUpToDate(file)
        return this.#make(folder.name, file)
      }),
    )
  }

  #begin(folder: WorldFolder): World {
    return folder.beginWith(this.#options.template, (file) => {
      const world = this.#make(folder.name, file)
      try {
        shiftSeedToNow(world)
        return world
      } catch (error) {
        world.drop()
        throw error
      }
    })
  }

  #make(name: string, file: string): World {
    const { secret, settings = {}, onConnect } = this.#options
    return new World({ name, file, secret: `${secret}:${name}`, settings, onConnect })
  }
}
