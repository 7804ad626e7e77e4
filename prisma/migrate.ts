import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Database } from 'better-sqlite3'

/**
 * Prisma's migration table, so that `prisma migrate status` sees migrations applied here, and the other way round.
 */
const HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT,
  "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`

export interface Migration {
  readonly name: string
  readonly sql: string
  /** sha256 of the file, as Prisma computes it. */
  readonly checksum: string
}

/** Folder of the checked-in migrations. */
export const MIGRATIONS_DIRECTORY = path.join(import.meta.dirname, 'migrations')

/** The checked-in migrations, oldest first. */
export const readMigrations = (directory: string = MIGRATIONS_DIRECTORY): Migration[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(directory, entry.name, 'migration.sql')))
    .map((entry) => {
      const sql = readFileSync(path.join(directory, entry.name, 'migration.sql'), 'utf8')
      return { name: entry.name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/**
 * Applies missing migrations, each in a transaction. Works offline on every platform, while Prisma's
 * command would download its engine.
 * @returns names of the migrations applied now
 * @throws Error when an applied migration was edited since, or is of a newer version
 */
export const migrate = (db: Database, migrations: readonly Migration[] = readMigrations()): string[] => {
  db.exec(HISTORY)
  const applied = new Map<unknown, unknown>()
  for (const row of db.prepare<[], { migration_name: string; checksum: string }>('SELECT migration_name, checksum FROM _prisma_migrations').all())
    applied.set(row.migration_name, row.checksum)
  const known = new Set<unknown>(migrations.map(({ name }) => name))
  for (const name of applied.keys())
    if (!known.has(name)) throw new Error(`Migration ${String(name)} is not known here: the database is of a newer version.`)
  const record = db.prepare(
    'INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) VALUES (?, ?, current_timestamp, ?, 1)',
  )
  const done: string[] = []
  for (const { name, sql, checksum } of migrations) {
    if (applied.has(name)) {
      if (applied.get(name) !== checksum) throw new Error(`Migration ${name} was edited after it was applied. Add a new migration instead.`)
      continue
    }
    db.transaction(() => {
      db.exec(sql)
      record.run(randomUUID(), checksum, name)
    })()
    done.push(name)
  }
  return done
}
