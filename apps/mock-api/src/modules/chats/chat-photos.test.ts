import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openChat, openMock } from '../../testing/mock.ts'

const DAY = 24 * 60 * 60_000

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const ask = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.send({ params: { id }, body: { message: 'Can you send me a photo of you?', tokenSize: 8 } })
  if (status !== 200 || body.imageUrl == null) throw new Error(`No photo came: ${status}`)
  return body
}
const leftOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query: {} })
  return status === 200 ? body.photosLeft : status
}
const reveal = (person: Person, id: string, msgId: string) => person.api.chats.fullImage({ params: { id, msgId } })

/** Somebody with a year of Premium whose photos of this month are used up but for so many. */
const withPhotosLeft = async (place: TestWorld, left: number) => {
  place.world.run("UPDATE Subscription SET chatPhotosUsed = ? WHERE userId = 'u_premium'", 20 - left)
  return place.as('premium')
}

test('[CH-15] [PY-01] each photo that comes in a chat is one of the 20 that a plan brings a month, in all chats', async () => {
  const paula = await mock.world().as('premium')
  const [one, other] = [await openChat(paula, 'amara'), await openChat(paula, 'rin')]
  // The photo that a chat begins with is a gift.
  expect([await leftOf(paula, one), await leftOf(paula, other)]).toEqual([20, 20])
  expect((await ask(paula, one)).isFullImage).toBe(true)
  await paula.api.chats.send({ params: { id: one }, body: { message: 'Thank you, that is lovely.', tokenSize: 5 } })
  expect(await leftOf(paula, other)).toBe(19)
  expect(await paula.api.subscriptions.mine()).toMatchObject({ body: { chatPhotoLimit: 19, photoLimit: 20 } })
})

test('[CH-15] past the month’s photos one comes blurred and is refused, until the next month brings new ones', async () => {
  const place = mock.world()
  const paula = await withPhotosLeft(place, 1)
  const id = await openChat(paula, 'amara')
  const last = await ask(paula, id)
  expect(last.isFullImage).toBe(true)
  const past = await ask(paula, id)
  expect(past).toMatchObject({ isFullImage: false, imageUrl: expect.stringContaining('blurred') })
  expect(await reveal(paula, id, past.messageID)).toMatchObject({ status: 402, body: { code: 'chat_photo_limit' } })
  // What came clear stays so.
  expect(await reveal(paula, id, last.messageID)).toMatchObject({ status: 200 })
  expect(await leftOf(paula, id)).toBe(0)
  place.world.clock.advance(32 * DAY)
  const later = await place.as('premium')
  expect(await reveal(later, id, past.messageID)).toMatchObject({ status: 200, body: { isFullImage: true } })
  expect(await reveal(later, id, past.messageID)).toMatchObject({ status: 200 })
  expect(await leftOf(later, id)).toBe(19)
})

test('[CH-15] another reply with a photo counts, and each version keeps what it was', async () => {
  const place = mock.world()
  const paula = await withPhotosLeft(place, 1)
  const id = await openChat(paula, 'amara')
  const first = await ask(paula, id)
  const { status, body } = await paula.api.chats.anotherReply({ params: { id, msgId: first.messageID }, body: {} })
  if (status !== 200) throw new Error(`No other reply: ${status}`)
  expect([body.isFullImage, body.imageUrl == null]).toEqual([false, false])
  expect(await leftOf(paula, id)).toBe(0)
  const shown = await paula.api.chats.showVersion({ params: { id, msgId: first.messageID }, body: { version: 1 } })
  expect(shown).toMatchObject({ status: 200, body: { isFullImage: true } })
})

test('[CH-15] without a plan none is counted: photos come blurred, and it takes one to see them', async () => {
  const noa = await mock.world().as('free')
  const id = await openChat(noa, 'amara')
  expect(await leftOf(noa, id)).toBeNull()
  const photo = await ask(noa, id)
  expect(photo.isFullImage).toBe(false)
  expect(await reveal(noa, id, photo.messageID)).toMatchObject({ status: 402, body: { code: 'payment_required' } })
})

test('[CH-15] photos from the time before a plan are clear with it, and are none of its 20', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const id = await openChat(noa, 'amara')
  const photo = await ask(noa, id)
  place.world.run("UPDATE Subscription SET userId = 'u_free' WHERE userId = 'u_premium'")
  const member = await place.as('free')
  expect(await reveal(member, id, photo.messageID)).toMatchObject({ status: 200 })
  expect(await leftOf(member, id)).toBe(20)
})
