import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { ConnectedWorlds } from './connected-worlds.ts'
import { OnlyReadWorlds } from './only-read-worlds.ts'
import type { Settings } from './settings.ts'
import { type Snapshot, WorldFolder } from './world-folder.ts'
import { DEFAULT_WORLD } from './world-name.ts'
import { WorldOpener } from './world-opener.ts'
import type { World } from './world.ts'

/** A world is closed after this idle time, in milliseconds of real time. */
const IDLE_AFTER = 5 * 60 * 1000
const LOOKS_EVERY = 30 * 1000

/** Where failures are written that no request is told of. */
type FailureLog = Pick<FastifyBaseLogger, 'error'>

interface Tenant {
  readonly world: World
  lastUsedAt: number
}

/** Opens worlds on request and closes idle ones; a new one is a copy of the template. */
export class Worlds {
  readonly #open = new Map<string, Tenant>()
  readonly #known = new Set<string>()
  readonly #connected = new ConnectedWorlds()
  /** Closing worlds and other background work. */
  readonly #leaving = new Set<Promise<void>>()
  readonly #directory: string
  readonly #opener: WorldOpener
  readonly #onlyRead: OnlyReadWorlds
  readonly #idleTimer: NodeJS.Timeout
  #log: FailureLog | undefined

  /** @param options.restoreTemplate makes a template again that is gone or damaged */
  constructor(options: { directory: string; template: string; restoreTemplate: () => Promise<void>; secret: string; settings?: Partial<Settings> }) {
    this.#directory = options.directory
    this.#opener = new WorldOpener({
      ...options,
      onConnect: (world) => {
        for (const other of this.#connected.add(world)) this.#see(other.rest(), other)
      },
    })
    mkdirSync(options.directory, { recursive: true })
    this.#onlyRead = new OnlyReadWorlds(options.directory)
    this.#idleTimer = setInterval(() => this.closeIdle(), LOOKS_EVERY).unref()
  }

  /** Logs failures from now on that no request is told of. */
  logTo(log: FailureLog): void {
    this.#log = log
  }

  #folder(name: string): WorldFolder {
    return new WorldFolder(this.#directory, name)
  }

  /** The world of a name, if it is open. */
  find(name: string): World | undefined {
    const tenant = this.#open.get(name)
    if (tenant !== undefined) tenant.lastUsedAt = performance.now()
    return tenant?.world
  }

  /**
   * Opens the world of a name; creates it when new.
   * @throws BrokenWorld when it cannot be opened
   */
  open(name: string = DEFAULT_WORLD): World {
    return this.find(name) ?? this.#enter(this.#opener.open(this.#folder(name), { isKnown: this.#known.has(name) }))
  }

  /**
   * Opens the world of a name for a request that may only read. One that is made by it is removed again when many more are,
   * unless it is kept.
   * @throws BrokenWorld when it cannot be opened
   */
  openToRead(name: string): World {
    const isNew = !this.#open.has(name) && !this.#folder(name).exists()
    const world = this.open(name)
    if (isNew) {
      this.#onlyRead.add(name)
      for (const surplus of this.#onlyRead.surplus((one) => this.#lastUsedAt(one))) this.remove(surplus)
    }
    return world
  }

  /** A world is changed: it stays until it is removed. */
  readonly keep = (name: string): void => this.#onlyRead.forget(name)

  /** When a world was last used; undefined for one that is in use. */
  #lastUsedAt(name: string): number | undefined {
    const { world, lastUsedAt } = this.#open.get(name) ?? {}
    return world === undefined ? 0 : world.holders > 0 ? undefined : lastUsedAt
  }

  #enter(world: World): World {
    this.#known.add(world.name)
    this.#open.set(world.name, { world, lastUsedAt: performance.now() })
    return world
  }

  #report({ name, file }: World, error: unknown): void {
    this.#log?.error({ world: name, file, err: error }, `World ${name} could not be closed`)
  }

  /** Awaits work on a world at the latest when the server stops. Its failure is logged. */
  #see(work: Promise<void>, world: World): void {
    const seen = work.catch((error: unknown) => this.#report(world, error)).finally(() => this.#leaving.delete(seen))
    this.#leaving.add(seen)
  }

  /** Closes a replaced world and deletes its files once its requests are done. */
  #leave(name: string, folder: WorldFolder): void {
    const world = this.#open.get(name)?.world
    if (world === undefined) {
      folder.tidy()
      return
    }
    this.#open.delete(name)
    this.#connected.delete(world)
    world.clock.release()
    const leave = async (): Promise<void> => {
      await world.whenFree()
      try {
        await world.close()
      } catch {
        // What a damaged database did not take is deleted now.
      }
      try {
        folder.discard(world.directory)
      } catch {
        // Some systems keep files locked for a while; leftovers are deleted when a new server opens the world.
      }
    }
    this.#see(leave(), world)
  }

  /**
   * Resets a world to the seed, also one that cannot be opened. Running requests finish on the old data, later ones see
   * the new.
   * @throws BrokenWorld when the disk is full
   */
  async reset(name: string): Promise<World> {
    const folder = this.#folder(name)
    const world = await this.#opener.begin(folder)
    this.#leave(name, folder)
    return this.#enter(world)
  }

  /**
   * Deletes a world with its data and snapshots, also one that cannot be opened; the next request creates it anew. False
   * when there is none.
   */
  remove(name: string): boolean {
    const folder = this.#folder(name)
    if (!folder.exists()) return false
    this.#onlyRead.forget(name)
    if (this.#open.has(name)) {
      folder.forget()
      this.#leave(name, folder)
    } else folder.remove()
    this.#known.delete(name)
    return true
  }

  /** Saves the state of a world under a name. */
  save(name: string, snapshot: string): Snapshot {
    return this.#folder(name).save(this.open(name), snapshot)
  }

  /** Loads a snapshot, like `reset`; false when there is none of that name. */
  load(name: string, snapshot: string): boolean {
    const folder = this.#folder(name)
    const world = this.#opener.beginWithSnapshot(folder, snapshot)
    if (world === null) return false
    this.#leave(name, folder)
    this.#enter(world)
    return true
  }

  /** The snapshots of a world, newest first. */
  readonly snapshots = (name: string): Snapshot[] => this.#folder(name).snapshots()

  /** Deletes a snapshot; false when there is none of that name. */
  removeSnapshot(name: string, snapshot: string): boolean {
    return this.#folder(name).removeSnapshot(snapshot)
  }

  /** All worlds by name; `holders` is the number of requests in each, `isOnlyRead` true for one that `openToRead` made and nobody changed. */
  list(): { name: string; isOpen: boolean; isOnlyRead: boolean; holders: number }[] {
    return readdirSync(this.#directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(this.#directory, entry.name, 'current')))
      .map(({ name }) => ({
        name,
        isOpen: this.#open.has(name),
        isOnlyRead: this.#onlyRead.has(name),
        holders: this.#open.get(name)?.world.holders ?? 0,
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }

  /**
   * Closes idle worlds; they reopen without loss.
   * @param idleAfter milliseconds
   */
  closeIdle(idleAfter: number = IDLE_AFTER): void {
    for (const [name, tenant] of this.#open) {
      const { world, lastUsedAt } = tenant
      if (world.holders > 0 || performance.now() - lastUsedAt < idleAfter) continue
      try {
        world.settle()
      } catch (error) {
        // Of a full disk or a damaged database. It stays open, so that its counters are not lost, until another try.
        tenant.lastUsedAt = performance.now()
        this.#report(world, error)
        continue
      }
      this.#open.delete(name)
      this.#connected.delete(world)
      this.#see(world.close(), world)
    }
  }

  /** Ends all waiting for the clock, so that the server can stop. */
  release(): void {
    for (const { world } of this.#open.values()) world.clock.release()
  }

  async close(): Promise<void> {
    clearInterval(this.#idleTimer)
    for (const { world } of this.#open.values()) this.#see(world.close(), world)
    this.#open.clear()
    await Promise.all(this.#leaving)
  }
}
