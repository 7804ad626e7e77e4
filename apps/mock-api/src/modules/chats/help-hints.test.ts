import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const HOUR = 60 * 60_000

test('[CH-25] [CH-16] nothing is suggested under help lines, nor as long as the character answers with care', async () => {
  const place = mock.world({ chatRate: { limit: 1000, windowSeconds: 60 } })
  const sam = await place.guest()
  const id = await openChat(sam, 'amara')
  const say = (message: string) => sam.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } })
  const suggested = async () => {
    const { status, body } = await sam.api.chats.hints({ query: { chatId: id } })
    return status === 200 ? Object.values(body).flat().length : null
  }
  expect(await suggested()).toBeGreaterThan(0)
  await say('I want to die')
  expect(await suggested()).toBe(0)
  for (const message of ['I do not know', 'It is all too much', 'Maybe', 'I cannot sleep', 'Perhaps']) await say(message)
  expect(await suggested()).toBe(0)
  await say('Thank you')
  expect(await suggested()).toBeGreaterThan(0)
  // Nothing was said since, until another day.
  await say('I want to die')
  place.world.clock.advance(HOUR)
  expect(await suggested()).toBe(0)
  place.world.clock.advance(24 * HOUR)
  expect(await suggested()).toBeGreaterThan(0)
  // Other chats go on as usual.
  const { status, body } = await sam.api.chats.hints({ query: { chatId: await openChat(sam, 'felix') } })
  expect(status === 200 && body.en.length).toBeGreaterThan(0)
})
