/** Writes packages/sdk/generated from the contract. With `--check` it writes nothing and exits 1, naming what is stale. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emitClient } from './emit-client.ts'
import { emitGuards } from './emit-guards.ts'
import { emitLabels, labelFiles } from './emit-labels.ts'
import { emitQueries } from './emit-queries.ts'
import { emitTable } from './emit-table.ts'

const folder = fileURLToPath(new URL('../generated/', import.meta.url))

const read = (name: string): string | undefined => {
  try {
    return readFileSync(folder + name, 'utf8')
  } catch {
    return undefined
  }
}

const fresh = new Map<string, string>([
  ['table.ts', emitTable()],
  ['client.ts', emitClient()],
  ['guards.ts', emitGuards()],
  ['queries.ts', emitQueries()],
  ['labels.ts', emitLabels()],
  ...[...labelFiles()].map(([locale, text]): [string, string] => [`labels/${locale}.json`, text]),
])

mkdirSync(folder, { recursive: true })
const present = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replaceAll('//', '/').slice(folder.length))
const left = present.filter((name) => !fresh.has(name))
const stale = [...fresh].filter(([name, text]) => read(name) !== text).map(([name]) => name)

if (process.argv.includes('--check')) {
  const wrong = [...stale, ...left].toSorted()
  if (wrong.length > 0) {
    console.error(`Stale in packages/sdk/generated: ${wrong.join(', ')}. Run \`pnpm generate\`.`)
    process.exitCode = 1
  }
} else {
  for (const name of left) rmSync(folder + name)
  for (const name of stale) {
    mkdirSync(dirname(folder + name), { recursive: true })
    writeFileSync(folder + name, fresh.get(name) ?? '')
  }
  console.log(stale.length + left.length > 0 ? `Wrote ${stale.length} files of packages/sdk/generated` : 'packages/sdk/generated is up to date')
}
