import { stripVTControlCharacters } from 'node:util'

/**
 * Result of a stage.
 * @typedef {object} StageOutcome
 * @property {string} title
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} [reason] why it was skipped
 * @property {string[]} failures failures, one line each
 * @property {string[]} [flaky] tests that passed only when they were run again, one line each
 */

/** @typedef {import('./results.mjs').TestResult} TestResult */

/**
 * Exit code of a run of tasks: one that was cut off ends with 0, although not all of its tasks were done.
 * @param {{ code: number, output: string }} run as turbo ended and what it printed
 */
export const exitCodeOf = ({ code, output }) => {
  const counted = /Tasks:\s+(?<done>\d+) successful, (?<all>\d+) total/u.exec(stripVTControlCharacters(output))?.groups
  return code === 0 && counted !== undefined && counted['done'] !== counted['all'] ? 1 : code
}

/**
 * Result of a stage with a single check: lint, types, build.
 * @param {string} title
 * @param {boolean} isPassed
 * @returns {StageOutcome}
 */
export const checkOutcome = (title, isPassed) => ({
  title,
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  failures: isPassed ? [] : [title],
})

const ERROR_LINES = 3

/**
 * Why a run of tasks failed, as far as what it printed says: the tasks, and the first errors. Whoever reads a log of CI often has its end only.
 * @param {string} output
 */
const reasonIn = (output) => {
  const lines = stripVTControlCharacters(output).split('\n')
  const tasks = lines.flatMap((line) => /^\s*Failed:\s+(?<tasks>\S.*)$/u.exec(line)?.groups?.['tasks'] ?? [])
  const errors = lines.flatMap((line) => /(?<error>(?:\b\w*Error|\bFATAL ERROR|\bUnhandled \w+): .*)$/u.exec(line)?.groups?.['error'] ?? [])
  return [...tasks, ...new Set(errors)].slice(0, tasks.length + ERROR_LINES).join('; ')
}

/**
 * Result of a stage with tests. A runner that fails without a failed test counts as one failure.
 * @param {string} title
 * @param {{ tests: TestResult[], exitCode: number, output?: string }} run
 * @returns {StageOutcome}
 */
export const testsOutcome = (title, { tests, exitCode, output = '' }) => {
  const count = (/** @type {TestResult['status']} */ status) => tests.filter((test) => test.status === status).length
  const lineOf = (/** @type {TestResult} */ test) => `${test.title} (${test.file})`
  const failures = tests.filter(({ status }) => status === 'failed').map(lineOf)
  const flaky = tests.filter(({ isFlaky }) => isFlaky).map(lineOf)
  if (exitCode !== 0 && failures.length === 0)
    failures.push([`${title}: the runner ended with exit code ${exitCode}`, reasonIn(output)].filter(Boolean).join(': '))
  return { title, passed: count('passed'), failed: failures.length, skipped: count('skipped'), failures, flaky }
}

/**
 * Result of a stage that cannot be run here.
 * @param {string} title
 * @param {string} reason
 * @returns {StageOutcome}
 */
export const skippedOutcome = (title, reason) => ({ title, passed: 0, failed: 0, reason, failures: [] })

/** @param {StageOutcome} outcome */
export const countsOf = ({ passed, failed, skipped = 0, reason }) =>
  reason === undefined
    ? [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter(Boolean).join(', ')
    : `skipped: ${reason}`

/** @param {StageOutcome[]} outcomes */
export const totals = (outcomes) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * The last line of a run.
 * @param {{ passed: number, failed: number }} total
 */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * @typedef {object} Choice
 * @property {string[] | undefined} only the stages to run; all when undefined
 * @property {string | undefined} grep the tests to run, by a part of their title
 * @property {boolean} isForced whether to ignore the cache
 */

/**
 * @param {string[]} args of the command line
 * @param {string[]} stageIds that exist
 * @returns {{ choice: Choice } | { fault: string }}
 */
export const parseChoice = (args, stageIds) => {
  /** @type {Choice} */
  const choice = { only: undefined, grep: undefined, isForced: false }
  const rest = args.flatMap((arg) =>
    arg.startsWith('--') && arg.includes('=') ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  )
  while (rest.length > 0) {
    const flag = rest.shift()
    if (flag === '--force') choice.isForced = true
    else if (flag === '--grep' && rest.length > 0) choice.grep = rest.shift()
    else if (flag === '--only' && rest.length > 0) choice.only = rest.shift()?.split(',')
    else return { fault: `"${flag}" is not known or lacks its value; there are --only <${stageIds.join('|')}>, --grep <title>, --force.` }
  }
  const unknown = choice.only?.filter((id) => !stageIds.includes(id)) ?? []
  if (unknown.length > 0) return { fault: `There is no stage "${unknown.join('", "')}"; there are ${stageIds.join(', ')}.` }
  return { choice }
}
