import { packageFolders } from '../workspace/install.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { prepareDatabase } from '../workspace/prepare.mjs'
import { StepFailure } from '../workspace/steps.mjs'
import { dockerProblem } from './docker.mjs'
import { changedFiles, generatedFiles } from './generated.mjs'
import { checkStage, reportPath, runTasks, runTests, vitestArgs, vitestStage } from './stage.mjs'
import { typeTasks } from '../workspace/type-tasks.mjs'
import { checkOutcome, skippedOutcome } from './tally.mjs'

/** @typedef {import('./stage.mjs').Stage} Stage */

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

/**
 * What `npm run dev` checks, so that the one finds in the cache what the other has checked.
 * @type {Stage}
 */
const types = {
  id: 'types',
  title: 'Types',
  run: async (surroundings) => {
    const made = await runTasks('types-generate', { ...surroundings, isForced: false }, ['generate'])
    if (made.code !== 0) return { outcome: checkOutcome('Types: not run, generate failed', false), output: made.output }
    const { code, output } = await runTasks('types', surroundings, ['types:scripts', ...typeTasks])
    return { outcome: checkOutcome(types.title, code === 0), output }
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
    if (surroundings.grep !== undefined)
      return { outcome: skippedOutcome(answers.title, 'some of the tests see only some of the answers'), output: '' }
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
  needsBrowser: true,
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
  types,
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
