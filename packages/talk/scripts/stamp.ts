import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Judged } from '../src/moderation/minors/likelihood.ts'
import { DATA, foreignSentences } from './read-data.ts'

/** What is made of a language's data: its model takes minutes for ten languages, its pools a moment. */
export type Made = 'model' | 'json'

/** What each is made by, beside the data. */
const SOURCES: Readonly<Record<Made, readonly string[]>> = {
  model: ['scripts/train.ts', 'scripts/read-data.ts', 'scripts/phrases.ts', 'src/understanding/features.ts', 'src/understanding/linear-model.ts'],
  json: ['scripts/generate.ts', 'scripts/read-data.ts'],
}
const PACKAGE = path.resolve(import.meta.dirname, '..')
/** The models that judge whether a text makes somebody a minor, of all languages together. */
export const MINOR_MODELS = ['description', 'chat'] as const satisfies readonly Judged[]
/** What those are made by, beside what the models of the languages are: all that reads a text, and all that is learned from. */
const MINOR_SOURCES = ['scripts/minors.ts', 'src/testing/minors.ts', 'src/moderation/minors', 'data/minors'] as const
/** What the model learns from; the other files are pools. */
const LEARNED: ReadonlySet<string> = new Set(['sentences.txt', 'phrases.txt'])

/** A hash of all that a language's model or pools are made of: whoever has the same need not make them again. */
export function stampOf(locale: string, made: Made): string {
  const hash = createHash('sha256')
  const files = readdirSync(path.join(DATA, locale))
    .filter((name) => LEARNED.has(name) === (made === 'model'))
    .toSorted()
    .map((name) => path.join(DATA, locale, name))
  // A checkout may have other line ends.
  for (const file of [...files, ...SOURCES[made].map((source) => path.join(PACKAGE, source))])
    hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  if (made === 'model') hash.update(JSON.stringify(foreignSentences(locale)))
  return hash.digest('hex')
}

/** The files of a folder and those below it, but for tests; a file alone is itself. */
const filesOf = (source: string): string[] => {
  const whole = path.join(PACKAGE, source)
  if (!statSync(whole).isDirectory()) return [whole]
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

/** The file that says of what the models of minors were made. */
export const minorStamp = (): string => {
  const hash = createHash('sha256')
  for (const file of MINOR_SOURCES.flatMap(filesOf)) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  for (const locale of LOCALES) hash.update(stampsOf(locale))
  return `${hash.digest('hex')}\n`
}

/** Whether the models of minors were made of what there is now. */
export const areMinorsFresh = (folder: string): boolean => {
  const stamp = path.join(folder, 'minors.stamp')
  const areThere = MINOR_MODELS.every((judged) => existsSync(path.join(folder, `minors-${judged}.model`)))
  return areThere && existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === minorStamp().trim()
}

const lineOf = (locale: string, made: Made): string => `${made} ${stampOf(locale, made)}`

/** The file that says of what a language's generated files were made. */
export const stampsOf = (locale: string): string => `${lineOf(locale, 'json')}\n${lineOf(locale, 'model')}\n`

/** Whether a generated file was made of what there is now. */
export const isFresh = (folder: string, locale: string, made: Made): boolean => {
  const stamp = path.join(folder, `${locale}.stamp`)
  const isThere = existsSync(stamp) && existsSync(path.join(folder, `${locale}.${made}`))
  return isThere && readFileSync(stamp, 'utf8').split(/\r?\n/u).includes(lineOf(locale, made))
}
