import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { CHARACTERS_DIRECTORY } from '@moonlit/prisma/characters-directory'
import { migrate, readMigrations } from '@moonlit/prisma/migrate'
import Database from 'better-sqlite3'
import { SeedState } from './shift-seed.ts'

/** Version of the template format. */
const FORMAT = '2'

/** Key of a seeded database: a hash of the migrations and the seed. */
const fingerprint = (): string => {
  const hash = createHash('sha256').update(FORMAT)
  for (const { checksum } of readMigrations()) hash.update(checksum)
  const seedDirectory = path.dirname(CHARACTERS_DIRECTORY)
  for (const directory of [seedDirectory, CHARACTERS_DIRECTORY])
    for (const file of readdirSync(directory).toSorted())
      if (/\.(json|ts)$/u.test(file) && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(path.join(directory, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Fills a new database file with schema and seed. */
const fill = async (file: string): Promise<void> => {
  const db = new Database(file)
  migrate(db)
  db.close()
  // Imported lazily: only a first start seeds.
  const [{ connect }, { seed }] = await Promise.all([import('@moonlit/prisma/connect'), import('@moonlit/prisma/seed')])
  const prisma = connect(file)
  const now = Date.now()
  await seed(prisma, { now })
  await prisma.$disconnect()
  const finished = new Database(file)
  finished.prepare('INSERT INTO WorldState (key, valueJson) VALUES (?, ?)').run('seed', JSON.stringify(SeedState.parse({ at: now })))
  finished.pragma('wal_checkpoint(TRUNCATE)')
  finished.pragma('journal_mode = DELETE')
  finished.close()
}

/**
 * Prepares the seeded database that worlds are copied from, if missing for this schema and seed.
 * @param dataDirectory folder of databases
 * @returns its path
 */
export const prepareTemplate = async (dataDirectory: string): Promise<string> => {
  const file = path.join(dataDirectory, `template-${fingerprint()}.sqlite`)
  if (existsSync(file)) return file
  mkdirSync(dataDirectory, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    await fill(draft)
    renameSync(draft, file)
  } catch (error) {
    // Of a full disk: a half-made template would keep it full.
    for (const part of ['', '-journal', '-wal', '-shm']) rmSync(`${draft}${part}`, { force: true })
    throw error
  }
  return file
}

/** Whether a template is there and whole. */
export const isWhole = (template: string): boolean => {
  if (!existsSync(template)) return false
  try {
    const db = new Database(template, { readonly: true })
    try {
      return db.pragma('quick_check', { simple: true }) === 'ok' && db.prepare("SELECT 1 FROM WorldState WHERE key = 'seed'").get() !== undefined
    } finally {
      db.close()
    }
  } catch {
    return false
  }
}

/** Makes the template of this version again where it is gone or damaged. */
export const restoreTemplate = async (template: string): Promise<void> => {
  if (isWhole(template)) return
  rmSync(template, { force: true })
  await prepareTemplate(path.dirname(template))
}

/** No template is made for longer than that, in milliseconds: what is older and unfinished was left by a process that was killed. */
const LONGEST_MAKING = 60 * 60 * 1000

/**
 * Deletes the templates of other versions, and what is left of unfinished ones. Only for the server that the folder belongs
 * to: others' worlds come from them.
 */
export const removeOldTemplates = (template: string): void => {
  const { dir, base } = path.parse(template)
  const isLeft = (file: string): boolean => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LONGEST_MAKING
  for (const name of readdirSync(dir)) {
    const file = path.join(dir, name)
    const isOld = /^template-.*\.sqlite$/u.test(name) ? name !== base : /^template-.*\.sqlite\./u.test(name) && isLeft(file)
    if (isOld) rmSync(file, { force: true })
  }
}
