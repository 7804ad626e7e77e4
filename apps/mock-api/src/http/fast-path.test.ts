import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { LoggedRequest } from '../controls/contract/requests.ts'
import { type Mock, type Person, openMock } from '../testing/mock.ts'

// Every story is of a character whom somebody looked at before, so that the answer is already there.

const AMARA = '/api/v1/bots/amara/?lang=en'
const Logged = z.object({ requests: z.array(LoggedRequest) })

let mock: Mock
let url: string
beforeAll(async () => {
  mock = await openMock()
  url = await mock.listen()
})
afterAll(() => mock.close())

const look = (person: Person, headers: Record<string, string> = {}) => person.send({ method: 'GET', url: AMARA, headers })

/** A world whose visitors have seen Amara. */
const worldOfAmara = async (settings: Parameters<Mock['world']>[0] = {}) => {
  const world = mock.world(settings)
  await world.visitor.api.bots.one({ params: { slug: 'amara' }, query: { lang: 'en' } })
  return world
}

test('[AP-05] a second look at a character gets the same answer, header by header', async () => {
  const { world } = mock.world()
  const ask = async () => {
    const { status, headers, text } = await fetch(new URL(AMARA, url), { headers: { 'x-mock-world': world.name } }).then(async (answer) => ({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    }))
    expect(Date.parse(headers.date ?? '')).not.toBeNaN()
    return { status, headers: { ...headers, date: '' }, text }
  }
  const first = await ask()
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } })
  expect(await ask()).toEqual(first)
})

test('[MK-10] the log shows the second look like the first', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  await look(sam)
  await look(sam)
  const log = Logged.parse((await visitor.send({ method: 'GET', url: '/controls/requests/' })).body).requests
  const [second, first] = log.map(({ id: _, time: __, worldTime: ___, durationMs, ...rest }) => {
    expect(durationMs).toBeGreaterThanOrEqual(0)
    return rest
  })
  expect(first).toMatchObject({ call: 'bots.one', caller: expect.stringContaining('guest:'), outcome: 'answered', check: { state: 'ok' } })
  expect(second).toEqual(first)
})

test('[AP-08] every look counts towards the rate limit, cached or not', async () => {
  const { visitor, world } = await worldOfAmara({ generalRate: { limit: 4, windowSeconds: 60 } })
  const statuses = [
    (await look(visitor)).status,
    (await visitor.send({ method: 'GET', url: '/api/v1/core/alive/' })).status,
    (await look(visitor)).status,
  ]
  expect(statuses).toEqual([200, 200, 200])
  const refused = await look(visitor)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  world.clock.advance(61_000)
  expect((await look(visitor)).status).toBe(200)
})

test('[AP-08] the rate counts guests by session and visitors by the address from the proxy', async () => {
  const { guest, visitor } = await worldOfAmara({ generalRate: { limit: 3, windowSeconds: 60 } })
  const fourLooks = async (person: Person, headers: Record<string, string> = {}) => {
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await look(person, headers)).status)
    return statuses
  }
  const justTooMany = [200, 200, 200, 429]
  expect(await fourLooks(visitor, { 'x-forwarded-for': '203.0.113.7' })).toEqual(justTooMany)
  expect(await fourLooks(visitor, { 'x-forwarded-for': '203.0.113.8' })).toEqual(justTooMany)
  expect(await fourLooks(await guest())).toEqual(justTooMany)
  expect(await fourLooks(await guest())).toEqual(justTooMany)
})

test.each(['', 'uniquelocal'])(
  '[AP-08] whoever is no proxy is counted by their own address, whatever they claim, on every path (trusted: %j)',
  async (TRUSTED_PROXIES) => {
    const trusting = await openMock({ TRUSTED_PROXIES })
    onTestFinished(() => trusting.close())
    const { visitor } = trusting.world({ generalRate: { limit: 2, windowSeconds: 60 } })
    // The first look goes through Fastify, the next ones do not.
    const looks = async (remoteAddress: string, claims: readonly string[]) => {
      const statuses: number[] = []
      for (const claim of claims)
        statuses.push((await visitor.send({ method: 'GET', url: AMARA, remoteAddress, headers: { 'x-forwarded-for': claim } })).status)
      return statuses
    }
    const others = ['198.51.100.1', '198.51.100.2', '198.51.100.3']
    expect(await looks('203.0.113.7', others)).toEqual([200, 200, 429])
    const isProxy = TRUSTED_PROXIES === 'uniquelocal'
    expect(await looks('10.0.0.9', others)).toEqual([200, 200, isProxy ? 200 : 429])
  },
)

test('[MK-01] a rate of failures is of all calls, those that were answered before among them', async () => {
  const { visitor, world } = await worldOfAmara()
  world.change({ calls: { 'bots.one': { failureRate: 1 } } })
  expect((await look(visitor)).status).toBe(500)
  world.change({ calls: { 'bots.one': null } })
  expect((await look(visitor)).status).toBe(200)
})

test('[MK-02] in maintenance a cached character is not shown', async () => {
  const { visitor, world } = await worldOfAmara()
  world.change({ maintenance: true })
  expect(await look(visitor)).toMatchObject({ status: 503, body: { code: 'maintenance' } })
})

test('[MK-03] a forced answer replaces the next cached answer only', async () => {
  const { visitor } = await worldOfAmara()
  await visitor.send({ method: 'POST', url: '/controls/forced/', payload: { call: 'bots.one', status: 404, times: 1 } })
  expect([(await look(visitor)).status, (await look(visitor)).status]).toEqual([404, 200])
})

test('[MK-04] Prefer works on cached answers', async () => {
  const { visitor } = await worldOfAmara()
  expect((await look(visitor, { prefer: 'code=404' })).status).toBe(404)
  expect((await look(visitor, { prefer: 'respond-async' })).status).toBe(200)
})

test.each([
  ['authorization', 'Bearer nonsense'],
  ['cookie', 'theme=dark; authorization=nonsense'],
])('[AP-03] an invalid token is refused even on a public call: %s', async (name, value) => {
  const { visitor } = await worldOfAmara()
  expect(await look(visitor, { [name]: value })).toMatchObject({ status: 401, body: { code: 'token_expired' } })
  expect((await look(visitor, { cookie: 'theme=dark' })).status).toBe(200)
})

test('[CH-24] blocking a character removes it from that person’s cached lists only', async () => {
  const { guest } = mock.world()
  const [sam, kim] = [await guest(), await guest()]
  const slugs = async (person: Person) => {
    const { body } = await person.send({ method: 'GET', url: '/api/v1/bots/?limit=100' })
    return z
      .object({ result: z.array(z.object({ slug: z.string() })) })
      .parse(body)
      .result.map(({ slug }) => slug)
  }
  expect([await slugs(sam), await slugs(sam)]).toEqual([expect.arrayContaining(['amara']), expect.arrayContaining(['amara'])])
  await sam.api.bots.block({ params: { slug: 'amara' }, body: { blocked: true } })
  expect([await slugs(sam), await slugs(sam)]).toEqual([expect.not.arrayContaining(['amara']), expect.not.arrayContaining(['amara'])])
  expect([await slugs(kim), await slugs(kim)]).toEqual([expect.arrayContaining(['amara']), expect.arrayContaining(['amara'])])
})

test('[MK-09] an invalid world name is refused, and each world has its own cache', async () => {
  await fetch(new URL(AMARA, url))
  const [one, other] = [await worldOfAmara(), await worldOfAmara()]
  one.world.run(`UPDATE Bot SET name = 'Amara the First' WHERE slug = 'amara'`)
  const nameIn = async ({ visitor }: typeof one) => z.object({ name: z.string() }).parse((await look(visitor)).body).name
  expect([await nameIn(one), await nameIn(one)]).toEqual(['Amara the First', 'Amara the First'])
  expect(await nameIn(other)).toBe('Amara Okafor')
  expect((await look(one.visitor, { 'x-mock-world': 'No World' })).status).toBe(400)
})

test('[AP-01] other methods and addresses are not answered from the cache', async () => {
  const { visitor } = await worldOfAmara()
  expect(await visitor.send({ method: 'DELETE', url: AMARA })).toMatchObject({ status: 405, headers: { allow: 'GET' } })
})

test.each([
  ['nothing more is asked', 0],
  ['more is asked', 3],
])('[DX-01] a server stops as soon as its last answer has left, also when %s on that connection', async (_, more) => {
  const stopping = await openMock()
  const address = await stopping.listen()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) =>
    new Promise<string>((resolve) => {
      get(new URL(path, address), { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection ?? ''))
      }).once('error', () => resolve('close'))
    })
  await ask(AMARA)
  stopping.worlds.open().change({ calls: { 'core.alive': { latencyMs: 200 } } })
  const hasCome = new Promise((resolve) => {
    stopping.app.server.once('request', resolve)
  })
  const slow = ask('/api/v1/core/alive/')
  await hasCome
  // They wait until the connection is free again.
  const next = Array.from({ length: more }, () => ask(AMARA))
  await stopping.close()
  expect(await slow).toBe('keep-alive')
  expect(await Promise.all(next)).toEqual(next.map(() => 'close'))
  agent.destroy()
})
