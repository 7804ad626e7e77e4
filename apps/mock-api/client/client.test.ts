import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'
import { openApp } from '../src/open-app.ts'
import { type Mock as Server, openMock } from '../src/testing/mock.ts'
import { type Mock, connectMock } from './client.ts'

let server: Server
let mock: Mock
let url: string
beforeAll(async () => {
  server = await openMock()
  url = await server.listen()
  mock = connectMock({ url })
})
afterAll(() => server.close())

test('[MK-14] a test gets a world of its own, signs people in and removes it', async () => {
  const [one, other] = [await mock.world(), await mock.world()]
  expect(one.name).not.toBe(other.name)
  const [sam, paula] = [await one.guest(), await one.as('premium')]
  expect(await one.send('/api/v1/chats/', { headers: sam.headers })).toEqual({ result: [] })
  expect(await one.send('/api/v1/users/me/', { headers: paula.headers })).toMatchObject({ access: ['premium-annual'] })
  expect(await one.send('/api/v1/chats/', { headers: (await one.as('guest')).headers })).toEqual({ result: [] })
  await expect(other.send('/api/v1/chats/', { headers: { ...sam.headers, ...other.headers } })).rejects.toThrow('answered 401')
  await one.remove()
  expect((await mock.worlds()).map(({ name }) => name)).not.toContain(one.name)
})

test('[MK-14] [MK-06] a test freezes, sets and advances the clock', async () => {
  const { clock } = await mock.world()
  await clock.freeze()
  await clock.set(new Date('2030-01-01T00:00:00Z'))
  await clock.advance('1h')
  await clock.advance(1000)
  expect(await clock.now()).toEqual(new Date('2030-01-01T01:00:01.000Z'))
  expect(await clock.resume()).toMatchObject({ isFrozen: false })
  await expect(clock.advance('soon')).rejects.toThrow('A duration such as')
})

test('[MK-14] [MK-03] a test forces answers and faults by the names of the contract', async () => {
  const world = await mock.world()
  const alive = () => fetch(new URL('/api/v1/core/alive/', url), { headers: world.headers })
  await world.force('core.alive', 403, { times: 1, code: 'inappropriate_content' })
  await world.fault('core.alive', 'drop')
  const answer = await alive()
  expect([answer.status, await answer.json()]).toEqual([403, { code: 'inappropriate_content', detail: 'inappropriate_content' }])
  await expect(alive()).rejects.toThrow('fetch failed')
  expect((await alive()).status).toBe(200)
  // @ts-expect-error the call answers no 409
  await expect(world.force('core.alive', 409)).rejects.toThrow('core.alive answers')
  // @ts-expect-error the code is of another status
  await expect(world.force('core.alive', 403, { code: 'audio_limit' })).rejects.toThrow('The errors of 403')
  const { id } = await world.force('*', 503, { times: null, caller: 'premium' })
  expect(await world.forced.list()).toMatchObject([{ id, caller: 'user:u_premium' }])
  await world.forced.remove(id)
  await world.forced.clear()
  expect(await world.forced.list()).toEqual([])
})

test('[MK-14] [MK-01] [MK-02] a test changes settings and turns maintenance on', async () => {
  const world = await mock.world()
  expect(await world.settings.change({ freeMessages: 3, calls: { 'chats.send': { latencyMs: 20 } } })).toMatchObject({ freeMessages: 3 })
  expect(await world.settings.read()).toMatchObject({ calls: { 'chats.send': { latencyMs: 20 } } })
  await world.maintenance(true)
  expect(await world.send('/api/v1/core/alive/')).toEqual({ status: false })
  await world.maintenance(false)
  expect(await world.send('/api/v1/core/alive/')).toEqual({ status: true })
})

test('[MK-14] [MK-05] a test saves, loads and resets a world', async () => {
  const world = await mock.world()
  const sam = await world.guest()
  await world.snapshot('with-sam')
  await world.reset()
  await expect(world.send('/api/v1/chats/', { headers: sam.headers })).rejects.toMatchObject({ status: 401 })
  await world.load('with-sam')
  expect(await world.send('/api/v1/chats/', { headers: sam.headers })).toEqual({ result: [] })
  expect(await world.snapshots()).toMatchObject([{ name: 'with-sam' }])
})

test('[MK-14] [MK-07] [MK-10] a test reads mails and the request log', async () => {
  const world = await mock.world()
  const account = { email: 'sam@moonlit.example', password: 'moonlight7', lang: 'en', agreeToNewsletter: false }
  await world.send('/api/v1/auth/registrations/', { method: 'POST', body: account })
  expect((await world.outbox.latest({ to: account.email, kind: 'verify' }))?.links.verify).toContain('/verify-email/')
  expect(await world.requests({ call: 'auth.register' })).toMatchObject([{ status: 201, check: { state: 'ok' } }])
  await world.outbox.clear()
  expect(await world.outbox.latest()).toBeUndefined()
  expect((await mock.calls()).calls.map(({ id }) => id)).toContain('auth.register')
})

test('[MK-14] connecting to a mock without controls fails with how to turn them on', async () => {
  const worldsDirectory = mkdtempSync(path.join(tmpdir(), 'moonlit-worlds-'))
  const { app, close } = await openApp(readEnv({ MEDIA_WORKERS: '1' }), { worldsDirectory })
  const plain = connectMock({ url: await app.listen({ port: 0, host: '127.0.0.1' }) })
  await expect(plain.world()).rejects.toThrow('start it with MOCK_CONTROLS=1')
  await close()
  rmSync(worldsDirectory, { recursive: true, force: true })
})
