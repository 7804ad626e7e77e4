import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Mock, openChat, openMock } from '../testing/mock.ts'
import { shiftSeedToNow } from './shift-seed.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

test('[MK-09] changes in one world are invisible in another', async () => {
  const [one, other] = [mock.world(), mock.world()]
  const sam = await one.guest()
  await openChat(sam, 'amara')
  const stranger = other.withHeaders({ 'x-user-session-id': sam.headers['x-user-session-id'] ?? '' })
  expect((await stranger.api.chats.list()).status).toBe(401)
  other.world.clock.advance(24 * 60 * 60 * 1000)
  expect(Math.abs(one.world.clock.now() - Date.now())).toBeLessThan(5000)
})

test('[MK-05] resetting a world restores the seed', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  await openChat(sam, 'amara')
  await visitor.send({ method: 'POST', url: '/controls/reset/', payload: {} })
  expect((await sam.api.chats.list()).status).toBe(401)
})

test('[MK-08] [MK-11] a new world shifts the seed’s times to now', async () => {
  const place = mock.world()
  const { world } = place
  const DAY = 24 * 60 * 60 * 1000
  const seen = () => ({
    subscriptions: world.all('SELECT userId, startedAt, endsAt, cancelledAt, periodStart FROM Subscription ORDER BY id'),
    people: world.all('SELECT id, createdAt FROM User ORDER BY id'),
    days: world.one('SELECT min(date) AS first, max(date) AS last, count(*) AS count, sum(revenue) AS revenue FROM BotDay'),
    sources: world.one('SELECT min(date) AS first, max(date) AS last, count(*) AS count FROM SourceDay'),
  })
  shiftSeedToNow(world)
  const today = seen()
  const at = z.object({ at: z.number() }).parse(world.recall('seed', z.unknown())).at
  // As a seed that was made four hundred days ago has it.
  for (const column of ['startedAt', 'endsAt', 'cancelledAt', 'periodStart'])
    world.run(`UPDATE Subscription SET ${column} = ${column} - ?`, 400 * DAY)
  world.run('UPDATE User SET createdAt = createdAt - ?', 400 * DAY)
  for (const table of ['BotDay', 'SourceDay']) world.run(`UPDATE ${table} SET date = date(date, '-400 days')`)
  world.remember('seed', { at: at - 400 * DAY })
  world.clock.freeze()
  world.clock.set(at)
  shiftSeedToNow(world)
  expect(seen()).toEqual(today)
  const paula = await place.as('premium')
  expect(await paula.api.subscriptions.mine()).toMatchObject({ body: { state: 'active' } })
  expect(await (await place.as('no-allowance')).api.subscriptions.mine()).toMatchObject({ body: { audioLimit: 0, photoLimit: 0, creationLimit: 0 } })
})

test('[MK-01] changed settings apply from the next request on', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  expect((await visitor.send({ method: 'PATCH', url: '/controls/settings/', payload: { freeMessages: 0 } })).status).toBe(200)
  expect((await sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })).status).toBe(402)
  expect((await visitor.send({ method: 'PATCH', url: '/controls/settings/', payload: { freeMessages: -1 } })).status).toBe(400)
})

test('[MK-06] freezing and moving the clock affects subscriptions', async () => {
  const { as, visitor, world } = mock.world()
  const clock = async (payload: object) => (await visitor.send({ method: 'PATCH', url: '/controls/clock/', payload })).body
  expect(await clock({ isFrozen: true, now: '2030-01-01T00:00:00.000Z' })).toEqual({ now: '2030-01-01T00:00:00.000Z', isFrozen: true })
  expect(await clock({ advanceMs: 1000 })).toEqual({ now: '2030-01-01T00:00:01.000Z', isFrozen: true })
  await clock({ isFrozen: false })
  expect(world.clock.isFrozen).toBe(false)
  expect(await (await as('premium')).api.users.me()).toMatchObject({ body: { access: [], currentPlan: 'free' } })
})

test('[MK-08] every persona can sign in and is in the state of its name', async () => {
  const { as } = mock.world()
  expect(await (await as('premium')).api.users.me()).toMatchObject({ body: { access: ['premium-annual'] } })
  expect(await (await as('cancelled')).api.users.me()).toMatchObject({ body: { access: [] } })
  expect(await (await as('no-allowance')).api.users.me()).toMatchObject({ body: { audioLimit: 0, photoLimit: 0, creationLimit: 0 } })
  expect(await (await as('unconfirmed')).api.users.me()).toMatchObject({ body: { emailVerified: false } })
  expect(await (await as('admin')).api.users.me()).toMatchObject({ body: { is_admin: true } })
  expect((await (await as('guest')).api.chats.list()).status).toBe(200)
})

test.each(['UPPER', '../etc', 'a b', 'x'.repeat(64)])('[MK-09] %j is refused as a world name', async (name) => {
  expect((await mock.world().withHeaders({ 'x-mock-world': name }).send({ method: 'GET', url: '/api/v1/core/alive/' })).status).toBe(400)
})

test('[MK-09] addresses outside the API take their world from the link, else the default one', async () => {
  const { world } = mock.world()
  const clock = async (url: string) => (await mock.app.inject({ url })).json<unknown>()
  world.clock.freeze()
  expect(await clock(`/controls/clock/?world=${world.name}`)).toMatchObject({ isFrozen: true })
  expect(await clock('/controls/clock/')).toMatchObject({ isFrozen: false })
  expect((await mock.app.inject({ url: '/controls/clock/?world=a&world=b' })).statusCode).toBe(400)
})
