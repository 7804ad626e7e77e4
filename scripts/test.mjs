// Runs every check of the workspace and installs what it needs; ends with one line, `N passed, N failed`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './test/browser.mjs'
import { stages } from './test/stages.mjs'
import { checkOutcome, countsOf, parseChoice, summaryLine, totals } from './test/tally.mjs'
import { installPackages } from './workspace/install.mjs'
import { resultsFolder } from './workspace/paths.mjs'
import { complain, explain, red, say, step, StepFailure } from './workspace/steps.mjs'
import { findPnpmFolder, nodeProblem, workspaceEnv } from './workspace/tools.mjs'

/** @typedef {import('./test/tally.mjs').StageOutcome} StageOutcome */
/** @typedef {import('./test/stage.mjs').Stage} Stage */

const parsed = parseChoice(
  process.argv.slice(2),
  stages.map(({ id }) => id),
)
const fault = nodeProblem(process.versions.node) ?? ('fault' in parsed ? parsed.fault : undefined)
if (fault !== undefined) {
  complain(fault)
  process.exit(1)
}
const { only, grep, isForced } = 'choice' in parsed ? parsed.choice : { only: undefined, grep: undefined, isForced: false }
const chosen = stages.filter(({ id }) => only === undefined || only.includes(id))

/** @type {StageOutcome[]} */
const outcomes = []

/**
 * Runs work as a step; a StepFailure is shown and does not end the run.
 * @param {string} title
 * @param {() => Promise<string | void>} work
 */
const attempt = async (title, work) => {
  try {
    await step(title, work)
    return true
  } catch (error) {
    explain(error)
    return false
  }
}

/**
 * @param {Stage} stage
 * @param {NodeJS.ProcessEnv} env
 */
const runStage = (stage, env) =>
  attempt(stage.title, async () => {
    const { outcome, output } = await stage.run({ env, grep, isForced })
    outcomes.push(outcome)
    if (outcome.failed > 0) throw new StepFailure(`${stage.title}: ${countsOf(outcome)}`, output)
    return countsOf(outcome)
  })

const finish = () => {
  const failures = outcomes.flatMap(({ failures: lines }) => lines)
  if (failures.length > 0) say(`\nFailed:\n${failures.map((line) => `  ${red('✗')} ${line}`).join('\n')}`)
  const flaky = outcomes.flatMap(({ flaky: lines = [] }) => lines)
  if (flaky.length > 0) say(`\nPassed only when run again; find the cause:\n${flaky.map((line) => `  ! ${line}`).join('\n')}`)
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, 'summary.json'), `${JSON.stringify({ ...totals(outcomes), stages: outcomes }, null, 2)}\n`)
  say(`\n${summaryLine(totals(outcomes))}`)
  process.exitCode = totals(outcomes).failed > 0 ? 1 : 0
}

const main = async () => {
  if (only === undefined && grep === undefined) rmSync(resultsFolder, { recursive: true, force: true })
  /** @type {NodeJS.ProcessEnv} */
  let env = {}
  const isInstalled = await attempt('Packages', async () => {
    const note = await installPackages()
    env = workspaceEnv(await findPnpmFolder())
    return note
  })
  if (!isInstalled) return void outcomes.push(checkOutcome('Packages', false))

  const needsBrowser = chosen.some((stage) => stage.needsBrowser)
  const hasBrowser =
    !needsBrowser ||
    (await attempt('Browser', async () => {
      const { path, note } = await ensureBrowser()
      if (path) env.CHROMIUM_PATH = path
      return note
    }))

  let isBuilt = true
  for (const stage of chosen) {
    const missing = stage.needsBuild && !isBuilt ? 'the build failed' : stage.needsBrowser && !hasBrowser ? 'there is no browser' : undefined
    if (missing) {
      outcomes.push(checkOutcome(`${stage.title}: not run, ${missing}`, false))
      continue
    }
    const isPassed = await runStage(stage, env)
    if (stage.id === 'build') isBuilt = isPassed
  }
}

await main()
finish()
