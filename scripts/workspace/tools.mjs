import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { run } from './command.mjs'
import { fromRoot, root } from './paths.mjs'
import { readStamp, writeStamp } from './stamp.mjs'
import { isTerminal, StepFailure } from './steps.mjs'

const isWindows = process.platform === 'win32'
const oldestNode = 20

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Why this Node cannot run the scripts, or undefined.
 * @param {string} version as in process.versions.node
 */
export const nodeProblem = (version) =>
  Number(version.split('.')[0]) >= oldestNode ? undefined : `Node ${version} is too old: install Node ${oldestNode} or newer, then run this again.`

/** The workspace's own Node, a dependency. */
export const workspaceNode = () => fromRoot('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')

/**
 * The script of a workspace tool.
 * @param {string} packageName
 * @param {string} [binName]
 * @param {string} [owner] the folder of the package that depends on it, when the top does not
 */
export const toolScript = (packageName, binName = packageName, owner = '.') => {
  const folder = fromRoot(owner, 'node_modules', packageName)
  const { bin } = readJson(join(folder, 'package.json'))
  return join(folder, typeof bin === 'string' ? bin : bin[binName])
}

/** The pinned pnpm, found through npx once and remembered. */
export const findPnpmFolder = async () => {
  const pinned = readJson(fromRoot('package.json')).packageManager
  const [knownFor, knownFolder] = (readStamp('pnpm') ?? '').split('\n')
  const program = isWindows ? 'pnpm.cmd' : 'pnpm'
  if (knownFor === pinned && knownFolder && existsSync(join(knownFolder, program))) return knownFolder

  const printer = fromRoot('scripts', 'workspace', 'print-pnpm-folder.mjs')
  const { code, stdout, output } = await run(isWindows ? 'npx.cmd' : 'npx', ['-y', `--package=${pinned}`, '--', 'node', printer])
  const folder = /^pnpm-folder=(.+)$/m.exec(stdout)?.[1]
  if (code !== 0 || !folder) throw new StepFailure(`npx could not get ${pinned}.`, output)
  writeStamp('pnpm', `${pinned}\n${folder}`)
  return folder
}

/**
 * The environment of every command: its own Node and pnpm first, telemetry off.
 * @param {string} pnpmFolder
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export const workspaceEnv = (pnpmFolder, extra = {}) => ({
  ...process.env,
  PATH: [dirname(workspaceNode()), pnpmFolder, fromRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  CHECKPOINT_DISABLE: '1',
  // Captured output keeps its colours.
  ...(isTerminal ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
  ...extra,
})

/**
 * Runs turbo with the workspace's own tools.
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options
 */
export const turbo = (args, { env, onOutput }) =>
  run(workspaceNode(), [toolScript('turbo'), ...args], { cwd: root, env, ...(onOutput && { onOutput }) })
