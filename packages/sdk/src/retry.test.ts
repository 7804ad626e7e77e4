import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { contract } from '@moonlit/contract'
import { PATHS, fakeSleep, startServer, type Reply } from '../test/server.ts'
import { table } from '../generated/table.ts'
import { NetworkError, createClient } from './index.ts'
import { secondsToWait } from './errors.ts'
import { sleep } from './retry.ts'
import type { RouteTable } from './route.ts'

const busy: Reply = { status: 503, body: { detail: 'Website Maintenance' } }
const page: Reply = { body: { result: [], nextPage: null } }

test('[SD-04] a read is retried after a broken connection, waiting longer each time', async () => {
  await using server = await startServer((_, nth) => (nth < 3 ? { drop: true } : page))
  const tools = fakeSleep()
  expect((await createClient({ baseUrl: server.url, ...tools }).bots.list()).status).toBe(200)
  expect(tools.waits).toEqual([300, 600])
})

test('[SD-04] retry waits are randomised by half', async () => {
  await using server = await startServer((_, nth) => (nth < 2 ? busy : page))
  const tools = fakeSleep()
  await createClient({ baseUrl: server.url, ...tools, random: () => 0 }).bots.list()
  expect(tools.waits).toEqual([150])
})

test('[SD-04] after two retries the call fails', async () => {
  await using server = await startServer(() => busy)
  expect((await createClient({ baseUrl: server.url, ...fakeSleep() }).bots.list()).status).toBe(503)
  expect(server.to(PATHS.bots)).toHaveLength(3)
  await using broken = await startServer(() => ({ drop: true }))
  await expect(createClient({ baseUrl: broken.url, ...fakeSleep() }).bots.list()).rejects.toBeInstanceOf(NetworkError)
  expect(broken.to(PATHS.bots)).toHaveLength(3)
})

test('[SD-04] Retry-After is respected, in seconds or as a date', async () => {
  await using server = await startServer((_, nth) =>
    nth === 1
      ? { status: 429, body: { detail: 'Slow down' }, headers: { 'retry-after': '2' } }
      : nth === 2
        ? { ...busy, headers: { 'retry-after': new Date(Date.now() - 5000).toUTCString() } }
        : page,
  )
  const tools = fakeSleep()
  expect((await createClient({ baseUrl: server.url, ...tools }).bots.list()).status).toBe(200)
  expect(tools.waits).toEqual([2000, 0])
})

test('[SD-04] a moment that is not over yet counts as a whole second, and what cannot be read as nothing', () => {
  const at = Date.parse('2026-03-14T12:00:00Z')
  const wait = (value: string) => secondsToWait(new Headers({ 'retry-after': value }), at)
  expect(wait('Sat, 14 Mar 2026 12:00:07 GMT')).toBe(7)
  expect(secondsToWait(new Headers({ 'retry-after': 'Sat, 14 Mar 2026 12:00:07 GMT' }), at + 400)).toBe(7)
  expect(secondsToWait(new Headers({ 'retry-after': 'Sat, 14 Mar 2026 12:00:07 GMT' }), at + 999)).toBe(7)
  expect(wait('Sat, 14 Mar 2026 11:59:00 GMT')).toBe(0)
  expect(wait('soon')).toBeUndefined()
})

test('[SD-04] the longest wait that is kept to is ten seconds', async () => {
  for (const [seconds, waits] of [
    ['10', [10_000, 10_000]],
    ['11', []],
  ] as const) {
    await using server = await startServer(() => ({ ...busy, headers: { 'retry-after': seconds } }))
    const tools = fakeSleep()
    await createClient({ baseUrl: server.url, ...tools }).bots.list()
    expect(tools.waits).toEqual(waits)
  }
})

test('[SD-04] a long Retry-After is not waited for', async () => {
  await using server = await startServer(() => ({ status: 429, body: { detail: 'Slow down' }, headers: { 'retry-after': '60' } }))
  const tools = fakeSleep()
  expect((await createClient({ baseUrl: server.url, ...tools }).bots.list()).status).toBe(429)
  expect(tools.waits).toEqual([])
})

test('[SD-04] other failures are not retried', async () => {
  await using server = await startServer(() => ({ status: 500, body: { detail: 'Something went wrong' } }))
  await createClient({ baseUrl: server.url, ...fakeSleep() }).bots.list()
  expect(server.to(PATHS.bots)).toHaveLength(1)
})

test('[SD-04] an abort ends the wait between retries', async () => {
  const controller = new AbortController()
  await using server = await startServer(() => busy)
  const client = createClient({
    baseUrl: server.url,
    sleep: (ms, signal) => {
      const waiting = sleep(ms * 1_000, signal)
      controller.abort(new Error('gone'))
      return waiting
    },
  })
  await expect(client.bots.list({}, { signal: controller.signal })).rejects.toThrow('gone')
  expect(server.to(PATHS.bots)).toHaveLength(1)
})

test('[SD-04] calls that are over leave nothing behind at a signal that outlives them, one that waited for its retry neither', async () => {
  const { signal } = new AbortController()
  await using server = await startServer((_, nth) => (nth === 2 ? { ...busy, headers: { 'retry-after': '0' } } : nth === 4 ? { drop: true } : page))
  // Waits as it does for people, yet after a broken connection without their 0.3 seconds.
  const client = createClient({ baseUrl: server.url, sleep: (_ms, during) => sleep(0, during) })
  for (let calls = 0; calls < 3; calls += 1) expect((await client.bots.list({}, { signal })).status).toBe(200)
  expect(server.to(PATHS.bots)).toHaveLength(5)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

const effects = [
  ['buy', (client) => client.subscriptions.buy({ params: { id: 'premium' }, query: {} })],
  ['one-time', (client) => client.subscriptions.buyPack({ params: { id: 'voice' }, query: {} })],
  ['unsubscribe', (client) => client.subscriptions.unsubscribe({ params: { id: 'premium' }, query: {} })],
  ['go_chat', (client) => client.chats.start({ params: { slug: 'amara' }, query: {} })],
  ['payment success', (client) => client.subscriptions.paymentSuccess({ query: { paymentId: 'p_1' } })],
  ['send', (client) => client.chats.send({ params: { id: 'c' }, body: { message: 'Hello', tokenSize: 2 } })],
] as const satisfies readonly (readonly [string, (client: ReturnType<typeof createClient>) => Promise<{ status: number }>])[]

test.each(effects)('[SD-08] %s is never retried', async (_, call) => {
  await using server = await startServer(() => busy)
  const tools = fakeSleep()
  expect((await call(createClient({ baseUrl: server.url, ...tools }))).status).toBe(503)
  await using broken = await startServer(() => ({ drop: true }))
  await expect(call(createClient({ baseUrl: broken.url, ...tools }))).rejects.toBeInstanceOf(NetworkError)
  expect([server.seen.length, broken.seen.length, tools.waits]).toEqual([1, 1, []])
})

test('[SD-08] every call is retried exactly where the contract allows it', async () => {
  await using server = await startServer(() => busy)
  const { request } = createClient({ baseUrl: server.url, ...fakeSleep() })
  const routes: RouteTable = table
  for (const [resource, rows] of Object.entries(routes)) {
    for (const [name, route] of Object.entries(rows)) {
      const before = server.seen.length
      await request({ route, path: route.path, body: route.contentType && '{}' })
      expect(server.seen.length - before, `${resource}.${name}`).toBe(route.metadata.retry ? 3 : 1)
      if (route.method === 'GET' && !route.metadata.safe && !route.metadata.idempotent) expect(route.metadata.retry).toBe(false)
    }
  }
})

test('[SD-08] every call carries the policy of the contract', () => {
  const routes: RouteTable = table
  for (const [resource, rows] of Object.entries(routes)) {
    for (const [name, row] of Object.entries(rows)) {
      const route: unknown = Reflect.get(Reflect.get(contract, resource), name)
      expect(route, `${resource}.${name}`).toMatchObject({ method: row.method, path: row.path, metadata: row.metadata })
    }
  }
})
