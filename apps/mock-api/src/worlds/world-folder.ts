import { randomUUID } from 'node:crypto'
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { World } from './world.ts'

const DATABASE = 'data.sqlite'
const POINTER = 'current'
const SNAPSHOTS = 'snapshots'
/** What a generation's folder is called. */
const GENERATION = /^[\da-f]{8}$/u

/** Whether a snapshot is not finished; no snapshot's name has a period. */
const isDraft = (snapshot: string): boolean => snapshot.includes('.')

/** A saved state of a world. */
export interface Snapshot {
  readonly name: string
  /** Real time in milliseconds since 1970. */
  readonly savedAt: number
  readonly bytes: number
}

const copyDatabase = (from: string, directory: string): void => copyFileSync(from, path.join(directory, DATABASE), constants.COPYFILE_FICLONE)

/** Folders of files that belong to a database. */
const copyFiles = (from: string, to: string): void => {
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) cpSync(path.join(from, entry.name), path.join(to, entry.name), { recursive: true })
}

const sizeOf = (directory: string): number =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, entry) => total + statSync(path.join(entry.parentPath, entry.name)).size, 0)

/**
 * Folder of a world: one subfolder per generation, one of them current, and one for snapshots.
 * A reset begins a new generation, so that running requests keep their files.
 */
export class WorldFolder {
  /** The world's name. */
  readonly name: string
  readonly path: string

  constructor(worlds: string, name: string) {
    this.name = name
    this.path = path.join(worlds, name)
  }

  /**
   * The database of the current generation, or null when there is none.
   * @throws Error when it should be there and is not: an older generation may still be, which a new one would replace
   */
  current(): string | null {
    const pointer = path.join(this.path, POINTER)
    if (!existsSync(pointer)) return null
    const generation = readFileSync(pointer, 'utf8')
    const file = path.join(this.path, generation, DATABASE)
    if (!GENERATION.test(generation) || !existsSync(file)) throw new Error('Its database is not where it should be')
    return file
  }

  /** Deletes every generation but the current one, and snapshots that were never finished. */
  tidy(): void {
    const current = this.current()
    if (current === null) return
    for (const entry of readdirSync(this.path, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== SNAPSHOTS && entry.name !== path.basename(path.dirname(current)))
        this.discard(path.join(this.path, entry.name))
    const snapshots = path.join(this.path, SNAPSHOTS)
    if (existsSync(snapshots)) for (const name of readdirSync(snapshots)) if (isDraft(name)) this.discard(path.join(snapshots, name))
  }

  /**
   * Begins a generation: copies its files, lets `open` open it, and then makes it the current one. Nothing is left of one
   * that cannot be copied or opened.
   */
  #begin<Opened>(copy: (directory: string) => void, open: (file: string) => Opened): Opened {
    const generation = randomUUID().slice(0, 8)
    const directory = path.join(this.path, generation)
    const draft = path.join(this.path, `${POINTER}.${generation}`)
    try {
      mkdirSync(directory, { recursive: true })
      copy(directory)
      writeFileSync(draft, generation)
      const opened = open(path.join(directory, DATABASE))
      this.#point(draft)
      return opened
    } catch (error) {
      rmSync(draft, { force: true })
      this.discard(directory)
      throw error
    }
  }

  /** Puts a pointer in the place of the last; not even a folder that somebody put there is in its way. */
  #point(draft: string): void {
    const pointer = path.join(this.path, POINTER)
    if (statSync(pointer, { throwIfNoEntry: false })?.isDirectory() === true) rmSync(pointer, { recursive: true, force: true, maxRetries: 3 })
    renameSync(draft, pointer)
  }

  /** Begins a generation with a copy of a database. */
  beginWith<Opened>(template: string, open: (file: string) => Opened): Opened {
    return this.#begin((directory) => copyDatabase(template, directory), open)
  }

  /** Begins a generation with a snapshot; null without such a snapshot. */
  beginWithSnapshot<Opened>(name: string, open: (file: string) => Opened): Opened | null {
    const snapshot = path.join(this.path, SNAPSHOTS, name)
    if (!existsSync(path.join(snapshot, DATABASE))) return null
    return this.#begin((directory) => {
      copyDatabase(path.join(snapshot, DATABASE), directory)
      copyFiles(snapshot, directory)
    }, open)
  }

  /** Saves a snapshot; one of the same name is replaced once the new one is complete. */
  save(world: World, name: string): Snapshot {
    const snapshot = path.join(this.path, SNAPSHOTS, name)
    const draft = `${snapshot}.${randomUUID().slice(0, 8)}`
    try {
      mkdirSync(draft, { recursive: true })
      world.copyTo(path.join(draft, DATABASE))
      copyFiles(world.directory, draft)
    } catch (error) {
      // Of a full disk, which it would keep full.
      this.discard(draft)
      throw error
    }
    this.discard(snapshot)
    renameSync(draft, snapshot)
    return this.#describe(name)
  }

  #describe(name: string): Snapshot {
    const directory = path.join(this.path, SNAPSHOTS, name)
    return { name, savedAt: statSync(path.join(directory, DATABASE)).mtimeMs, bytes: sizeOf(directory) }
  }

  /** Snapshots, newest first. */
  snapshots(): Snapshot[] {
    const directory = path.join(this.path, SNAPSHOTS)
    if (!existsSync(directory)) return []
    return readdirSync(directory)
      .filter((name) => !isDraft(name))
      .map((name) => this.#describe(name))
      .toSorted((one, other) => other.savedAt - one.savedAt || (one.name < other.name ? -1 : 1))
  }

  /** Removes a snapshot; false when there is none of that name. */
  removeSnapshot(name: string): boolean {
    const snapshot = path.join(this.path, SNAPSHOTS, name)
    if (!existsSync(snapshot)) return false
    this.discard(snapshot)
    return true
  }

  /** Whether there is a world, even one that cannot be opened. */
  exists(): boolean {
    return existsSync(path.join(this.path, POINTER))
  }

  /** Drops the current generation and the snapshots. The generation's files stay until its requests are done. */
  forget(): void {
    rmSync(path.join(this.path, POINTER), { recursive: true, force: true })
    this.discard(path.join(this.path, SNAPSHOTS))
  }

  /** Deletes everything. */
  remove(): void {
    rmSync(this.path, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Removes a generation's files, and the world's folder with the last of them. */
  discard(directory: string): void {
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 })
    if (existsSync(this.path) && readdirSync(this.path).length === 0) rmdirSync(this.path)
  }
}
