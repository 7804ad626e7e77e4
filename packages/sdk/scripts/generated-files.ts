import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { emitApi } from './emit-api.ts'
import { emitCallList } from './emit-call-list.ts'
import { emitClient } from './emit-client.ts'
import { emitGuards } from './emit-guards.ts'
import { emitIterate } from './emit-iterate.ts'
import { emitLabels, labelFiles } from './emit-labels.ts'
import { emitMutations } from './emit-mutations.ts'
import { emitQueries } from './emit-queries.ts'
import { emitTable } from './emit-table.ts'
import { emitTesting } from './emit-testing.ts'

/** Every generated file by its name in the folder. */
export const freshFiles = (): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ['api.ts', emitApi()],
    ['table.ts', emitTable()],
    ['client.ts', emitClient()],
    ['guards.ts', emitGuards()],
    ['queries.ts', emitQueries()],
    ['calls.md', emitCallList()],
    ['mutations.ts', emitMutations()],
    ['iterate.ts', emitIterate()],
    ['labels.ts', emitLabels()],
    ['testing.ts', emitTesting()],
    ...[...labelFiles()].map(([locale, text]): [string, string] => [`labels/${locale}.ts`, text]),
  ])

const present = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

/** Differences of a folder: files to write and files to remove. */
export const staleFiles = (folder: string): { write: ReadonlyMap<string, string>; remove: readonly string[] } => {
  mkdirSync(folder, { recursive: true })
  const fresh = freshFiles()
  const names = present(folder)
  const isStale = ([name, text]: readonly [string, string]) => !names.includes(name) || readFileSync(join(folder, name), 'utf8') !== text
  return { write: new Map([...fresh].filter(isStale)), remove: names.filter((name) => !fresh.has(name)) }
}

/** Updates a folder, or only checks it; returns a message and whether it was current. */
export const generateInto = (folder: string, checkOnly: boolean): { isCurrent: boolean; message: string } => {
  const { write, remove } = staleFiles(folder)
  const names = [...write.keys(), ...remove].toSorted()
  if (names.length === 0) return { isCurrent: true, message: 'packages/sdk/generated is up to date' }
  if (checkOnly) return { isCurrent: false, message: `Stale in packages/sdk/generated: ${names.join(', ')}. Run \`npm run generate\`.` }
  for (const name of remove) rmSync(join(folder, name))
  for (const [name, text] of write) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { isCurrent: true, message: `Wrote packages/sdk/generated: ${names.join(', ')}` }
}
