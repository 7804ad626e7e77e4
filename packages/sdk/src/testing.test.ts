import { contract } from '@moonlit/contract'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { examples, schemas } from '../generated/testing.ts'
import { table } from '../generated/table.ts'
import { fakeSleep } from '../test/server.ts'
import { ApiError, NetworkError, createClient, isSuccess, unwrap, type Bot, type Client, type Message } from './index.ts'
import { iterate } from './iterate.ts'
import type { RouteTable } from './route.ts'
import { statusesOf } from './testing/calls.ts'
import { dropCall, handlers, make, many, mockCall, recordCalls, type CallName, type StatusOf } from './testing.ts'

const server = setupServer(...handlers())
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = () => createClient({ baseUrl: 'http://moonlit.test', ...fakeSleep() })
const routes: RouteTable = table
const isCallName = (name: string): name is CallName => name in examples
const isStatus = (status: number): status is StatusOf<CallName> => Number.isInteger(status)
const calls = Object.entries(routes).flatMap(([resource, rows]) =>
  Object.keys(rows).map((call) => ({
    name: `${resource}.${call}`,
    resource,
    call,
    statuses: statusesOf(`${resource}.${call}`),
  })),
)

const isAnswer = (value: unknown): value is { status: number; body: unknown } => typeof value === 'object' && value !== null && 'status' in value

/** Makes any call, through the real client. */
const callAny = async (on: Client, { resource, call }: { resource: string; call: string }): Promise<{ status: number; body: unknown }> => {
  const method: unknown = Reflect.get(Object(Reflect.get(on, resource)), call)
  if (typeof method !== 'function') throw new Error(`No call ${resource}.${call}`)
  const params = { id: 'c_1', slug: 'amara', msgId: 'm_1', userId: 'u_1', token: 't_1', promoType: 'fb', code: 'FIRSTNIGHT' }
  const answer: unknown = await Reflect.apply(method, undefined, [{ params, query: {}, body: {} }])
  if (!isAnswer(answer)) throw new Error(`No answer of ${resource}.${call}`)
  return answer
}
const schemaOf = (resource: string, call: string, status: number): z.ZodType => {
  const found: unknown = Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(Reflect.get(contract, resource)), call)), 'responses')), status)
  if (!(found instanceof z.ZodType)) throw new Error(`No schema for ${resource}.${call} ${status}`)
  return found
}

test.each(calls.map((call) => [call.name, call] as const))('[SD-06] %s can be answered with every status of the contract', async (name, call) => {
  if (!isCallName(name)) throw new Error(`No handler for ${name}`)
  for (const status of call.statuses) {
    if (!isStatus(status)) throw new Error(`No status ${String(status)}`)
    server.use(mockCall(name, status))
    const answer = await callAny(client(), call)
    expect(answer.status).toBe(status)
    expect(schemaOf(call.resource, call.call, status).parse(answer.body), `${name} ${status}`).toEqual(answer.body)
  }
})

test('[SD-06] by default every call succeeds with the contract’s example', async () => {
  for (const call of calls) {
    const answer = await callAny(client(), call)
    expect(isSuccess({ ...answer, headers: new Headers() }), call.name).toBe(true)
  }
  expect(handlers()).toHaveLength(calls.length)
})

test('[SD-06] a mocked error has code, detail and Retry-After', async () => {
  server.use(
    mockCall('chats.send', 402),
    mockCall('bots.one', 404),
    mockCall('users.me', 403, { code: 'refresh_tokens' }),
    mockCall('core.contact', 429),
  )
  const send = () => client().chats.send({ params: { id: 'c' }, body: { message: 'Hello', tokenSize: 2 } })
  await expect(unwrap(send())).rejects.toMatchObject({ status: 402, code: 'payment_required', detail: 'Subscription is needed to continue' })
  await expect(unwrap(client().bots.one({ params: { slug: 'x' } }))).rejects.toMatchObject({ code: 'not_found' })
  await expect(unwrap(client().users.me())).rejects.toMatchObject({ code: 'refresh_tokens', detail: 'Refresh your tokens and try again.' })
  const error: unknown = await unwrap(client().core.contact({ body: { topic: 'question', email: 'a@b.example', message: 'Hi' } })).catch(
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 30 })
})

test('[SD-06] given fields override the example and may depend on the request', async () => {
  server.use(
    mockCall('bots.list', 200, ({ query }) => ({
      result: many(2, make.bot, () => ({}), Number(query.get('page')) * 10),
      nextPage: query.get('page') === '1' ? 2 : null,
    })),
    mockCall('bots.one', 200, ({ params }) => ({ slug: params.slug })),
    mockCall('auth.login', 200, ({ body, request }) => ({ jwtToken: body.email, refreshToken: request.headers.get('content-type') ?? '' })),
    mockCall('users.updateMe', 200, ({ body }) => ({ nickname: [...body.keys()].join(' and ') })),
  )
  const bots: Bot[] = []
  for await (const bot of iterate(client()).bots.list()) bots.push(bot)
  expect(new Set(bots.map(({ id }) => id)).size).toBe(4)
  expect(await unwrap(client().bots.one({ params: { slug: 'lu na' } }))).toMatchObject({ slug: 'lu na', firstName: 'Amara' })
  const tokens = await unwrap(client().auth.login({ body: { email: 'a@b.example', password: 'x' } }))
  expect(tokens).toMatchObject({ jwtToken: 'a@b.example', refreshToken: 'application/json' })
  expect((await unwrap(client().users.updateMe({ body: { firstName: 'Noor', lastName: 'Haddad' } }))).nickname).toBe('firstName and lastName')
})

test('[SD-06] overlapping paths are told apart', async () => {
  server.use(mockCall('bots.one', 404))
  expect((await client().bots.roleTypes()).status).toBe(200)
  expect((await client().bots.mine()).status).toBe(200)
  expect((await client().bots.one({ params: { slug: 'amara' } })).status).toBe(404)
  expect((await fetch('http://moonlit.test/api/v1/bots/amara')).status).toBe(404)
})

test('[SD-06] an answer for once is left to its own call, though the path of another fits too', async () => {
  server.use(mockCall('bots.one', 404, {}, { once: true }))
  expect((await client().bots.roleTypes()).status).toBe(200)
  expect((await client().bots.one({ params: { slug: 'amara' } })).status).toBe(404)
  expect((await client().bots.one({ params: { slug: 'amara' } })).status).toBe(200)
})

test('[SD-06] some requests of a call are answered, others use the handlers below', async () => {
  server.use(
    mockCall('bots.one', 404, {}, { when: ({ params }) => params.slug === 'nobody' }),
    mockCall('chats.send', 402, {}, { when: ({ body }) => body.message === 'More', once: true }),
  )
  expect((await client().bots.one({ params: { slug: 'amara' } })).status).toBe(200)
  expect((await client().bots.one({ params: { slug: 'nobody' } })).status).toBe(404)
  const send = (message: string) => client().chats.send({ params: { id: 'c' }, body: { message, tokenSize: 2 } })
  expect([(await send('Hello')).status, (await send('More')).status, (await send('More')).status]).toEqual([200, 402, 200])
})

test('[SD-06] a promise holds an answer back', async () => {
  const reply = Promise.withResolvers<Partial<Message>>()
  server.use(mockCall('chats.send', 200, () => reply.promise))
  const sent = unwrap(client().chats.send({ params: { id: 'c' }, body: { message: 'Hello', tokenSize: 2 } }))
  expect((await client().chats.list()).status).toBe(200)
  reply.resolve({ text: 'At last.' })
  expect(await sent).toMatchObject({ text: 'At last.', isBot: true })
})

test('[SD-06] a connection that breaks is a network error', async () => {
  server.use(dropCall('chats.send', { once: true }))
  const send = () => client().chats.send({ params: { id: 'c' }, body: { message: 'Hello', tokenSize: 2 } })
  await expect(send()).rejects.toBeInstanceOf(NetworkError)
  expect((await send()).status).toBe(200)
})

test('[SD-06] the requests are recorded as the calls that they are, also while their answers are held back', async () => {
  const calls = recordCalls(server)
  const held = Promise.withResolvers<object>()
  server.use(
    mockCall('chats.send', 200, () => held.promise),
    mockCall('bots.list', 500),
  )
  const sending = client().chats.send({ params: { id: 'c 1' }, body: { message: 'Hello', tokenSize: 2 } })
  await client().bots.list({ query: { page: 2 } })
  await client().users.setLanguage({ body: { language: 'de' } })
  await client().chats.list()
  expect(calls.all.map(({ name }) => name)).toEqual(['chats.send', 'bots.list', 'users.setLanguage', 'chats.list'])
  expect(calls.of('chats.send').map(({ params, body }) => [params.id, body.message])).toEqual([['c 1', 'Hello']])
  expect(calls.of('bots.list').map(({ query, body }) => [query.get('page'), body])).toEqual([['2', undefined]])
  expect(calls.of('users.setLanguage')[0]?.body.get('language')).toBe('de')
  calls.clear()
  expect(calls.all).toEqual([])
  held.resolve({})
  expect((await sending).status).toBe(200)
})

test('[SD-06] a request that is still being read when the record is cleared does not stand in it later', async () => {
  const calls = recordCalls(server)
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/chats')) calls.clear()
  })
  await client().chats.list()
  await client().bots.list({})
  expect(calls.all.map(({ name }) => name)).toEqual(['bots.list'])
  server.events.removeAllListeners()
})

test('[SD-06] a call can be answered once, with a delay and headers', async () => {
  server.use(mockCall('chats.list', 403, { code: 'refresh_tokens' }, { once: true, headers: { 'x-trace': 't1' } }))
  const refused = await client().chats.list()
  expect([refused.status, refused.headers.get('x-trace')]).toEqual([403, 't1'])
  expect((await client().chats.list()).status).toBe(200)
  server.use(mockCall('chats.list', 200, {}, { delayMs: 300 }))
  await expect(client().chats.list({}, { timeoutMs: 30 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('[SD-06] an unknown call or status throws', () => {
  // @ts-expect-error bots.list does not answer 402
  expect(() => mockCall('bots.list', 402)).toThrow('bots.list does not answer 402; it answers 200, 400,')
  // @ts-expect-error there is no such call
  expect(() => mockCall('bots.all')).toThrow('There is no call bots.all')
  // @ts-expect-error a bot has no such field
  mockCall('bots.one', 200, { surname: 'Okafor' })
  // @ts-expect-error a chat has no slug in its path
  mockCall('chats.send', 200, {}, { when: ({ params }) => params.slug === 'amara' })
  // @ts-expect-error a message to a character has no topic
  mockCall('chats.send', 200, ({ body }) => ({ text: body.topic }))
})

const isObjectSchema = (name: string): boolean => {
  const schema = schemas[name]
  return typeof schema === 'object' && schema.properties !== undefined
}
const factories = Object.keys(schemas).filter((name) => name.charAt(0).toLowerCase() + name.slice(1) in make && isObjectSchema(name))
const makeAny = (name: string, seed: number): object => {
  const factory: unknown = Reflect.get(make, name.charAt(0).toLowerCase() + name.slice(1))
  const made: unknown = typeof factory === 'function' ? Reflect.apply(factory, undefined, [{}, seed]) : undefined
  if (typeof made !== 'object' || made === null) throw new Error(`No factory for ${name}`)
  return made
}
const named = new Map(
  calls
    .flatMap(({ resource, call, statuses }) => statuses.map((status) => schemaOf(resource, call, status)))
    .flatMap((schema): [string, z.ZodType][] => {
      const id = schema.meta()?.id
      return id === undefined ? [] : [[id, schema]]
    }),
)

const agesIn = (value: unknown): number[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => (key === 'age' && typeof item === 'number' ? [item] : agesIn(item)))
    : []

test.each(factories.filter((name) => named.has(name)))('[SD-06] make.%s makes valid values from every seed, and adults only', (name) => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const made = makeAny(name, seed)
    expect(named.get(name)!.parse(made), `seed ${seed}`).toEqual(made)
    for (const age of agesIn(made)) expect(age).toBeGreaterThanOrEqual(18)
  }
})

test('[SD-06] the same seed makes the same value, another seed another', () => {
  for (const name of factories) expect(makeAny(name, 7), name).toEqual(makeAny(name, 7))
  expect(make.bot()).toEqual(make.bot({}, 1))
  expect(new Set(many(50, make.bot).map(({ id, slug }) => `${id} ${slug}`)).size).toBe(50)
})

test('[SD-06] given fields are kept and the others fit them', () => {
  const bot = make.bot({ firstName: 'Amara', gender: 'female' })
  expect(bot).toMatchObject({ firstName: 'Amara', gender: 'female', type: 'female' })
  expect(bot.name).toMatch(/^Amara /u)
  expect(make.bot({ name: 'The Baker' }).name).toBe('The Baker')
  expect(make.user({ access: [] })).toMatchObject({ access: [], currentPlan: 'free', subscriptionEndDate: null })
  expect(make.plan({ price: 10, discount: 50 }).oldPrice).toBe(20)
  expect(make.oAuthStatus({ status: 'login' }).jwtToken).toBeTruthy()
  expect(make.oAuthStatus({ status: 'pending' })).not.toHaveProperty('jwtToken')
})
