import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { listingKey } from '@moonlit/prisma/listing'
import { type Server, load, median, startServer } from './load.ts'

/**
 * Measures a page of the list with 500 characters and with a million, first page and last: CPU time of the server, answers
 * from the cache excluded (each request uses its own page size). The two alternate in one run; medians of five rounds.
 * Exits 1 when a million costs more than one and a half times five hundred.
 *
 *     npx node apps/mock-api/bench/catalogue-size.ts
 */
const SIZES = { few: 500, many: 1_000_000 } as const
const ROUNDS = 5
const BUDGET = 1.5
const PORT = 4731
const ROOT = path.resolve(import.meta.dirname, '../../..')
const LIMIT = 20
/** The lists that are measured. */
const LISTS = [
  { where: '1', filter: { custom: false }, query: '' },
  { where: "gender = 'female'", filter: { gender: 'female', custom: false }, query: 'gender=female&' },
  {
    where: "gender = 'female' AND style = 'anime'",
    filter: { gender: 'female', style: 'anime', custom: false },
    query: 'gender=female&style=anime&',
  },
] as const

/** A copy of the template with this many characters: the seeded ones repeated, with English texts only. */
const grow = (file: string, size: number): void => {
  const db = new Database(file)
  db.pragma('journal_mode = OFF')
  db.pragma('synchronous = OFF')
  const columns = (table: string): string[] => db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table)
  const copied = (table: string, renamed: readonly string[]): string =>
    columns(table)
      .map((column) => (renamed.includes(column) ? `t."${column}" || '-' || n.value` : `t."${column}"`))
      .join(', ')
  const quoted = (table: string): string =>
    columns(table)
      .map((column) => `"${column}"`)
      .join(', ')
  db.exec(`DELETE FROM Bot WHERE isCustom = 1; DELETE FROM BotListing; DELETE FROM BotText WHERE locale <> 'en'`)
  const seeded = db.prepare<[], number>('SELECT count(*) FROM Bot').pluck().get() ?? 1
  const copies = `WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${Math.ceil(size / seeded)})`
  for (const [table, renamed] of [
    ['BotText', ['botId']],
    ['Bot', ['id', 'slug']],
  ] as const) {
    db.pragma('foreign_keys = OFF')
    db.exec(`CREATE TEMP TABLE seeded AS SELECT * FROM "${table}"`)
    db.exec(`INSERT INTO "${table}" (${quoted(table)}) ${copies} SELECT ${copied(table, renamed)} FROM n, seeded t`)
    db.exec('DROP TABLE seeded')
  }
  db.exec(`DELETE FROM Bot WHERE rowid NOT IN (SELECT rowid FROM Bot ORDER BY rowid LIMIT ${size})`)
  for (const { where, filter } of LISTS)
    db.prepare(`INSERT INTO BotListing (list, rank, botId) SELECT ?, row_number() OVER (ORDER BY rowid), id FROM Bot WHERE ${where}`).run(
      listingKey(filter),
    )
  db.pragma('journal_mode = DELETE')
  db.close()
}

const countOf = (file: string, list: string): number => {
  const db = new Database(file, { readonly: true })
  const count = db.prepare<[string], number>('SELECT count(*) FROM BotListing WHERE list = ?').pluck().get(list) ?? 0
  db.close()
  return count
}

const data = mkdtempSync(path.join(tmpdir(), 'moonlit-rows-'))
const base = `http://127.0.0.1:${PORT}`
const start = (): Promise<Server> =>
  startServer(process.execPath, [path.join(ROOT, 'apps/mock-api/src/server.ts')], {
    url: `${base}/api/v1/core/alive/`,
    env: { API_PORT: String(PORT), MOCK_CONTROLS: '1', DATA_DIR: data, LOG_LEVEL: 'error' },
  })
const stop = async ({ child }: Server): Promise<void> => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Path of a world's database. */
const fileOf = (world: string): string => {
  const folder = path.join(data, 'worlds', world)
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('data.sqlite'))
  if (file === undefined) throw new Error(`${world} has no database`)
  return path.join(folder, file)
}

let server = await start()
try {
  for (const world of Object.keys(SIZES)) {
    const { ok, status } = await fetch(`${base}/controls/settings/`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-mock-world': world },
      body: JSON.stringify({ generalRate: { limit: 1_000_000, windowSeconds: 86_400 } }),
    })
    if (!ok) throw new Error(`The world ${world} could not be made: ${status}`)
  }
  await stop(server)
  for (const [world, size] of Object.entries(SIZES)) grow(fileOf(world), size)
  server = await start()

  const running = server
  let asked = 0
  /** Every request is different, so that none is answered from the cache. */
  const cost = (world: string, query: string, page: number): Promise<number> =>
    load(running, {
      count: 400,
      connections: 8,
      status: 200,
      next: () => {
        asked += 1
        return { path: `/api/v1/bots/?${query}lang=en&limit=${LIMIT}&page=${page}&round=${asked}`, headers: { 'x-mock-world': world } }
      },
    })

  for (const { query, filter } of LISTS) {
    const lastPage = (world: string): number => Math.ceil(countOf(fileOf(world), listingKey(filter)) / LIMIT)
    for (const which of ['first', 'last'] as const) {
      const few: number[] = []
      const many: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        few.push(await cost('few', query, which === 'first' ? 1 : lastPage('few') - 1))
        many.push(await cost('many', query, which === 'first' ? 1 : lastPage('many') - 1))
      }
      const ratio = median(many) / median(few)
      const holds = ratio <= BUDGET
      console.log(
        `${holds ? 'holds' : 'FAILS'}  ${(query === '' ? 'all' : query.slice(0, -1)).padEnd(28)} ${which.padEnd(5)} page: ${median(few).toFixed(0)} µs of ${SIZES.few}, ${median(many).toFixed(0)} µs of ${SIZES.many}, ${ratio.toFixed(2)} times (at most ${BUDGET})`,
      )
      if (!holds) process.exitCode = 1
    }
  }
} finally {
  await stop(server)
  rmSync(data, { recursive: true, force: true })
}
