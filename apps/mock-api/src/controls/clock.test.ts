import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../testing/mock.ts'
import { endOf } from './duration.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const clock = async (person: Person, payload: object) => person.send({ method: 'PATCH', url: '/controls/clock/', payload })
const NOON = '2030-01-31T12:00:00.000Z'

test.each([
  ['90s', '2030-01-31T12:01:30.000Z'],
  ['1h30m', '2030-01-31T13:30:00.000Z'],
  ['30d', '2030-03-02T12:00:00.000Z'],
  ['2w', '2030-02-14T12:00:00.000Z'],
  ['1.5h', '2030-01-31T13:30:00.000Z'],
  ['250ms', '2030-01-31T12:00:00.250Z'],
  ['-1h', '2030-01-31T11:00:00.000Z'],
  ['PT15M', '2030-01-31T12:15:00.000Z'],
  ['P1DT2H', '2030-02-01T14:00:00.000Z'],
  ['P1M', '2030-02-28T12:00:00.000Z'],
  ['-P1M', '2029-12-31T12:00:00.000Z'],
  ['P2Y', '2032-01-31T12:00:00.000Z'],
  ['P1W', '2030-02-07T12:00:00.000Z'],
])('[MK-06] the clock advances by %s', async (advance, now) => {
  const { visitor } = mock.world()
  await clock(visitor, { isFrozen: true, now: NOON })
  expect(await clock(visitor, { advance })).toMatchObject({ status: 200, body: { now, isFrozen: true } })
})

test.each([
  [{ advance: 'soon' }, 'advance'],
  [{ advance: '1y' }, 'advance'],
  [{ advance: 'P' }, 'advance'],
  [{ advance: 'PT' }, 'advance'],
  [{ advance: '' }, 'advance'],
  [{ advance: 'P99999Y' }, 'advance'],
  [{ advance: `${'9'.repeat(60)}d` }, 'advance'],
  [{ advanceMs: 0.5 }, 'advanceMs'],
  [{ advanceMs: 9e15 }, 'advanceMs'],
  [{ advanceMs: -9e15 }, 'advanceMs'],
  [{ now: 'yesterday' }, 'now'],
  [{ now: '1969-01-01T00:00:00.000Z' }, 'now'],
  [{ isFrozen: 'yes' }, 'isFrozen'],
])('[MK-06] [AP-04] %j is refused and the clock does not change', async (payload, path) => {
  const { visitor, world } = mock.world()
  await clock(visitor, { isFrozen: true, now: NOON })
  expect(await clock(visitor, payload)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  expect(new Date(world.clock.now()).toISOString()).toBe(NOON)
})

test('[MK-06] an invalid duration has no end', () => {
  expect(endOf('for ever', 0)).toBeNaN()
  expect(endOf(1500, 500)).toBe(2000)
})

test('[MK-06] [AP-07] moving the clock expires tokens and delivers waiting replies', async () => {
  const { as, guest, visitor, world } = mock.world()
  const noa = await as('free')
  await clock(visitor, { advance: '14m' })
  expect((await noa.api.users.me()).status).toBe(200)
  await clock(visitor, { advance: '2m' })
  expect((await noa.api.users.me()).status).toBe(401)

  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.clock.freeze()
  world.change({ replyDelay: { min: 30_000, max: 30_000 } })
  const reply = sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })
  await expect.poll(async () => (await sam.api.chats.messages({ params: { id }, query: {} })).body).toMatchObject({ count: 2 })
  await clock(visitor, { advance: '30s' })
  expect((await reply).status).toBe(200)
})

test('[MK-06] a moved or frozen clock survives closing and reopening an idle world', async () => {
  const [moved, frozen] = [mock.world(), mock.world()]
  await clock(moved.visitor, { advance: '30d' })
  await clock(frozen.visitor, { isFrozen: true, now: NOON })
  mock.worlds.closeIdle(0)
  expect(mock.worlds.list().filter(({ isOpen }) => isOpen)).toEqual([])
  expect(moved.world.clock.now() - Date.now()).toBeGreaterThan(30 * 86_400_000 - 5000)
  expect(frozen.world.clock.isFrozen).toBe(true)
  expect(new Date(frozen.world.clock.now()).toISOString()).toBe(NOON)
})
