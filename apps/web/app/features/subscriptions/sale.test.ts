import { expect, test } from 'vitest'
import { bannerAt, saleAt } from './sale.ts'

const START = Date.UTC(2027, 0, 31)
const HOUR = 3_600_000

test.each([
  ['never seen', null, START, START, 3600],
  ['ten minutes old', START, START + 600_000, START, 3000],
  ['at its end', START, START + HOUR, START, 0],
  ['a moment before it begins anew', START, START + HOUR + 4999, START, 0],
  ['five seconds past its end', START, START + HOUR + 5000, START + HOUR + 5000, 3600],
  ['from a clock that was set back', START + 1, START, START, 3600],
])('the banner’s hour, %s', (_, stored, now, start, secondsLeft) => {
  expect(bannerAt(stored, now)).toEqual({ start, secondsLeft })
})

test('the sale runs a day', () => {
  expect(saleAt(null, START).secondsLeft).toBe(24 * 3600)
  expect(saleAt(START, START + 23 * HOUR).secondsLeft).toBe(3600)
})
