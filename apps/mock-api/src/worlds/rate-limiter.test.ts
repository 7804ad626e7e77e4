import { expect, test } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

const MINUTE = { limit: 2, windowSeconds: 60 }
const HOUR = { limit: 2, windowSeconds: 3600 }

/** Microseconds of processor for so many new keys, on top of so many known ones: what else the machine does is not counted. */
const costOf = (known: number, added: number): number => {
  const limiter = new RateLimiter()
  for (let key = 0; key < known; key += 1) limiter.take(`known:${key}`, MINUTE, 0)
  const before = process.threadCpuUsage()
  for (let key = 0; key < added; key += 1) limiter.take(`new:${key}`, MINUTE, 1)
  return process.threadCpuUsage(before).user
}

test('[AP-08] a new caller costs the same beside forty thousand others as beside none', () => {
  costOf(0, 2000)
  const [few, many] = [costOf(0, 2000), costOf(40_000, 2000)]
  // Looking through all of them for each took hundreds of times as long.
  expect(many).toBeLessThan(20 * Math.max(few, 1000))
})

test('[AP-08] windows that are over are forgotten, those that run are not, however long they are', () => {
  const limiter = new RateLimiter()
  for (let count = 0; count < 3; count += 1) limiter.take('email:noa', HOUR, 0)
  for (let key = 0; key < 100_000; key += 1) limiter.take(`ip:${key}`, MINUTE, key * 10)
  expect(limiter.take('email:noa', HOUR, 1_000_000)).toBeCloseTo(2600)
  expect(Object.keys(limiter.state).length).toBeLessThan(50_000)
})

test('[AP-08] what was counted and is taken back may be tried again', () => {
  const limiter = new RateLimiter()
  expect([limiter.take('a', MINUTE, 0), limiter.take('a', MINUTE, 0)]).toEqual([null, null])
  limiter.giveBack('a')
  limiter.giveBack('nobody')
  expect([limiter.take('a', MINUTE, 0), limiter.take('a', MINUTE, 0)]).toEqual([null, 60])
})

test('[AP-08] a window is over at the moment that was told, and not before', () => {
  const limiter = new RateLimiter()
  for (let count = 0; count < 3; count += 1) limiter.take('a', MINUTE, 0)
  expect(limiter.take('a', MINUTE, 59_000)).toBe(1)
  expect(limiter.take('a', MINUTE, 60_000)).toBeNull()
})
