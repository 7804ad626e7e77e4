import { expect, test, vi } from 'vitest'
import { PATHS, fakeSleep, gate, startServer, type Answering, type Reply } from '../test/server.ts'
import { createClient } from './index.ts'

const failing: Reply = { status: 500, body: { detail: 'Something went wrong' } }
const down: Reply = { status: 503, body: { detail: 'Website Maintenance' } }

/** A client whose calls fail as given, over a server whose liveness is as given; `checked` resolves when it was asked. */
const setUp = async (failure: Reply, alive: Answering) => {
  const server = await startServer((seen, nth) => (seen.path === PATHS.alive ? alive(seen, nth) : failure))
  const inMaintenance = gate()
  const onMaintenance = vi.fn<() => void>(() => inMaintenance.resolve())
  return { server, onMaintenance, inMaintenance, client: createClient({ baseUrl: server.url, onMaintenance, ...fakeSleep() }) }
}

const unwell: readonly (readonly [string, Reply])[] = [
  ['fails', down],
  ['answers false', { body: { status: false } }],
  ['is no JSON', { text: 'ok' }],
  ['breaks', { drop: true }],
]
test.each(unwell)('[NV-07] a failed call and an alive check that %s mean maintenance', async (_, alive) => {
  const { server, client, inMaintenance } = await setUp(failing, () => alive)
  await using _server = server
  await client.bots.list()
  await inMaintenance.promise
  expect(server.to(PATHS.alive)).toHaveLength(1)
})

test('[NV-07] a broken connection makes an alive check too', async () => {
  const { server, client, inMaintenance } = await setUp({ drop: true }, () => down)
  await using _server = server
  await expect(client.bots.list()).rejects.toThrow('cannot be reached')
  await inMaintenance.promise
  expect(server.to(PATHS.alive)).toHaveLength(1)
})

test('[NV-07] a timeout makes an alive check too', async () => {
  const { server, client, inMaintenance } = await setUp({ hang: true }, () => down)
  await using _server = server
  await expect(client.chats.list({}, { timeoutMs: 20 })).rejects.toMatchObject({ name: 'TimeoutError' })
  await inMaintenance.promise
  expect(server.to(PATHS.alive)).toHaveLength(1)
})

test('[NV-07] an alive service is not in maintenance', async () => {
  const { server, client, onMaintenance } = await setUp(failing, () => ({ body: { status: true } }))
  await using _server = server
  await client.bots.list()
  // Joins the check under way, or asks once more: either way it has been answered.
  expect(await client.isAlive()).toBe(true)
  expect(onMaintenance).not.toHaveBeenCalled()
})

test('[NV-07] 401, 402 and 429 make no alive check', async () => {
  for (const status of [401, 402, 429]) {
    const { server, client, onMaintenance } = await setUp({ status, body: { detail: 'no' } }, () => down)
    await using _server = server
    await client.bots.list()
    // A check under way would be joined here, and its maintenance would have been announced first.
    expect(await client.isAlive()).toBe(false)
    expect(onMaintenance, String(status)).not.toHaveBeenCalled()
  }
})

test('[NV-07] an aborted call makes no alive check', async () => {
  const controller = new AbortController()
  const { server, client, onMaintenance } = await setUp({ hang: true }, () => down)
  await using _server = server
  const call = client.bots.list({}, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(await client.isAlive()).toBe(false)
  expect(onMaintenance).not.toHaveBeenCalled()
})

test('[NV-07] only one alive check runs at a time', async () => {
  const answer = gate()
  const { server, client, inMaintenance, onMaintenance } = await setUp(failing, async () => {
    await answer.promise
    return down
  })
  await using _server = server
  await Promise.all([client.bots.list(), client.users.access(), client.chats.list()])
  answer.resolve()
  await inMaintenance.promise
  expect(server.to(PATHS.alive)).toHaveLength(1)
  expect(onMaintenance).toHaveBeenCalledOnce()
})

test('[NV-07] without onMaintenance no alive check is made', async () => {
  await using server = await startServer(() => failing)
  const client = createClient({ baseUrl: server.url })
  await client.bots.list()
  await client.bots.list()
  expect(server.to(PATHS.alive)).toHaveLength(0)
})

test('[NV-07] [NV-08] while the service is known to be down failed calls ask no more; after an answer they do again', async () => {
  let isUp = false
  const server = await startServer((seen) => (seen.path === PATHS.alive ? down : isUp ? { body: { result: [], nextPage: null } } : failing))
  await using _server = server
  const isTold = gate()
  const onMaintenance = vi.fn<() => void>(() => isTold.resolve())
  const client = createClient({ baseUrl: server.url, onMaintenance, ...fakeSleep() })
  await client.bots.list()
  await isTold.promise
  await client.users.access()
  await client.chats.list()
  expect(server.to(PATHS.alive)).toHaveLength(1)
  isUp = true
  await client.bots.list()
  isUp = false
  await client.bots.list()
  await expect.poll(() => onMaintenance.mock.calls.length).toBe(2)
  expect(server.to(PATHS.alive)).toHaveLength(2)
})
