import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const MINUTE = 60_000

test('[CH-25] [CH-16] nothing is suggested under help lines, nor for the minutes and the messages after them', async () => {
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
  // Many messages in few minutes.
  for (const message of ['I do not know', 'It is all too much', 'Maybe', 'Thank you']) await say(message)
  expect(await suggested()).toBe(0)
  place.world.clock.advance(11 * MINUTE)
  expect(await suggested()).toBeGreaterThan(0)
  // Many minutes, but nothing was said since.
  await say('I want to die')
  place.world.clock.advance(60 * MINUTE)
  expect(await suggested()).toBe(0)
  // Other chats go on as usual.
  const { status, body } = await sam.api.chats.hints({ query: { chatId: await openChat(sam, 'felix') } })
  expect(status === 200 && body.en.length).toBeGreaterThan(0)
})
