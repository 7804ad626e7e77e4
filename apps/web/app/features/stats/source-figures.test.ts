import { expect, test } from 'vitest'
import { figuresOfCharacters, figuresOfPieces, sumOf } from './source-figures.ts'

const row = (date: string, botSlug: string | null, visits: number, revenue = 0) => ({ date, botSlug, visits, signups: 1, payments: 1, revenue })

test('cents add up to whole cents', () => {
  expect(sumOf([row('2026-03-01', null, 1, 0.1), row('2026-03-01', 'amara', 2, 0.2)])).toEqual({ visits: 3, signups: 2, payments: 2, revenue: 0.3 })
  expect(sumOf([])).toEqual({ visits: 0, signups: 0, payments: 0, revenue: 0 })
})

test('a day nobody came on is a day of noughts', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => ({ from: day, to: day }))
  const rows = [row('2026-03-01', null, 1), row('2026-03-01', 'amara', 2), row('2026-03-03', 'amara', 5)]
  expect(figuresOfPieces(rows, days).map(({ from, visits }) => [from, visits])).toEqual([
    ['2026-03-01', 3],
    ['2026-03-02', 0],
    ['2026-03-03', 5],
  ])
})

test('the character with the most visits comes first', () => {
  const rows = [row('2026-03-01', null, 3), row('2026-03-01', 'amara', 2), row('2026-03-03', 'amara', 5)]
  expect(figuresOfCharacters(rows).map(({ slug, visits }) => [slug, visits])).toEqual([
    ['amara', 7],
    [null, 3],
  ])
})
