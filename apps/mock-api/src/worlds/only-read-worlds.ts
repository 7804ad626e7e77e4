import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_WORLD } from './world-name.ts'

/** How many worlds that were only read are kept. */
export const ONLY_READ_WORLDS = 50

const MARK = 'only-read'

/**
 * The worlds that were made by reading and never changed. Any page can make one, with a picture whose address names it, so only
 * those used last are kept; the seed is all there is in them. A file marks each, so that a restart knows them.
 */
export class OnlyReadWorlds {
  readonly #directory: string
  /** Read from the folder when it is first asked for. */
  #names: Set<string> | undefined

  /** @param directory folder of worlds */
  constructor(directory: string) {
    this.#directory = directory
  }

  #mark(name: string): string {
    return path.join(this.#directory, name, MARK)
  }

  get #all(): Set<string> {
    return (this.#names ??= new Set(readdirSync(this.#directory).filter((name) => existsSync(this.#mark(name)))))
  }

  has(name: string): boolean {
    return this.#all.has(name)
  }

  /** Notes a new world that is being read. */
  add(name: string): void {
    if (name === DEFAULT_WORLD) return
    writeFileSync(this.#mark(name), '')
    this.#all.add(name)
  }

  /** A world was changed or is gone: it is none of them any more. */
  forget(name: string): void {
    if (this.#all.delete(name)) rmSync(this.#mark(name), { force: true })
  }

  /**
   * Those beyond the limit, the ones used longest ago first.
   * @param lastUsedAt when a world was last used, on any scale; undefined for one that is in use
   */
  surplus(lastUsedAt: (name: string) => number | undefined): string[] {
    if (this.#all.size <= ONLY_READ_WORLDS) return []
    return [...this.#all]
      .flatMap((name) => {
        const at = lastUsedAt(name)
        return at === undefined ? [] : [{ name, at }]
      })
      .toSorted((one, other) => one.at - other.at)
      .slice(0, this.#all.size - ONLY_READ_WORLDS)
      .map(({ name }) => name)
  }
}
