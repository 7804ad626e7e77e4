import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, resultsFolder } from '../workspace/paths.mjs'
import { quietly } from '../workspace/prepare.mjs'
import { turbo } from '../workspace/tools.mjs'
import { readReport } from './results.mjs'
import { checkOutcome, exitCodeOf, testsOutcome } from './tally.mjs'

/** @typedef {import('./tally.mjs').StageOutcome} StageOutcome */

/**
 * @typedef {object} Surroundings
 * @property {NodeJS.ProcessEnv} env
 * @property {string | undefined} grep
 * @property {boolean} isForced
 */

/**
 * @typedef {object} Stage
 * @property {string} id
 * @property {string} title
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsBuild]
 * @property {(surroundings: Surroundings) => Promise<{ outcome: StageOutcome, output: string }>} run
 */

/** Path of a package's test report. @param {string} name */
export const reportPath = (name) => join('.cache', 'test-results', `${name}.json`)

/**
 * @param {string} name of the report
 * @param {string | undefined} grep
 */
export const vitestArgs = (name, grep) => [
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPath(name)}`,
  ...(grep === undefined ? [] : ['-t', grep]),
]

/** Each package's tests take all processors by themselves: a few packages at once keep those busy, and ten at once make single tests many times slower. */
const PACKAGES_AT_ONCE = '--concurrency=3'

/**
 * Tool arguments need --only, since turbo passes them to every task of the run.
 * @param {string} id
 * @param {Surroundings} surroundings
 * @param {string[]} tasks
 * @param {string[]} [toolArgs]
 */
export const runTasks = async (id, { env, isForced }, tasks, toolArgs = []) => {
  const forTools = toolArgs.length > 0 ? ['--only', PACKAGES_AT_ONCE, '--', ...toolArgs] : []
  const args = ['run', ...tasks, '--continue', ...quietly, ...(isForced ? ['--force'] : []), ...forTools]
  const { code: ended, output } = await turbo(args, { env })
  const code = exitCodeOf({ code: ended, output })
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, `${id}.log`), output)
  return { code, output }
}

/**
 * @param {string} id
 * @param {string} title
 * @param {string[]} tasks
 * @returns {Stage}
 */
export const checkStage = (id, title, tasks) => ({
  id,
  title,
  run: async (surroundings) => {
    const { code, output } = await runTasks(id, surroundings, tasks)
    return { outcome: checkOutcome(title, code === 0), output }
  },
})

/** @typedef {'vitest' | 'stories' | 'pact' | 'start' | 'containers' | 'playwright'} Report */

/**
 * What a package's report is called where the reports of all are kept; it begins with its runner.
 * @param {Report} report
 * @param {string} folder
 */
const keptName = (report, folder) => {
  const place = folder === '.' ? 'scripts' : folder.replaceAll('/', '-')
  return report === 'vitest' || report === 'playwright' ? `${report}-${place}.json` : `vitest-${place}-${report}.json`
}

/**
 * Runs test tasks and collects each package's report.
 * @param {{ id: string, title: string, report: Report, first: string, tasks: string[], folders: string[], toolArgs: string[] }} plan
 *   `first` is the task that must have run everywhere before
 * @param {Surroundings} surroundings
 */
export const runTests = async ({ id, title, report, first, tasks, folders, toolArgs }, surroundings) => {
  const reports = folders.map((folder) => ({
    written: fromRoot(folder, reportPath(report)),
    kept: join(resultsFolder, keptName(report, folder)),
  }))
  for (const { written, kept } of reports) {
    rmSync(written, { force: true })
    rmSync(kept, { force: true })
  }
  const before = await runTasks(`${id}-${first}`, { ...surroundings, isForced: false }, [first])
  if (before.code !== 0) return { outcome: checkOutcome(`${title}: not run, ${first} failed`, false), output: before.output }
  const { code, output } = await runTasks(id, surroundings, tasks, toolArgs)
  const tests = reports.flatMap(({ written, kept }) => {
    if (!existsSync(written)) return []
    copyFileSync(written, kept)
    return readReport(kept)
  })
  return { outcome: testsOutcome(title, { tests, exitCode: code, output }), output }
}

/**
 * A stage whose tests vitest runs.
 * @param {{ id: string, title: string, report: Report, first: string, tasks: string[], folders: string[], needsBrowser?: boolean, needsBuild?: boolean }} plan
 * @returns {Stage}
 */
export const vitestStage = (plan) => ({
  ...plan,
  run: (surroundings) => runTests({ ...plan, toolArgs: vitestArgs(plan.report, surroundings.grep) }, surroundings),
})
