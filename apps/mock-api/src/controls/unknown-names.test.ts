import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Mock, type Person, openMock } from '../testing/mock.ts'
import { UnknownName } from './contract/requests.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())
afterEach(() => void vi.restoreAllMocks())

const told = async (person: Person) =>
  z.object({ names: z.array(UnknownName) }).parse((await person.send({ method: 'GET', url: '/controls/requests/unknown-names/' })).body).names

test('[MK-10] a query parameter and a field that the contract does not know are told once, in the log and by the controls', async () => {
  const warn = vi.spyOn(mock.app.log, 'warn')
  const { visitor } = mock.world()
  for (const page of [1, 1, 2]) await visitor.send({ method: 'GET', url: `/api/v1/bots/?gendr=female&lang=en&page=${page}` })
  await visitor.send({ method: 'POST', url: '/api/v1/auth/auth_user/', payload: { firstName: 'Sam', gender: 'male', nick: 'S' } })
  await visitor.send({ method: 'GET', url: '/api/v1/core/alive/?at=1' })
  expect(await told(visitor)).toEqual([
    { call: 'bots.list', part: 'query', name: 'gendr' },
    { call: 'auth.authUser', part: 'body', name: 'nick' },
    { call: 'core.alive', part: 'query', name: 'at' },
  ])
  expect(warn.mock.calls.map(([, text]) => text)).toEqual([
    'bots.list ignores the query parameter "gendr": the contract does not know it',
    'auth.authUser ignores the field "nick": the contract does not know it',
    'core.alive ignores the query parameter "at": the contract does not know it',
  ])
})

test('[MK-10] what the contract knows is not told, nor what another world was sent', async () => {
  const { visitor, as } = mock.world()
  const noa = await as('free')
  await visitor.api.bots.list({ query: { lang: 'en', gender: 'female', limit: 20 } })
  await visitor.send({ method: 'POST', url: '/api/v1/stats/first-touch/fb/', payload: { query: { utm_source: 'fb' } } })
  const form = new FormData()
  form.set('nickname', 'N')
  const request = new Request('http://mock/', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  await noa.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: Buffer.from(await request.arrayBuffer()), headers })
  expect(await told(visitor)).toEqual([])
})

test('[MK-10] whoever sends nothing but unknown names fills no memory', async () => {
  const { visitor, world } = mock.world({ generalRate: { limit: 1000, windowSeconds: 60 } })
  const names = Array.from({ length: 150 }, (_, number) => `${'x'.repeat(200)}${number}`)
  await visitor.send({ method: 'GET', url: `/api/v1/core/alive/?${names.map((name, number) => `n${number}${name}=1`).join('&')}` })
  const kept = await told(visitor)
  expect(kept).toHaveLength(100)
  expect(Math.max(...kept.map(({ name }) => name.length))).toBe(100)
  await mock.world().visitor.send({ method: 'DELETE', url: `/controls/worlds/${world.name}/` })
  expect(await told(visitor)).toEqual([])
})
