import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'

/** A data folder that cannot be used; the message is one line that says why. */
export class UnusableFolder extends Error {}

/** Errors of the file system and of SQLite have a code; anything else, those of Node itself among them, is a fault of the program. */
const isOfTheDisk = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_')

/** What a failure of the disk says about the folder; any other error as it is. */
const asUnusable = (folder: string, error: unknown): unknown => {
  if (!isOfTheDisk(error)) return error
  // Prisma's messages are of several lines.
  const message = error.message.replaceAll(/\s+/gu, ' ').trim()
  return new UnusableFolder(`DATA_DIR cannot be used (${folder}): ${message.startsWith(error.code) ? '' : `${error.code}: `}${message}`)
}

/** How long a server that is stopping may still hold its folder, in milliseconds. */
const PATIENCE = 1000

const lock = (folder: string): Database.Database => {
  const db = new Database(path.join(folder, 'lock'), { timeout: PATIENCE })
  try {
    db.exec('BEGIN EXCLUSIVE')
    return db
  } catch (error) {
    db.close()
    if (isOfTheDisk(error) && error.code === 'SQLITE_BUSY')
      throw new UnusableFolder(`DATA_DIR is in use by another server (${folder}). Stop it, or choose another folder.`)
    throw error
  }
}

/**
 * Makes a data folder this server's own, and prepares it: two servers on one folder would replace each other's databases.
 * The lock is one of SQLite's, which the system releases even when the process is killed.
 * @param prepare what is done in the folder before it can be used
 * @returns what `prepare` made, and how to release the folder
 * @throws UnusableFolder when another server has it, or it is no folder, not writable or full
 */
export const claimFolder = async <Prepared>(
  folder: string,
  prepare: () => Promise<Prepared>,
): Promise<{ prepared: Prepared; release: () => void }> => {
  let held: Database.Database | undefined
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) throw new UnusableFolder(`DATA_DIR is not a folder (${folder})`)
    mkdirSync(folder, { recursive: true })
    const db = lock(folder)
    held = db
    return { prepared: await prepare(), release: () => void db.close() }
  } catch (error) {
    held?.close()
    throw asUnusable(folder, error)
  }
}
