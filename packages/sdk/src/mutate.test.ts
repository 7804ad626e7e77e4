import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { PATHS, fakeSleep, startServer } from '../test/server.ts'
import { calls } from '../scripts/calls.ts'
import { emitCallList } from '../scripts/emit-call-list.ts'
import { ApiError, createClient } from './index.ts'
import { keys, mutations } from './query.ts'

const at = (url: string) => {
  const client = createClient({ baseUrl: url, ...fakeSleep() })
  const cache = new QueryClient()
  const fresh = (...queryKeys: (readonly unknown[])[]) => queryKeys.map((queryKey) => cache.setQueryData(queryKey, {}))
  const stale = (): unknown[] =>
    cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.slice(0, 2).join('.'))
  return { m: mutations(client), cache, fresh, stale }
}

test('[SD-03] a mutation makes the queries it touches out of date, even when the app has an onSuccess of its own', async () => {
  await using server = await startServer(() => ({ body: { status: true } }))
  const { m, cache, fresh, stale } = at(server.url)
  fresh(keys.bots.one({ slug: 'amara' }), keys.chats.list(), keys.users.me())
  const onSuccess = vi.fn()
  const block = new MutationObserver(cache, { ...m.bots.block(), onSuccess })
  await block.mutate({ params: { slug: 'amara' }, body: { blocked: true } })
  expect(stale()).toEqual(['bots.one', 'chats.list'])
  expect(onSuccess).toHaveBeenCalledOnce()
})

test('[SD-03] whoever signs in sees nothing of who was there before', async () => {
  await using server = await startServer(() => ({ body: { jwtToken: 'j', refreshToken: 'r' } }))
  const { m, cache, fresh, stale } = at(server.url)
  fresh(keys.chats.list(), keys.users.me(), keys.bots.list({ gender: 'female' }))
  await new MutationObserver(cache, m.auth.login()).mutate({ body: { email: 'sam@example.com', password: 'moonlight7' } })
  expect(stale()).toEqual(['chats.list', 'users.me', 'bots.list'])
})

test('[SD-03] another language takes the chats away, and another password ends the other sessions: both are out of date', async () => {
  await using server = await startServer(() => ({ body: { status: true } }))
  const { m, cache, fresh, stale } = at(server.url)
  const all = [keys.chats.list(), keys.sessions.list(), keys.users.me()]
  fresh(...all)
  await new MutationObserver(cache, m.users.setLanguage()).mutate({ body: { language: 'de' } })
  expect(stale()).toEqual(['chats.list', 'users.me'])
  cache.clear()
  fresh(...all)
  await new MutationObserver(cache, m.auth.changePassword()).mutate({ body: { oldPassword: 'moonlight7', newPassword: 'starlight8' } })
  expect(stale()).toEqual(['sessions.list'])
})

test('[SD-03] ordering photos leaves fewer of them: how many, the person’s own figures tell anew', async () => {
  await using server = await startServer(() => ({ status: 202, body: { id: 'g_1' } }))
  const { m, cache, fresh, stale } = at(server.url)
  fresh(keys.generation.list(), keys.users.me(), keys.subscriptions.mine(), keys.subscriptions.receipts())
  const body = { prompt: 'by the sea', count: 1, botSlug: 'amara', styleIds: [] }
  await new MutationObserver(cache, m.generation.create()).mutate({ body })
  expect(stale()).toEqual(['generation.list', 'users.me', 'subscriptions.mine'])
})

test('[SD-03] the list of calls says what each mutation makes out of date', () => {
  const list = emitCallList()
  expect(list).toMatch(/`bots\.block`.*\| mutation of `bots`, `chats` \|/u)
  expect(list).toMatch(/`bots\.favourite`.*\| mutation of `bots\.favourites` \|/u)
  expect(list).toMatch(/`auth\.login`.*\| mutation of everything \|/u)
  expect(list).toMatch(/`core\.contact`.*\| mutation \|/u)
})

test('[SD-03] a mutation that fails throws an ApiError and touches nothing', async () => {
  await using server = await startServer(() => ({ status: 402, body: { detail: 'Subscription is needed', code: 'payment_required' } }))
  const { m, cache, fresh, stale } = at(server.url)
  fresh(keys.chats.list())
  const send = new MutationObserver(cache, m.chats.send())
  const error: unknown = await send.mutate({ params: { id: 'c_1' }, body: { message: 'Hello', tokenSize: 2 } }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(stale()).toEqual([])
  expect(server.seen).toHaveLength(1)
})

test('[SD-03] a mutation without arguments is called without any', async () => {
  await using server = await startServer(({ path }) => (path === PATHS.alive ? {} : { status: 201, body: { token: 't', link: '/l' } }))
  const { m, cache } = at(server.url)
  expect(await new MutationObserver(cache, m.magicLink.create()).mutate()).toMatchObject({ token: 't' })
})

test('[SD-03] every call that changes something has its mutation, and no other', () => {
  const { m } = at('')
  const names = Object.entries(m).flatMap(([resource, all]) => Object.keys(all).map((name) => `${resource}.${name}`))
  const acting = calls.filter(({ method, policy }) => method !== 'GET' || !policy.safe).map(({ resource, name }) => `${resource}.${name}`)
  expect(names.toSorted()).toEqual(acting.toSorted())
})
