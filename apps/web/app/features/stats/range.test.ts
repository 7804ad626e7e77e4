import { expect, test } from 'vitest'
import { piecesOf, presetSearch, queryOf, rangeSearch, readRange } from './range.ts'

const NOW = Date.parse('2026-03-14T23:30:00Z')
const read = (search: string) => readRange(new URLSearchParams(search), NOW)

test('an address names how many days back, or both ends', () => {
  expect(read(presetSearch(7))).toEqual({ from: '2026-03-08', to: '2026-03-14', preset: 7 })
  expect(read(rangeSearch({ from: '2024-02-28', to: '2024-03-01' }))).toEqual({ from: '2024-02-28', to: '2024-03-01', preset: null })
})

test.each([
  '',
  'days=8',
  'days=07',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-3-1&to=2026-03-02',
  'from=2026-03-01',
  'from=2025-01-01&to=2026-03-01',
  'from=0000-01-01&to=9999-12-31',
])('of %j thirty days up to today are left', (search) => {
  expect(read(search)).toEqual({ from: '2026-02-13', to: '2026-03-14', preset: 30 })
})

test('two ends the wrong way round are the same days', () => {
  expect(read('from=2026-03-14&to=2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-14', preset: null })
})

test('figures of all days have no ends', () => {
  const all = readRange(new URLSearchParams('days=8'), NOW, 'all')
  expect(all).toEqual({ from: '', to: '', preset: 'all' })
  expect(queryOf(all)).toEqual({})
  expect(queryOf(read('days=7'))).toEqual({ days: '7' })
})

test('a leap year is the most', () => {
  expect(read('from=2024-01-01&to=2024-12-31').preset).toBeNull()
  expect(read('from=2024-01-01&to=2025-01-01').preset).toBe(30)
})

test('few days are drawn each, many in weeks of which the last may be short', () => {
  expect(piecesOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual({
    every: 'day',
    pieces: ['2024-02-28', '2024-02-29', '2024-03-01'].map((day) => ({ from: day, to: day })),
  })
  expect(piecesOf({ from: '2026-01-01', to: '2026-04-02' })).toMatchObject({ every: 'day', pieces: { length: 92 } })
  const { every, pieces } = piecesOf({ from: '2026-01-01', to: '2026-04-03' })
  expect([every, pieces.length, pieces[0], pieces.at(-1)]).toEqual([
    'week',
    14,
    { from: '2026-01-01', to: '2026-01-07' },
    { from: '2026-04-02', to: '2026-04-03' },
  ])
})
