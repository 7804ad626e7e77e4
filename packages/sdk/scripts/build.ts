/** Writes packages/sdk/dist, the published files: modules with their source maps and declarations, the contract's included. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isJson, type Json } from './json.ts'

const home = fileURLToPath(new URL('..', import.meta.url))
const packages = dirname(home.replace(/[\\/]$/u, ''))
const dist = join(home, 'dist')

const asPath = (from: string, to: string): string => {
  const path = relative(dirname(from), to).replaceAll(sep, '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** Every import of a module, static or not, by its specifier. */
const SPECIFIER = /(?<before>\b(?:from|import)\s*\(?\s*)(?<quote>['"])(?<specifier>[\w@./-]+)\k<quote>/gu

/** The file of a workspace import, below packages/ and without extension; undefined for other packages. */
const targetOf = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return join(dirname(file), specifier).replace(/\.(?:d\.)?[jt]s$/u, '')
  const name = /^@moonlit\/contract(?:\/(?<name>.+))?$/u.exec(specifier)
  return name ? join('contract', 'src', name.groups?.['name'] ?? 'index') : undefined
}

const readJson = (file: string): Json => {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isJson(value) ? value : {}
}

/** Comments tell the reader of the workspace which requirement they are about; nobody else has that list. */
const withoutRows = (text: string): string => text.replaceAll(/ ?[([][A-Z]{2}-\d{2}(?:, [A-Z]{2}-\d{2})*[)\]]/gu, '')

/** A source map with its source inside, by the name of its file alone. */
const copyMap = (from: string, to: string): void => {
  const map = readJson(from)
  const { sourcesContent } = map
  writeFileSync(
    to,
    JSON.stringify({
      ...map,
      sources: [basename(from).replace(/\.js\.map$/u, '.ts')],
      sourcesContent: Array.isArray(sourcesContent) ? sourcesContent.map((source) => withoutRows(String(source))) : [],
    }),
  )
}

/** Copies a module with its workspace imports, which become relative and end in .js. */
const copy = (from: string, file: string, ending: '.js' | '.d.ts', done: Set<string>): void => {
  if (done.has(file + ending)) return
  done.add(file + ending)
  const source = withoutRows(readFileSync(join(from, file + ending), 'utf8'))
  const text = source.replaceAll(SPECIFIER, (whole: string, before: string, quote: string, specifier: string) => {
    const target = targetOf(file, specifier)
    if (target === undefined) return whole
    copy(from, target, ending, done)
    return `${before}${quote}${asPath(file, target)}.js${quote}`
  })
  const place = join(dist, file + ending)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text)
  if (ending === '.js') copyMap(join(from, `${file}.js.map`), `${place}.map`)
}

const { exports: sources } = readJson(join(home, 'package.json'))
const labels = readFileSync(join(home, 'generated/labels.ts'), 'utf8').matchAll(/import\('\.\/(?<file>labels\/\w+)\.ts'\)/gu)
const entries = [
  ...Object.values(isJson(sources) ? sources : {}).filter((path) => typeof path === 'string' && !path.includes('*')),
  ...[...labels].map(({ groups }) => `./generated/${groups?.['file'] ?? ''}.ts`),
].map((path) => join('sdk', String(path)).replace(/\.ts$/u, ''))

const contractModules = readdirSync(join(packages, 'contract/src'))
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('openapi'))
  .map((name) => join('contract', 'src', name.replace(/\.ts$/u, '')))

mkdirSync(join(home, '.cache'), { recursive: true })
const out = mkdtempSync(join(home, '.cache', 'build-'))
try {
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      // Written without it, what may be left out is declared as `| undefined`, which React Query's hooks then refuse where the flag is on.
      exactOptionalPropertyTypes: true,
      target: 'ES2022',
      rootDir: packages,
      outDir: join(out, 'js'),
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: true,
    },
    include: undefined,
    // The contract's modules are listed too, since package imports are not followed.
    files: [...entries, ...contractModules].map((entry) => join(packages, `${entry}.ts`)),
  }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config))
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  const { bin } = readJson(compiler)
  const tsc = join(dirname(compiler), isJson(bin) && typeof bin['tsc'] === 'string' ? bin['tsc'] : '')
  const run = spawnSync(process.execPath, [tsc, '--project', out], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`tsc failed:\n${run.stdout}${run.stderr}`)
  rmSync(dist, { recursive: true, force: true })
  const done = new Set<string>()
  for (const entry of entries)
    for (const ending of ['.js', '.d.ts'] as const) if (existsSync(join(out, 'js', entry + ending))) copy(join(out, 'js'), entry, ending, done)
  console.log(`Wrote packages/sdk/dist: ${done.size} files`)
} finally {
  rmSync(out, { recursive: true, force: true })
}
