import { expect, test } from 'vitest'
import { PATHS, fakeSleep, startServer } from '../test/server.ts'
import { ApiError, NetworkError, createClient, unwrap, type Interceptor, type SessionStore, type Tokens } from './index.ts'

test('[SD-04] an interceptor changes what is sent, at every try, and sees where it goes', async () => {
  await using server = await startServer((_, nth) => ({ status: nth === 1 ? 503 : 200, body: { currency: 'EUR' } }))
  const seen: string[] = []
  const trace: Interceptor = {
    request: (request) => {
      seen.push(`${request.route.method} ${request.route.path}`)
      return { ...request, headers: { ...request.headers, traceparent: `try-${seen.length}` } }
    },
  }
  const later: Interceptor = { request: async (request) => ({ ...request, url: `${request.url}?seen=1` }) }
  const client = createClient({ baseUrl: server.url, interceptors: [trace, later], ...fakeSleep() })
  await client.users.currency()
  expect(server.to(PATHS.currency).map(({ headers, query }) => [headers['traceparent'], query.get('seen')])).toEqual([
    ['try-1', '1'],
    ['try-2', '1'],
  ])
  expect(seen[0]).toBe(`GET ${PATHS.currency}`)
})

test('[SD-04] an interceptor changes an answer before its caller gets it, and what a call throws', async () => {
  await using server = await startServer(({ path }) => (path === PATHS.currency ? { drop: true } : { status: 404, body: { detail: 'Not found' } }))
  const client = createClient({
    baseUrl: server.url,
    interceptors: [
      { answer: (answer, route) => (route.path === PATHS.me ? { ...answer, status: 200, body: { email: 'sam@example.com' } } : undefined) },
      { error: (error) => new Error('Asked in vain', { cause: error }) },
    ],
    ...fakeSleep(),
  })
  expect(await unwrap(client.users.me())).toEqual({ email: 'sam@example.com' })
  expect((await client.users.access()).status).toBe(404)
  const error: unknown = await client.users.currency().catch((caught: unknown) => caught)
  expect(error).toMatchObject({ message: 'Asked in vain', cause: expect.any(NetworkError) })
})

test('[SD-04] an interceptor may refuse a call', async () => {
  await using server = await startServer(() => ({}))
  const refuse: Interceptor = {
    request: () => {
      throw new ApiError({ status: 403, body: { detail: 'Not now', code: 'forbidden' }, headers: new Headers() })
    },
  }
  await expect(createClient({ baseUrl: server.url, interceptors: [refuse] }).users.me()).rejects.toThrow('Not now')
  expect(server.seen).toEqual([])
})

/** A session that is somewhere else, such as in a phone's keychain. */
const slowSession = (tokens: Tokens | null): SessionStore & { readonly set: (Tokens | null)[] } => {
  const set: (Tokens | null)[] = []
  const later = () => new Promise<void>((resolve) => setTimeout(resolve, 2))
  return {
    set,
    tokens: async () => {
      await later()
      return set.length > 0 ? (set.at(-1) ?? null) : tokens
    },
    setTokens: async (next) => {
      await later()
      set.push(next)
    },
    guestSessionId: async () => null,
    setGuestSessionId: later,
  }
}

test('[SD-04] a session and headers may be asynchronous; a refresh is shared all the same', async () => {
  await using server = await startServer(({ path, headers }) => {
    if (path === PATHS.refresh) return { body: { newJwtToken: 'j2', newRefreshToken: 'r2' } }
    return headers.authorization === 'Bearer j2' ? { body: { email: 'sam@example.com' } } : { status: 401, body: { detail: 'Sign in to continue' } }
  })
  const session = slowSession({ jwtToken: 'j1', refreshToken: 'r1' })
  const client = createClient({ baseUrl: server.url, session, headers: async () => ({ 'x-device': 'phone' }), ...fakeSleep() })
  const answers = await Promise.all([client.users.me(), client.users.access(), client.users.currency()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(server.to(PATHS.refresh)).toHaveLength(1)
  expect(session.set).toEqual([{ jwtToken: 'j2', refreshToken: 'r2' }])
  expect(server.seen.every(({ headers }) => headers['x-device'] === 'phone')).toBe(true)
})

test('[SD-04] a call may go to another server', async () => {
  await using server = await startServer(() => ({}))
  await using other = await startServer(() => ({ body: { status: true } }))
  const client = createClient({ baseUrl: server.url })
  expect((await client.core.alive({}, { baseUrl: `${other.url}/` })).status).toBe(200)
  expect([server.seen.length, other.seen.length]).toEqual([0, 1])
})

test('[SD-04] an address that ends in /api is refused with the reason', async () => {
  for (const baseUrl of ['https://api.example/api', 'https://api.example/api/', 'https://api.example/api/v1'])
    expect(() => createClient({ baseUrl })).toThrow(/baseUrl ends in \/api/u)
  const error: unknown = await createClient({ baseUrl: '' })
    .core.alive({}, { baseUrl: 'https://api.example/api' })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(TypeError)
  expect(String(error)).toMatch(/baseUrl ends in \/api/u)
})

test('[SD-04] a connection that fails says why', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', ...fakeSleep() })
  const error: unknown = await client.core.alive().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(NetworkError)
  expect(String(error)).toMatch(/^NetworkError: The server cannot be reached: .+/u)
  expect(String(error)).not.toMatch(/fetch failed$/u)
})
