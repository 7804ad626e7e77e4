import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../workspace/paths.mjs'
import { callLines } from './calls.mjs'
import { proofLines, prove, traceabilityPage } from './proofs.mjs'
import { idsIn, parseRequirements } from './requirements.mjs'

const page = `# Requirements

## EX Explore

| id | requirement |
|---|---|
| EX-01 | The heading. |
| EX-02 | Tabs | and pipes. |

## RT Routes

| id | requirement |
|---|---|
| RT-01 | The first. |
| RT-02 | The second. |
`

/** @param {string} title @param {'passed' | 'failed' | 'skipped'} status */
const result = (title, status, file = 'a.test.ts') => ({ title, status, file })

test('the page of requirements parses whole: every row in its area, no id twice', () => {
  const areas = parseRequirements(readFileSync(fromRoot('docs', 'requirements.md'), 'utf8'))
  expect(areas).toHaveLength(27)
  expect(areas.flatMap(({ rows }) => rows)).toHaveLength(260)
  expect(areas.at(-1)).toMatchObject({ id: 'DX', title: "Developer's day" })
})

test('rows keep their text, pipes included', () => {
  expect(parseRequirements(page)[0]?.rows[1]).toEqual({ id: 'EX-02', text: 'Tabs | and pipes.' })
})

test('an id that stands twice or in a foreign area is refused', () => {
  expect(() => parseRequirements('## EX Explore\n| EX-01 | a |\n| EX-01 | b |')).toThrow('EX-01 stands twice')
  expect(() => parseRequirements('## EX Explore\n| RT-01 | a |')).toThrow('RT-01 stands outside its area')
})

test('a title may carry several ids', () => {
  expect(idsIn('explore [EX-04] [EX-06] a gender [EX-04] is kept [x]')).toEqual(['EX-04', 'EX-06'])
  expect(idsIn('no id')).toEqual([])
})

test('a row is done when all that carries it passed, and open when nothing or only skipped tests do', () => {
  const { areas, unknownIds } = prove(parseRequirements(page), [
    result('[EX-01] [EX-02] both', 'passed'),
    result('[EX-02] breaks', 'failed'),
    result('[RT-01] later', 'skipped'),
    result('[ZZ-09] nothing', 'passed'),
  ])
  expect(areas.flatMap(({ rows }) => rows.map(({ id, state }) => `${id} ${state}`))).toEqual([
    'EX-01 done',
    'EX-02 failing',
    'RT-01 open',
    'RT-02 open',
  ])
  expect(unknownIds).toEqual(['ZZ-09'])
})

test('the report names failing and open rows, and the failing tests', () => {
  const proof = prove(parseRequirements(page), [result('[EX-01] works', 'passed'), result('[EX-02] breaks', 'failed')])
  const text = proofLines(proof).join('\n')
  expect(text).toContain('EX  Explore: 1 of 2 done')
  expect(text).toContain('✗ [EX-02] breaks')
  expect(text).toContain('open     RT-01')
  expect(text).not.toContain('done     EX-01')
  expect(text.split('\n').at(-1)).toBe('1 done, 1 failing, 2 open')
})

test('the traceability page does not depend on the order of the results', () => {
  const tests = [result('[EX-01] b | c', 'passed'), result('[EX-01] a', 'passed', 'b.test.ts'), result('[EX-02] no', 'failed')]
  const areas = parseRequirements(page)
  const written = traceabilityPage(prove(areas, tests))
  expect(traceabilityPage(prove(areas, tests.toReversed()))).toBe(written)
  expect(written).toContain('| EX-01 | done | `a.test.ts`: b \\| c<br>`b.test.ts`: a |')
  expect(written).toContain('| EX-02 | failing |  |')
})

test('a row that a whole table of tests proves stays readable', () => {
  const tests = ['one', 'two', 'three', 'four', 'five'].map((name) => result(`[EX-01] ${name}`, 'passed'))
  expect(traceabilityPage(prove(parseRequirements(page), tests))).toContain('| EX-01 | done | `a.test.ts`: five; four; one; and 2 more |')
})

test('calls that are not built are listed', () => {
  const calls = [
    { id: 'core.alive', method: 'GET', path: '/v1/core/alive/', built: true },
    { id: 'chats.send', method: 'POST', path: '/v1/chats/', built: false },
  ]
  expect(callLines(calls)).toEqual(['Calls: 1 of 2 built', '    not built  POST   /v1/chats/  (chats.send)'])
})
