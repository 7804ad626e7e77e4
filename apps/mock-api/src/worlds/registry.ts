import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '@moonlit/prisma/migrate'
import Database from 'better-sqlite3'
import type { Settings } from './settings.ts'
import { shiftSeedToNow } from './shift-seed.ts'
import { type Snapshot, WorldFolder } from './world-folder.ts'
import { DEFAULT_WORLD } from './world-name.ts'
import { World } from './world.ts'

/** A world that nobody has asked for anything so long is closed, in milliseconds of real time. */
const IDLE_AFTER = 5 * 60 * 1000
const LOOKS_EVERY = 30 * 1000
/** Worlds that may have their typed client open while nobody works in them. */
const CONNECTED_WORLDS = 8

/** A world that was left by an older version gets the migrations that came since. */
const bringUpToDate = (file: string): void => {
  const db = new Database(file)
  migrate(db)
  db.close()
}

interface Tenant {
  readonly world: World
  lastUsedAt: number
}

/** Opens worlds as they are asked for, and closes those that are not; a new one is a copy of the template. */
export class Worlds {
  readonly #open = new Map<string, Tenant>()
  readonly #known = new Set<string>()
  /** Worlds that opened their typed client, in the order they did. */
  readonly #connected = new Set<World>()
  /** Worlds on their way out, and whatever else ends by itself. */
  readonly #leaving = new Set<Promise<void>>()
  readonly #directory: string
  readonly #template: string
  readonly #secret: string
  readonly #settings: Partial<Settings>
  readonly #idleTimer: NodeJS.Timeout

  constructor(options: { directory: string; template: string; secret: string; settings?: Partial<Settings> }) {
    this.#directory = options.directory
    this.#template = options.template
    this.#secret = options.secret
    this.#settings = options.settings ?? {}
    mkdirSync(options.directory, { recursive: true })
    this.#idleTimer = setInterval(() => this.closeIdle(), LOOKS_EVERY).unref()
  }

  #folder(name: string): WorldFolder {
    return new WorldFolder(this.#directory, name)
  }

  /** The world of a name, made when it is new. */
  open(name: string = DEFAULT_WORLD): World {
    const tenant = this.#open.get(name)
    if (tenant !== undefined) {
      tenant.lastUsedAt = performance.now()
      return tenant.world
    }
    const folder = this.#folder(name)
    const file = folder.current()
    if (file === null) return this.#begin(name)
    if (!this.#known.has(name)) {
      folder.tidy()
      bringUpToDate(file)
    }
    return this.#enter(name, file)
  }

  /** A world fresh from the seed. */
  #begin(name: string, file: string = this.#folder(name).beginWith(this.#template)): World {
    const world = this.#enter(name, file)
    shiftSeedToNow(world)
    return world
  }

  #enter(name: string, file: string): World {
    const world = new World({
      name,
      file,
      secret: `${this.#secret}:${name}`,
      settings: this.#settings,
      onConnect: (connected) => this.#connect(connected),
    })
    this.#known.add(name)
    this.#open.set(name, { world, lastUsedAt: performance.now() })
    return world
  }

  /** Typed clients are heavy: beyond a few, those that were opened first are let go where nobody works. */
  #connect(world: World): void {
    this.#connected.delete(world)
    this.#connected.add(world)
    for (const other of this.#connected) {
      if (this.#connected.size <= CONNECTED_WORLDS) return
      if (other === world || other.holders > 0) continue
      this.#connected.delete(other)
      this.#see(other.rest())
    }
  }

  /** Waits for something at the latest when the server stops. */
  #see(work: Promise<void>): void {
    const seen = work.finally(() => this.#leaving.delete(seen))
    this.#leaving.add(seen)
  }

  /** Those who work in a world that was replaced finish there; then it is closed and its files go. */
  #leave(name: string): void {
    const world = this.#open.get(name)?.world
    if (world === undefined) return
    this.#open.delete(name)
    this.#connected.delete(world)
    world.clock.release()
    const leave = async (): Promise<void> => {
      await world.whenFree()
      await world.close()
      try {
        this.#folder(name).discard(world.directory)
      } catch {
        // Some systems hold on to a file for a while; what is left is tidied up when the world is next opened by a new server.
      }
    }
    this.#see(leave())
  }

  /** Puts a world back to the seed. Requests that run finish on the old data, later ones see the new. */
  reset(name: string): World {
    this.open(name)
    const file = this.#folder(name).beginWith(this.#template)
    this.#leave(name)
    return this.#begin(name, file)
  }

  /** Forgets a world with its data and snapshots; the next request to it finds the seed again. False when there is none. */
  remove(name: string): boolean {
    const folder = this.#folder(name)
    if (folder.current() === null) return false
    this.open(name)
    folder.forget()
    this.#leave(name)
    return true
  }

  /** Saves the state of a world under a name. */
  save(name: string, snapshot: string): Snapshot {
    return this.#folder(name).save(this.open(name), snapshot)
  }

  /** Brings a saved state back, the way of `reset`; false when there is none of that name. */
  load(name: string, snapshot: string): boolean {
    this.open(name)
    const file = this.#folder(name).beginWithSnapshot(snapshot)
    if (file === null) return false
    bringUpToDate(file)
    this.#leave(name)
    this.#enter(name, file)
    return true
  }

  /** The saved states of a world, newest first. */
  snapshots(name: string): Snapshot[] {
    return this.#folder(name).snapshots()
  }

  /** Removes a saved state; false when there is none of that name. */
  removeSnapshot(name: string, snapshot: string): boolean {
    return this.#folder(name).removeSnapshot(snapshot)
  }

  /** Every world there is, by name; `holders` are the requests that work in it. */
  list(): { name: string; isOpen: boolean; holders: number }[] {
    return readdirSync(this.#directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(this.#directory, entry.name, 'current')))
      .map(({ name }) => ({ name, isOpen: this.#open.has(name), holders: this.#open.get(name)?.world.holders ?? 0 }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }

  /**
   * Closes worlds that nobody works in and nobody has asked for anything lately; they open again without loss.
   * @param idleAfter milliseconds
   */
  closeIdle(idleAfter: number = IDLE_AFTER): void {
    for (const [name, { world, lastUsedAt }] of this.#open) {
      if (world.holders > 0 || performance.now() - lastUsedAt < idleAfter) continue
      this.#open.delete(name)
      this.#connected.delete(world)
      this.#see(world.close())
    }
  }

  /** Ends all waiting for times that may never come, so that requests end and the server can stop. */
  release(): void {
    for (const { world } of this.#open.values()) world.clock.release()
  }

  async close(): Promise<void> {
    clearInterval(this.#idleTimer)
    const worlds = [...this.#open.values()]
    this.#open.clear()
    await Promise.all([...worlds.map(({ world }) => world.close()), ...this.#leaving])
  }
}
