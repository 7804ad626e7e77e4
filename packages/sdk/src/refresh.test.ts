import { expect, test, vi } from 'vitest'
import { PATHS, fakeSleep, gate, startServer, type Answering, type Reply } from '../test/server.ts'
import { NetworkError, createClient, memorySession, type ClientOptions } from './index.ts'

const old = { jwtToken: 'old', refreshToken: 'refresh-old' }
const renewed = { jwtToken: 'new', refreshToken: 'refresh-new' }
const renewal: Reply = { body: { newJwtToken: 'new', newRefreshToken: 'refresh-new' } }
const expired: Reply = { status: 401, body: { detail: 'The session has expired', code: 'token_expired' } }

/** Lets the new token in, and answers everything else as given; the refresh by its own reply. */
const guarded =
  (refusal: Reply, onRefresh: Answering = () => renewal): Answering =>
  (seen, nth) => {
    if (seen.path === PATHS.refresh) return onRefresh(seen, nth)
    return seen.headers.authorization === 'Bearer new'
      ? { body: { result: [], status: true, currency: 'EUR', notCustom: true, custom: [] } }
      : refusal
  }
const start = (url: string, options: Partial<ClientOptions> = {}) => {
  const session = memorySession({ tokens: old })
  const onTokens = vi.fn<NonNullable<ClientOptions['onTokens']>>()
  const onSessionEnd = vi.fn<() => void>()
  return { session, onTokens, onSessionEnd, client: createClient({ baseUrl: url, session, onTokens, onSessionEnd, ...fakeSleep(), ...options }) }
}

test('[AP-03] an expired token is refreshed and the call is repeated', async () => {
  await using server = await startServer(guarded(expired))
  const { client, session, onTokens, onSessionEnd } = start(server.url)
  expect((await client.chats.list()).status).toBe(200)
  expect(session.tokens()).toEqual(renewed)
  expect(onTokens.mock.calls).toEqual([[renewed]])
  expect(onSessionEnd).not.toHaveBeenCalled()
  const [refresh] = server.to(PATHS.refresh)
  expect(JSON.parse(refresh?.body ?? '')).toMatchObject({ refreshToken: 'refresh-old' })
  expect(refresh?.headers.authorization).toBeUndefined()
})

test("[AP-03] a 403 'Refresh your tokens and try again.' is refreshed too, any other 403 is not", async () => {
  await using server = await startServer(guarded({ status: 403, body: { detail: 'Refresh your tokens and try again.', code: 'refresh_tokens' } }))
  expect((await start(server.url).client.chats.list()).status).toBe(200)
  await using other = await startServer(guarded({ status: 403, body: { detail: 'User email not verified' } }))
  expect((await start(other.url).client.chats.list()).status).toBe(403)
  expect(other.to(PATHS.refresh)).toHaveLength(0)
})

test('[AP-03] a call without retry is still repeated after a refresh, with its body', async () => {
  await using server = await startServer(guarded(expired))
  await start(server.url).client.chats.send({ params: { id: 'c' }, body: { message: 'Hello', tokenSize: 2 } })
  expect(server.to('/api/v1/chats/c/send/').map(({ body }) => body)).toEqual([
    '{"message":"Hello","tokenSize":2}',
    '{"message":"Hello","tokenSize":2}',
  ])
})

test('[AP-03] parallel calls with an expired token share one refresh', async () => {
  const both = gate()
  await using server = await startServer((seen, nth) => {
    if (seen.path === PATHS.access && nth === 1) both.resolve()
    return guarded(expired, async () => {
      await both.promise
      return renewal
    })(seen, nth)
  })
  const { client } = start(server.url)
  const answers = await Promise.all([client.chats.list(), client.users.access(), client.users.currency()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(server.to(PATHS.refresh)).toHaveLength(1)
})

test('[AP-03] a late 401 with the old token uses the new one without another refresh', async () => {
  const late = gate()
  await using server = await startServer(async (seen, nth) => {
    if (seen.path === PATHS.access && nth === 1) await late.promise
    return guarded(expired)(seen, nth)
  })
  const { client } = start(server.url)
  const slow = client.users.access()
  await client.chats.list()
  late.resolve()
  expect((await slow).status).toBe(200)
  expect(server.to(PATHS.refresh)).toHaveLength(1)
})

test('[AP-03] a call is repeated once: a second 401 is the answer', async () => {
  await using server = await startServer((seen) => (seen.path === PATHS.refresh ? renewal : expired))
  const { client } = start(server.url)
  expect((await client.chats.list()).status).toBe(401)
  expect(server.seen.map(({ path }) => path)).toEqual([PATHS.chats, PATHS.refresh, PATHS.chats])
})

test('[AP-03] without tokens a 401 is returned as it is', async () => {
  await using server = await startServer(() => expired)
  const onSessionEnd = vi.fn<() => void>()
  expect((await createClient({ baseUrl: server.url, onSessionEnd }).chats.list()).status).toBe(401)
  expect(server.seen).toHaveLength(1)
  expect(onSessionEnd).not.toHaveBeenCalled()
})

const refusals: readonly (readonly [string, Reply])[] = [
  ['refused', { status: 401, body: { detail: 'The session has expired' } }],
  ['failing', { status: 500, body: { detail: 'Something went wrong' } }],
  ['without tokens', { body: {} }],
  ['no JSON', { text: '<p>hello</p>' }],
]
test.each(refusals)('[AP-03] a refresh answered with %s ends the session once for all calls', async (_, reply) => {
  await using server = await startServer(guarded(expired, () => reply))
  const { client, session, onSessionEnd } = start(server.url)
  const answers = await Promise.all([client.chats.list(), client.users.access()])
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect(session.tokens()).toBeNull()
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

test('[AP-03] a refresh that cannot reach the server keeps the session', async () => {
  await using server = await startServer(guarded(expired, () => ({ drop: true })))
  const { client, session, onSessionEnd } = start(server.url)
  await expect(client.chats.list()).rejects.toBeInstanceOf(NetworkError)
  await using busy = await startServer(guarded(expired, () => ({ status: 503, body: { detail: 'Website Maintenance', code: 'maintenance' } })))
  const second = start(busy.url)
  expect((await second.client.chats.list()).status).toBe(503)
  expect([session.tokens(), second.session.tokens()]).toEqual([old, old])
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test.each([429, 502, 503, 504])('[AP-03] a refresh that is answered %i for now keeps the session, and the caller has that answer', async (status) => {
  await using server = await startServer(guarded(expired, () => ({ status, body: { detail: 'Not now' } })))
  const { client, session, onSessionEnd } = start(server.url)
  expect((await client.chats.list()).status).toBe(status)
  expect(session.tokens()).toEqual(old)
  expect(onSessionEnd).not.toHaveBeenCalled()
})

/** The ids of the exchanges that were sent. */
const exchangeIds = (server: { to(path: string): readonly { readonly body: string }[] }): string[] =>
  server.to(PATHS.refresh).map(({ body }) => {
    const id: unknown = Reflect.get(Object(JSON.parse(body)), 'exchangeId')
    return typeof id === 'string' ? id : ''
  })

test('[AP-07] [NV-10] an exchange whose answer was lost is sent again as the same one, also by the next page; the next exchange is another', async () => {
  await using server = await startServer(guarded(expired, (_, nth) => (nth === 1 ? { drop: true } : renewal)))
  const page = start(server.url)
  await expect(page.client.chats.list()).rejects.toBeInstanceOf(NetworkError)
  const next = start(server.url, { session: page.session })
  expect((await next.client.chats.list()).status).toBe(200)
  await next.client.refresh()
  const [first, again, other] = exchangeIds(server)
  expect(first).toMatch(/^[0-9a-f-]{36}$/u)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('[AP-03] signing out during a refresh stays signed out', async () => {
  const { session, client, onSessionEnd, onTokens } = await (async () => {
    const held = memorySession({ tokens: old })
    await using server = await startServer(
      guarded(expired, () => {
        held.setTokens(null)
        return renewal
      }),
    )
    const parts = start(server.url, { session: held })
    expect((await parts.client.chats.list()).status).toBe(401)
    return { ...parts, session: held }
  })()
  expect(session.tokens()).toBeNull()
  expect(client.session).toBe(session)
  expect(onTokens).not.toHaveBeenCalled()
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('[NV-10] tokens can be refreshed on demand; parallel requests share one refresh', async () => {
  await using server = await startServer(guarded(expired))
  const { client, session } = start(server.url)
  expect(await Promise.all([client.refresh(), client.refresh()])).toEqual([true, true])
  expect(session.tokens()).toEqual(renewed)
  expect(server.to(PATHS.refresh)).toHaveLength(1)
  session.setTokens(null)
  expect(await client.refresh()).toBe(false)
})

test('[AP-03] a refused refresh call is returned and makes no other refresh', async () => {
  await using server = await startServer(() => expired)
  const { client, session } = start(server.url)
  expect((await client.auth.refreshToken({ body: { refreshToken: 'refresh-old' } })).status).toBe(401)
  expect(server.seen).toHaveLength(1)
  expect(session.tokens()).toEqual(old)
})

test('[SD-04] a call that is aborted as its refusal arrives leaves no unhandled failure of the refresh behind', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const controller = new AbortController()
  const { client } = start('http://moonlit.test', {
    fetch: async (input) => {
      if (new Request(input).url.endsWith(PATHS.refresh)) throw new TypeError('offline')
      const refused = Response.json(expired.body, { status: 401 })
      const text = await refused.text()
      return Object.assign(refused, {
        text: async () => {
          controller.abort(new Error('left the page'))
          return text
        },
      })
    },
  })
  await expect(client.bots.list({}, { signal: controller.signal })).rejects.toThrow('left the page')
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
