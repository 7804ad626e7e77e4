import { expect, test, vi } from 'vitest'
import { PATHS, startServer } from '../test/server.ts'
import { ApiError, NetworkError, TimeoutError, WrongResponseError, createClient, memorySession, unwrap } from './index.ts'

const tokens = { jwtToken: 'jwt-1', refreshToken: 'refresh-1' }

test('[SD-02] a call resolves to a union by status, with body and headers', async () => {
  await using server = await startServer(() => ({
    status: 409,
    body: { detail: 'User with this email already exists', code: 'user_exists' },
    headers: { 'x-trace': 't1' },
  }))
  const client = createClient({ baseUrl: server.url })
  const answer = await client.auth.register({ body: { email: 'sam@example.com', password: 'moonlight7' } })
  expect(answer.status).toBe(409)
  expect(answer.body).toEqual({ detail: 'User with this email already exists', code: 'user_exists' })
  expect(answer.headers.get('x-trace')).toBe('t1')
  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1/auth/registrations/',
    body: '{"email":"sam@example.com","password":"moonlight7"}',
  })
})

test('[SD-02] a call may outlive the page that makes it', async () => {
  const outlives: boolean[] = []
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async (input, init) => {
      outlives.push(new Request(input, init).keepalive)
      return Response.json({ status: true })
    },
  })
  await client.chats.delete({ params: { id: 'c_1' } }, { keepalive: true })
  await client.chats.delete({ params: { id: 'c_1' } })
  expect(outlives).toEqual([true, false])
})

test('[SD-02] unwrap returns the body of a success', async () => {
  await using server = await startServer(() => ({ body: { result: [], nextPage: null } }))
  const page = await unwrap(createClient({ baseUrl: `${server.url}/` }).bots.list({ query: { page: 2, gender: 'female', q: undefined } }))
  expect(page).toEqual({ result: [], nextPage: null })
  expect(server.seen[0]?.path).toBe(PATHS.bots)
  expect(String(server.seen[0]?.query)).toBe('page=2&gender=female')
})

test('[SD-02] unwrap throws an ApiError with code, detail, fields and retryAfter', async () => {
  await using server = await startServer(() => ({
    status: 400,
    headers: { 'retry-after': '7' },
    body: {
      detail: 'Please check form fields for errors',
      code: 'validation_failed',
      errors: [{ path: 'email', message: 'This field is required' }, 'junk'],
    },
  }))
  const error: unknown = await unwrap(createClient({ baseUrl: server.url }).auth.startReset({ body: { email: '' } })).catch(
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 400,
    code: 'validation_failed',
    detail: 'Please check form fields for errors',
    message: 'Please check form fields for errors',
    errors: [{ path: 'email', message: 'This field is required' }],
    retryAfter: 7,
  })
})

test('[SD-02] 208 is an answer of its own, and unwrap throws it', async () => {
  await using server = await startServer(() => ({ status: 208, body: { detail: 'wait_for_previous_response', code: 'wait_for_previous_response' } }))
  const client = createClient({ baseUrl: server.url })
  const args = { params: { id: 'c_1' }, body: { message: 'Hello', tokenSize: 2 } }
  expect((await client.chats.send(args)).status).toBe(208)
  await expect(unwrap(client.chats.send(args))).rejects.toMatchObject({ name: 'ApiError', status: 208, code: 'wait_for_previous_response' })
})

test("[SD-04] a gateway's HTML error gets the error shape", async () => {
  await using server = await startServer(() => ({ status: 502, text: '<h1>Bad gateway</h1>' }))
  await expect(unwrap(createClient({ baseUrl: server.url }).bots.list())).rejects.toMatchObject({
    status: 502,
    code: undefined,
    detail: 'Something went wrong. Please try again later.',
  })
})

test('[AP-02] the access token is sent as bearer, without the guest session', async () => {
  await using server = await startServer(() => ({ body: { result: [] } }))
  const client = createClient({
    baseUrl: server.url,
    session: memorySession({ tokens, guestSessionId: 'gs_1' }),
    headers: () => ({ cookie: 'lang=de' }),
  })
  await client.chats.list()
  expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Bearer jwt-1', cookie: 'lang=de', accept: 'application/json' })
  expect(server.seen[0]?.headers).not.toHaveProperty('x-user-session-id')
})

test('[AP-02] without a token the guest session is sent as X-User-Session-Id', async () => {
  await using server = await startServer(() => ({ body: { result: [] } }))
  const client = createClient({ baseUrl: server.url })
  await client.chats.list()
  client.session.setGuestSessionId('gs_1')
  await client.chats.list()
  expect(server.seen.map(({ headers }) => [headers.authorization, headers['x-user-session-id']])).toEqual([
    [undefined, undefined],
    [undefined, 'gs_1'],
  ])
})

test('[AP-02] [SG-13] a guest session that the server does not know any more is dropped, once for all calls at the same time', async () => {
  await using server = await startServer(() => ({ status: 401, body: { detail: 'Sign in to continue', code: 'unauthorized' } }))
  let ends = 0
  const client = createClient({
    baseUrl: server.url,
    session: memorySession({ guestSessionId: 'gs_1' }),
    onGuestEnd: () => {
      ends += 1
    },
  })
  // What only members may do is no sign of it.
  await client.users.me()
  expect([client.session.guestSessionId(), ends]).toEqual(['gs_1', 0])
  const answers = await Promise.all([client.chats.list(), client.chats.list()])
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect([client.session.guestSessionId(), ends]).toEqual([null, 1])
})

test('[AP-02] cookies are sent along', async () => {
  const seen: (RequestInit | undefined)[] = []
  const client = createClient({
    baseUrl: '',
    fetch: (_, init) => {
      seen.push(init)
      return Promise.resolve(Response.json({ status: true }))
    },
  })
  await client.core.alive()
  expect(seen[0]?.credentials).toBe('include')
})

const wrong = [
  ['auth.login without a refresh token', { jwtToken: 'a' }, (client) => client.auth.login({ body: { email: 'a', password: 'b' } })],
  ['auth.register with empty tokens', { jwtToken: '', refreshToken: '' }, (client) => client.auth.register({ body: { email: 'a', password: 'b' } })],
  ['oauth.status that says login without tokens', { status: 'login' }, (client) => client.oauth.status({ params: { id: 's' } })],
  [
    'auth.refreshToken without the new tokens',
    { jwtToken: 'a', refreshToken: 'b' },
    (client) => client.auth.refreshToken({ body: { refreshToken: 'r' } }),
  ],
  ['auth.authUser without a session id', {}, (client) => client.auth.authUser({ body: { firstName: 'Sam', gender: 'male' } })],
  ['users.me without an e-mail', { firstName: 'Sam' }, (client) => client.users.me()],
  ['bots.list whose result is no array', { result: {} }, (client) => client.bots.list()],
  ['bots.mine without a result', {}, (client) => client.bots.mine()],
  ['bots.roleTypes whose types are no array', { roleTypes: 'artist' }, (client) => client.bots.roleTypes()],
  ['chats.start without a chat id', { chat: {} }, (client) => client.chats.start({ params: { slug: 'amara' }, query: {} })],
] as const satisfies readonly (readonly [string, unknown, (client: ReturnType<typeof createClient>) => Promise<unknown>])[]

test.each(wrong)('[VA-08] %s rejects with WrongResponseError', async (_, body, call) => {
  await using server = await startServer(() => ({ status: 200, body }))
  const error: unknown = await call(createClient({ baseUrl: server.url })).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(WrongResponseError)
  expect(error).toMatchObject({ message: 'Wrong response from server', status: 200, body })
})

test('[VA-08] an HTML success rejects with WrongResponseError', async () => {
  await using server = await startServer(() => ({ text: '<!doctype html>' }))
  await expect(createClient({ baseUrl: server.url }).core.alive()).rejects.toBeInstanceOf(WrongResponseError)
})

test('[VA-08] a valid success passes the check, and errors are not checked', async () => {
  await using server = await startServer((_, nth) => (nth === 1 ? { body: { status: 'pending' } } : { status: 404, body: { detail: 'Not found' } }))
  const client = createClient({ baseUrl: server.url })
  expect((await client.oauth.status({ params: { id: 's' } })).status).toBe(200)
  expect((await client.oauth.status({ params: { id: 's' } })).status).toBe(404)
})

test('[SD-04] a call that takes too long rejects with TimeoutError', async () => {
  await using server = await startServer(() => ({ hang: true }))
  const client = createClient({ baseUrl: server.url, timeoutMs: 20 })
  const error: unknown = await client.chats.send({ params: { id: 'c' }, body: { message: 'a', tokenSize: 1 } }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ timeoutMs: 20 })
  await expect(client.bots.list({}, { timeoutMs: 10 })).rejects.toMatchObject({ timeoutMs: 10 })
})

test('[SD-04] a call is given thirty seconds where nothing else is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted', { cause: init.signal?.reason })))),
  )
  const ended = vi.fn<(error: unknown) => void>()
  const call = createClient({ baseUrl: 'http://server', fetch })
    .chats.send({ params: { id: 'c' }, body: { message: 'a', tokenSize: 1 } })
    .catch(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await call
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ timeoutMs: 30_000 }))
})

test('[SD-04] an aborted call rejects with its signal’s reason', async () => {
  const controller = new AbortController()
  await using server = await startServer(() => {
    controller.abort(new Error('left the page'))
    return { hang: true }
  })
  const client = createClient({ baseUrl: server.url })
  await expect(client.bots.list({}, { signal: controller.signal })).rejects.toThrow('left the page')
  await expect(client.bots.list({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.seen).toHaveLength(1)
})

test('[SD-04] an unreachable server rejects with NetworkError and its cause', async () => {
  await using server = await startServer(() => ({ drop: true }))
  const error: unknown = await createClient({ baseUrl: server.url })
    .chats.send({ params: { id: 'c' }, body: { message: 'a', tokenSize: 1 } })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toHaveProperty('cause')
})

test('[SD-05] two clients in one process share nothing', async () => {
  await using server = await startServer(() => ({ body: { result: [] } }))
  const one = createClient({ baseUrl: server.url, session: memorySession({ tokens }) })
  const other = createClient({ baseUrl: server.url })
  await Promise.all([one.chats.list(), other.chats.list()])
  expect(server.seen.map(({ headers }) => headers.authorization ?? 'none').toSorted()).toEqual(['Bearer jwt-1', 'none'])
})
