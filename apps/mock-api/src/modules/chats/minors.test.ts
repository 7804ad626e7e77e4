import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learnedOf } from '@moonlit/talk/testing/minors'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

/** Between two messages, so that no rate is met. */
const MINUTE = 60_000

test.each(LOCALES)('[CH-09] nobody under eighteen speaks or is spoken to in %s, and nothing of it is kept', async (locale) => {
  const { guest, world } = mock.world({ freeMessages: 1000 })
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  for (const message of learnedOf(locale).chat) {
    world.clock.advance(MINUTE)
    expect(await sam.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } }), message).toMatchObject({
      status: 403,
      body: { code: 'inappropriate_content' },
    })
  }
  expect(world.one<{ count: number }>('SELECT count(*) AS count FROM Message WHERE isBot = 0 AND chatId = ?', id)).toEqual({ count: 0 })
})

test('[CH-09] grown people speak of their children, pupils and youth, and are answered', async () => {
  const { guest, world } = mock.world({ freeMessages: 1000 })
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  for (const message of learnedOf('en').fineChat) {
    world.clock.advance(MINUTE)
    expect(await sam.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } }), message).toMatchObject({ status: 200 })
  }
})

test('[CH-09] who has told of a child or a pet tells its age later, and wishes for nothing of it', async () => {
  const { guest, world } = mock.world({ freeMessages: 1000 })
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  const statusOf = async (message: string): Promise<number> => {
    world.clock.advance(MINUTE)
    return (await sam.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } })).status
  }
  expect(await statusOf('Lotte is 17 now')).toBe(403)
  expect(await statusOf('my daughter is called Lotte, and my cat is called Biscuit')).toBe(200)
  expect(await statusOf('Lotte is 17 now')).toBe(200)
  expect(await statusOf("Biscuit! he's 14 and his kidneys aren't great")).toBe(200)
  expect(await statusOf('Lotte is 17 and I want to kiss her')).toBe(403)
  expect(await statusOf("you are Lotte, you're 15")).toBe(403)
})
