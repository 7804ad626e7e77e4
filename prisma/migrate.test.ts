import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from './migrate.ts'

let folder = ''
let db: Database.Database
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'moonlit-migrate-'))
  db = new Database(path.join(folder, 'test.sqlite'))
})
afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, sql: string) => {
  mkdirSync(path.join(folder, 'migrations', name), { recursive: true })
  writeFileSync(path.join(folder, 'migrations', name, 'migration.sql'), sql)
}
const read = () => readMigrations(path.join(folder, 'migrations'))
const tables = () => db.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_*' ORDER BY name`).pluck().all()

test('[DX-01] the migrations create the database, and a second run does nothing', () => {
  const names = readMigrations().map(({ name }) => name)
  expect(migrate(db)).toEqual(names)
  const first = tables()
  expect(first).toEqual(expect.arrayContaining(['Bot', 'Chat', 'Message', 'Plan', 'User']))
  expect(migrate(db)).toEqual([])
  expect(tables()).toEqual(first)
})

test('[DX-01] only missing migrations are applied, oldest first', () => {
  write('20260102000000_second', 'ALTER TABLE thing ADD COLUMN name TEXT')
  write('20260101000000_first', 'CREATE TABLE thing (id TEXT)')
  expect(migrate(db, read())).toEqual(['20260101000000_first', '20260102000000_second'])
  write('20260103000000_third', 'CREATE TABLE other (id TEXT)')
  expect(migrate(db, read())).toEqual(['20260103000000_third'])
  expect(tables()).toEqual(['other', 'thing'])
})

test('[DX-01] an applied migration that was edited is refused, and nothing after it is applied', () => {
  write('20260101000000_first', 'CREATE TABLE thing (id TEXT)')
  migrate(db, read())
  write('20260101000000_first', 'CREATE TABLE thing (id TEXT, name TEXT)')
  write('20260102000000_second', 'CREATE TABLE other (id TEXT)')
  expect(() => migrate(db, read())).toThrow('20260101000000_first was edited')
  expect(tables()).toEqual(['thing'])
})

test('[DX-01] a database of a newer version is refused', () => {
  write('20260101000000_first', 'CREATE TABLE thing (id TEXT)')
  write('20260102000000_second', 'CREATE TABLE other (id TEXT)')
  migrate(db, read())
  rmSync(path.join(folder, 'migrations', '20260102000000_second'), { recursive: true })
  expect(() => migrate(db, read())).toThrow('20260102000000_second is not known here')
})

test('[DX-01] a failing migration is rolled back and can be retried', () => {
  write('20260101000000_first', 'CREATE TABLE thing (id TEXT); CREATE TABLE thing (id TEXT)')
  expect(() => migrate(db, read())).toThrow('already exists')
  expect(tables()).toEqual([])
  write('20260101000000_first', 'CREATE TABLE thing (id TEXT)')
  expect(migrate(db, read())).toEqual(['20260101000000_first'])
})
