import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Mock, type Person, openChat, openMock } from '../testing/mock.ts'
import { LoggedRequest } from './contract/requests.ts'

let mock: Mock
let url: string
beforeAll(async () => {
  mock = await openMock()
  url = await mock.listen()
})
afterAll(() => mock.close())

const Logged = z.object({ requests: z.array(LoggedRequest) })
const log = async (person: Person, query = '') =>
  Logged.parse((await person.send({ method: 'GET', url: `/controls/requests/${query}` })).body).requests

test('[MK-10] the log shows caller, call, time, duration and answer', async () => {
  const { guest, visitor, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  await sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })
  const [sent, opened, began] = await log(visitor)
  expect(sent).toMatchObject({
    id: 3,
    world: world.name,
    call: 'chats.send',
    method: 'POST',
    path: `/api/v1/chats/${id}/send/`,
    caller: `guest:${sam.headers['x-user-session-id'] ?? ''}`,
    status: 200,
    outcome: 'answered',
    injected: null,
    request: { body: { text: '{"message":"Hello","tokenSize":1}', isCut: false } },
    answer: { body: { text: expect.stringContaining('"isBot":true') }, headers: { 'content-type': 'application/json; charset=utf-8' } },
    check: { state: 'ok', faults: [] },
  })
  expect(Math.abs(Date.parse(sent?.time ?? '') - Date.now())).toBeLessThan(10_000)
  expect([opened?.path, began?.caller]).toEqual(['/api/v1/bots/amara/go_chat/?lang=en', 'nobody'])
})

test('[MK-10] the log shows the answer’s headers as sent, with masked cookies', async () => {
  const { visitor, world } = mock.world()
  const address = new URL('/api/v1/oauth/get-link/?provider=google&back_url=%2Fchat%2F&oauth_type=oauth_login', url)
  const answer = await fetch(address, { headers: { 'x-mock-world': world.name } })
  await answer.text()
  const [entry] = await log(visitor)
  // These three are Node's own, of the connection and not of the answer.
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = Object.fromEntries(answer.headers)
  expect(entry?.answer.headers).toEqual({ ...headers, 'set-cookie': '•••' })
  expect(headers['set-cookie']).toContain('HttpOnly')
})

test('[MK-10] the log masks passwords and tokens everywhere', async () => {
  const { as, visitor } = mock.world()
  const noa = await as('free')
  await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })
  await noa.send({ method: 'GET', url: '/api/v1/users/me/?access_token=tttt', headers: { cookie: 'authorization=cccc' } })
  await visitor.send({ method: 'POST', url: '/api/v1/auth/reset/finish/u_free/er_ssss/', payload: { newPassword: 'moonlight8' } })
  await visitor.send({
    method: 'POST',
    url: '/api/v1/auth/login/',
    payload: '{"email":"a@b.example","password":"half-writ',
    headers: { 'content-type': 'application/json' },
  })
  const entries = await log(visitor)
  expect(entries).toHaveLength(4)
  const text = JSON.stringify(entries)
  for (const secret of ['moonlight7', 'moonlight8', 'tttt', 'cccc', 'ssss', 'half-writ', 'eyJ', noa.headers.authorization ?? '-'])
    expect(text).not.toContain(secret)
  expect(entries[3]).toMatchObject({
    request: { body: { text: '{"email":"free@moonlit.example","password":"•••"}' } },
    answer: { body: { text: '{"jwtToken":"•••","refreshToken":"•••"}' } },
  })
  expect(entries[2]).toMatchObject({ path: '/api/v1/users/me/?access_token=•••', request: { headers: { authorization: '•••', cookie: '•••' } } })
  expect(entries[1]?.path).toBe('/api/v1/auth/reset/finish/u_free/•••/')
})

test('[MK-10] the log marks forced, corrupted and dropped answers and their contract problems', async () => {
  const { visitor, world } = mock.world()
  const force = (payload: object) => visitor.send({ method: 'POST', url: '/controls/forced/', payload })
  const ask = () => fetch(new URL('/api/v1/core/alive/', url), { headers: { 'x-mock-world': world.name } }).then((answer) => answer.text())
  await force({ call: 'core.contact', status: 429 })
  await visitor.send({ method: 'POST', url: '/api/v1/contact/', payload: { topic: 'question', message: 'Hi' } })
  for (const fault of ['malformed', 'cut', 'drop']) {
    await force({ call: 'core.alive', fault })
    await ask().catch(() => 'broken')
  }
  await visitor.send({ method: 'GET', url: '/api/v1/core/alive/', headers: { prefer: 'code=500' } })
  const [preferred, dropped, cut, malformed, forced] = await log(visitor)
  expect(forced).toMatchObject({
    status: 429,
    injected: { by: 'forced', what: '429 too_many_requests', forcedId: 'f1' },
    request: { body: { text: '{"topic":"question","message":"Hi"}' } },
    check: { state: 'ok' },
  })
  expect(malformed).toMatchObject({
    status: 200,
    injected: { what: 'malformed' },
    check: { state: 'broken', faults: [{ message: 'The body is not JSON' }] },
  })
  expect(cut).toMatchObject({ status: 200, outcome: 'dropped', answer: { body: { text: '{"statu' } }, check: { state: 'broken' } })
  expect(dropped).toMatchObject({ status: null, outcome: 'dropped', answer: { body: null } })
  expect(preferred).toMatchObject({ status: 500, injected: { by: 'prefer', what: '500 internal', forcedId: null } })
})

test('[MK-10] [AP-05] the log reports an answer that breaks the contract; answers of no call are unchecked', async () => {
  const { visitor, world } = mock.world()
  await visitor.send({ method: 'GET', url: '/api/v1/nothing/here/' })
  await visitor.send({ method: 'DELETE', url: '/api/v1/bots/' })
  await visitor.send({ method: 'POST', url: '/controls/forced/', payload: { call: 'core.alive', fault: 'malformed' } })
  await (await fetch(new URL('/api/v1/core/alive/', url), { headers: { 'x-mock-world': world.name } })).text()
  expect(await log(visitor)).toMatchObject([
    { call: 'core.alive', status: 200, check: { state: 'broken', faults: [{ message: 'The body is not JSON' }] } },
    { call: null, status: 405, method: 'DELETE', check: { state: 'unknown' } },
    { call: null, status: 404, check: { state: 'unknown' } },
  ])
})

test('[AP-04] [AP-05] a body of the wrong type or size gets the documented error', async () => {
  const { visitor, as } = mock.world()
  const noa = await as('free')
  const xml = { method: 'POST', url: '/api/v1/auth/login/', payload: '<a/>', headers: { 'content-type': 'application/xml' } } as const
  expect(await visitor.send(xml)).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
  expect((await visitor.send({ method: 'POST', url: '/api/v1/contact/', payload: { message: 'x'.repeat(7 * 1024 * 1024) } })).status).toBe(400)
  expect((await noa.send({ ...xml, method: 'PATCH', url: '/api/v1/users/me/' })).status).toBe(415)
  expect((await log(visitor)).map(({ check }) => check.state)).toEqual(['ok', 'ok', 'ok'])
})

test('[MK-10] the log shows files by name and long bodies cut', async () => {
  const { as, visitor } = mock.world()
  const noa = await as('free')
  const form = new FormData()
  form.set('nickname', 'N')
  form.set('avatar', new File(['x'.repeat(60_000)], 'me.png'))
  const request = new Request('http://mock/', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  await noa.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: Buffer.from(await request.arrayBuffer()), headers })
  await visitor.send({ method: 'POST', url: '/api/v1/contact/', payload: { topic: 'question', message: 'y'.repeat(50_000) } })
  await visitor.api.bots.list({ query: { lang: 'en', limit: 60 } })
  const [list, message, upload] = await log(visitor)
  expect(upload).toMatchObject({ status: 415, request: { body: { text: '{"nickname":"N","avatar":"file me.png, 60000 bytes"}' } } })
  expect(message?.request.body).toMatchObject({ isCut: true })
  expect(message?.request.body?.text).toHaveLength(16 * 1024)
  expect(list).toMatchObject({ answer: { body: { isCut: true } }, check: { state: 'ok' } })
})

test('[MK-10] [AP-04] a deeply nested body breaks neither the server nor the log', async () => {
  const { visitor } = mock.world()
  const headers = { 'content-type': 'application/json' }
  for (const levels of [1000, 50_000]) {
    const payload = `{"topic":${'['.repeat(levels)}${']'.repeat(levels)}}`
    expect((await visitor.send({ method: 'POST', url: '/api/v1/contact/', payload, headers })).status).toBe(400)
    const [last] = await log(visitor)
    expect(last).toMatchObject({ call: 'core.contact', status: 400, request: { body: { text: expect.stringMatching(/^\{"topic":\[{50,}/u) } } })
  }
})

test('[MK-10] the log holds the last 500 requests of a world, filtered by id, call and limit', async () => {
  const { visitor } = mock.world({ generalRate: { limit: 10_000, windowSeconds: 60 } })
  await visitor.api.core.alive()
  for (let turn = 0; turn < 505; turn += 1) await visitor.api.bots.roleTypes({ query: {} })
  expect((await log(visitor, '?limit=500')).map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => 506 - index))
  expect(await log(visitor, '?after=503')).toHaveLength(3)
  expect(await log(visitor, '?limit=2')).toHaveLength(2)
  expect(await log(visitor, '?call=core.alive')).toEqual([])
  for (const query of ['?limit=0', '?limit=501', '?after=-1', '?call=chats.shout', '?after=x'])
    expect((await visitor.send({ method: 'GET', url: `/controls/requests/${query}` })).status).toBe(400)
  await visitor.send({ method: 'DELETE', url: '/controls/requests/' })
  expect(await log(visitor)).toEqual([])
  await visitor.api.core.alive()
  expect(await log(visitor)).toMatchObject([{ id: 507 }])
  expect(await log(mock.world().visitor)).toEqual([])
})

/** Reads server-sent events until there are as many, then hangs up. */
const watch = async (world: string, count: number, { after, whenOpen }: { after?: number; whenOpen: () => Promise<unknown> }) => {
  const controller = new AbortController()
  const answer = await fetch(new URL(`/controls/requests/stream/?world=${world}`, url), {
    signal: controller.signal,
    headers: after === undefined ? {} : { 'Last-Event-ID': String(after) },
  })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  await whenOpen()
  let text = ''
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if ((text.match(/^event: request$/gmu) ?? []).length >= count && text.endsWith('\n\n')) break
  }
  controller.abort()
  return [...text.matchAll(/^event: request\nid: (?<id>\d+)\ndata: (?<data>.*)$/gmu)].map(({ groups }) =>
    LoggedRequest.parse(JSON.parse(groups?.data ?? '')),
  )
}

test('[MK-10] the log stream sends each request live and resumes after a broken connection', async () => {
  const { visitor, world } = mock.world()
  const alive = () => visitor.api.core.alive()
  await alive()
  expect(await watch(world.name, 2, { whenOpen: () => Promise.all([alive(), alive()]) })).toMatchObject([{ id: 2, call: 'core.alive' }, { id: 3 }])
  await alive()
  expect((await watch(world.name, 2, { after: 2, whenOpen: async () => undefined })).map(({ id }) => id)).toEqual([3, 4])
})

test('[MK-10] [MK-05] a log stream survives a reset without holding the old data', async () => {
  const { visitor, world } = mock.world()
  const { name } = world
  const seen = await watch(name, 1, {
    whenOpen: async () => {
      await visitor.send({ method: 'POST', url: '/controls/reset/', payload: {} })
      await expect.poll(() => world.holders).toBe(0)
      await visitor.api.core.alive()
    },
  })
  expect(seen).toMatchObject([{ call: 'core.alive', world: name }])
})

test('[MK-10] stopping the server ends log streams', async () => {
  const other = await openMock()
  const answer = await fetch(new URL('/controls/requests/stream/', await other.listen()))
  await other.close()
  expect(await answer.text()).toContain('retry: 1000')
})
