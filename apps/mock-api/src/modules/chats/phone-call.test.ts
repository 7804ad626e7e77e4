import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock({ VOICE_ENGINE: 'none' })
})
afterAll(() => mock.close())

const NUMBER = '+4915123456789'
const OTHER = '+14155550100'
const ask = (person: Person, id: string, phoneNumber?: string) =>
  person.api.chats.call({ params: { id }, body: phoneNumber === undefined ? {} : { phoneNumber } })
const numberOf = async (person: Person) => {
  const { status, body } = await person.api.users.phoneNumber()
  return status === 200 ? body.phoneNumber : undefined
}
const requests = ({ world }: TestWorld, chatId: string) =>
  world
    .all<{ phoneNumber: string }>('SELECT phoneNumber FROM CallRequest WHERE chatId = ? ORDER BY createdAt', chatId)
    .map(({ phoneNumber }) => phoneNumber)

test('[CH-17] a subscriber is asked for a phone number once, and it is saved', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  expect(await ask(paula, id)).toMatchObject({ status: 400, body: { code: 'phone_number_required' } })
  expect(requests(place, id)).toEqual([])
  expect(await ask(paula, id, NUMBER)).toEqual(expect.objectContaining({ status: 201, body: { status: 'accepted' } }))
  expect(await numberOf(paula)).toBe(NUMBER)
  place.world.clock.advance(60_000)
  expect((await ask(paula, id)).status).toBe(201)
  expect(requests(place, id)).toEqual([NUMBER, NUMBER])
})

test('[CH-17] another number is used for one call and not saved', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  await paula.api.users.setPhoneNumber({ body: { phoneNumber: NUMBER } })
  expect((await ask(paula, id, OTHER)).status).toBe(201)
  expect(requests(place, id)).toEqual([OTHER])
  expect(await numberOf(paula)).toBe(NUMBER)
})

test('[CH-17] [MK-06] asking twice is one call request, with the corrected number', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  place.world.clock.freeze()
  expect((await Promise.all([ask(paula, id, NUMBER), ask(paula, id, NUMBER)])).map(({ status }) => status)).toEqual([201, 201])
  place.world.clock.advance(59_999)
  expect((await ask(paula, id, OTHER)).status).toBe(201)
  expect((await ask(paula, id)).status).toBe(201)
  expect(requests(place, id)).toEqual([OTHER])
  place.world.clock.advance(1)
  expect((await ask(paula, id)).status).toBe(201)
  expect(requests(place, id)).toHaveLength(2)
})

test('[CH-17] a person can request calls from two characters', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const ids = [await openChat(paula, 'amara'), await openChat(paula, 'felix')]
  for (const id of ids) expect((await ask(paula, id, NUMBER)).status).toBe(201)
  expect(ids.map((id) => requests(place, id).length)).toEqual([1, 1])
})

test('[RP-01] a call needs an active subscription', async () => {
  const place = mock.world()
  for (const person of [await place.guest(), await place.as('free'), await place.as('unconfirmed')]) {
    const id = await openChat(person, 'amara')
    expect(await ask(person, id, NUMBER)).toMatchObject({ status: 402, body: { code: 'payment_required' } })
    expect(requests(place, id)).toEqual([])
  }
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  place.world.clock.advance(366 * 24 * 60 * 60 * 1000)
  expect((await ask(await place.as('premium'), id, NUMBER)).status).toBe(402)
})

test('[RP-01] a call needs a confirmed e-mail', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  place.world.run("UPDATE User SET emailVerified = 0 WHERE id = 'u_premium'")
  expect(await ask(paula, id, NUMBER)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
})

test('[RP-03] a call can be requested in one’s own chats only', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  expect((await ask(await place.as('admin'), id, NUMBER)).status).toBe(404)
  expect((await ask(await place.guest(), id, NUMBER)).status).toBe(404)
  expect((await ask(place.visitor, id, NUMBER)).status).toBe(401)
  expect((await ask(paula, 'c_nothing', NUMBER)).status).toBe(404)
})

test.each([
  '',
  '12345',
  '+0123456789',
  '+49 151 23456789',
  '+123456',
  '+1234567890123456',
  "+49'; DROP TABLE User",
  4915123456789,
  null,
  {},
  ['+4915123456789'],
])('[CH-17] [AP-04] %j is refused as a phone number', async (phoneNumber) => {
  const place = mock.world()
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  const answer = await paula.send({ method: 'POST', url: `/api/v1/call/${id}/create/`, payload: { phoneNumber } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path: expect.stringMatching(/^phoneNumber/u) }] } })
  expect(requests(place, id)).toEqual([])
})

test('[AC-06] the data download contains call requests', async () => {
  const place = mock.world()
  const [paula, ada] = [await place.as('premium'), await place.as('admin')]
  const id = await openChat(paula, 'amara')
  await ask(paula, id, NUMBER)
  expect(await paula.api.users.export()).toMatchObject({ status: 200, body: { calls: [{ chatID: id, phoneNumber: NUMBER }] } })
  expect(await ada.api.users.export()).toMatchObject({ status: 200, body: { calls: [] } })
})

test('[CH-18] deleting a chat deletes its call requests', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  await ask(paula, id, NUMBER)
  expect(requests(place, id)).toHaveLength(1)
  await paula.api.chats.delete({ params: { id } })
  expect(requests(place, id)).toEqual([])
})
