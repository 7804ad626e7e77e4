import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '@moonlit/prisma/migrate'
import Database from 'better-sqlite3'
import type { Settings } from './settings.ts'
import { World } from './world.ts'

/** The world of requests that name none: the developer's own. */
export const DEFAULT_WORLD = 'default'

/** What a world may be called. */
export const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/u

/** A world that was left by an older version gets the migrations that came since. */
const bringUpToDate = (file: string): void => {
  const db = new Database(file)
  migrate(db)
  db.close()
}

/** Opens worlds as they are asked for; a new one is a copy of the template. */
export class Worlds {
  readonly #worlds = new Map<string, World>()
  readonly #directory: string
  readonly #template: string
  readonly #secret: string
  readonly #settings: Partial<Settings>

  constructor(options: { directory: string; template: string; secret: string; settings?: Partial<Settings> }) {
    this.#directory = options.directory
    this.#template = options.template
    this.#secret = options.secret
    this.#settings = options.settings ?? {}
    mkdirSync(options.directory, { recursive: true })
  }

  #file(name: string): string {
    return path.join(this.#directory, `${name}.sqlite`)
  }

  /** The world of a name, made when it is new. */
  open(name: string = DEFAULT_WORLD): World {
    const known = this.#worlds.get(name)
    if (known !== undefined) return known
    const file = this.#file(name)
    if (existsSync(file)) bringUpToDate(file)
    else copyFileSync(this.#template, file)
    const world = new World({ name, file, secret: `${this.#secret}:${name}`, settings: this.#settings })
    this.#worlds.set(name, world)
    return world
  }

  /** Forgets a world and its data; the next request to it finds the seed again. */
  async reset(name: string): Promise<void> {
    const world = this.#worlds.get(name)
    this.#worlds.delete(name)
    await world?.close()
    for (const suffix of ['', '-wal', '-shm']) rmSync(this.#file(name) + suffix, { force: true })
  }

  /** Names of the worlds that are open. */
  names(): string[] {
    return [...this.#worlds.keys()].toSorted()
  }

  async close(): Promise<void> {
    const worlds = [...this.#worlds.values()]
    this.#worlds.clear()
    await Promise.all(worlds.map((world) => world.close()))
  }
}
