import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ServerProcess, makeDataFolder, startServer } from '../testing/server-process.ts'

// The server is a process of its own: what these stories are about would end it.

const AMARA = '/api/v1/bots/amara/?lang=en'
const HEALTHY = 'healthy'

const overwrite = (file: string, from: number): void => {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(64 * 1024, 'no database '), 0, 64 * 1024, from)
  closeSync(handle)
}

/** What may happen to a world's database while no server runs. */
const DAMAGES: Record<string, (file: string) => void> = {
  'cut-in-half': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  emptied: (file) => truncateSync(file, 0),
  overwritten: (file) => overwrite(file, 0),
  'overwritten-inside': (file) => overwrite(file, 4096),
  'of-another-version': (file) => {
    const db = new Database(file)
    db.exec("UPDATE _prisma_migrations SET checksum = 'edited'")
    db.close()
  },
  'of-a-newer-version': (file) => {
    const db = new Database(file)
    db.exec("INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('newer', 'newer', '29990101000000_newer')")
    db.close()
  },
  // Its data may still be there: a new world in its place would hide that, and a later start would delete them.
  'without-its-database': (file) => rmSync(file),
  'without-its-pointer': (file) => writeFileSync(path.join(file, '../../current'), ''),
  'with-a-folder-for-pointer': (file) => {
    rmSync(path.join(file, '../../current'))
    mkdirSync(path.join(file, '../../current/inside'), { recursive: true })
  },
}
const BROKEN = Object.keys(DAMAGES)

// Each start of a server takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
afterAll(() => vi.resetConfig())

let data: Awaited<ReturnType<typeof makeDataFolder>>
let server: ServerProcess
beforeAll(async () => {
  data = await makeDataFolder()
  const before = await startServer(data.folder)
  for (const world of [...BROKEN, HEALTHY]) expect(await before.ask(world, AMARA), before.output()).toBe(200)
  await before.stop()
  for (const [world, damage] of Object.entries(DAMAGES)) damage(data.databaseOf(world))
  server = await startServer(data.folder)
}, 60_000)
afterAll(async () => {
  await server.stop()
  data.remove()
})

test.each(BROKEN)('[MK-09] a world that was %s answers 500 by itself, is named in the log, and a reset mends it', async (world) => {
  const addresses = [AMARA, '/api/v1/bots/', '/api/v1/core/alive/', '/controls/settings/', `/media/avatars/x.webp?world=${world}`]
  const statuses = new Set<number>()
  for (const address of addresses) statuses.add(await server.ask(world, address))
  expect([...statuses], server.output()).toContain(500)
  expect(await server.ask(HEALTHY, AMARA)).toBe(200)
  await expect.poll(server.output).toContain(`"world":"${world}"`)
  expect(server.output()).toContain(`/worlds/${world}`)
  expect(await server.ask(world, '/controls/reset/', 'POST')).toBe(200)
  expect(await server.ask(world, AMARA)).toBe(200)
  expect(data.entriesOf(world)).toBe(2)
})

test('[MK-09] a world that cannot be opened can be deleted, and is then created anew', async () => {
  const world = 'deleted'
  expect(await server.ask(world, AMARA)).toBe(200)
  await server.stop()
  truncateSync(data.databaseOf(world), 100)
  server = await startServer(data.folder)
  expect(await server.ask(world, AMARA)).toBe(500)
  expect(await server.ask(world, '/controls/snapshots/')).toBe(200)
  expect(await server.ask(HEALTHY, `/controls/worlds/${world}/`, 'DELETE')).toBe(200)
  expect(data.entriesOf(world)).toBe(0)
  expect(await server.ask(world, AMARA)).toBe(200)
})

test('[MK-09] without the template no world can be created, the others go on, and a reset brings it back', async () => {
  rmSync(data.template)
  const hostile = Array.from(
    { length: 2000 },
    (_, turn) => () => server.ask('no-template', ['/', AMARA, '/api/v1/%E0%A4%A/', '/media/x'][turn % 4] ?? ''),
  )
  const seen = new Set<number>()
  const attack = async (): Promise<void> => {
    for (let next = hostile.pop(); next !== undefined; next = hostile.pop()) seen.add(await next())
  }
  const served: number[] = []
  const attacks = Promise.all(Array.from({ length: 8 }, attack))
  for (let turn = 0; turn < 100; turn += 1) served.push(await server.ask(HEALTHY, AMARA))
  await attacks
  expect([...new Set(served)]).toEqual([200])
  expect(seen).toEqual(new Set([400, 404, 500]))
  expect(server.isRunning()).toBe(true)
  // Nothing is left of two thousand tries.
  expect(data.entriesOf('no-template')).toBe(0)
  expect(await server.ask('no-template', '/controls/reset/', 'POST'), server.output()).toBe(200)
  for (const world of ['no-template', 'another-one', HEALTHY]) expect(await server.ask(world, AMARA)).toBe(200)
})

test('[MK-09] a reset also brings back a template that is damaged', async () => {
  overwrite(data.template, 0)
  expect(await server.ask('damaged-template', AMARA)).toBe(500)
  expect(await server.ask('damaged-template', '/controls/reset/', 'POST'), server.output()).toBe(200)
  for (const world of ['damaged-template', 'yet-another', HEALTHY]) expect(await server.ask(world, AMARA)).toBe(200)
})

test.skipIf(process.platform === 'win32')(
  '[MK-09] on a full disk new worlds are refused, the others go on reading, and nothing half-made is left',
  async () => {
    await server.stop()
    const db = new Database(data.databaseOf(HEALTHY))
    const pages = db.pragma('page_count', { simple: true })
    db.close()
    expect(pages).toBeGreaterThan(100)
    // No file may grow beyond a hundred kilobytes: no template can be copied and no database can grow.
    server = await startServer(data.folder, { fileBlocks: 200 })
    expect(await server.ask(HEALTHY, AMARA), server.output()).toBe(200)
    for (let turn = 0; turn < 5; turn += 1) expect(await server.ask('no-room', AMARA)).toBe(500)
    expect(data.entriesOf('no-room')).toBe(0)
    expect(await server.ask(HEALTHY, AMARA)).toBe(200)
    await expect.poll(server.output).toContain('"world":"no-room"')
    expect(await server.ask('no-room', '/controls/reset/', 'POST')).toBe(500)
    const snapshots = path.join(path.dirname(data.databaseOf(HEALTHY)), '../snapshots')
    expect(await server.save(HEALTHY, 'no-room')).toBe(500)
    expect(readdirSync(snapshots)).toEqual([])
    await server.stop()
    // As a kill leaves it.
    mkdirSync(path.join(snapshots, 'killed.0c5f1d6e'))
    server = await startServer(data.folder)
    for (const world of [HEALTHY, 'no-room']) expect(await server.ask(world, AMARA)).toBe(200)
    expect(readdirSync(snapshots)).toEqual([])
  },
)
