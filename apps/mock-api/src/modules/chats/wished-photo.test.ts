import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

test('[CH-15] a photo asked for in a chat is taken where and as it was wished', async () => {
  const paula = await mock.world().as('premium')
  const id = await openChat(paula, 'amara')
  const { status, body } = await paula.api.chats.send({
    params: { id },
    body: { message: 'Can you send me a photo on the beach in a red dress?', tokenSize: 12 },
  })
  if (status !== 200 || body.imageUrl == null) throw new Error('no photo came')
  expect(body.imageUrl).toMatch(/chat-\d-scenes-beach-outfit-dress-color-red\.webp$/u)
  expect(await paula.send({ method: 'GET', url: body.imageUrl })).toMatchObject({ status: 200 })
  // Nobody else's wish is drawn: the address holds for what was wished alone.
  expect(await paula.send({ method: 'GET', url: body.imageUrl.replace('beach', 'snow') })).toMatchObject({ status: 404 })
})
