import { openApiDocument } from '@moonlit/contract/openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { controls } from '../controls/contract.ts'
import { type Mock, openMock } from '../testing/mock.ts'
import { CALLS } from './call-table.ts'

let mock: Mock
let url = ''
beforeAll(async () => {
  mock = await openMock()
  url = await mock.listen()
})
afterAll(() => mock.close())

const headersOf = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL(address, url), { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return { status: answer.status, type: answer.headers.get('x-content-type-options'), cache: answer.headers.get('cache-control') }
}

test('[AP-09] the document that is served is the one that is checked, word for word', async () => {
  expect(await (await fetch(new URL('/openapi.json', url))).json()).toEqual(openApiDocument())
  const own = z.object({ info: z.looseObject({}) }).parse(await (await fetch(new URL('/controls/openapi.json', url))).json())
  expect(own.info).toMatchObject({ title: 'Moonlit mock controls', description: expect.stringContaining('X-Mock-World') })
})

test('[AP-05] no answer is to be taken for another type than it says', async () => {
  const noa = await mock.world().as('free')
  const addresses = [
    '/api/v1/bots/',
    '/api/v1/bots/',
    '/api/v1/users/me/',
    '/api/v1/nothing/',
    '/api/v1/bots/%E0%A4%A/',
    '/openapi.json',
    '/media/nothing',
    '/controls/settings/',
    '/mock/',
  ]
  for (const address of addresses) expect([address, (await headersOf(address, noa.headers)).type]).toEqual([address, 'nosniff'])
  expect(await headersOf('/api/v1/users/me/')).toMatchObject({ status: 401, type: 'nosniff' })
})

test('[RP-03] what is a person’s own is kept by no cache', async () => {
  const paula = await mock.world().as('premium')
  const own = CALLS.filter(
    ({ method, path, policy }) => method === 'GET' && policy.safe && !['public', 'anyone', 'admin'].includes(policy.caller) && !path.includes(':'),
  )
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(['users.me', 'chats.list', 'users.phoneNumber']))
  for (const { id, path } of own) expect([id, await headersOf(path, paula.headers)]).toMatchObject([id, { status: 200, cache: 'no-store' }])
  expect((await headersOf('/api/v1/bots/')).cache).toBeNull()
})

test.each([
  'page[]=1',
  'page[a]=1',
  'page=1&page=1',
  'limit=0x10',
  'limit=1e1',
  'limit=1.0',
  'limit=',
  'limit=+5',
  'limit=%205',
  'limit=Infinity',
  'page=١',
])('[AP-04] %s is no number of a page', async (query) => {
  const { visitor } = mock.world()
  expect(await visitor.send({ method: 'GET', url: `/api/v1/bots/?${query}` })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: expect.stringMatching(/^(?:page|limit)/u) }] },
  })
})

test.each(['limit=0x10', 'limit=1e1', 'limit[]=5'])('[AP-04] the controls take no %s either', async (query) => {
  const { visitor } = mock.world()
  for (const list of ['requests', 'outbox']) expect((await visitor.send({ method: 'GET', url: `/controls/${list}/?${query}` })).status).toBe(400)
  const { body } = await visitor.send({ method: 'GET', url: '/controls/requests/?limit=1' })
  expect(controls.requests.list.responses[200].parse(body).requests).toHaveLength(0)
})
