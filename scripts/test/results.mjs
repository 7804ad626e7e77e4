import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { resultsFolder, root } from '../workspace/paths.mjs'

/**
 * A test result of either runner.
 * @typedef {object} TestResult
 * @property {string} title with the titles of the groups around it
 * @property {string} file from the top of the workspace, with forward slashes
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {true} [isFlaky] it failed first and passed when it was run again
 */

/** @param {string} file */
const fromTop = (file) => relative(root, file).split(sep).join('/')

/** @type {Record<string, TestResult['status']>} */
const vitestStatus = { passed: 'passed', failed: 'failed' }

/**
 * @param {any} report of vitest's json reporter
 * @returns {TestResult[]}
 */
export const readVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ suite) => {
    const file = fromTop(suite.name)
    /** @type {TestResult[]} */
    const tests = suite.assertionResults.map((/** @type {any} */ test) => ({
      title: [...(test.ancestorTitles ?? []), test.title].filter(Boolean).join(' '),
      file,
      status: vitestStatus[test.status] ?? 'skipped',
    }))
    // A file that fails to load, or a failing hook, counts as a failure.
    const isBroken = suite.status === 'failed' && tests.every(({ status }) => status !== 'failed')
    return isBroken ? [...tests, { title: `${file} could not be run`, file, status: 'failed' }] : tests
  })

/** @type {Record<string, TestResult['status']>} */
const playwrightStatus = { expected: 'passed', flaky: 'passed', unexpected: 'failed' }

/**
 * @param {any} report of Playwright's json reporter
 * @returns {TestResult[]}
 */
export const readPlaywright = (report) => {
  const testFolder = report.config?.rootDir ?? root
  /**
   * @param {any} suite
   * @param {string[]} groups
   * @returns {TestResult[]}
   */
  const testsIn = (suite, groups) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        title: [...groups, spec.title].join(' '),
        file: fromTop(join(testFolder, spec.file)),
        status: playwrightStatus[test.status] ?? 'skipped',
        ...(test.status === 'flaky' ? { isFlaky: true } : {}),
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => testsIn(inner, [...groups, inner.title])),
  ]
  const tests = report.suites.flatMap((/** @type {any} */ suite) => testsIn(suite, []))
  const isBroken = (report.errors ?? []).length > 0 && tests.every((/** @type {TestResult} */ { status }) => status !== 'failed')
  return isBroken ? [...tests, { title: 'the browser tests could not be run', file: fromTop(testFolder), status: 'failed' }] : tests
}

/**
 * @param {string} file a report of either runner
 * @returns {TestResult[]}
 */
export const readReport = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? readVitest(report) : readPlaywright(report)
}

/** Every test of the last run, in a fixed order; undefined when there was none. */
export const readLastRun = () => {
  if (!existsSync(resultsFolder)) return undefined
  const reports = readdirSync(resultsFolder).filter((name) => /^(vitest|playwright)-.*\.json$/.test(name))
  if (reports.length === 0) return undefined
  return reports.toSorted().flatMap((name) => readReport(join(resultsFolder, name)))
}
