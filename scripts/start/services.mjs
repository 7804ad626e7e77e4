import { existsSync } from 'node:fs'
import { fromRoot } from '../workspace/paths.mjs'
import { StepFailure } from '../workspace/steps.mjs'
import { workspaceNode } from '../workspace/tools.mjs'
import { startService } from './service.mjs'

/**
 * @typedef {object} Plan
 * @property {boolean} isDev
 * @property {{ web: number, api: number }} ports
 * @property {NodeJS.ProcessEnv} env
 */

/** @param {number} port */
export const addressOf = (port) => `http://localhost:${port}`

/**
 * The first existing file below a package's folder.
 * @param {string} folder
 * @param {string[]} candidates
 */
const entryOf = (folder, candidates) => {
  const entry = candidates.find((file) => existsSync(fromRoot(folder, file)))
  if (!entry) throw new StepFailure(`${folder} cannot be started: ${candidates.join(' or ')} is missing.`)
  return entry
}

/** @param {Plan} plan */
export const startApi = ({ isDev, ports, env }) => {
  const folder = 'apps/mock-api'
  const args = [entryOf(folder, isDev ? ['scripts/dev.ts'] : ['dist/server.js', 'src/server.ts'])]
  return startService({
    name: 'api',
    command: workspaceNode(),
    args,
    cwd: fromRoot(folder),
    env: {
      ...env,
      NODE_ENV: env.NODE_ENV ?? (isDev ? 'development' : 'production'),
      API_PORT: String(ports.api),
      MOCK_CONTROLS: env.MOCK_CONTROLS ?? '1',
      WEB_URL: env.WEB_URL ?? addressOf(ports.web),
    },
    isShown: isDev,
  })
}

/** @param {Plan} plan */
export const startWeb = ({ isDev, ports, env }) => {
  const folder = 'apps/web'
  return startService({
    name: 'web',
    command: workspaceNode(),
    args: [entryOf(folder, ['server.ts']), ...(isDev ? ['--dev'] : [])],
    cwd: fromRoot(folder),
    env: {
      ...env,
      NODE_ENV: env.NODE_ENV ?? (isDev ? 'development' : 'production'),
      WEB_PORT: String(ports.web),
      API_URL: env.API_URL ?? addressOf(ports.api),
    },
    isShown: isDev,
  })
}

/**
 * Makes code anew from contract and schema, and checks types, on changes of files.
 * @param {Plan} plan
 */
export const startWatchers = ({ env }) => [
  startService({ name: 'code', command: workspaceNode(), args: [fromRoot('scripts/start/watch-sources.mjs')], cwd: fromRoot(), env, isShown: true }),
  startService({
    name: 'types',
    command: workspaceNode(),
    args: [fromRoot('scripts/start/watch-types.mjs')],
    cwd: fromRoot(),
    env,
    isShown: true,
  }),
]
