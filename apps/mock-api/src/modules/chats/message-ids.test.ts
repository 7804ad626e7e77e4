import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const CLIENT_ID = 'V1StGXR8_Z5jdHi6B'
const send = (person: Person, id: string, clientMessageID: string, message = 'Hello there') =>
  person.api.chats.send({ params: { id }, body: { message, tokenSize: 3, clientMessageID } })
const messagesOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query: {} })
  if (status !== 200) throw new Error(`No messages: ${status}`)
  return body.result.messages
}

test("[CH-20] a message keeps its sender's id, replies have none", async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  await send(sam, id, CLIENT_ID)
  expect((await messagesOf(sam, id)).map(({ clientMessageID }) => clientMessageID)).toEqual([undefined, CLIENT_ID, undefined])
})

test('[CH-12] [CH-20] a message sent again with the same id is stored once and answered with the same reply', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  const first = await send(sam, id, CLIENT_ID)
  // Whatever was said since, and even past the rate.
  await send(sam, id, 'another-message', 'And you?')
  world.change({ chatRate: { limit: 1, windowSeconds: 60 } })
  expect(await send(sam, id, CLIENT_ID)).toEqual(first)
  expect(await messagesOf(sam, id)).toHaveLength(5)
})

test.each([
  ['another id', 'the-id-of-the-change'],
  ['no id', undefined],
])('[CH-12] [CH-24] a message that is sent again after it was changed under %s is the changed one, and stored once', async (_which, changedAs) => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  await send(sam, id, CLIENT_ID)
  const [, mine] = await messagesOf(sam, id)
  const changed = await sam.api.chats.edit({
    params: { id, msgId: mine?.messageID ?? '' },
    body: { message: 'Good morning', tokenSize: 3, ...(changedAs !== undefined && { clientMessageID: changedAs }) },
  })
  expect(changed.status).toBe(200)
  expect((await send(sam, id, CLIENT_ID)).body).toEqual(changed.body)
  expect((await messagesOf(sam, id)).map(({ text }) => text).slice(1, 2)).toEqual(['Good morning'])
  expect(await messagesOf(sam, id)).toHaveLength(3)
})

test('[CH-12] sending again while the reply is being written waits for it', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.clock.freeze()
  world.change({ replyDelay: { min: 2000, max: 2000 } })
  const first = send(sam, id, CLIENT_ID)
  await expect.poll(async () => (await messagesOf(sam, id)).length).toBe(2)
  const again = send(sam, id, CLIENT_ID)
  world.clock.advance(2000)
  expect((await again).body).toEqual((await first).body)
  expect(await messagesOf(sam, id)).toHaveLength(3)
})

test('[CH-20] the same id in two chats is two messages', async () => {
  const sam = await mock.world().guest()
  const [one, other] = [await openChat(sam, 'amara'), await openChat(sam, 'rin')]
  await send(sam, one, CLIENT_ID)
  await send(sam, other, CLIENT_ID)
  expect(await messagesOf(sam, one)).toHaveLength(3)
  expect(await messagesOf(sam, other)).toHaveLength(3)
})

test.each(['short', 'x'.repeat(65), 'with space', 'größe-mit-ä'])('an id of a message like "%s" is refused', async (clientMessageID) => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  expect(await send(sam, id, clientMessageID)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: 'clientMessageID' }] },
  })
})
