import { expect, test } from 'vitest'
import { inputText, nowOf, offsetText } from './clock-text.ts'

const SECOND = 1000
const DAY = 86_400 * SECOND

test.each([
  [0, 'In step with the real time'],
  [-1500, 'In step with the real time'],
  [90 * SECOND, '1 minute 30 seconds ahead of the real time'],
  [30 * DAY, '30 days ahead of the real time'],
  [30 * DAY + 7200 * SECOND + 5 * SECOND, '30 days 2 hours ahead of the real time'],
  [-DAY, '1 day behind the real time'],
])('[MK-06] %s milliseconds of clock offset are shown in words', (milliseconds, text) => {
  expect(offsetText(milliseconds)).toBe(text)
})

test('[MK-06] a running clock goes on from the time it was read, a frozen one stays', () => {
  const now = '2026-03-14T20:15:00.000Z'
  expect(nowOf({ now, isFrozen: false }, 1000, 4000).toISOString()).toBe('2026-03-14T20:15:03.000Z')
  expect(nowOf({ now, isFrozen: true }, 1000, 4000).toISOString()).toBe(now)
})

test('a time survives the way through a date field', () => {
  const time = new Date('2026-03-14T20:15:09.000Z')
  expect(new Date(inputText(time)).getTime()).toBe(time.getTime())
})
