import path from 'node:path'
import type { PrismaClient } from '@moonlit/prisma/client'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { ofRow, type Statement, transactionOf } from './boundary.ts'
import { Chance, ChanceState } from './chance.ts'
import { Clock, ClockState } from './clock.ts'
import { Ids } from './ids.ts'
import { KnownGuests } from './known-guests.ts'
import { ResponseCache } from './response-cache.ts'
import { RateLimiter, RateLimiterState } from './rate-limiter.ts'
import { DEFAULT_SETTINGS, Settings, type SettingsChange, changeSettings } from './settings.ts'

/** Named state that is stored with the data. */
type StateKey = 'seed' | 'settings' | 'clock' | 'ids' | 'limits' | 'chance' | 'forced'

/** The typed client. Catalogue tables are changed by SQL only, so that the response cache sees it. */
type TypedStatements = Omit<PrismaClient, 'bot' | 'botText' | 'botListing' | 'photoForSale' | 'botAccess' | 'block'>

/**
 * One isolated copy of everything: data, clock, settings, limits.
 *
 * Two ways lead to the data. `sql` runs prepared statements on one connection, synchronously: hot reads, and everything
 * that must happen as a whole, inside `atomically`. `prisma` is for single typed statements where speed does not matter;
 * it has a connection of its own, so it never opens a transaction.
 */
export class World {
  readonly name: string
  readonly file: string
  /** Folder of the database and its files, which are reset, saved and loaded together. */
  readonly directory: string
  /** Secret for the world's tokens and ids. */
  readonly secret: string
  readonly clock: Clock
  readonly ids: Ids
  readonly limiter: RateLimiter
  readonly chance: Chance
  readonly responseCache: ResponseCache
  readonly knownGuests: KnownGuests
  /** Its initial settings. */
  readonly defaults: Settings
  readonly #db: Database.Database
  readonly #transaction: <Result>(work: () => Result) => Result
  readonly #statements = new Map<string, Statement<unknown>>()
  #prisma: Promise<PrismaClient> | undefined
  #settings: Settings
  #holders = 0
  #whenFree: (() => void)[] = []

  readonly #onConnect: (world: World) => void

  /** @param options.onConnect called when the Prisma client, which takes much memory, is opened */
  constructor(options: { name: string; file: string; secret: string; settings?: Partial<Settings>; onConnect?: (world: World) => void }) {
    this.name = options.name
    this.file = options.file
    this.directory = path.dirname(options.file)
    this.secret = options.secret
    this.#db = new Database(options.file, { fileMustExist: true })
    this.#onConnect = options.onConnect ?? (() => undefined)
    this.#transaction = transactionOf(this.#db)
    this.defaults = Settings.parse({ ...DEFAULT_SETTINGS, ...options.settings })
    try {
      this.#db.pragma('journal_mode = WAL')
      this.#db.pragma('synchronous = NORMAL')
      this.#db.pragma('foreign_keys = ON')
      // Page cache in kilobytes. Small, since the system caches the file and there are many worlds.
      this.#db.pragma('cache_size = -512')
      this.responseCache = new ResponseCache(this.#db)
      this.knownGuests = new KnownGuests(this.#db)
      this.ids = new Ids(options.secret, this.recall('ids', z.number()) ?? 0, (upTo) => this.remember('ids', upTo))
      this.clock = new Clock(this.recall('clock', ClockState) ?? { offset: 0, frozenAt: null }, (state) => this.remember('clock', state))
      this.limiter = new RateLimiter(this.recall('limits', RateLimiterState))
      this.chance = new Chance(options.secret, this.recall('chance', ChanceState))
      this.#settings = Settings.parse({ ...this.defaults, ...this.recall('settings', Settings.partial()) })
    } catch (error) {
      // A damaged database is opened by each request again; its file must not stay open each time.
      this.#db.close()
      throw error
    }
  }

  get settings(): Settings {
    return this.#settings
  }

  /** Changes settings from the next request on, and stores them. */
  change(change: SettingsChange): Settings {
    this.#settings = changeSettings(this.#settings, change)
    this.remember('settings', this.#settings)
    return this.#settings
  }

  /** Reads named state; undefined when missing or not valid in this version. */
  recall<Value>(key: StateKey, schema: z.ZodType<Value>): Value | undefined {
    const row = this.one<{ valueJson: string }>('SELECT valueJson FROM WorldState WHERE key = ?', key)
    return row === undefined ? undefined : schema.safeParse(JSON.parse(row.valueJson)).data
  }

  /** Stores named state with the data. */
  remember(key: StateKey, value: unknown): void {
    this.run(
      'INSERT INTO WorldState (key, valueJson) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET valueJson = excluded.valueJson',
      key,
      JSON.stringify(value),
    )
  }

  /** Loaded on first use: most requests need only SQL. */
  get prisma(): Promise<TypedStatements> {
    if (this.#prisma === undefined) {
      this.#prisma = import('@moonlit/prisma/connect').then(({ connect }) => connect(this.file))
      this.#onConnect(this)
    }
    return this.#prisma
  }

  /** Closes the Prisma client; it reopens on use. */
  async rest(): Promise<void> {
    const prisma = this.#prisma
    this.#prisma = undefined
    await (await prisma)?.$disconnect()
  }

  #prepare<Row>(sql: string): Statement<Row> {
    const known = this.#statements.get(sql)
    if (known !== undefined) return ofRow<Row>(known)
    const statement = this.#db.prepare<unknown[], unknown>(sql)
    this.#statements.set(sql, statement)
    return ofRow<Row>(statement)
  }

  /** The first row of a query. `Row` names the columns that the query selects. */
  one<Row>(sql: string, ...values: unknown[]): Row | undefined {
    return this.#prepare<Row>(sql).get(...values)
  }

  /** All rows of a query. */
  all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.#prepare<Row>(sql).all(...values)
  }

  /** Runs a statement; returns the number of changed rows. */
  run(sql: string, ...values: unknown[]): number {
    return this.#prepare(sql).run(...values).changes
  }

  /** Runs work in a transaction. */
  atomically<Result>(work: () => Result): Result {
    try {
      return this.#transaction(work)
    } catch (error) {
      this.ids.rolledBack()
      throw error
    }
  }

  /**
   * Stores counters held in memory.
   * @throws Error when the disk is full or the database damaged
   */
  settle(): void {
    this.ids.settle()
    this.remember('limits', this.limiter.state)
    this.remember('chance', this.chance.state)
  }

  /** Copies the current database into a new file. */
  copyTo(file: string): void {
    this.settle()
    this.#db.prepare('VACUUM INTO ?').run(file)
  }

  /**
   * Marks the world as in use, so that it is not closed.
   * @returns a function that releases it; a second call does nothing
   */
  hold(): () => void {
    this.#holders += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#holders -= 1
      if (this.#holders > 0) return
      for (const tell of this.#whenFree) tell()
      this.#whenFree = []
    }
  }

  /** Number of requests that use it. */
  get holders(): number {
    return this.#holders
  }

  /** Resolves when no request uses it. */
  async whenFree(): Promise<void> {
    if (this.#holders === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#whenFree.push(resolve)
    await promise
  }

  /** False once the world was replaced or the server stops. */
  get isOpen(): boolean {
    return this.#db.open
  }

  /** Closes a world that was never used; its counters are not stored. */
  drop(): void {
    this.#db.close()
  }

  /**
   * Closes both connections; nothing is lost.
   * @throws Error when the counters could not be stored; it is closed all the same
   */
  async close(): Promise<void> {
    try {
      this.settle()
    } finally {
      this.#db.close()
      await this.rest()
    }
  }
}
