import { existsSync } from 'node:fs'
import { run } from './command.mjs'
import { fromRoot } from './paths.mjs'
import { StepFailure } from './steps.mjs'
import { turbo, workspaceNode } from './tools.mjs'

/** Turbo prints only the logs of failed tasks. */
export const quietly = ['--output-logs=errors-only', '--log-order=grouped']

/**
 * Runs turbo tasks and returns how many came from the cache.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} complaint
 * @returns {Promise<string>}
 */
export const turboStep = async (args, env, complaint) => {
  const { code, output } = await turbo(['run', ...args, ...quietly], { env })
  if (code !== 0) throw new StepFailure(complaint, output)
  return cacheNote(output)
}

/** @param {string} output of turbo */
export const cacheNote = (output) => {
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(output) ?? []
  return total === undefined ? '' : cached === total ? 'nothing changed' : `${cached} of ${total} from the cache`
}

/**
 * Migrates and seeds the template database of all worlds.
 * @param {NodeJS.ProcessEnv} env
 */
export const prepareDatabase = async (env) => {
  const script = 'apps/mock-api/src/prepare.ts'
  if (!existsSync(fromRoot(script))) throw new StepFailure(`${script} is missing: the database cannot be made.`)
  const { code, output } = await run(workspaceNode(), [script], { env })
  if (code !== 0) throw new StepFailure('The database could not be migrated and seeded.', output)
}
