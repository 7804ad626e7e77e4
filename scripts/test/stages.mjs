import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from '../workspace/install.mjs'
import { fromRoot, resultsFolder } from '../workspace/paths.mjs'
import { prepareDatabase, quietly } from '../workspace/prepare.mjs'
import { StepFailure } from '../workspace/steps.mjs'
import { turbo } from '../workspace/tools.mjs'
import { dockerProblem } from './docker.mjs'
import { changedFiles, generatedFiles } from './generated.mjs'
import { readReport } from './results.mjs'
import { checkOutcome, skippedOutcome, testsOutcome } from './tally.mjs'

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
const reportPath = (name) => join('.cache', 'test-results', `${name}.json`)

/**
 * @param {string} name of the report
 * @param {string | undefined} grep
 */
const vitestArgs = (name, grep) => [
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPath(name)}`,
  ...(grep === undefined ? [] : ['-t', grep]),
]

/**
 * Tool arguments need --only, since turbo passes them to every task of the run.
 * @param {string} id
 * @param {Surroundings} surroundings
 * @param {string[]} tasks
 * @param {string[]} [toolArgs]
 */
const runTasks = async (id, { env, isForced }, tasks, toolArgs = []) => {
  const forTools = toolArgs.length > 0 ? ['--only', '--', ...toolArgs] : []
  const args = ['run', ...tasks, '--continue', ...quietly, ...(isForced ? ['--force'] : []), ...forTools]
  const { code, output } = await turbo(args, { env })
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
const checkStage = (id, title, tasks) => ({
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
const runTests = async ({ id, title, report, first, tasks, folders, toolArgs }, surroundings) => {
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
  return { outcome: testsOutcome(title, { tests, exitCode: code }), output }
}

/**
 * A stage whose tests vitest runs.
 * @param {{ id: string, title: string, report: Report, first: string, tasks: string[], folders: string[], needsBrowser?: boolean, needsBuild?: boolean }} plan
 * @returns {Stage}
 */
const vitestStage = (plan) => ({
  ...plan,
  run: (surroundings) => runTests({ ...plan, toolArgs: vitestArgs(plan.report, surroundings.grep) }, surroundings),
})

/** @type {Stage} */
const generated = {
  id: 'generated',
  title: 'Generated files are fresh',
  run: async (surroundings) => {
    const before = generatedFiles()
    const { code, output } = await runTasks('generated', surroundings, ['generate'])
    const changed = changedFiles(before, generatedFiles())
    const said = changed.length > 0 ? `Stale until now, commit what generating has made:\n${changed.map((file) => `  ${file}`).join('\n')}\n` : ''
    return { outcome: checkOutcome('Generated files are fresh', code === 0 && changed.length === 0), output: said || output }
  },
}

/** @type {Stage} */
const database = {
  id: 'database',
  title: 'Database is migrated and seeded',
  run: async ({ env }) => {
    try {
      await prepareDatabase(env)
      return { outcome: checkOutcome(database.title, true), output: '' }
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error
      return { outcome: checkOutcome(database.title, false), output: `${error.output}\n${error.message}` }
    }
  },
}

const unit = vitestStage({
  id: 'unit',
  title: 'Unit, API and contract tests',
  report: 'vitest',
  first: 'generate',
  tasks: ['test', 'test:scripts'],
  folders: ['.', ...packageFolders()],
})

/**
 * Needs a full run of the unit tests.
 * @type {Stage}
 */
const answers = {
  id: 'answers',
  title: 'Every documented answer was seen',
  run: async (surroundings) => {
    if (surroundings.grep !== undefined) return { outcome: { title: answers.title, passed: 0, failed: 0, failures: [] }, output: '' }
    const { code, output } = await runTasks('answers', surroundings, ['answers'])
    return { outcome: checkOutcome(answers.title, code === 0), output }
  },
}

const stories = vitestStage({
  id: 'stories',
  title: 'Stories of the components',
  report: 'stories',
  first: 'generate',
  tasks: ['stories'],
  folders: ['packages/ui'],
  needsBrowser: true,
})

const pact = vitestStage({
  id: 'pact',
  title: 'Pacts',
  report: 'pact',
  first: 'generate',
  tasks: ['pact'],
  folders: ['packages/sdk', 'apps/mock-api'],
})

const start = vitestStage({
  id: 'start',
  title: 'The start',
  report: 'start',
  first: 'build',
  tasks: ['test:start'],
  folders: ['.'],
  needsBuild: true,
})

/** @type {Stage} */
const containers = {
  id: 'containers',
  title: 'The stack in containers',
  needsBrowser: true,
  run: async (surroundings) => {
    const problem = await dockerProblem()
    if (problem !== undefined) return { outcome: skippedOutcome(containers.title, problem), output: '' }
    const plan = { id: 'containers', title: containers.title, first: 'generate', tasks: ['test:containers'], folders: ['.'] }
    return runTests({ ...plan, report: 'containers', toolArgs: vitestArgs('containers', surroundings.grep) }, surroundings)
  },
}

/** @type {Stage} */
const browserTests = {
  id: 'e2e',
  title: 'Browser tests',
  needsBrowser: true,
  needsBuild: true,
  run: async (surroundings) => {
    const folder = 'apps/web'
    const { outcome, output } = await runTests(
      {
        id: 'e2e',
        title: browserTests.title,
        report: 'playwright',
        first: 'build',
        tasks: ['e2e'],
        folders: [folder],
        toolArgs: ['--reporter=list,json', ...(surroundings.grep === undefined ? [] : ['--grep', surroundings.grep, '--pass-with-no-tests'])],
      },
      { ...surroundings, env: { ...surroundings.env, PLAYWRIGHT_JSON_OUTPUT_FILE: fromRoot(folder, reportPath('playwright')) } },
    )
    const isSilent = outcome.passed + outcome.failed === 0 && surroundings.grep === undefined
    if (!isSilent) return { outcome, output }
    return {
      outcome: checkOutcome(browserTests.title, false),
      output: `${output}\n${folder} ran no browser test: its script "e2e" must run Playwright.`,
    }
  },
}

/** Every stage, in the order of a run. */
export const stages = [
  generated,
  checkStage('format', 'Format', ['format:check']),
  checkStage('lint', 'Lint', ['lint']),
  checkStage('knip', 'Nothing unused', ['knip']),
  checkStage('types', 'Types', ['types', 'types:scripts']),
  database,
  unit,
  answers,
  stories,
  pact,
  checkStage('build', 'Build', ['build']),
  start,
  browserTests,
  containers,
]
