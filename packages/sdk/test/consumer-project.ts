import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'

/** Runs a program and returns its output. */
export const run = (program: string, args: readonly string[], cwd = home): { code: number | null; output: string } => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: isWindows })
  return { code: error ? 127 : status, output: `${stdout}${stderr}` }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
const parse = (file: string): object => asObject(JSON.parse(readFileSync(file, 'utf8')))

/** Runs a program of a package that this one depends on. */
export const runTool = (name: string, program: string, args: readonly string[], cwd = home) => {
  const folder = join(home, 'node_modules', name)
  const bin: unknown = Reflect.get(parse(join(folder, 'package.json')), 'bin')
  const file: unknown = typeof bin === 'string' ? bin : Reflect.get(asObject(bin), program)
  return run(process.execPath, [join(folder, String(file)), ...args], cwd)
}

const pinnedPnpm = String(Reflect.get(parse(join(home, '../../package.json')), 'packageManager'))

/** Packs like a release, with the available or the pinned pnpm. */
const pack = (folder: string): string => {
  const args = ['pack', '--pack-destination', folder]
  const first = run('pnpm', args)
  const packed = first.code === 127 ? run('npx', ['-y', pinnedPnpm, ...args]) : first
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (packed.code !== 0 || tarball === undefined) throw new Error(`pnpm pack failed:\n${packed.output}`)
  return join(folder, tarball)
}

/**
 * Creates a project with only the packed tarball installed. Nothing is fetched:
 * dependencies and requested peers are linked to this package's.
 */
export const createConsumerProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-stranger-'))
  const tarball = pack(folder)
  const installed = join(folder, 'node_modules/@moonlit/sdk')
  mkdirSync(installed, { recursive: true })
  const unpacked = run('tar', ['-xzf', tarball, '-C', folder])
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  cpSync(join(folder, 'package'), installed, { recursive: true })
  rmSync(join(folder, 'package'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
  const link = (name: string): void => {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    if (!existsSync(place)) symlinkSync(join(home, 'node_modules', name), place, 'junction')
  }
  const manifest = parse(join(installed, 'package.json'))
  for (const name of Object.keys(asObject(Reflect.get(manifest, 'dependencies')))) link(name)
  return {
    folder,
    tarball,
    installed,
    manifest,
    link,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type ConsumerProject = ReturnType<typeof createConsumerProject>

/** Other Node versions on PATH; the oldest supported may be among them. */
export const otherNodes = (): readonly { path: string; major: number }[] => {
  const { output } = isWindows ? run('where', ['node']) : run('which', ['-a', 'node'])
  return [...new Set(output.split(/\r?\n/u).filter(Boolean))]
    .map((path) => ({ path, major: Number(/^v(?<major>\d+)/u.exec(run(path, ['--version']).output)?.groups?.['major']) }))
    .filter(({ major }) => major >= 20 && major !== Number(process.versions.node.split('.')[0]))
}
