import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../testing/mock.ts'
import { CALLS } from './call-table.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const filled = (path: string): string => path.replace(':promoType', 'fb').replace(/:\w+/gu, 'x')

test.each(CALLS.map(({ id, method, path }) => [id, method, path] as const))(
  '[AP-01] %s answers with and without a trailing slash',
  async (id, method, path) => {
    const { visitor, world } = mock.world({ generalRate: { limit: 1000, windowSeconds: 60 } })
    // Some answers hold the hour they were asked at.
    world.clock.freeze()
    const send = async (url: string) =>
      (
        await visitor.send({
          method: method === 'GET' ? 'GET' : method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : method === 'PATCH' ? 'PATCH' : 'DELETE',
          url,
        })
      ).body
    const answers = [await send(filled(path)), await send(filled(path).replace(/\/$/u, ''))]
    expect(answers[0]).toEqual(answers[1])
    // Addresses that nobody knows answer alike, too: the log tells which call answered.
    const { body } = await visitor.send({ method: 'GET', url: '/controls/requests/?limit=2' })
    expect(body).toMatchObject({ requests: [{ call: id }, { call: id }] })
  },
)

test('[AP-04] every error has the same shape', async () => {
  const { visitor } = mock.world()
  const wrong = [
    { method: 'GET', url: '/api/v1/nothing/here/' },
    { method: 'GET', url: '//' },
    { method: 'GET', url: '/.//' },
    { method: 'GET', url: '/api/v1/bots/%00/' },
    { method: 'GET', url: '/api/v1/bots/%E0%A4%A/' },
    { method: 'GET', url: `/api/v1/bots/${'x'.repeat(300)}/` },
    { method: 'POST', url: '/api/v1/auth/auth_user/', payload: '{"firstName":', headers: { 'content-type': 'application/json' } },
    { method: 'POST', url: '/api/v1/auth/auth_user/', payload: 'firstName=Sam', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    {
      method: 'POST',
      url: '/api/v1/auth/auth_user/',
      payload: '{"__proto__":{"x":1},"firstName":"Sam","gender":"male"}',
      headers: { 'content-type': 'application/json' },
    },
    { method: 'POST', url: '/api/v1/auth/auth_user/', payload: '', headers: { 'content-type': 'application/json' } },
    { method: 'POST', url: '/api/v1/auth/auth_user/', payload: `"${'x'.repeat(7 * 1024 * 1024)}"`, headers: { 'content-type': 'application/json' } },
  ] as const
  for (const request of wrong) {
    const { status, body } = await visitor.send({ ...request })
    expect(status, request.url).toBeGreaterThanOrEqual(400)
    expect(status, request.url).toBeLessThan(500)
    expect(body).toEqual(expect.objectContaining({ detail: expect.any(String), code: expect.any(String) }))
  }
})

test('[DX-03] whoever watches the server is told it is well, whatever the world is made to answer', async () => {
  const { visitor } = mock.world({ maintenance: true, generalRate: { limit: 1, windowSeconds: 60 } })
  await visitor.send({ method: 'POST', url: '/controls/forced/', payload: { call: '*', fault: 'drop' } })
  for (let number = 0; number < 3; number += 1)
    expect(await visitor.send({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200, body: { status: true } })
})

test('[AP-04] an unknown method is a 405 with the allowed ones', async () => {
  const answer = await mock.world().visitor.send({ method: 'DELETE', url: '/api/v1/bots/' })
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' }, headers: { allow: 'GET' } })
})

test('[AP-08] too many requests of one caller are refused; other callers are not', async () => {
  const { guest, visitor } = mock.world({ generalRate: { limit: 3, windowSeconds: 60 } })
  const sam = await guest()
  for (let number = 0; number < 3; number += 1) expect((await sam.api.bots.roleTypes({ query: {} })).status).toBe(200)
  const refused = await sam.send({ method: 'GET', url: '/api/v1/bots/role_types/' })
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: 'You have sent too many requests. Please wait a while before sending a new request.' },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visitor.api.bots.roleTypes({ query: {} })).status).toBe(200)
})

test('[AP-08] Retry-After leads past the end of the window: a second that has begun counts whole', async () => {
  const { visitor, world } = mock.world({ generalRate: { limit: 1, windowSeconds: 10 } })
  world.clock.freeze()
  const ask = () => visitor.send({ method: 'GET', url: '/api/v1/bots/role_types/' })
  expect((await ask()).status).toBe(200)
  world.clock.advance(7500)
  expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '3' } })
  world.clock.advance(3000)
  expect((await ask()).status).toBe(200)
})

test('[AP-05] an answer that breaks the contract is a 500 and is logged', async () => {
  const { visitor, world } = mock.world()
  world.run("UPDATE Bot SET voice = 'squeaky' WHERE slug = 'amara'")
  expect(await visitor.api.bots.one({ params: { slug: 'amara' }, query: {} })).toMatchObject({
    status: 500,
    body: { code: 'answer_breaks_contract', errors: [{ path: 'voice' }] },
  })
})

test('[AP-05] an answer with an invalid nested value is a 500 too', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  await openChat(sam, 'amara')
  world.run("UPDATE Bot SET slug = 'NOT A SLUG' WHERE slug = 'amara'")
  expect(await sam.api.chats.list()).toMatchObject({ status: 500, body: { code: 'answer_breaks_contract', errors: [{ path: 'result.0.botSlug' }] } })
})

test('[AP-09] the OpenAPI document and its page are served', async () => {
  const { visitor } = mock.world()
  expect(await visitor.send({ method: 'GET', url: '/openapi.json' })).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
  expect((await visitor.send({ method: 'GET', url: '/docs/' })).status).toBe(200)
})

test('[RP-03] calls that need a session answer visitors 401 first', async () => {
  const { visitor } = mock.world({ generalRate: { limit: 1000, windowSeconds: 60 } })
  for (const { method, path, policy } of CALLS.filter((call) => !['public', 'anyone'].includes(call.policy.caller))) {
    const answer = await visitor.send({
      method: method === 'GET' ? 'GET' : method === 'DELETE' ? 'DELETE' : method === 'PUT' ? 'PUT' : method === 'PATCH' ? 'PATCH' : 'POST',
      url: filled(path),
    })
    expect([path, policy.caller, answer.status]).toEqual([path, policy.caller, 401])
  }
})

test('[AP-04] a call without required fields works without a body', async () => {
  const place = mock.world()
  const sam = await place.guest()
  for (const headers of [{}, { 'content-type': 'application/json' }])
    expect((await sam.send({ method: 'POST', url: '/api/v1/auth/magic-link/', headers })).status).toBe(201)
  expect((await place.visitor.send({ method: 'POST', url: '/controls/personas/free/sign-in/' })).status).toBe(200)
})

test('[AP-04] [VA-01] a missing body names each required field with its form message', async () => {
  const { visitor } = mock.world()
  const required = (path: string) => ({ path, message: 'This field is required' })
  expect((await visitor.send({ method: 'POST', url: '/api/v1/contact/' })).body).toMatchObject({
    code: 'validation_failed',
    errors: ['topic', 'email', 'message'].map(required),
  })
  const wrong = { topic: 'nonsense', email: 'sam@moonlit.example', message: 'Hello', url: 'javascript:alert(1)', name: 'x'.repeat(65) }
  expect((await visitor.send({ method: 'POST', url: '/api/v1/contact/', payload: wrong })).body).toMatchObject({
    errors: [
      { path: 'topic', message: 'Please select one of the options' },
      { path: 'name', message: 'This value is too long' },
      { path: 'url', message: 'This value is not valid' },
    ],
  })
})

test.each(['%E0%A4%A', 'x'.repeat(3000)])('[AP-04] an address with a part that cannot be read is told as such: %s', async (code) => {
  const { status, body } = await mock.world().visitor.send({ method: 'GET', url: `/api/v1/subscriptions/validate-promo-code/${code}/` })
  expect([status, body]).toEqual([
    400,
    { detail: 'The address cannot be read: it is damaged, or a part of it is too long', code: 'malformed_address' },
  ])
})

test('[AP-04] a text of another type is not valid, and only one that is missing is required', async () => {
  const { visitor } = mock.world()
  const send = async (payload: object) => (await visitor.send({ method: 'POST', url: '/api/v1/contact/', payload })).body
  const errorOf = (message: string) => ({ code: 'validation_failed', errors: expect.arrayContaining([{ path: 'message', message }]) })
  expect(await send({ message: 5 })).toMatchObject(errorOf('This value is not valid'))
  expect(await send({ message: '' })).toMatchObject(errorOf('This field is required'))
  expect(await send({})).toMatchObject(errorOf('This field is required'))
})
