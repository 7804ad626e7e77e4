import { ERRORS } from '@moonlit/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS, callById, statusesOf } from '../http/call-table.ts'
import { type Mock, type Person, openChat, openMock } from '../testing/mock.ts'
import { makeResponse } from './make-response.ts'
import { codesOfStatus } from './documented.ts'
import { Forced } from './contract/forced.ts'

let mock: Mock
let url: string
beforeAll(async () => {
  mock = await openMock()
  url = await mock.listen()
})
afterAll(() => mock.close())

const force = (person: Person, payload: object) => person.send({ method: 'POST', url: '/controls/forced/', payload })
const waiting = async (person: Person) =>
  z.object({ forced: z.array(Forced) }).parse((await person.send({ method: 'GET', url: '/controls/forced/' })).body).forced

test('[MK-03] [MK-14] forcing an unknown call answers where the calls are listed', async () => {
  const { visitor } = mock.world()
  expect((await visitor.send({ method: 'POST', url: '/controls/forced/', payload: { call: 'chat.send', status: 402 } })).body).toMatchObject({
    errors: [{ path: 'call', message: 'There is no such call; GET /controls/calls/ lists them, such as chats.send' }],
  })
})

test('[MK-03] exactly as many answers are forced as asked for, also with parallel requests', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  expect(await force(visitor, { call: 'chats.list', status: 429, times: 3, retryAfter: 7 })).toMatchObject({
    status: 201,
    body: { id: 'f1', call: 'chats.list', times: 3, hits: 0, status: 429 },
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => sam.send({ method: 'GET', url: '/api/v1/chats/' })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests', detail: ERRORS.too_many_requests.detail }, headers: { 'retry-after': '7' } })
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(await waiting(visitor)).toEqual([])
})

test('[MK-03] a forced answer can be limited to a persona, a guest, a user or visitors', async () => {
  const { guest, as, visitor } = mock.world()
  const [sam, paula] = [await guest(), await as('premium')]
  const samID = `guest:${sam.headers['x-user-session-id'] ?? ''}`
  for (const caller of ['premium', samID, 'nobody']) await force(visitor, { call: 'bots.roleTypes', status: 500, times: null, caller })
  const roleTypes = async (person: Person) => (await person.api.bots.roleTypes({ query: {} })).status
  expect([await roleTypes(sam), await roleTypes(paula), await roleTypes(visitor), await roleTypes(await as('free'))]).toEqual([500, 500, 500, 200])
  expect((await waiting(visitor)).map(({ caller, hits }) => [caller, hits])).toEqual([
    ['user:u_premium', 1],
    [samID, 1],
    ['nobody', 1],
  ])
})

test('[MK-03] every 403 can be forced by its code', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  for (const code of codesOfStatus(403)) {
    await force(visitor, { call: 'chats.send', status: 403, code })
    expect(await sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })).toMatchObject({
      status: 403,
      body: { code, detail: ERRORS[code].detail },
    })
  }
})

test('[MK-03] a forced 208, 402 or 400 follows the contract and changes no data', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  const send = () => sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })
  await force(visitor, { call: 'chats.send', status: 208 })
  await force(visitor, { call: 'chats.send', status: 402, code: 'audio_limit' })
  await force(visitor, { call: 'chats.send', status: 400, errors: [{ path: 'message', message: 'Too plain' }] })
  expect(await send()).toMatchObject({ status: 208, body: { detail: 'wait_for_previous_response' } })
  expect(await send()).toMatchObject({ status: 402, body: { code: 'audio_limit' } })
  expect(await send()).toMatchObject({ status: 400, body: { errors: [{ path: 'message', message: 'Too plain' }] } })
  expect(await sam.api.chats.messages({ params: { id }, query: {} })).toMatchObject({ body: { count: 1 } })
})

test('[MK-03] a forced answer precedes authentication, and * means every call', async () => {
  const { visitor } = mock.world()
  await force(visitor, { call: 'chats.list', status: 404 })
  expect(await visitor.api.chats.list()).toMatchObject({ status: 404, body: { code: 'not_found' } })
  await force(visitor, { call: '*', status: 503, times: null })
  expect((await visitor.send({ method: 'GET', url: '/api/v1/chats/', headers: { authorization: 'Bearer stale' } })).status).toBe(503)
  expect((await visitor.api.core.alive()).status).toBe(503)
  await visitor.send({ method: 'DELETE', url: '/controls/forced/' })
  expect((await visitor.api.core.alive()).status).toBe(200)
})

test('[MK-03] a forced answer is removed by its id', async () => {
  const { visitor } = mock.world()
  await force(visitor, { call: 'core.alive', status: 500 })
  await force(visitor, { call: 'core.alive', status: 503 })
  expect((await visitor.send({ method: 'DELETE', url: '/controls/forced/f1/' })).status).toBe(200)
  expect((await visitor.send({ method: 'DELETE', url: '/controls/forced/f1/' })).status).toBe(404)
  expect((await visitor.api.core.alive()).status).toBe(503)
})

test.each(CALLS.map(({ id }) => id))('[MK-03] every answer forced on %s fits the contract', (id) => {
  const call = callById(id)
  for (const status of statusesOf(call)) {
    const schema = call.responses[String(status)]
    if (!(schema instanceof z.ZodType)) throw new Error(`${status} has no schema`)
    for (const code of [null, ...codesOfStatus(status)])
      expect([status, code, schema.safeParse(makeResponse(call, { status, code }).body).error]).toEqual([status, code, undefined])
  }
})

test.each([
  [{ call: 'chats.send', status: 409 }, 'status'],
  [{ call: '*', status: 402 }, 'status'],
  [{ call: 'chats.shout', status: 500 }, 'call'],
  [{ call: 'chats.send' }, 'status'],
  [{ status: 500 }, 'call'],
  [{ call: 'chats.send', status: 402, code: 'forbidden' }, 'code'],
  [{ call: 'chats.send', status: 200, code: 'forbidden' }, 'code'],
  [{ call: 'chats.send', status: 402, errors: [] }, 'errors'],
  [{ call: 'chats.send', status: 402, retryAfter: 3 }, 'retryAfter'],
  [{ call: 'chats.send', fault: 'explode' }, 'fault'],
  [{ call: 'chats.send', fault: 'drop', status: 402 }, 'status'],
  [{ call: 'chats.send', status: 402, times: 0 }, 'times'],
  [{ call: 'chats.send', status: 402, times: 1001 }, 'times'],
  [{ call: 'chats.send', status: 402, times: 1.5 }, 'times'],
  [{ call: 'chats.send', status: 402, caller: 'somebody' }, 'caller'],
  [{ call: 'chats.send', status: 402, caller: "user:' OR 1=1 --" }, 'caller'],
])('[MK-03] [AP-04] %j is refused with the field named', async (payload, path) => {
  const { visitor } = mock.world()
  expect(await force(visitor, payload)).toMatchObject({ status: 400, body: { errors: [{ path, message: expect.any(String) }] } })
  expect(await waiting(visitor)).toEqual([])
})

const over = (world: string, path: string, { headers = {} }: { headers?: Readonly<Record<string, string>> } = {}) =>
  fetch(new URL(path, url), { headers: { 'x-mock-world': world, ...headers } })

test('[MK-03] a dropped connection breaks before the call does anything', async () => {
  const { guest, visitor, world } = mock.world()
  const sam = await guest()
  await openChat(sam, 'amara')
  await force(visitor, { call: 'chats.start', fault: 'drop' })
  const open = () => over(world.name, '/api/v1/bots/felix/go_chat/?lang=en', { headers: sam.headers })
  await expect(open()).rejects.toThrow('fetch failed')
  expect(await sam.api.chats.list()).toMatchObject({ body: { result: [{ botSlug: 'amara' }] } })
  expect((await open()).status).toBe(200)
})

test('[MK-03] a cut answer breaks halfway, after the call has done its work', async () => {
  const { guest, visitor, world } = mock.world()
  const sam = await guest()
  await force(visitor, { call: 'chats.start', fault: 'cut' })
  const answer = await over(world.name, '/api/v1/bots/felix/go_chat/?lang=en', { headers: sam.headers })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('terminated')
  expect(await sam.api.chats.list()).toMatchObject({ body: { result: [{ botSlug: 'felix' }] } })
})

test('[MK-03] a malformed answer arrives whole and is not JSON', async () => {
  const { visitor, world } = mock.world()
  await force(visitor, { call: 'core.alive', fault: 'malformed' })
  const answer = await over(world.name, '/api/v1/core/alive/')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  const text = await answer.text()
  expect(answer.headers.get('content-length')).toBe(String(text.length))
  expect(() => void JSON.parse(text)).toThrow(SyntaxError)
})

test('[MK-03] corrupting one answer leaves the cached one intact', async () => {
  const { visitor, world } = mock.world()
  const list = async () => (await over(world.name, '/api/v1/bots/?limit=2')).text()
  const whole = await list()
  for (const turn of [1, 2]) {
    await force(visitor, { call: 'bots.list', fault: 'malformed', times: turn })
    for (let hit = 0; hit < turn; hit += 1) expect(whole.startsWith(await list())).toBe(true)
    expect(await list()).toBe(whole)
  }
  const { world: fresh, visitor: other } = mock.world()
  await force(other, { call: 'bots.list', fault: 'malformed' })
  const broken = await (await over(fresh.name, '/api/v1/bots/?limit=2')).text()
  expect(broken.length).toBeLessThan(whole.length)
  expect(await (await over(fresh.name, '/api/v1/bots/?limit=2')).text()).toBe(whole)
})

test('[MK-03] a slow answer trickles in and is complete in the end', async () => {
  const { visitor, world } = mock.world()
  await force(visitor, { call: 'bots.roleTypes', fault: 'slow', overMs: 200 })
  const started = performance.now()
  const answer = await over(world.name, '/api/v1/bots/role_types/')
  let parts = 0
  let text = ''
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    parts += 1
    text += part
  }
  expect(performance.now() - started).toBeGreaterThanOrEqual(190)
  expect(parts).toBeGreaterThan(5)
  expect(JSON.parse(text)).toMatchObject({ roleTypes: expect.any(Array) })
})

test('[MK-03] [MK-09] forced answers stay in their world', async () => {
  const [one, other] = [mock.world(), mock.world()]
  await force(one.visitor, { call: '*', status: 500, times: null })
  expect((await other.visitor.api.core.alive()).status).toBe(200)
})
