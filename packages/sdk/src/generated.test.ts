import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@moonlit/contract'
import { expect, test } from 'vitest'
import { generateInto } from '../scripts/generated-files.ts'
import { createClient } from './index.ts'

const home = fileURLToPath(new URL('..', import.meta.url))
const nameCalls = (calls: object): string[] =>
  Object.entries(calls).flatMap(([resource, rows]: [string, unknown]) =>
    typeof rows === 'object' && rows ? Object.keys(rows).map((name) => `${resource}.${name}`) : [],
  )

test('[SD-01] the committed files equal the generated ones', () => {
  expect(generateInto(join(home, 'generated'), true)).toEqual({ isCurrent: true, message: 'packages/sdk/generated is up to date' })
})

test('[SD-01] stale, missing and left-over files are named, and generating fixes them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-generated-'))
  try {
    cpSync(join(home, 'generated'), folder, { recursive: true })
    writeFileSync(join(folder, 'table.ts'), '// edited by hand\n')
    rmSync(join(folder, 'guards.ts'))
    writeFileSync(join(folder, 'labels/xx.ts'), '{}')
    const names = 'guards.ts, labels/xx.ts, table.ts'
    expect(generateInto(folder, true)).toEqual({ isCurrent: false, message: `Stale in packages/sdk/generated: ${names}. Run \`npm run generate\`.` })
    expect(generateInto(folder, false)).toEqual({ isCurrent: true, message: `Wrote packages/sdk/generated: ${names}` })
    expect(generateInto(folder, false).message).toBe('packages/sdk/generated is up to date')
    expect(readFileSync(join(folder, 'table.ts'), 'utf8')).toBe(readFileSync(join(home, 'generated/table.ts'), 'utf8'))
    expect(existsSync(join(folder, 'labels/xx.ts'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('[SD-01] the check command checks the committed files', { timeout: 60_000 }, () => {
  const { status, stdout } = spawnSync(process.execPath, [join(home, 'scripts/generate.ts'), '--check'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, 'packages/sdk/generated is up to date\n'])
})

test('[SD-02] the client has exactly the calls of the contract', () => {
  const { session: _, request: _r, refresh: _f, isAlive: _a, ...calls } = createClient({ baseUrl: '' })
  expect(nameCalls(calls)).toEqual(nameCalls(contract))
})

test('[SD-05] browser code imports only types of the contract and no schema library', () => {
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
