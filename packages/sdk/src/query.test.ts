import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeSleep, startServer } from '../test/server.ts'
import { table } from '../generated/table.ts'
import { ApiError, createClient } from './index.ts'
import { keys, queries } from './query.ts'
import type { RouteTable } from './route.ts'

const at = (url: string) => {
  const client = createClient({ baseUrl: url, ...fakeSleep() })
  return { client, q: queries(client), cache: new QueryClient() }
}

test('[SD-03] characters are fetched page by page until the last', async () => {
  await using server = await startServer(({ query }) => ({ body: { result: [], nextPage: query.get('page') === '1' ? 2 : null } }))
  const { q, cache } = at(server.url)
  const options = q.bots.list({ gender: 'female', limit: 20 })
  const { pages, pageParams } = await cache.infiniteQuery({ ...options, pages: 5 })
  expect(pages).toHaveLength(2)
  expect(pageParams).toEqual([1, 2])
  expect(server.seen.map(({ query }) => String(query))).toEqual(['gender=female&limit=20&page=1', 'gender=female&limit=20&page=2'])
  expect(options.queryKey).toEqual(['bots', 'list', { gender: 'female', limit: 20 }])
})

test('[SD-03] messages are fetched by thirty; a smaller page is the last', async () => {
  const message = { messageID: 'm', isBot: true, text: 'Hi', isFullImage: false, timestamp: '2026-03-14T20:15:00.000Z' }
  await using server = await startServer(({ query }) => ({
    body: { count: 42, result: { messages: Array.from({ length: query.get('offset') === '0' ? 30 : 12 }, () => message) } },
  }))
  const { q, cache } = at(server.url)
  const { pages } = await cache.infiniteQuery({ ...q.chats.messages('c_1'), pages: 5 })
  expect(pages.map(({ result }) => result.messages.length)).toEqual([30, 12])
  expect(server.seen.map(({ path, query }) => `${path}?${String(query)}`)).toEqual([
    '/api/v1/chats/c_1/messages/?offset=0&limit=30',
    '/api/v1/chats/c_1/messages/?offset=30&limit=30',
  ])
})

test('[SD-03] path and query are one object, and a single field is passed alone', async () => {
  await using server = await startServer(() => ({ body: {} }))
  const { q, cache } = at(server.url)
  await cache.query(q.bots.one({ slug: 'amara', lang: 'de' }))
  await cache.query(q.chats.hints('c_1'))
  await cache.query(q.chats.hints())
  expect(server.seen.map(({ path, query }) => `${path}?${String(query)}`)).toEqual([
    '/api/v1/bots/amara/?lang=de',
    '/api/v1/dialog_hints/?chatId=c_1',
    '/api/v1/dialog_hints/?',
  ])
})

test('[SD-03] a query that fails throws an ApiError, and only the client retries', async () => {
  await using server = await startServer(() => ({ status: 503, body: { detail: 'Website Maintenance', code: 'maintenance' } }))
  const { q, cache } = at(server.url)
  const error: unknown = await cache.query(q.bots.one({ slug: 'amara' })).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 503, code: 'maintenance' })
  expect(server.seen).toHaveLength(3)
  expect(q.bots.one({ slug: 'amara' }).retry).toBe(false)
})

test('[SD-03] an unused query is aborted', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<void>()
  await using server = await startServer(() => {
    resolve()
    return { hang: true }
  })
  const { q, cache } = at(server.url)
  const options = q.bots.one({ slug: 'amara' })
  const call = cache.query(options)
  await arrived
  await Promise.all([expect(call).rejects.toBeInstanceOf(Error), cache.cancelQueries(options)])
})

test('[SD-03] a key without fields is the prefix of the others', async () => {
  await using server = await startServer(() => ({ body: { result: [], nextPage: null } }))
  const { q, cache } = at(server.url)
  await cache.infiniteQuery(q.bots.list({ gender: 'female' }))
  await cache.infiniteQuery(q.bots.list())
  await cache.invalidateQueries({ queryKey: keys.bots.list() })
  expect(
    cache
      .getQueryCache()
      .findAll({ queryKey: keys.bots.list() })
      .map(({ state }) => state.isInvalidated),
  ).toEqual([true, true])
  expect(cache.getQueryCache().findAll({ queryKey: keys.bots.all })).toHaveLength(2)
  expect(keys.bots.one({ slug: 'amara' })).toEqual(['bots', 'one', { slug: 'amara' }])
})

test('[SD-08] queries exist for exactly the read-only GETs', () => {
  const q = queries(createClient({ baseUrl: '' }))
  const routes: RouteTable = table
  const readable = Object.entries(routes).flatMap(([resource, rows]) =>
    Object.entries(rows).flatMap(([name, { method, metadata }]) => (method === 'GET' && metadata.safe ? [`${resource}.${name}`] : [])),
  )
  expect(Object.entries(q).flatMap(([resource, calls]) => Object.keys(calls).map((name) => `${resource}.${name}`))).toEqual(readable)
  for (const name of ['subscriptions.buy', 'subscriptions.buyPack', 'subscriptions.unsubscribe', 'chats.start', 'subscriptions.paymentSuccess'])
    expect(readable).not.toContain(name)
})
