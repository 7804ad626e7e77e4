import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../workspace/paths.mjs'
import { proofLines, prove, traceabilityPage } from './proofs.mjs'
import { idsIn, parseRequirements, placeOf } from './requirements.mjs'

const places = `| place | its tests | what they are |
|---|---|---|
| browser | \`e2e/\` | stories |
| console | \`e2e/console.spec.ts\` | stories |
| api | \`api/src/\`, \`api/pact/\` | requests |
`
const page = `# Requirements

${places}
## EX Explore

Proof: browser.

- EX-02: browser and api, because the server says | what is found.

| id | requirement |
|---|---|
| EX-01 | The heading. |
| EX-02 | Tabs | and pipes. |

## RT Routes

Proof: browser.

| id | requirement |
|---|---|
| RT-01 | The first. |
| RT-02 | The second. |
`

/** @param {string} title @param {'passed' | 'failed' | 'skipped'} status */
const result = (title, status, file = 'e2e/explore.spec.ts') => ({ title, status, file })
const inApi = 'api/src/bots.test.ts'
/** @param {ReturnType<typeof prove>} proof */
const statesOf = ({ areas }) => areas.flatMap(({ rows }) => rows.map(({ id, state, lacking }) => [id, state, ...lacking].join(' ')))

test('the page of requirements parses whole: every row in its area, no id twice, each with a place of proof', () => {
  const { areas, places: known } = parseRequirements(readFileSync(fromRoot('docs', 'requirements.md'), 'utf8'))
  const rows = areas.flatMap((area) => area.rows)
  expect(areas).toHaveLength(27)
  expect(rows).toHaveLength(265)
  expect(areas.at(-1)).toMatchObject({ id: 'DX', title: "Developer's day" })
  expect(known.map(({ name }) => name)).toEqual(['browser', 'console', 'web', 'api', 'sdk', 'developer'])
  expect(rows.find(({ id }) => id === 'CH-16')?.places).toEqual(['browser', 'api', 'web'])
  for (const { name } of known) expect(rows.filter((row) => row.places.includes(name)).length, name).toBeGreaterThan(0)
})

test('rows keep their text, pipes included, and have the places of their area or their own', () => {
  expect(parseRequirements(page).areas[0]?.rows).toEqual([
    { id: 'EX-01', text: 'The heading.', places: ['browser'] },
    { id: 'EX-02', text: 'Tabs | and pipes.', places: ['browser', 'api'] },
  ])
})

test('an id that stands twice or in a foreign area is refused', () => {
  const area = `${places}\n## EX Explore\nProof: api.`
  expect(() => parseRequirements(`${area}\n| EX-01 | a |\n| EX-01 | b |`)).toThrow('EX-01 stands twice')
  expect(() => parseRequirements(`${area}\n| RT-01 | a |`)).toThrow('RT-01 stands outside its area')
  expect(() => parseRequirements(`${area}\n- RT-01: api, because of it.`)).toThrow('RT-01 stands outside its area')
})

test('a row whose place of proof is missing, unknown or without a reason is refused', () => {
  const area = `${places}\n## EX Explore`
  expect(() => parseRequirements(`${area}\n| EX-01 | a |`)).toThrow('not said where EX-01 is proven')
  expect(() => parseRequirements(`${area}\nProof: moon.`)).toThrow('EX names no place: moon')
  expect(() => parseRequirements(`${area}\nProof: in the browser`)).toThrow('Where is it proven')
  expect(() => parseRequirements(`${area}\nProof: api.\n- EX-01: browser.\n| EX-01 | a |`)).toThrow('Where is it proven')
  expect(() => parseRequirements(`${area}\nProof: api.\n- EX-01: browser, because of it.`)).toThrow('EX-01 is proven elsewhere, but is no row below')
})

test('a test stands in the place whose path fits its file best', () => {
  const { places: known } = parseRequirements(page)
  expect(placeOf(known, 'e2e/explore.spec.ts')).toBe('browser')
  expect(placeOf(known, 'e2e/console.spec.ts')).toBe('console')
  expect(placeOf(known, 'api/pact/verify.test.ts')).toBe('api')
  expect(placeOf(known, 'ui/src/chip.test.tsx')).toBeUndefined()
})

test('a title may carry several ids', () => {
  expect(idsIn('explore [EX-04] [EX-06] a gender [EX-04] is kept [x]')).toEqual(['EX-04', 'EX-06'])
  expect(idsIn('no id')).toEqual([])
})

test('a row is done when all that proves it passed, and open when nothing or only skipped tests do', () => {
  const proof = prove(parseRequirements(page), [
    result('[EX-01] [EX-02] both', 'passed'),
    result('[EX-02] breaks', 'failed', inApi),
    result('[RT-01] later', 'skipped'),
    result('[ZZ-09] nothing', 'passed'),
  ])
  expect(statesOf(proof)).toEqual(['EX-01 done', 'EX-02 failing api', 'RT-01 open browser', 'RT-02 open browser'])
  expect(proof.unknownIds).toEqual(['ZZ-09'])
})

test('a row counts with a proof in each of its places, and nowhere else', () => {
  const elsewhere = [
    result('[EX-01] by a component', 'passed', 'ui/src/chip.test.tsx'),
    result('[EX-01] by the console', 'passed', 'e2e/console.spec.ts'),
    result('[RT-01] breaks where it proves nothing', 'failed', inApi),
  ]
  expect(statesOf(prove(parseRequirements(page), [...elsewhere, result('[EX-02] is seen', 'passed')]))).toEqual([
    'EX-01 open browser',
    'EX-02 open api',
    'RT-01 open browser',
    'RT-02 open browser',
  ])
  expect(statesOf(prove(parseRequirements(page), [result('[EX-02] is seen', 'passed'), result('[EX-02] is found', 'passed', inApi)]))[1]).toBe(
    'EX-02 done',
  )
})

test('the report names failing and open rows, the failing tests, the places that lack a proof, and how many rows each place proves', () => {
  const proof = prove(parseRequirements(page), [
    result('[EX-01] works', 'passed'),
    result('[EX-02] is seen', 'passed'),
    result('[RT-02] breaks', 'failed'),
  ])
  const text = proofLines(proof).join('\n')
  expect(text).toContain('EX  Explore: 1 of 2 done')
  expect(text).toContain('✗ [RT-02] breaks')
  expect(text).toContain('open     EX-02  no proof in api: Tabs | and pipes.')
  expect(text).toContain('open     RT-01  no proof in browser: The first.')
  expect(text).not.toContain('done     EX-01')
  expect(text).toMatch(/\n {4}browser +2 of 4\n {4}api +0 of 1\n/u)
  expect(text.split('\n').at(-1)).toBe('1 done, 1 failing, 2 open')
})

test('the traceability page names the tests that count, and does not depend on the order of the results', () => {
  const tests = [
    result('[EX-01] b | c', 'passed'),
    result('[EX-01] a', 'passed', 'e2e/layout.spec.ts'),
    result('[EX-01] elsewhere', 'passed', inApi),
    result('[EX-02] no', 'failed'),
  ]
  const requirements = parseRequirements(page)
  const written = traceabilityPage(prove(requirements, tests))
  expect(traceabilityPage(prove(requirements, tests.toReversed()))).toBe(written)
  expect(written).toContain('| EX-01 | done | browser | `e2e/explore.spec.ts`: b \\| c<br>`e2e/layout.spec.ts`: a |')
  expect(written).toContain('| EX-02 | failing | not browser, not api |  |')
})

test('a row that a whole table of tests proves stays readable', () => {
  const tests = ['one', 'two', 'three', 'four', 'five'].map((name) => result(`[EX-01] ${name}`, 'passed'))
  expect(traceabilityPage(prove(parseRequirements(page), tests))).toContain(
    '| EX-01 | done | browser | `e2e/explore.spec.ts`: five; four; one; and 2 more |',
  )
})
