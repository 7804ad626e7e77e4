import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'
import { monthsAfter, periodStartAt, renewalAt } from './allowances.ts'
import { findAllowances, spendAudio, spendCreation, spendPhotos } from './repo.ts'

const DAY = 24 * 60 * 60 * 1000

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const at = (time: string): number => Date.parse(time)

const limitsOf = async (person: Person) => {
  const { status, body } = await person.api.users.me()
  if (status !== 200) throw new Error(`No profile: ${status}`)
  return { audio: body.audioLimit, photos: body.photoLimit, creations: body.creationLimit }
}

test.each([
  ['2026-01-15T10:00:00Z', 1, '2026-02-15T10:00:00Z'],
  ['2026-01-31T23:59:59Z', 1, '2026-02-28T23:59:59Z'],
  ['2028-01-31T00:00:00Z', 1, '2028-02-29T00:00:00Z'],
  ['2026-11-30T12:00:00Z', 3, '2027-02-28T12:00:00Z'],
  ['2024-02-29T08:00:00Z', 12, '2025-02-28T08:00:00Z'],
  ['2026-12-31T00:00:00Z', 12, '2027-12-31T00:00:00Z'],
])('[MK-06] a subscription of %s that lasts %i months ends at %s', (from, months, expected) => {
  expect(monthsAfter(at(from), months)).toBe(at(expected))
})

test.each([
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z', '2026-01-31T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-03-30T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-03-31T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2026-06-10T00:00:00Z', '2027-06-09T00:00:00Z', '2027-05-10T00:00:00Z'],
  ['2026-06-10T00:00:00Z', '2026-01-01T00:00:00Z', '2026-06-10T00:00:00Z'],
])('[MK-06] for a subscription from %s, the month at %s began at %s', (from, now, expected) => {
  expect(periodStartAt(at(from), at(now))).toBe(at(expected))
})

test.each([
  ['a plan of one month', '2026-02-10T10:00:00Z', '2026-03-10T10:00:00Z', '2026-02-20T00:00:00Z', null],
  ['a year, in its first month', '2026-01-31T10:00:00Z', '2027-01-31T10:00:00Z', '2026-02-01T00:00:00Z', '2026-02-28T10:00:00Z'],
  ['a year, in its third month', '2026-01-31T10:00:00Z', '2027-01-31T10:00:00Z', '2026-04-02T00:00:00Z', '2026-04-30T10:00:00Z'],
  ['a year, in its last month', '2026-01-31T10:00:00Z', '2027-01-31T10:00:00Z', '2027-01-05T00:00:00Z', null],
])('[MK-06] the allowances of %s from %s to %s are, at %s, new again at %s', (_plan, from, until, now, expected) => {
  expect(renewalAt({ startedAt: at(from), endsAt: at(until) }, at(now))).toBe(expected === null ? null : at(expected))
})

test('[PG-02] premium has 20 photos, 6 minutes of voice and 3 creations a month, and no more', async () => {
  const { as, world } = mock.world()
  const paula = await as('premium')
  expect(await limitsOf(paula)).toEqual({ audio: 360, photos: 20, creations: 3 })
  expect([spendPhotos(world, 'u_premium', 4), spendAudio(world, 'u_premium', 350), spendCreation(world, 'u_premium')]).toEqual([true, true, true])
  expect(await limitsOf(paula)).toEqual({ audio: 10, photos: 16, creations: 2 })
  expect([spendPhotos(world, 'u_premium', 17), spendAudio(world, 'u_premium', 11)]).toEqual([false, false])
  expect(await limitsOf(paula)).toEqual({ audio: 10, photos: 16, creations: 2 })
})

test('[MK-06] the allowance of an annual plan renews each month', async () => {
  const { as, world } = mock.world()
  await as('no-allowance')
  expect(findAllowances(world, 'u_no-allowance')).toEqual({ audioLimit: 0, photoLimit: 0, creationLimit: 0, chatPhotoLimit: 0 })
  expect(spendPhotos(world, 'u_no-allowance', 1)).toBe(false)
  world.clock.advance(20 * DAY)
  expect(findAllowances(world, 'u_no-allowance').photoLimit).toBe(0)
  world.clock.advance(12 * DAY)
  expect(findAllowances(world, 'u_no-allowance')).toEqual({ audioLimit: 360, photoLimit: 20, creationLimit: 3, chatPhotoLimit: 20 })
  expect(spendAudio(world, 'u_no-allowance', 60)).toBe(true)
  expect(findAllowances(world, 'u_no-allowance')).toEqual({ audioLimit: 300, photoLimit: 20, creationLimit: 3, chatPhotoLimit: 20 })
  expect(spendPhotos(world, 'u_no-allowance', 20)).toBe(true)
  world.clock.advance(32 * DAY)
  expect(findAllowances(world, 'u_no-allowance')).toEqual({ audioLimit: 360, photoLimit: 20, creationLimit: 3, chatPhotoLimit: 20 })
})

test('[PY-02] pack content is used after the plan’s and does not expire', async () => {
  const { world } = mock.world()
  world.run("UPDATE User SET extraPhotos = 5, extraAudioSeconds = 600, extraCreations = 1 WHERE id = 'u_premium'")
  expect(spendPhotos(world, 'u_premium', 22)).toBe(true)
  expect(findAllowances(world, 'u_premium').photoLimit).toBe(3)
  world.clock.advance(32 * DAY)
  expect(findAllowances(world, 'u_premium')).toEqual({ audioLimit: 960, photoLimit: 23, creationLimit: 4, chatPhotoLimit: 20 })
  world.clock.advance(400 * DAY)
  expect(findAllowances(world, 'u_premium')).toEqual({ audioLimit: 600, photoLimit: 4, creationLimit: 1, chatPhotoLimit: 0 })
})

test('[PG-02] without a subscription one photo is free, once, and packs add more', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  expect(await limitsOf(noa)).toEqual({ audio: 0, photos: 1, creations: 0 })
  expect([spendPhotos(world, 'u_free', 2), spendPhotos(world, 'u_free', 1), spendPhotos(world, 'u_free', 1)]).toEqual([false, true, false])
  expect([spendAudio(world, 'u_free', 1), spendCreation(world, 'u_free')]).toEqual([false, false])
  world.clock.advance(40 * DAY)
  expect(findAllowances(world, 'u_free').photoLimit).toBe(0)
  world.run("UPDATE User SET extraPhotos = 2, extraCreations = 1 WHERE id = 'u_free'")
  expect([spendPhotos(world, 'u_free', 2), spendCreation(world, 'u_free'), spendCreation(world, 'u_free')]).toEqual([true, true, false])
  expect(findAllowances(world, 'u_free')).toEqual({ audioLimit: 0, photoLimit: 0, creationLimit: 0, chatPhotoLimit: 0 })
})

test('[OV-06] a cancelled subscription grants no allowance', () => {
  const { world } = mock.world()
  expect([spendPhotos(world, 'u_cancelled', 2), spendAudio(world, 'u_cancelled', 1), spendCreation(world, 'u_cancelled')]).toEqual([
    false,
    false,
    false,
  ])
})

test('[PG-04] a failed transaction spends nothing', () => {
  const { world } = mock.world()
  const failing = () =>
    world.atomically(() => {
      spendPhotos(world, 'u_premium', 3)
      throw new Error('It failed')
    })
  expect(failing).toThrow('It failed')
  expect(findAllowances(world, 'u_premium').photoLimit).toBe(20)
})

test('an unknown user cannot spend', () => {
  const { world } = mock.world()
  expect(spendPhotos(world, 'u_nobody', 1)).toBe(false)
})
