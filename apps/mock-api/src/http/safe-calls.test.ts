import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../testing/mock.ts'
import { CALLS } from './call-table.ts'

// What a call says of itself, that it changes nothing, is what browsers, caches and other sites go by.

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const safe = CALLS.filter(({ policy }) => policy.safe)

test('[SD-08] only GETs say that they change nothing', () => {
  expect(safe.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(safe.map(({ id }) => id)).toEqual(expect.arrayContaining(['chats.messages', 'chats.list', 'users.me', 'bots.one', 'photosForSale.list']))
})

test.each(safe.map(({ id, path }) => [id, path] as const))('[SD-08] [AP-06] %s changes nothing in the database', async (id, path) => {
  const place = mock.world()
  const people: Person[] = [place.visitor, await place.guest(), await place.as('premium'), await place.as('admin')]
  for (const person of people) {
    const chat = person === place.visitor ? 'c_none' : await openChat(person, 'amara')
    if (person !== place.visitor) await person.api.chats.send({ params: { id: chat }, body: { message: 'Hello', tokenSize: 1 } })
    const values = { slug: 'amara', id: path.includes('/chats/') ? chat : 'amara', promoType: 'fb', code: 'FIRSTNIGHT' }
    const url = path.replace(/:(?<name>\w+)/gu, (_, name: string) => Object.entries(values).find(([key]) => key === name)?.[1] ?? 'x')
    const queries: Record<string, string> = {
      'subscriptions.promoPlans': '?promoType=fb',
      'chats.search': '?text=hello',
      'chats.hints': person === place.visitor ? '' : `?chatId=${chat}`,
    }
    const changes = () => place.world.one('SELECT total_changes() AS count')
    // The first request of a person may settle what is due.
    await person.api.users.me()
    const before = changes()
    const { status } = await person.send({ method: 'GET', url: url + (queries[id] ?? '') })
    expect([200, 401, 403, 404]).toContain(status)
    expect([id, changes()]).toEqual([id, before])
  }
})

test('[AP-06] a page on another site that asks for a person’s messages by their cookie marks nothing as read', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const id = await openChat(noa, 'amara')
  place.world.clock.advance(1000)
  await noa.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })
  const unread = async () => (await noa.api.chats.list()).body
  const before = await unread()
  expect(before).toMatchObject({ result: [{ unread: 1 }] })
  const byCookie = place.withHeaders({
    cookie: `authorization=${noa.headers.authorization?.replace('Bearer ', '') ?? ''}`,
    'sec-fetch-site': 'cross-site',
  })
  await byCookie.api.chats.messages({ params: { id }, query: {} })
  expect((await byCookie.api.chats.read({ params: { id }, body: {} })).status).toBe(403)
  expect(await unread()).toEqual(before)
})
