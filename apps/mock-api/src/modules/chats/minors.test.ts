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
