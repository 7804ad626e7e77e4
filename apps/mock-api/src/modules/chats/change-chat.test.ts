import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const listOf = async (person: Person) => {
  const { status, body } = await person.api.chats.list()
  if (status !== 200) throw new Error(`No chats: ${status}`)
  return body.result
}
const slugsOf = async (person: Person) => (await listOf(person)).map(({ botSlug }) => botSlug)
const change = (person: Person, id: string, body: { isPinned?: boolean; isMuted?: boolean; isArchived?: boolean }) =>
  person.api.chats.change({ params: { id }, body })

/** A guest with two chats, the later one with Felix. */
const guestWithTwo = async () => {
  const place = mock.world({ replyDelay: { min: 0, max: 0 } })
  const sam = await place.guest()
  const amara = await openChat(sam, 'amara')
  place.world.clock.advance(60_000)
  const felix = await openChat(sam, 'felix')
  place.world.clock.advance(60_000)
  return { place, sam, amara, felix }
}

test('[CH-02] a pinned chat stands on top, until it is pinned no more', async () => {
  const { sam, amara } = await guestWithTwo()
  expect(await slugsOf(sam)).toEqual(['felix', 'amara'])
  expect(await change(sam, amara, { isPinned: true })).toMatchObject({ status: 200, body: { status: true } })
  expect(await slugsOf(sam)).toEqual(['amara', 'felix'])
  expect((await listOf(sam))[0]).toMatchObject({ isPinned: true, isMuted: false, isArchived: false })
  await change(sam, amara, { isPinned: false })
  expect(await slugsOf(sam)).toEqual(['felix', 'amara'])
})

test('[CH-19] a muted chat sends no reminders, and sends them again when it is heard again', async () => {
  const { place, sam, amara } = await guestWithTwo()
  place.world.clock.advance(60 * 60_000)
  await change(sam, amara, { isMuted: true })
  expect(await sam.api.chats.reminder({ params: { id: amara }, body: {} })).toMatchObject({ status: 429, body: { code: 'too_many_messages' } })
  await change(sam, amara, { isMuted: false })
  expect((await sam.api.chats.reminder({ params: { id: amara }, body: {} })).status).toBe(200)
})

test('[CH-02] an archived chat comes back by hand, or with the next message', async () => {
  const { place, sam, amara } = await guestWithTwo()
  const isArchived = async () => (await listOf(sam)).find(({ chatID }) => chatID === amara)?.isArchived
  await change(sam, amara, { isArchived: true })
  expect(await isArchived()).toBe(true)
  await change(sam, amara, { isArchived: false })
  expect(await isArchived()).toBe(false)
  await change(sam, amara, { isArchived: true })
  place.world.clock.advance(60 * 60_000)
  expect(await isArchived()).toBe(true)
  expect((await sam.api.chats.reminder({ params: { id: amara }, body: {} })).status).toBe(200)
  expect(await isArchived()).toBe(false)
})

test('what is left out of a change stays', async () => {
  const { sam, amara } = await guestWithTwo()
  await change(sam, amara, { isPinned: true, isMuted: true })
  await change(sam, amara, { isArchived: true })
  await change(sam, amara, {})
  expect((await listOf(sam))[0]).toMatchObject({ isPinned: true, isMuted: true, isArchived: true })
})

test('[RP-03] nobody but its owner pins, mutes or archives a chat', async () => {
  const { place, sam, amara } = await guestWithTwo()
  for (const other of [await place.guest(), await place.as('admin')])
    expect(await change(other, amara, { isPinned: true })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await place.visitor.api.chats.change({ params: { id: amara }, body: { isPinned: true } })).status).toBe(401)
  expect(await slugsOf(sam)).toEqual(['felix', 'amara'])
})

test('[CH-25] the answer to words of self-harm says that it is one, and names one help line a line', async () => {
  const { sam, amara } = await guestWithTwo()
  const { body } = await sam.api.chats.send({ params: { id: amara }, body: { message: 'I want to die', tokenSize: 3 } })
  expect(body).toMatchObject({ isHelp: true, text: expect.stringMatching(/\n\nYou can call now:\nUnited States 988 .*\nCanada 988/u) })
  const answer = await sam.api.chats.send({ params: { id: amara }, body: { message: 'How was your day?', tokenSize: 3 } })
  expect(answer.status).toBe(200)
  expect(answer.body).not.toHaveProperty('isHelp')
})
