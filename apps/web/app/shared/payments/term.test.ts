import { expect, test } from 'vitest'
import { daysUntil, monthsAfter } from './term.ts'

test.each([
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2027-11-22T00:00:00.000Z', 3, '2028-02-22T00:00:00.000Z'],
  ['2027-11-22T00:00:00.000Z', 12, '2028-11-22T00:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(new Date(monthsAfter(Date.parse(from), months)).toISOString()).toBe(to)
})

test('a day that has begun counts, one that has passed does not', () => {
  expect([daysUntil(0, 1), daysUntil(0, 86_400_000), daysUntil(0, 86_400_001), daysUntil(5, 0)]).toEqual([1, 1, 2, 0])
})
