import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type Mock, type Person, openChat, openMock } from '../testing/mock.ts'
import { Ids } from './ids.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const isOpen = (name: string) => mock.worlds.list().find((world) => world.name === name)?.isOpen

test('[MK-09] an idle world closes and reopens with data, settings, forced answers, limits and ids', async () => {
  const place = mock.world()
  const { guest, visitor, world } = place
  world.clock.freeze()
  const sam = await guest()
  await openChat(sam, 'amara')
  world.change({ freeMessages: 3, generalRate: { limit: 4, windowSeconds: 3600 } })
  await visitor.send({ method: 'POST', url: '/controls/forced/', payload: { call: 'bots.roleTypes', status: 503, times: 2 } })
  expect((await sam.api.bots.roleTypes({ query: {} })).status).toBe(503)
  const chance = world.chance.next('test')

  mock.worlds.closeIdle(0)
  expect([isOpen(world.name), world.isOpen]).toEqual([false, false])

  expect(await sam.api.chats.list()).toMatchObject({ status: 200, body: { result: [{ botSlug: 'amara' }] } })
  expect([isOpen(world.name), place.world.settings.freeMessages]).toEqual([true, 3])
  expect((await sam.api.bots.roleTypes({ query: {} })).status).toBe(503)
  const statuses = []
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await sam.api.bots.roleTypes({ query: {} })).status)
  expect(statuses).toEqual([200, 200, 429, 429])
  expect(place.world.chance.next('test')).not.toBe(chance)
})

test('[MK-09] [MK-11] closing a world does not change the ids it gives out', async () => {
  const [one, other] = [mock.world(), mock.world()]
  const { name } = one.world
  const straight = Array.from({ length: 3 }, () => one.world.ids.make('x'))
  await mock.worlds.reset(name)
  const interrupted = [one.world.ids.make('x')]
  mock.worlds.closeIdle(0)
  interrupted.push(one.world.ids.make('x'))
  mock.worlds.closeIdle(0)
  interrupted.push(one.world.ids.make('x'))
  expect(interrupted).toEqual(straight)
  expect(other.world.ids.make('x')).not.toBe(straight[0])
})

test('[MK-09] a world with a pending request is never idle', async () => {
  const place = mock.world()
  const { guest, world } = place
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.clock.freeze()
  world.change({ replyDelay: { min: 5000, max: 5000 } })
  const reply = sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })
  await expect.poll(async () => (await sam.api.chats.messages({ params: { id }, query: {} })).body).toMatchObject({ count: 2 })
  await expect.poll(() => world.holders).toBe(1)
  mock.worlds.closeIdle(0)
  expect(isOpen(world.name)).toBe(true)
  world.clock.advance(5000)
  expect((await reply).status).toBe(200)
  await expect.poll(() => world.holders).toBe(0)
})

test('[MK-09] parallel worlds keep their data apart', async () => {
  const places = Array.from({ length: 20 }, () => mock.world())
  const rename = async (place: (typeof places)[number], turn: number) => {
    const noa = await place.as('free')
    const form = new FormData()
    form.set('nickname', `N${turn}`)
    const request = new Request('http://mock/', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    expect((await noa.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: Buffer.from(await request.arrayBuffer()), headers })).status).toBe(
      200,
    )
    return noa
  }
  const people = await Promise.all(places.map(rename))
  const names = await Promise.all(people.map(async (noa) => (await noa.api.users.me()).body))
  expect(names).toMatchObject(places.map((_, turn) => ({ nickname: `N${turn}` })))
  await Promise.all(places.map((place, turn) => rename(place, turn + 100)))
  expect(await people[0]?.api.users.me()).toMatchObject({ body: { nickname: 'N100' } })
})

test('[RP-03] HEAD requires the same rights as GET', async () => {
  const { guest, visitor } = mock.world()
  const ask = async ({ headers }: Person) => (await mock.app.inject({ method: 'HEAD', url: '/api/v1/chats/', headers })).statusCode
  expect([await ask(visitor), await ask(await guest())]).toEqual([401, 200])
})

test('[MK-09] an idle world on a full disk stays open, loses nothing, and closes once there is room', async () => {
  const { world, visitor } = mock.world()
  const failures: string[] = []
  mock.worlds.logTo({ error: (_details: unknown, message?: string) => void failures.push(message ?? '') })
  onTestFinished(() => mock.worlds.logTo(mock.app.log))
  world.change({ generalRate: { limit: 2, windowSeconds: 3600 } })
  expect((await visitor.api.core.alive()).status).toBe(200)
  // As SQLite answers on a full disk.
  world.run("CREATE TRIGGER disk_full BEFORE INSERT ON WorldState BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END")
  mock.worlds.closeIdle(0)
  expect(isOpen(world.name)).toBe(true)
  expect(failures).toContain(`World ${world.name} could not be closed`)
  world.run('DROP TRIGGER disk_full')
  mock.worlds.closeIdle(0)
  expect(isOpen(world.name)).toBe(false)
  expect([(await visitor.api.core.alive()).status, (await visitor.api.core.alive()).status]).toEqual([200, 429])
})

test('[MK-05] a world whose counters cannot be stored is reset all the same', async () => {
  const { world, visitor } = mock.world()
  world.run("CREATE TRIGGER disk_full BEFORE INSERT ON WorldState BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END")
  expect((await visitor.send({ method: 'POST', url: '/controls/reset/' })).status).toBe(200)
  await expect.poll(() => existsSync(world.directory)).toBe(false)
  expect((await visitor.send({ method: 'PATCH', url: '/controls/settings/', payload: { freeMessages: 1 } })).status).toBe(200)
})

test('[MK-11] an id is given once, also when the transaction that reserved it was undone and the server is killed', () => {
  const { world } = mock.world()
  const undo = () =>
    world.atomically(() => {
      world.ids.make('x')
      throw new Error('Undone')
    })
  expect(undo).toThrow('Undone')
  const given = world.ids.make('x')
  // What a server finds after a kill: nothing but what is stored.
  const stored = world.recall('ids', z.number()) ?? 0
  const afterKill = new Ids(world.secret, stored, () => undefined)
  expect(Array.from({ length: 1000 }, () => afterKill.make('x'))).not.toContain(given)
})
