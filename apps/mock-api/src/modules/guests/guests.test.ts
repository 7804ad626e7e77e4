import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openChat, openMock } from '../../testing/mock.ts'
import { PASSWORD, bearer, confirmed, signIn, signUp } from '../auth/testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const sessionOf = (person: Person): string => person.headers['x-user-session-id'] ?? ''
const say = async (person: Person, id: string, message: string) => {
  const { status } = await person.api.chats.send({ params: { id }, body: { message, tokenSize: 1 } })
  if (status !== 200) throw new Error(`Not said: ${status}`)
}
const saidIn = async (person: Person, id: string): Promise<string[]> => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query: { limit: 100 } })
  return status === 200 ? body.result.messages.filter(({ isBot }) => !isBot).map(({ text }) => text) : []
}
const slugsOf = async (person: Person): Promise<string[]> => {
  const { status, body } = await person.api.chats.list()
  return status === 200 ? body.result.map(({ botSlug }) => botSlug).toSorted() : []
}

/** A guest who has said something to two characters. */
const talkative = async (place: TestWorld) => {
  const guest = await place.guest({ firstName: 'Gil', gender: 'male' })
  const [amara, felix] = [await openChat(guest, 'amara'), await openChat(guest, 'felix')]
  await say(guest, amara, 'Hello Amara')
  await say(guest, felix, 'Hello Felix')
  return { guest, amara, felix }
}

test.each(['body', 'header'] as const)('[SG-13] a guest who signs up keeps their chats (session sent in the %s)', async (way) => {
  const place = mock.world()
  const { guest, amara } = await talkative(place)
  const { person } = await signUp(place, way === 'body' ? { sessionId: sessionOf(guest) } : { headers: { 'x-user-session-id': sessionOf(guest) } })
  expect(await slugsOf(person)).toEqual(['amara', 'felix'])
  expect(await saidIn(person, amara)).toEqual(['Hello Amara'])
  expect((await guest.api.chats.list()).status).toBe(401)
})

test('[SG-13] [SC-02] the guest’s name and gender move to the account, unless given at sign-up', async () => {
  const place = mock.world()
  const one = await signUp(place, { sessionId: sessionOf(await place.guest({ firstName: 'Gil', gender: 'male' })) })
  expect(await one.person.api.users.me()).toMatchObject({ body: { firstName: 'Gil', gender: 'male' } })
  const other = await signUp(place, {
    email: 'kim@moonlit.example',
    firstName: 'Kim',
    sessionId: sessionOf(await place.guest({ firstName: 'Gil', gender: 'non-binary' })),
  })
  expect(await other.person.api.users.me()).toMatchObject({ body: { firstName: 'Kim', gender: 'non-binary' } })
})

test('[SG-13] [CH-08] a guest’s sent messages count for the account', async () => {
  const place = mock.world({ freeMessages: 2 })
  const { guest } = await talkative(place)
  const { person } = await confirmed(place, { sessionId: sessionOf(guest) })
  const id = await openChat(person, 'amara')
  expect(await person.api.chats.send({ params: { id }, body: { message: 'More', tokenSize: 1 } })).toMatchObject({ status: 402 })
})

test('[SG-13] a guest who signs in keeps their chats', async () => {
  const place = mock.world()
  const { guest, felix } = await talkative(place)
  const { person } = await signIn(place, 'free@moonlit.example', PASSWORD, { 'x-user-session-id': sessionOf(guest) })
  expect(await saidIn(person, felix)).toEqual(['Hello Felix'])
  expect(await person.api.users.me()).toMatchObject({ body: { firstName: 'Noa' } })
})

test('[SG-13] two chats with the same character are merged in order', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const known = await openChat(noa, 'amara')
  await say(noa, known, 'First')
  place.world.clock.advance(60_000)
  const { guest, amara } = await talkative(place)
  place.world.clock.advance(60_000)
  await say(noa, known, 'Third')
  place.world.clock.advance(60_000)
  await say(guest, amara, 'Fourth')
  const { person } = await signIn(place, 'free@moonlit.example', PASSWORD, { 'x-user-session-id': sessionOf(guest) })
  expect(await slugsOf(person)).toEqual(['amara', 'felix'])
  expect(await saidIn(person, known)).toEqual(['First', 'Hello Amara', 'Third', 'Fourth'])
  await say(person, known, 'Fifth')
  expect(await saidIn(person, known)).toEqual(['First', 'Hello Amara', 'Third', 'Fourth', 'Fifth'])
  expect(place.world.all<{ seq: number }>('SELECT seq FROM Message WHERE chatId = ? ORDER BY seq', known).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
})

test('[SG-13] [CH-20] two chats with the same character are merged also where both hold a message with the same id of their sender', async () => {
  const place = mock.world()
  const clientMessageID = 'message-0001'
  const sayAs = (person: Person, id: string, message: string) =>
    person.api.chats.send({ params: { id }, body: { message, tokenSize: 1, clientMessageID } })
  const noa = await place.as('free')
  const known = await openChat(noa, 'amara')
  await sayAs(noa, known, 'From the account')
  place.world.clock.advance(60_000)
  const guest = await place.guest()
  await sayAs(guest, await openChat(guest, 'amara'), 'From the guest')
  const { person } = await signIn(place, 'free@moonlit.example', PASSWORD, { 'x-user-session-id': sessionOf(guest) })
  expect(await saidIn(person, known)).toEqual(['From the account', 'From the guest'])
  // A late retry is still the account's message.
  expect(await sayAs(person, known, 'From the account')).toMatchObject({ status: 200 })
  expect(await saidIn(person, known)).toEqual(['From the account', 'From the guest'])
})

test('[SG-13] whoever comes by the address of a chat that was merged is led to the one it is in, also after two merges', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const known = await openChat(noa, 'amara')
  const listed = async (person: Person) => {
    const { status, body } = await person.api.chats.list()
    return status === 200 ? body.result.find(({ botSlug }) => botSlug === 'amara') : undefined
  }
  expect(await listed(noa)).not.toHaveProperty('mergedIDs')
  const first = await talkative(place)
  await signIn(place, 'free@moonlit.example', PASSWORD, { 'x-user-session-id': sessionOf(first.guest) })
  const second = await talkative(place)
  const { person } = await signIn(place, 'free@moonlit.example', PASSWORD, { 'x-user-session-id': sessionOf(second.guest) })
  expect(await listed(person)).toMatchObject({ chatID: known, mergedIDs: expect.toSatisfy((ids: string[]) => ids.length === 2) })
  await say(person, first.amara, 'By the old address')
  expect(await saidIn(person, second.amara)).toEqual(['Hello Amara', 'Hello Amara', 'By the old address'])
  const stranger = await place.as('premium')
  expect((await stranger.api.chats.messages({ params: { id: first.amara }, query: {} })).status).toBe(404)
  await person.api.chats.delete({ params: { id: known } })
  expect((await person.api.chats.messages({ params: { id: first.amara }, query: {} })).status).toBe(404)
})

test('[SG-13] [MK-12] the character’s memories of guest and account are merged', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const known = await openChat(noa, 'amara')
  await say(noa, known, 'I live in Oslo')
  const guest = await place.guest()
  await say(guest, await openChat(guest, 'amara'), 'I have a cat named Milo')
  const { person } = await signIn(place, 'free@moonlit.example', PASSWORD, { 'x-user-session-id': sessionOf(guest) })
  expect(await person.api.users.export()).toMatchObject({
    body: {
      dialogs: [
        {
          remembered: [
            { about: 'city', value: 'Oslo' },
            { about: 'pet', value: 'Milo' },
          ],
        },
      ],
    },
  })
})

test('[SG-13] a refused sign-up or sign-in moves nothing', async () => {
  const place = mock.world()
  const { guest } = await talkative(place)
  const asGuest = place.withHeaders({ 'x-user-session-id': sessionOf(guest) })
  expect((await asGuest.api.auth.login({ body: { email: 'free@moonlit.example', password: 'wrong' } })).status).toBe(400)
  expect((await asGuest.api.auth.register({ body: { email: 'free@moonlit.example', password: PASSWORD } })).status).toBe(409)
  expect(await slugsOf(guest)).toEqual(['amara', 'felix'])
})

test.each(['', 'gs_guess', "' OR 1=1 --", 'u_free', 'x'.repeat(128)])('[RP-03] the guest session %j moves nothing', async (sessionId) => {
  const place = mock.world()
  await talkative(place)
  const byBody = await signUp(place, { sessionId })
  expect(await slugsOf(byBody.person)).toEqual([])
  const answer = await place.withHeaders({ 'x-user-session-id': sessionId }).api.auth.login({ body: { email: byBody.email, password: PASSWORD } })
  if (answer.status !== 200) throw new Error('not signed in')
  expect(await slugsOf(bearer(place, answer.body))).toEqual([])
})

test('[MK-08] the guest persona can be used again after it became an account', async () => {
  const place = mock.world()
  const gil = await place.as('guest')
  await openChat(gil, 'amara')
  const { person } = await signUp(place, { sessionId: sessionOf(gil) })
  expect(await slugsOf(person)).toContain('amara')
  expect(await slugsOf(await place.as('guest'))).toEqual([])
})
