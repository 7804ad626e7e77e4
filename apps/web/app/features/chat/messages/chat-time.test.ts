import { expect, test } from 'vitest'
import { dayLabel, formatShortTime } from './chat-time.ts'

const now = new Date(2026, 10, 12, 15, 0)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test('the list tells the time as shortly as it can', () => {
  expect(formatShortTime('en', at(2026, 10, 12, 15, 0), now)).toBe('now')
  expect(formatShortTime('en', at(2026, 10, 12, 14, 48), now)).toBe('12 min')
  expect(formatShortTime('en', at(2026, 10, 12, 13, 0), now)).toBe('2 hr')
  expect(formatShortTime('en', at(2026, 10, 10, 15, 0), now)).toBe('Tue')
  expect(formatShortTime('en', at(2026, 10, 3, 15, 0), now)).toBe('Nov 3')
  expect(formatShortTime('de', at(2025, 10, 3, 15, 0), now)).toBe('3. Nov. 2025')
})

test('days between messages are named by how near they are', () => {
  expect(dayLabel('en', '2026-11-12', now)).toEqual({ kind: 'today' })
  expect(dayLabel('en', '2026-11-11', now)).toEqual({ kind: 'yesterday' })
  expect(dayLabel('en', '2026-11-03', now)).toEqual({ kind: 'date', text: 'Tuesday, November 3' })
})
