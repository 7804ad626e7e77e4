import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '@moonlit/prisma/migrate'
import Database from 'better-sqlite3'
import type { Settings } from './settings.ts'
import { shiftSeedToNow } from './shift-seed.ts'
import { type Snapshot, WorldFolder } from './world-folder.ts'
import { DEFAULT_WORLD } from './world-name.ts'
import { World } from './world.ts'

/** A world is closed after this idle time, in milliseconds of real time. */
const IDLE_AFTER = 5 * 60 * 1000
const LOOKS_EVERY = 30 * 1000
/** How many idle worlds may keep their Prisma client open. */
const CONNECTED_WORLDS = 8

/** Applies new migrations to a world from an older version. */
const bringUpToDate = (file: string): void => {
  const db = new Database(file)
  migrate(db)
  db.close()
}

interface Tenant {
  readonly world: World
  lastUsedAt: number
}

/** Opens worlds on request and closes idle ones; a new one is a copy of the template. */
export class Worlds {
  readonly #open = new Map<string, Tenant>()
  readonly #known = new Set<string>()
  /** Worlds with an open Prisma client, oldest first. */
  readonly #connected = new Set<World>()
  /** Closing worlds and other background work. */
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

  /** Opens the world of a name; creates it when new. */
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

  /** Creates a world from the seed. */
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

  /** Prisma clients are heavy: beyond a limit, the oldest of idle worlds are closed. */
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

  /** Awaits a promise at the latest when the server stops. */
  #see(work: Promise<void>): void {
    const seen = work.finally(() => this.#leaving.delete(seen))
    this.#leaving.add(seen)
  }

  /** Closes a replaced world and deletes its files once its requests are done. */
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
        // Some systems keep files locked for a while; leftovers are deleted when a new server opens the world.
      }
    }
    this.#see(leave())
  }

  /** Resets a world to the seed. Running requests finish on the old data, later ones see the new. */
  reset(name: string): World {
    this.open(name)
    const file = this.#folder(name).beginWith(this.#template)
    this.#leave(name)
    return this.#begin(name, file)
  }

  /** Deletes a world with its data and snapshots; the next request creates it anew. False when there is none. */
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

  /** Loads a snapshot, like `reset`; false when there is none of that name. */
  load(name: string, snapshot: string): boolean {
    this.open(name)
    const file = this.#folder(name).beginWithSnapshot(snapshot)
    if (file === null) return false
    bringUpToDate(file)
    this.#leave(name)
    this.#enter(name, file)
    return true
  }

  /** The snapshots of a world, newest first. */
  snapshots(name: string): Snapshot[] {
    return this.#folder(name).snapshots()
  }

  /** Deletes a snapshot; false when there is none of that name. */
  removeSnapshot(name: string, snapshot: string): boolean {
    return this.#folder(name).removeSnapshot(snapshot)
  }

  /** All worlds by name; `holders` is the number of requests in each. */
  list(): { name: string; isOpen: boolean; holders: number }[] {
    return readdirSync(this.#directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(this.#directory, entry.name, 'current')))
      .map(({ name }) => ({ name, isOpen: this.#open.has(name), holders: this.#open.get(name)?.world.holders ?? 0 }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }

  /**
   * Closes idle worlds; they reopen without loss.
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

  /** Ends all waiting for the clock, so that the server can stop. */
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
