import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampsFolder } from './paths.mjs'

const skipped = new Set(['node_modules', 'generated', 'dist', '.turbo'])

/**
 * All files below the given files and folders, sorted; missing ones are skipped.
 * @param {string[]} paths
 * @returns {string[]}
 */
export const filesBelow = (paths) =>
  paths
    .flatMap((path) => {
      if (!existsSync(path)) return []
      if (!statSync(path).isDirectory()) return [path]
      return filesBelow(
        readdirSync(path)
          .filter((name) => !skipped.has(name))
          .map((name) => join(path, name)),
      )
    })
    .toSorted()

/**
 * A hash of files and additional words.
 * @param {string[]} paths files and folders
 * @param {string[]} [words]
 */
export const hashOf = (paths, words = []) => {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\0`)
  for (const path of filesBelow(paths)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** @param {string} name */
export const readStamp = (name) => {
  const file = join(stampsFolder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * @param {string} name
 * @param {string} value
 */
export const writeStamp = (name, value) => {
  mkdirSync(stampsFolder, { recursive: true })
  writeFileSync(join(stampsFolder, name), value)
}
