import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const post = (person: Person, url: string, payload: object = {}) => person.send({ method: 'POST', url, payload })
const reset = (person: Person) => post(person, '/controls/reset/')
const save = (person: Person, name: string) => post(person, '/controls/snapshots/', { name })
const load = (person: Person, name: string) => post(person, `/controls/snapshots/${name}/load/`)
const chatsOf = async (person: Person): Promise<string[]> => {
  const { status, body } = await person.api.chats.list()
  return status === 200 ? body.result.map(({ botSlug }) => botSlug) : [`${status}`]
}

test('[MK-05] loading a snapshot restores data, settings, clock, forced answers and rate limits', async () => {
  const { guest, visitor, world } = mock.world({ chatRate: { limit: 1, windowSeconds: 3600 } })
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  const say = async () => (await sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })).status
  expect(await say()).toBe(200)
  await visitor.send({ method: 'PATCH', url: '/controls/clock/', payload: { isFrozen: true, now: '2030-05-01T00:00:00.000Z' } })
  world.change({ freeMessages: 7 })
  await post(visitor, '/controls/forced/', { call: 'bots.roleTypes', status: 429, times: 2 })
  expect(await save(visitor, 'before')).toMatchObject({ status: 201, body: { name: 'before', bytes: expect.any(Number) } })

  await openChat(sam, 'felix')
  await reset(visitor)
  expect(await chatsOf(sam)).toEqual(['401'])
  expect(await visitor.send({ method: 'GET', url: '/controls/settings/' })).toMatchObject({ body: { freeMessages: 20 } })
  expect(await visitor.send({ method: 'GET', url: '/controls/clock/' })).toMatchObject({ body: { isFrozen: false } })
  expect(await visitor.send({ method: 'GET', url: '/controls/forced/' })).toMatchObject({ body: { forced: [] } })

  expect((await load(visitor, 'before')).status).toBe(200)
  expect(await chatsOf(sam)).toEqual(['amara'])
  expect(await visitor.send({ method: 'GET', url: '/controls/settings/' })).toMatchObject({ body: { freeMessages: 7 } })
  expect(await visitor.send({ method: 'GET', url: '/controls/clock/' })).toMatchObject({ body: { isFrozen: true, now: '2030-05-01T00:00:00.000Z' } })
  expect((await visitor.api.bots.roleTypes({ query: {} })).status).toBe(429)
})

test('[MK-05] [AP-08] rate limits are reset, saved and loaded with the world', async () => {
  const { guest, visitor, world } = mock.world()
  world.clock.freeze()
  const rate = { generalRate: { limit: 2, windowSeconds: 3600 } }
  const ask = async () => (await visitor.api.bots.roleTypes({ query: {} })).status
  await save(visitor, 'fresh')
  world.change(rate)
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  await save(visitor, 'used-up')
  await reset(visitor)
  mock.worlds.open(world.name).change(rate)
  expect(await ask()).toBe(200)
  await load(visitor, 'used-up')
  mock.worlds.open(world.name).clock.freeze()
  expect(await ask()).toBe(429)
  await load(visitor, 'fresh')
  expect(await ask()).toBe(200)
  expect((await guest()).headers).toHaveProperty('x-user-session-id')
})

test('[MK-05] [AC-02] an uploaded picture is saved, reset and loaded with the data', async () => {
  const { as, visitor, world } = mock.world()
  const noa = await as('free')
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('avatar', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }))
  const request = new Request('http://mock/', { method: 'POST', body: form })
  await noa.send({
    method: 'PATCH',
    url: '/api/v1/users/me/',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
  const { body } = await noa.api.users.me()
  const imageUrl = 'imageUrl' in body ? (body.imageUrl ?? '') : ''
  const picture = async () => (await visitor.send({ method: 'GET', url: imageUrl })).status
  expect([imageUrl.endsWith(`?world=${world.name}`), await picture()]).toEqual([true, 200])
  await save(visitor, 'pictured')
  await reset(visitor)
  expect(await picture()).toBe(404)
  await load(visitor, 'pictured')
  expect(await picture()).toBe(200)
  expect(await noa.api.users.me()).toMatchObject({ body: { imageUrl } })
})

test('[MK-05] snapshots are listed newest first, overwritten by name, and removed', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  await save(visitor, 'one')
  await save(visitor, 'two')
  await openChat(sam, 'amara')
  await save(visitor, 'one')
  const names = async () => (await visitor.send({ method: 'GET', url: '/controls/snapshots/' })).body
  expect(await names()).toMatchObject({ snapshots: [{ name: 'one' }, { name: 'two' }] })
  await load(visitor, 'two')
  expect(await chatsOf(sam)).toEqual([])
  await load(visitor, 'one')
  expect(await chatsOf(sam)).toEqual(['amara'])
  expect((await visitor.send({ method: 'DELETE', url: '/controls/snapshots/one/' })).status).toBe(200)
  expect(await names()).toMatchObject({ snapshots: [{ name: 'two' }] })
  for (const answer of [await load(visitor, 'one'), await visitor.send({ method: 'DELETE', url: '/controls/snapshots/one/' })])
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each(['../default', 'UP', '', 'a b', 'x'.repeat(64), '..', 'con.txt'])('[MK-05] [AP-04] %j is refused as a snapshot name', async (name) => {
  const { visitor } = mock.world()
  expect(await save(visitor, name)).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } })
  const answer = await load(visitor, encodeURIComponent(name))
  expect([400, 404]).toContain(answer.status)
})

test('[MK-05] [MK-11] after loading a snapshot the same steps give the same ids', async () => {
  const { guest, visitor } = mock.world()
  await save(visitor, 'start')
  const first = (await guest()).headers['x-user-session-id']
  await load(visitor, 'start')
  expect((await guest()).headers['x-user-session-id']).toBe(first)
})

test('[MK-05] running requests finish on the old data during a reset or load; later ones see the new', async () => {
  const { as, guest, visitor, world } = mock.world()
  const [sam, noa] = [await guest(), await as('free')]
  const id = await openChat(sam, 'amara')
  await save(visitor, 'here')
  const form = new FormData()
  form.set('nickname', 'N')
  const upload = new Request('http://mock/', { method: 'POST', body: form })
  const [payload, type] = [Buffer.from(await upload.arrayBuffer()), upload.headers.get('content-type') ?? '']
  const rename = async () => (await noa.send({ method: 'PATCH', url: '/api/v1/users/me/', payload, headers: { 'content-type': type } })).status
  world.clock.freeze()
  world.change({ replyDelay: { min: 60_000, max: 60_000 } })
  const waiting = sam.api.chats.send({ params: { id }, body: { message: 'Are you there?', tokenSize: 1 } })
  await expect.poll(async () => (await sam.api.chats.messages({ params: { id }, query: {} })).body).toMatchObject({ count: 2 })
  const busy = Array.from({ length: 60 }, async (_, turn) => {
    if (turn % 20 === 7) return (await reset(visitor)).status
    if (turn % 20 === 14) return (await load(visitor, 'here')).status
    if (turn % 5 === 0) return rename()
    return turn % 2 === 0
      ? (await sam.api.chats.list()).status
      : (await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })).status
  })
  const statuses = await Promise.all(busy)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await waiting).toMatchObject({ status: 200, body: { isBot: true } })
  await load(visitor, 'here')
  expect(await sam.api.chats.messages({ params: { id }, query: {} })).toMatchObject({ body: { count: 1 } })
})

test('[MK-05] reset, save and load take less than a second', async () => {
  const { visitor } = mock.world()
  await visitor.api.core.alive()
  const started = performance.now()
  await save(visitor, 'quick')
  await load(visitor, 'quick')
  await reset(visitor)
  expect(performance.now() - started).toBeLessThan(1500)
})

test('[MK-09] a removed world leaves the disk once no request uses it', async () => {
  const { guest, visitor, world } = mock.world()
  const { name, file } = world
  await openChat(await guest(), 'amara')
  await save(visitor, 'last')
  const folder = path.dirname(path.dirname(file))
  expect(readdirSync(folder).toSorted()).toEqual(['current', path.basename(path.dirname(file)), 'snapshots'].toSorted())
  const remove = () => mock.world().visitor.send({ method: 'DELETE', url: `/controls/worlds/${name}/` })
  expect((await remove()).status).toBe(200)
  await expect.poll(() => existsSync(folder)).toBe(false)
  expect((await remove()).status).toBe(404)
  expect(await visitor.send({ method: 'GET', url: '/controls/snapshots/' })).toMatchObject({ status: 200, body: { snapshots: [] } })
})
