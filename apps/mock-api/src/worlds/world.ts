import type { PrismaClient } from '@moonlit/prisma/client'
import Database from 'better-sqlite3'
import { ofRow, type Statement } from './boundary.ts'
import { Clock } from './clock.ts'
import { Ids } from './ids.ts'
import { KeptAnswers } from './kept-answers.ts'
import { RateLimiter } from './rate-limiter.ts'
import { DEFAULT_SETTINGS, Settings } from './settings.ts'

const SETTINGS_KEY = 'settings'

/** Single typed statements. What the catalogue is made of changes by SQL only, for the sake of kept answers. */
type TypedStatements = Omit<PrismaClient, 'bot' | 'botText' | 'botListing' | 'photoForSale' | 'botAccess' | 'block'>

/**
 * One copy of everything: data, clock, settings, limits. Requests of different worlds never meet.
 *
 * Two ways lead to the data. `sql` runs prepared statements on one connection, synchronously: hot reads, and everything
 * that must happen as a whole, inside `atomically`. `prisma` is for single typed statements where speed does not matter;
 * it has a connection of its own, so it never opens a transaction.
 */
export class World {
  readonly name: string
  readonly file: string
  /** Signs the world's tokens and makes its ids. */
  readonly secret: string
  readonly clock = new Clock()
  readonly ids: Ids
  readonly limiter = new RateLimiter()
  readonly kept: KeptAnswers
  readonly #db: Database.Database
  readonly #statements = new Map<string, Statement<unknown>>()
  #prisma: Promise<PrismaClient> | undefined
  #settings: Settings

  constructor(options: { name: string; file: string; secret: string; settings?: Partial<Settings> }) {
    this.name = options.name
    this.file = options.file
    this.secret = options.secret
    this.#db = new Database(options.file, { fileMustExist: true })
    this.#db.pragma('journal_mode = WAL')
    this.#db.pragma('synchronous = NORMAL')
    this.#db.pragma('foreign_keys = ON')
    this.ids = new Ids(this.#db, options.secret)
    this.kept = new KeptAnswers(this.#db)
    const stored = this.one<{ valueJson: string }>('SELECT valueJson FROM WorldState WHERE key = ?', SETTINGS_KEY)
    this.#settings = Settings.parse({ ...DEFAULT_SETTINGS, ...options.settings, ...(stored === undefined ? {} : JSON.parse(stored.valueJson)) })
  }

  get settings(): Settings {
    return this.#settings
  }

  /** Changes some settings, from the next request on, and keeps them. */
  change(settings: Partial<Settings>): Settings {
    this.#settings = Settings.parse({ ...this.#settings, ...settings })
    this.run(
      'INSERT INTO WorldState (key, valueJson) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET valueJson = excluded.valueJson',
      SETTINGS_KEY,
      JSON.stringify(this.#settings),
    )
    return this.#settings
  }

  /** Loaded when first asked for: most of what a server does needs only `sql`. */
  get prisma(): Promise<TypedStatements> {
    return (this.#prisma ??= import('@moonlit/prisma/connect').then(({ connect }) => connect(this.file)))
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

  /** Runs a statement; answers how many rows it changed. */
  run(sql: string, ...values: unknown[]): number {
    return this.#prepare(sql).run(...values).changes
  }

  /** All that happens inside is written as a whole or not at all. */
  atomically<Result>(work: () => Result): Result {
    return this.#db.transaction(work).immediate()
  }

  /** False once the world was reset or the server stops; its data is out of reach then. */
  get isOpen(): boolean {
    return this.#db.open
  }

  async close(): Promise<void> {
    await (await this.#prisma)?.$disconnect()
    this.#db.close()
  }
}
