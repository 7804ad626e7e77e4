import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mock, openMock } from '../src/testing/mock.ts'
import { stateProblems } from './check-handlers.ts'
import { handlers } from './handlers.ts'
import { readPact } from './pact-file.ts'
import { type Report, verifyProvider } from './verify.ts'

const pact = readPact()
let mock: Mock
let report: Report

beforeAll(async () => {
  mock = await openMock()
  report = await verifyProvider({ url: await mock.listen(), statesUrl: null, isMock: true }, pact)
}, 240_000)
afterAll(() => mock.close())

test('[CT-02] every state has a handler, and every handler is used', () => {
  expect(stateProblems(pact.interactions, Object.keys(handlers)).join('\n\n')).toBe('')
})

test('[CT-02] every state can be set up', () => {
  expect(report.failures).toEqual([])
  expect(report.notSetUp).toEqual([])
  expect(report.results).toHaveLength(pact.interactions.length)
})

describe('[CT-02] the mock keeps its pact with the web app', () => {
  test.each(pact.interactions.map(({ description }, index) => [description, index] as const))('%s', (_, index) => {
    const { isPassed, faults } = report.results[index]!
    expect(faults).toEqual([])
    expect(isPassed).toBe(true)
  })
})
