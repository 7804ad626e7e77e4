import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@moonlit/contract'
import { initClient } from '@ts-rest/core'
import { expect, test } from 'vitest'
import { table } from '../generated/table.ts'
import { asContract } from './boundary.ts'
import { createClient } from './index.ts'
import type { RouteTable } from './route.ts'

const home = fileURLToPath(new URL('..', import.meta.url))
const generate = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(folder, 'scripts/generate.ts'), ...args], { encoding: 'utf8' })

const nameCalls = (calls: object): string[] =>
  Object.entries(calls).flatMap(([resource, rows]: [string, unknown]) =>
    typeof rows === 'object' && rows ? Object.keys(rows).map((name) => `${resource}.${name}`) : [],
  )

test('[SD-01] what is committed is what the contract generates', () => {
  const { status, stderr } = generate(home, '--check')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('[SD-01] a stale, missing or left-over file is named, and generating again mends all three', () => {
  // A copy beside the contract, so that the package's own files stay as they are.
  const root = mkdtempSync(join(tmpdir(), 'sdk-'))
  const copy = join(root, 'packages/sdk')
  try {
    for (const folder of ['scripts', 'generated', 'src']) cpSync(join(home, folder), join(copy, folder), { recursive: true })
    cpSync(join(home, 'package.json'), join(copy, 'package.json'))
    symlinkSync(join(home, 'node_modules'), join(copy, 'node_modules'))
    symlinkSync(join(home, '../contract'), join(root, 'packages/contract'))
    writeFileSync(join(copy, 'generated/table.ts'), '// edited by hand\n')
    rmSync(join(copy, 'generated/guards.ts'))
    writeFileSync(join(copy, 'generated/labels/xx.json'), '{}')
    const { status, stderr } = generate(copy, '--check')
    expect(status).toBe(1)
    expect(stderr).toContain('guards.ts, labels/xx.json, table.ts')
    expect(generate(copy)).toMatchObject({ status: 0, stdout: 'Wrote 2 files of packages/sdk/generated\n' })
    expect(generate(copy).stdout).toBe('packages/sdk/generated is up to date\n')
    expect(generate(copy, '--check').status).toBe(0)
    expect(readFileSync(join(copy, 'generated/table.ts'), 'utf8')).toBe(readFileSync(join(home, 'generated/table.ts'), 'utf8'))
    expect(existsSync(join(copy, 'generated/labels/xx.json'))).toBe(false)
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('[SD-02] the client has every call of the contract, and nothing else', () => {
  const { session: _, request: _r, refresh: _f, isAlive: _a, ...calls } = createClient({ baseUrl: '' })
  expect(nameCalls(calls)).toEqual(nameCalls(contract))
})

test("[SD-03] the table passes for the contract in ts-rest's own client", () => {
  const source: RouteTable = table
  const routes = Object.fromEntries(
    Object.entries(source).map(([resource, rows]) => [
      resource,
      Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, responses: {} }])),
    ]),
  )
  const client = initClient(asContract(routes), { baseUrl: '' })
  expect(nameCalls(client)).toEqual(nameCalls(contract))
})

test('[SD-05] nothing that runs in a browser imports the contract beyond its types, or a schema library', () => {
  const files = [...readdirSync(join(home, 'src')), ...readdirSync(join(home, 'generated')).map((name) => `../generated/${name}`)].filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !['schemas.ts', 'rules.ts'].includes(name),
  )
  expect(files.length).toBeGreaterThan(15)
  for (const name of files) {
    const imports = readFileSync(join(home, 'src', name), 'utf8').matchAll(
      /^(?:import|export)(?! type)[^\n]* from '(?<from>@moonlit\/contract[^']*|zod[^']*|@ts-rest\/core)'/gmu,
    )
    expect(
      [...imports].map((found) => found.groups?.['from']),
      name,
    ).toEqual([])
  }
})

test('[IN-06] labels are loaded one locale at a time', async () => {
  const { labels } = await import('../generated/labels.ts')
  expect(Object.keys(labels)).toEqual(
    readdirSync(join(home, '../contract/labels'))
      .map((name) => name.replace('.json', ''))
      .toSorted(),
  )
  expect((await labels.de()).gender.female).not.toBe((await labels.en()).gender.female)
})
