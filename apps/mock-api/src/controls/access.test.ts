import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from '../http/call-table.ts'
import { type Mock, openMock } from '../testing/mock.ts'
import { controls } from './contract.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const read = (headers: Record<string, string>) => mock.app.inject({ method: 'GET', url: '/controls/settings/', headers })

test.each<[string, Record<string, string>]>([
  ['a program', {}],
  ['a program in another container', { host: 'mock-api:4000' }],
  ['the API’s own page', { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }],
  ['the web app on another port', { host: 'localhost:4000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['the web app under another name of this machine', { host: '127.0.0.1:4000', origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ['the web app in the local network', { host: '192.168.1.7:4000', origin: 'http://192.168.1.7:3000' }],
  ['an address that was typed', { host: 'localhost:4000', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a link on another site', { host: 'localhost:4000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
])('[MK-09] %s may use the controls', async (_who, headers) => {
  expect((await read(headers)).statusCode).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['another site', { host: 'localhost:4000', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site without saying where', { host: 'localhost:4000', origin: 'null' }],
  ['a picture on another site', { host: 'localhost:4000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame on another site', { host: 'localhost:4000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  [
    'a foreign name that resolves to this machine',
    { host: 'evil.example:4000', origin: 'http://evil.example:4000', 'sec-fetch-site': 'same-origin' },
  ],
  ['a page of such a name, whose browser does not say so', { host: 'evil.example:4000' }],
  ['an origin that is no address', { host: 'localhost:4000', origin: 'localhost:3000 OR 1=1' }],
])('[MK-09] %s may not use the controls', async (_who, headers) => {
  expect((await read(headers)).statusCode).toBe(403)
  const change = await mock.app.inject({ method: 'PATCH', url: '/controls/settings/', headers, payload: { maintenance: true } })
  expect([change.statusCode, change.json()]).toEqual([403, { code: 'cross_site', detail: expect.any(String) }])
  expect(change.headers['access-control-allow-origin']).toBeUndefined()
})

test('[MK-10] a page on another port of this host may read and change through the controls', async () => {
  const headers = { host: 'localhost:4000', origin: 'http://localhost:3000' }
  expect((await read(headers)).headers['access-control-allow-origin']).toBe('http://localhost:3000')
  const asked = await mock.app.inject({
    method: 'OPTIONS',
    url: '/controls/settings/',
    headers: { ...headers, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'content-type,x-mock-world' },
  })
  expect(asked).toMatchObject({ statusCode: 204 })
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost:3000',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    'access-control-allow-headers': 'content-type,x-mock-world',
  })
  const foreign = await mock.app.inject({
    method: 'OPTIONS',
    url: '/controls/settings/',
    headers: { host: 'localhost:4000', origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
  })
  expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined])
})

test('[AP-04] [MK-10] the API allows no cross-origin reads and answers OPTIONS with 405', async () => {
  const headers = { host: 'localhost:4000', origin: 'http://localhost:3000', 'access-control-request-method': 'GET' }
  for (const sent of [{}, headers]) {
    const answer = await mock.app.inject({ method: 'OPTIONS', url: '/api/v1/bots/', headers: sent })
    expect([answer.statusCode, answer.json(), answer.headers.allow]).toEqual([
      405,
      { code: 'method_not_allowed', detail: 'Method not allowed' },
      'GET',
    ])
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  }
  expect((await mock.app.inject({ method: 'OPTIONS', url: '/nowhere' })).json()).toMatchObject({ code: 'not_found' })
})

test('[MK-10] the controls list every call with the answers that can be forced', async () => {
  const { visitor } = mock.world()
  const { body } = await visitor.send({ method: 'GET', url: '/controls/calls/' })
  const list = controls.calls.list.responses[200].parse(body)
  expect(list.calls.map(({ id }) => id)).toEqual(CALLS.map(({ id }) => id))
  const send = list.calls.find(({ id }) => id === 'chats.send')
  expect(send?.statuses.map(({ status }) => status)).toEqual([200, 208, 400, 401, 402, 403, 404, 405, 429, 500, 503])
  expect(send?.statuses.find(({ status }) => status === 402)).toMatchObject({
    isCommon: false,
    errors: expect.arrayContaining([{ code: 'audio_limit', detail: 'Audio limit reached' }]),
  })
  expect(list.faults).toEqual(['drop', 'cut', 'malformed', 'slow'])
  for (const { id, statuses } of list.calls)
    for (const { status } of statuses) {
      const answer = await visitor.send({ method: 'POST', url: '/controls/forced/', payload: { call: id, status } })
      expect([id, status, answer.status]).toEqual([id, status, 201])
    }
})

test('[MK-14] [AP-09] the controls serve their own OpenAPI document and page', async () => {
  const Document = z.object({
    openapi: z.literal('3.1.0'),
    paths: z.record(
      z.string(),
      z.record(z.string(), z.object({ summary: z.string(), description: z.string(), responses: z.record(z.string(), z.unknown()) })),
    ),
  })
  const answer = await mock.app.inject({ method: 'GET', url: '/controls/openapi.json' })
  const { paths } = Document.parse(answer.json())
  const documented = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  const calls = Object.values(controls).flatMap((resource) =>
    z
      .array(z.object({ method: z.string(), path: z.string() }))
      .parse(Object.values(resource))
      .map(({ method, path }) => `${method} ${path.replace(/:(?<name>\w+)/gu, '{$<name>}')}`),
  )
  expect(documented.toSorted()).toEqual(calls.toSorted())
  expect((await mock.app.inject({ method: 'GET', url: '/controls/docs/' })).statusCode).toBe(200)
  expect((await mock.app.inject({ method: 'GET', url: '/controls/docs/json' })).json()).toMatchObject({ info: { title: 'Moonlit mock controls' } })
})
