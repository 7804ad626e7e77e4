import { expect, test } from 'vitest'
import { checkOutcome, countsOf, exitCodeOf, parseChoice, skippedOutcome, summaryLine, testsOutcome, totals } from './tally.mjs'

/** @param {'passed' | 'failed' | 'skipped'} status */
const result = (status) => /** @type {const} */ ({ title: `a test that ${status}`, file: 'a.test.ts', status })

test('[DX-02] the last line sums up checks and tests', () => {
  const outcomes = [
    checkOutcome('Lint', true),
    checkOutcome('Types', false),
    testsOutcome('Unit', {
      tests: [result('passed'), result('passed'), result('failed'), result('skipped')].map((test) => ({ ...test })),
      exitCode: 1,
    }),
  ]
  expect(summaryLine(totals(outcomes))).toBe('3 passed, 2 failed')
  expect(outcomes.flatMap(({ failures }) => failures)).toEqual(['Types', 'a test that failed (a.test.ts)'])
})

test('[DX-02] a runner that fails without naming a test is still a failure', () => {
  const outcome = testsOutcome('Unit', { tests: [{ ...result('passed') }], exitCode: 1 })
  expect(outcome).toMatchObject({ passed: 1, failed: 1 })
})

test('[DX-02] the failure of a runner that names no test says which package it was and what happened', () => {
  const output = [
    '@moonlit/web:test: ⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯',
    '@moonlit/web:test: \u001B[31mTypeError: Cannot read properties of null\u001B[39m',
    '@moonlit/web:test:     at app/chat.ts:3:1',
    '\u001B[1mFailed:    @moonlit/web#test\u001B[0m',
  ].join('\n')
  const { failures } = testsOutcome('Unit', { tests: [{ ...result('passed') }], exitCode: 1, output })
  expect(failures).toEqual(['Unit: the runner ended with exit code 1: @moonlit/web#test; TypeError: Cannot read properties of null'])
})

test('[DX-02] a run of tasks that was cut off is a failure, whatever it ended with', () => {
  const told = (/** @type {string} */ tasks) => `\u001B[1m Tasks:    ${tasks}\u001B[0m\nCached:    3 cached, 10 total\n`
  expect(exitCodeOf({ code: 0, output: told('7 successful, 10 total') })).toBe(1)
  expect(exitCodeOf({ code: 0, output: told('10 successful, 10 total') })).toBe(0)
  expect(exitCodeOf({ code: 130, output: told('7 successful, 10 total') })).toBe(130)
  expect(exitCodeOf({ code: 0, output: 'nothing to do' })).toBe(0)
})

test('a test that passed only when it was run again is named', () => {
  const outcome = testsOutcome('Browser tests', { tests: [{ ...result('passed'), isFlaky: true }, { ...result('passed') }], exitCode: 0 })
  expect(outcome).toMatchObject({ passed: 2, failed: 0, flaky: ['a test that passed (a.test.ts)'] })
})

test('[DX-02] a stage says how many passed, failed and were skipped', () => {
  expect(countsOf({ title: 'x', passed: 3, failed: 0, failures: [] })).toBe('3 passed')
  expect(countsOf({ title: 'x', passed: 3, failed: 1, skipped: 2, failures: [] })).toBe('3 passed, 1 failed, 2 skipped')
  expect(countsOf(skippedOutcome('x', 'no Docker engine answers here'))).toBe('skipped: no Docker engine answers here')
})

test('[DX-02] stages and titles can be chosen', () => {
  const ids = ['lint', 'unit', 'e2e']
  expect(parseChoice([], ids)).toEqual({ choice: { only: undefined, grep: undefined, isForced: false } })
  expect(parseChoice(['--only', 'lint,unit', '--force'], ids)).toEqual({ choice: { only: ['lint', 'unit'], grep: undefined, isForced: true } })
  expect(parseChoice(['--only=e2e', '--grep=EX-04=x'], ids)).toEqual({ choice: { only: ['e2e'], grep: 'EX-04=x', isForced: false } })
  expect(parseChoice(['--only', 'nope'], ids)).toEqual({ fault: 'There is no stage "nope"; there are lint, unit, e2e.' })
  expect(parseChoice(['--only'], ids)).toHaveProperty('fault')
  expect(parseChoice(['--what'], ids)).toHaveProperty('fault')
})
