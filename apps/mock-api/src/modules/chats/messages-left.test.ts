import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'

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

test('[CH-08] who has a subscription is told of no limit', async () => {
  const sam = await mock.world().as('premium')
  expect(await leftOf(sam, await openChat(sam, 'amara'))).toBeNull()
})
