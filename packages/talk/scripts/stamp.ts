import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DATA, foreignSentences } from './read-data.ts'

/** What a model depends on beside the data. */
const SOURCES = [
  'scripts/train.ts',
  'scripts/generate.ts',
  'scripts/read-data.ts',
  'src/understanding/features.ts',
  'src/understanding/classifier.ts',
]
const PACKAGE = path.resolve(import.meta.dirname, '..')

/** A hash of all that a language's generated files are made of: whoever has the same need not train again. */
export function stampOf(locale: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(path.join(DATA, locale))
    .toSorted()
    .map((name) => path.join(DATA, locale, name))
  // A checkout may have other line ends.
  for (const file of [...files, ...SOURCES.map((source) => path.join(PACKAGE, source))])
    hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  hash.update(JSON.stringify(foreignSentences(locale)))
  return hash.digest('hex')
}

/** Whether generated files were made of what there is now. */
export const isFresh = (folder: string, locale: string): boolean => {
  const [stamp, ...made] = ['stamp', 'json', 'model'].map((kind) => path.join(folder, `${locale}.${kind}`))
  return stamp !== undefined && [stamp, ...made].every((file) => existsSync(file)) && readFileSync(stamp, 'utf8').trim() === stampOf(locale)
}
