import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../testing/mock.ts'
import { readEnv } from '../env.ts'
import { openApp } from '../open-app.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const SEND = '/api/v1/chats/c_1/send/'

test.each([
  ['code=402', { status: 402, body: { code: 'payment_required' } }],
  ['code=402; foo=bar', { status: 402 }],
  ['respond-async, code="402"', { status: 402 }],
  ['CODE=429', { status: 429, headers: { 'retry-after': '30' } }],
  ['code=208', { status: 208, body: { detail: 'wait_for_previous_response' } }],
  ['code=403, example=email_not_verified', { status: 403, body: { code: 'email_not_verified', detail: 'User email not verified' } }],
  ['example=audio_limit', { status: 402, body: { code: 'audio_limit' } }],
  ['code=200', { status: 200, body: { messageID: 'm_18s' } }],
])('[MK-04] a request that prefers %s gets that answer', async (prefer, expected) => {
  const { visitor } = mock.world()
  const answer = await visitor.send({ method: 'POST', url: SEND, payload: { message: 'Hi', tokenSize: 1 }, headers: { prefer } })
  expect(answer).toMatchObject(expected)
  expect(answer.headers['preference-applied']).toMatch(/^(?:code=\d{3}|example=\w+)/u)
})

test('[MK-04] the answer names the applied preferences', async () => {
  const { visitor } = mock.world()
  const answer = await visitor.send({ method: 'GET', url: '/api/v1/core/alive/', headers: { prefer: 'return=minimal, wait=0, code=503' } })
  expect(answer).toMatchObject({ status: 503, headers: { 'preference-applied': 'code=503, wait=0' } })
})

test.each([
  ['code=409', 'chats.send answers'],
  ['code=teapot', 'status'],
  ['code=999', 'chats.send answers'],
  ['wait=-1', 'seconds'],
  ['wait=soon', 'seconds'],
  ['wait=601', 'seconds'],
  ['example=nothing', 'code of an error'],
  ['code=402, example=forbidden', 'The errors of 402 are'],
])('[MK-04] [AP-04] the impossible preference %s is refused with a reason', async (prefer, message) => {
  expect(await mock.world().visitor.send({ method: 'POST', url: SEND, payload: {}, headers: { prefer } })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: 'Prefer', message: expect.stringContaining(message) }] },
  })
})

test.each(['', ',', ';;', 'return=representation', 'code', '=', '"', 'código=402', 'x'.repeat(5000)])(
  '[MK-04] %j is ignored or refused, and never fails the server',
  async (prefer) => {
    const { status } = await mock.world().visitor.send({ method: 'GET', url: '/api/v1/core/alive/', headers: { prefer } })
    expect([200, 400]).toContain(status)
  },
)

test('[MK-04] [MK-06] moving the clock ends a preferred wait', async () => {
  const { visitor, world } = mock.world()
  world.clock.freeze()
  let isAnswered = false
  const answer = visitor.send({ method: 'GET', url: '/api/v1/core/alive/', headers: { prefer: 'wait=30' } }).then((got) => {
    isAnswered = true
    return got
  })
  await visitor.api.bots.roleTypes({ query: {} })
  world.clock.advance(29_999)
  await visitor.api.bots.roleTypes({ query: {} })
  expect(isAnswered).toBe(false)
  world.clock.advance(1)
  expect(await answer).toMatchObject({ status: 200, body: { status: true }, headers: { 'preference-applied': 'wait=30' } })
})

test('[MK-04] a preferred wait ends when the client disconnects', async () => {
  const url = await mock.listen()
  const { world, visitor } = mock.world()
  world.clock.freeze()
  const controller = new AbortController()
  const asked = fetch(new URL('/api/v1/core/alive/', url), { headers: { 'X-Mock-World': world.name, Prefer: 'wait=600' }, signal: controller.signal })
  await expect.poll(() => world.holders).toBe(1)
  controller.abort()
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(() => world.holders).toBe(0)
  expect(await visitor.send({ method: 'GET', url: '/controls/requests/' })).toMatchObject({
    body: { requests: [{ outcome: 'left', status: null, check: { state: 'unknown' } }] },
  })
})

test('[MK-04] without controls, Prefer is ignored', async () => {
  const worldsDirectory = mkdtempSync(path.join(tmpdir(), 'moonlit-worlds-'))
  const { app, close } = await openApp(readEnv({ MEDIA_WORKERS: '1' }), { worldsDirectory })
  const answer = await app.inject({ method: 'GET', url: '/api/v1/core/alive/', headers: { prefer: 'code=503' } })
  expect([answer.statusCode, answer.headers['preference-applied']]).toEqual([200, undefined])
  for (const url of ['/controls/settings/', '/controls/requests/stream/', '/controls/openapi.json', '/controls/docs'])
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404)
  await close()
  rmSync(worldsDirectory, { recursive: true, force: true })
})
