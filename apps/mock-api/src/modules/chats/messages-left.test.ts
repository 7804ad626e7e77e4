import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'
import { signUp } from '../auth/testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const leftOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query: {} })
  return status === 200 ? body.messagesLeft : status
}
const say = (person: Person, id: string) => person.api.chats.send({ params: { id }, body: { message: 'Hello there', tokenSize: 3 } })

test('[CH-08] each message leaves one free message less, in all chats, and at none the next is to be paid for', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const [one, other] = [await openChat(sam, 'amara'), await openChat(sam, 'rin')]
  world.change({ freeMessages: 2 })
  expect(await leftOf(sam, one)).toBe(2)
  await say(sam, one)
  expect([await leftOf(sam, one), await leftOf(sam, other)]).toEqual([1, 1])
  await say(sam, other)
  expect(await leftOf(sam, one)).toBe(0)
  expect((await say(sam, one)).status).toBe(402)
  world.change({ freeMessages: 1 })
  expect(await leftOf(sam, one)).toBe(0)
})

test('[CH-08] [AC-01] a subscription that a member looks at says how many free messages are left, as each chat does', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  const id = await openChat(noa, 'amara')
  world.change({ freeMessages: 2 })
  for (const messagesLeft of [2, 1, 0]) {
    expect(await leftOf(noa, id)).toBe(messagesLeft)
    expect(await noa.api.subscriptions.mine()).toMatchObject({ body: { state: 'free', messagesLeft } })
    await say(noa, id)
  }
})

test('[CH-08] [AC-01] who has a subscription is told of no limit', async () => {
  const sam = await mock.world().as('premium')
  expect(await leftOf(sam, await openChat(sam, 'amara'))).toBeNull()
  expect(await sam.api.subscriptions.mine()).toMatchObject({ body: { state: 'active', messagesLeft: null } })
})

test('[CH-25] [CH-08] words of a crisis are answered when no message is left, and cost none; so do the minutes after', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  const write = (message: string) => sam.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } })
  world.change({ freeMessages: 1 })
  await say(sam, id)
  expect((await say(sam, id)).status).toBe(402)
  expect(await write('I want to kill myself')).toMatchObject({ status: 200, body: { isHelp: true } })
  expect((await write('nobody would even notice')).status).toBe(200)
  for (let turn = 0; turn < 6; turn += 1) await write('I do not know')
  expect((await say(sam, id)).status).toBe(402)
  expect(await leftOf(sam, id)).toBe(0)
})

test('[CH-25] [CH-08] a crisis takes none of the free messages that are left', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.change({ freeMessages: 5 })
  await sam.api.chats.send({ params: { id }, body: { message: 'I want to kill myself', tokenSize: 3 } })
  await say(sam, id)
  expect(await leftOf(sam, id)).toBe(5)
})

test('[CH-25] words of a crisis are answered before the e-mail is confirmed', async () => {
  const place = mock.world()
  const guest = await place.guest()
  const id = await openChat(guest, 'amara')
  const { person } = await signUp(place, { headers: guest.headers })
  expect((await say(person, id)).status).toBe(403)
  expect(await person.api.chats.send({ params: { id }, body: { message: 'I want to kill myself', tokenSize: 3 } })).toMatchObject({ status: 200 })
  expect((await say(person, id)).status).toBe(200)
})

test('[CH-25] [CH-08] who changes the words of a crisis into others is asked to pay for the answer to those', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.change({ freeMessages: 0 })
  await sam.api.chats.send({ params: { id }, body: { message: 'I want to kill myself', tokenSize: 3 } })
  const { body } = await sam.api.chats.messages({ params: { id }, query: {} })
  const own = 'result' in body ? (body.result.messages.findLast(({ isBot }) => !isBot)?.messageID ?? '') : ''
  const change = (message: string) => sam.api.chats.edit({ params: { id, msgId: own }, body: { message, tokenSize: 3 } })
  expect((await change('What is your job?')).status).toBe(402)
  expect(await change('I cannot go on, I want to die')).toMatchObject({ status: 200, body: { isHelp: true } })
})

test('[CH-25] [CH-08] who comes back days after help lines is met as always', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.change({ freeMessages: 0 })
  await sam.api.chats.send({ params: { id }, body: { message: 'I want to kill myself', tokenSize: 3 } })
  expect((await say(sam, id)).status).toBe(200)
  world.clock.advance(3 * 24 * 60 * 60_000)
  expect((await say(sam, id)).status).toBe(402)
  world.change({ freeMessages: 2 })
  // What is said costs a message again, and is answered as always.
  await say(sam, id)
  expect(await leftOf(sam, id)).toBe(1)
})
