import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command.mjs'
import { fromRoot } from './paths.mjs'
import { hashOf, readStamp, writeStamp } from './stamp.mjs'
import { StepFailure } from './steps.mjs'
import { findPnpmFolder, workspaceEnv, workspaceNode } from './tools.mjs'

/** The workspace's packages: the folders that hold a package.json. */
export const packageFolders = () =>
  ['apps', 'packages']
    .flatMap((group) => readdirSync(fromRoot(group)).map((name) => `${group}/${name}`))
    .concat('prisma')
    .filter((folder) => existsSync(fromRoot(folder, 'package.json')))
    .toSorted()

const manifestFiles = () => [
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'patches'].map((name) => fromRoot(name)),
  ...packageFolders().map((folder) => fromRoot(folder, 'package.json')),
]

const isInstalled = () =>
  existsSync(workspaceNode()) && ['.', ...packageFolders()].every((folder) => existsSync(join(fromRoot(folder), 'node_modules')))

/**
 * Installs the lockfile's packages unless they are up to date.
 * @returns {Promise<string | void>} a note
 */
export const installPackages = async () => {
  const wanted = hashOf(manifestFiles(), [process.platform, process.arch])
  if (readStamp('install') === wanted && isInstalled()) return 'up to date'

  const pnpmFolder = await findPnpmFolder()
  const pnpm = join(pnpmFolder, process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm')
  // pnpm must not prompt, and NODE_ENV=production would skip dev dependencies.
  const env = workspaceEnv(pnpmFolder, { CI: 'true', NODE_ENV: undefined })
  const { code, output } = await run(pnpm, ['install', '--frozen-lockfile'], { env })
  if (code !== 0) throw new StepFailure('The packages could not be installed.', output)
  writeStamp('install', wanted)
}
