import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const change = (person: Person, payload: object) => person.send({ method: 'PATCH', url: '/controls/settings/', payload })
const alive = (person: Person) => person.send({ method: 'GET', url: '/api/v1/core/alive/' })

/** Milliseconds that something takes. */
const taking = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

test.each([
  ['settings', { maintenence: true }],
  ['settings', { latency: { ms: 5, jitter: 900 } }],
  ['settings', { calls: { 'chats.send': { x: 1 } } }],
  ['settings', { replyDelay: { min: 5, max: 1 } }],
  ['clock', { frozen: true }],
])('[MK-01] [MK-06] a change of %s with the unknown field in %j is refused', async (what, payload) => {
  const { visitor } = mock.world()
  expect(await visitor.send({ method: 'PATCH', url: `/controls/${what}/`, payload })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
})

test('[MK-01] the latency applies to every call, and a call can have its own', async () => {
  const { visitor } = mock.world()
  expect(await change(visitor, { latency: { ms: 400 }, calls: { 'bots.roleTypes': { latencyMs: 0 } } })).toMatchObject({
    status: 200,
    body: { latency: { ms: 400, jitterMs: 0 }, calls: { 'bots.roleTypes': { latencyMs: 0 } } },
  })
  expect(await taking(() => alive(visitor))).toBeGreaterThanOrEqual(399)
  const answered: string[] = []
  await Promise.all([
    alive(visitor).then(() => answered.push('alive')),
    visitor.api.bots.roleTypes({ query: {} }).then(() => answered.push('bots.roleTypes')),
  ])
  expect(answered).toEqual(['bots.roleTypes', 'alive'])
})

test('[MK-01] changed settings still list their defaults', async () => {
  const { visitor } = mock.world()
  const { body: first } = await visitor.send({ method: 'GET', url: '/controls/settings/' })
  await change(visitor, { freeMessages: 3, calls: { 'chats.send': { failureRate: 1 } } })
  const { body } = await visitor.send({ method: 'GET', url: '/controls/settings/defaults/' })
  expect(body).toEqual(first)
  expect(await change(visitor, { freeMessages: 20, calls: { 'chats.send': null } })).toMatchObject({ status: 200, body })
})

test('[MK-01] [MK-06] latency passes in real time, also with a frozen clock', async () => {
  const { visitor, world } = mock.world({ latency: { ms: 5, jitterMs: 10 } })
  world.clock.freeze()
  expect((await alive(visitor)).status).toBe(200)
})

test('[MK-01] jitter adds a different delay each time', async () => {
  const { world } = mock.world()
  const rolls = Array.from({ length: 20 }, () => world.chance.next('latency:core.alive'))
  expect(new Set(rolls).size).toBe(20)
  expect(rolls.every((roll) => roll >= 0 && roll < 1)).toBe(true)
})

test('[MK-01] [MK-11] a share of the calls fails, the same ones in every identical run', async () => {
  const { visitor } = mock.world()
  const run = async (): Promise<number[]> => {
    await visitor.send({ method: 'POST', url: '/controls/reset/', payload: {} })
    await change(visitor, { failureRate: 0.4 })
    const statuses = []
    for (let turn = 0; turn < 40; turn += 1) statuses.push((await alive(visitor)).status)
    return statuses
  }
  const statuses = await run()
  expect(await run()).toEqual(statuses)
  const failed = statuses.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(6)
  expect(failed).toBeLessThan(26)
  expect(failed + statuses.filter((status) => status === 200).length).toBe(40)
})

test('[MK-01] one call can fail always while the others work', async () => {
  const { visitor } = mock.world({ calls: { 'bots.roleTypes': { failureRate: 1 } } })
  expect(await visitor.api.bots.roleTypes({ query: {} })).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect((await alive(visitor)).status).toBe(200)
})

test('[MK-01] settings per call are changed call by call, and null removes them', async () => {
  const { visitor } = mock.world()
  await change(visitor, { calls: { 'chats.send': { latencyMs: 10 }, 'bots.list': { failureRate: 1 } } })
  await change(visitor, { calls: { 'chats.send': { failureRate: 0.5 }, 'bots.list': null } })
  expect(await visitor.send({ method: 'GET', url: '/controls/settings/' })).toMatchObject({
    body: { calls: { 'chats.send': { latencyMs: 10, failureRate: 0.5 } } },
  })
  expect((await visitor.api.bots.list({ query: { lang: 'en' } })).status).toBe(200)
})

test.each([
  [{ failureRate: 1.1 }, 'failureRate'],
  [{ failureRate: -0.1 }, 'failureRate'],
  [{ latency: { ms: -1 } }, 'latency.ms'],
  [{ latency: { ms: 1e9 } }, 'latency.ms'],
  [{ latency: 5 }, 'latency'],
  [{ calls: { 'chats.shout': { latencyMs: 1 } } }, 'calls'],
  [{ calls: { 'chats.send': { latencyMs: 'long' } } }, 'calls.chats.send.latencyMs'],
  [{ maintenance: 'yes' }, 'maintenance'],
])('[MK-01] [AP-04] the setting %j is refused and changes nothing', async (payload, path) => {
  const { visitor } = mock.world()
  const before = (await visitor.send({ method: 'GET', url: '/controls/settings/' })).body
  expect(await change(visitor, payload)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: expect.stringContaining(path), message: expect.any(String) }] },
  })
  expect((await visitor.send({ method: 'GET', url: '/controls/settings/' })).body).toEqual(before)
})

test('[MK-02] in maintenance alive is false and every other call 503; pictures and controls work', async () => {
  const { visitor, guest } = mock.world()
  const sam = await guest()
  const { body } = await visitor.api.bots.list({ query: { lang: 'en' } })
  const cover = 'result' in body ? (body.result[0]?.imageUrl ?? '') : ''
  await change(visitor, { maintenance: true })
  expect(await alive(visitor)).toMatchObject({ status: 200, body: { status: false } })
  const down = { status: 503, body: { detail: 'Website Maintenance', code: 'maintenance' }, headers: { 'retry-after': '15' } }
  for (const person of [visitor, sam]) {
    expect(await person.send({ method: 'GET', url: '/api/v1/chats/' })).toMatchObject(down)
    expect(
      await person.send({ method: 'POST', url: '/api/v1/auth/login/', payload: 'not json', headers: { 'content-type': 'application/json' } }),
    ).toMatchObject(down)
    expect(await person.send({ method: 'GET', url: '/api/v1/no/such/call/' })).toMatchObject(down)
  }
  expect((await visitor.send({ method: 'GET', url: '/api/v1/users/me/', headers: { authorization: 'Bearer stale' } })).status).toBe(503)
  expect((await visitor.send({ method: 'GET', url: cover })).status).toBe(200)
  await change(visitor, { maintenance: false })
  expect(await alive(visitor)).toMatchObject({ body: { status: true } })
  expect((await sam.api.chats.list()).status).toBe(200)
})
