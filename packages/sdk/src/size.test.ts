import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

interface Bundler {
  build(options: object): Promise<unknown>
}
const isBundler = (value: unknown): value is Bundler =>
  typeof value === 'object' && value !== null && 'build' in value && typeof value.build === 'function'

/** Rolldown, as a dependency or as the one inside vitest's vite. */
const findBundler = async (): Promise<Bundler | undefined> => {
  const here = createRequire(import.meta.url)
  const find = (): string => {
    try {
      return here.resolve('rolldown')
    } catch {
      return createRequire(createRequire(here.resolve('vitest/package.json')).resolve('vite/package.json')).resolve('rolldown')
    }
  }
  try {
    const found: unknown = await import(/* @vite-ignore */ pathToFileURL(find()).href)
    return isBundler(found) ? found : undefined
  } catch {
    return undefined
  }
}
const bundler = await findBundler()
const home = fileURLToPath(new URL('..', import.meta.url))

/** Bundles a few lines for a browser, minified; React and React Query stay outside, for every app has them anyway. */
const bundle = async (lines: string, options: object = {}): Promise<{ code: string; gz: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-size-'))
  try {
    const entry = join(folder, 'entry.ts')
    writeFileSync(entry, lines.replaceAll('@moonlit/sdk/', `${home}src/`).replaceAll("'@moonlit/sdk'", `'${home}src/index.ts'`))
    const result = await bundler?.build({
      input: entry,
      platform: 'browser',
      external: [/^react/u, /^@tanstack/u],
      write: false,
      logLevel: 'silent',
      ...options,
      output: { minify: true, format: 'esm', codeSplitting: false },
    })
    const output: unknown = Reflect.get(Object(result), 'output')
    const chunks: unknown[] = Array.isArray(output) ? output : []
    const code = chunks.map((chunk) => String(Reflect.get(Object(chunk), 'code') ?? '')).join('\n')
    return { code, gz: gzipSync(code).length / 1024 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const entries = [
  ['one call', 5, "import { createClient, unwrap } from '@moonlit/sdk'\nconsole.log(await unwrap(createClient({ baseUrl: '' }).core.alive()))"],
  // A call is some twenty bytes: the limit grows with their number.
  ['all calls', 5, "import * as sdk from '@moonlit/sdk'\nconsole.log(sdk)"],
  [
    'all calls and queries',
    6,
    "import { createClient } from '@moonlit/sdk'\nimport { keys, queries } from '@moonlit/sdk/query.ts'\nconsole.log(queries(createClient({ baseUrl: '' })), keys)",
  ],
  [
    'tabs and iterators',
    6,
    "import { createClient } from '@moonlit/sdk'\nimport { iterate } from '@moonlit/sdk/iterate.ts'\nimport { linkTabs } from '@moonlit/sdk/tabs.ts'\nconsole.log(iterate(createClient({ baseUrl: '', tabs: linkTabs() })))",
  ],
  // The lists of what photos may be given are part of it, and what is no text although it is not empty.
  ['rules', 4.8, "import * as rules from '@moonlit/sdk/rules.ts'\nconsole.log(rules)"],
] as const

test.skipIf(!bundler).each(entries)('[SD-05] %s fits in %d KB and carries no schema library', { timeout: 60_000 }, async (name, budget, lines) => {
  const { code, gz } = await bundle(lines)
  process.stdout.write(`${name}: ${gz.toFixed(2)} KB gz\n`)
  expect(code.length).toBeGreaterThan(500)
  expect(gz).toBeLessThan(budget)
  expect(code).not.toMatch(/ZodError|_zod|invalid_type|toJSONSchema|standard-schema/u)
})

test.skipIf(!bundler)('[SD-05] the check detects a schema library', { timeout: 60_000 }, async () => {
  const { code } = await bundle("import { LoginBody } from '@moonlit/sdk/schemas.ts'\nconsole.log(LoginBody.parse({}))")
  expect(code).toMatch(/_zod/u)
})

const oneForm = (schema: string): string => `import { ${schema} } from '@moonlit/sdk/schemas.ts'\nconsole.log(${schema})`
// The schema library alone is 22 KB.
const forms = [
  ...['LoginBody', 'ContactBody', 'ReportBody', 'SendBody', 'StatsRange'].map((schema) => [schema, 25, oneForm(schema)] as const),
  // These bring files, and the slugs that nobody may have.
  ['ProfileForm', 26, oneForm('ProfileForm')],
  ['GenerationBody', 26, oneForm('GenerationBody')],
  ['every form', 35, "import * as schemas from '@moonlit/sdk/schemas.ts'\nconsole.log(schemas)"],
] as const

test.skipIf(!bundler).each(forms)(
  '[SD-05] the schemas of %s fit in %d KB, the schema library included',
  { timeout: 60_000 },
  async (name, budget, lines) => {
    const { code, gz } = await bundle(lines)
    process.stdout.write(`${name}: ${gz.toFixed(2)} KB gz\n`)
    expect(gz).toBeLessThan(budget)
    expect(code).not.toMatch(/ts-rest|api\/v1/u)
  },
)

test.skipIf(!bundler)('[SD-05] importing it has no side effects: unused code is removed from a bundle', async () => {
  const modules = ['', '/iterate.ts', '/query.ts', '/tabs.ts', '/rules.ts'].map((name) => `import '@moonlit/sdk${name}'\n`)
  const { code } = await bundle(modules.join(''), { treeshake: { moduleSideEffects: (id: string) => id.startsWith(home) } })
  expect(code.replaceAll(/import\s*["'][^"']+["'];?/gu, '').trim()).toBe('')
})
