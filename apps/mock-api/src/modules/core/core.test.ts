import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'
import { confirmed, linkParts, outbox } from '../auth/testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

test('[PB-05] an unsubscribe link stops the newsletter without signing in, and can undo it', async () => {
  const place = mock.world()
  const { person, email } = await confirmed(place)
  const [token = ''] = linkParts(place.world, email, 'unsubscribe')
  expect(outbox(place.world, email).at(-1)?.links.unsubscribe).toBe(`http://localhost:3000/unsubscribe/${token}`)
  const wants = async () => {
    const { status, body } = await person.api.users.me()
    return status === 200 && body.agreeToNewsletter
  }
  const set = (body: { subscribed?: boolean }) => place.visitor.api.core.mailUnsubscribe({ params: { token }, body })
  place.world.clock.advance(400 * 24 * 60 * 60 * 1000)
  expect(await set({})).toMatchObject({ status: 200, body: { status: true, subscribed: false } })
  expect(await set({ subscribed: false })).toMatchObject({ status: 200, body: { subscribed: false } })
  place.world.clock.advance(-400 * 24 * 60 * 60 * 1000)
  expect(await wants()).toBe(false)
  expect(await set({ subscribed: true })).toMatchObject({ status: 200, body: { subscribed: true } })
  expect(await wants()).toBe(true)
})

test('[PB-05] [RP-03] a guessed or foreign token unsubscribes nobody', async () => {
  const place = mock.world()
  const { person, email } = await confirmed(place)
  const [, verifyToken = ''] = linkParts(place.world, email, 'verify')
  for (const token of ['un_guess', verifyToken, "' OR 1=1 --", '🌙'])
    expect(await place.visitor.api.core.mailUnsubscribe({ params: { token: encodeURIComponent(token) }, body: {} })).toMatchObject({
      status: 400,
      body: { code: 'link_not_valid' },
    })
  expect(await person.api.users.me()).toMatchObject({ body: { agreeToNewsletter: true } })
})

test.each([null, [], 'text', { subscribed: 'no' }, { subscribed: 0 }])('[AP-04] the body %j is refused', async (payload) => {
  const answer = await mock.world().visitor.send({
    method: 'POST',
    url: '/api/v1/mail/unsubscribe/un_guess/',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('[CH-24] a person reports a message of their chat and blocks its character', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const chat = await openChat(sam, 'amara')
  const { status, body } = await sam.api.chats.messages({ params: { id: chat }, query: {} })
  const messageID = status === 200 ? (body.result.messages[0]?.messageID ?? '') : ''
  const report = () => sam.api.core.report({ body: { kind: 'message', id: messageID, reason: 'hate', text: 'It hurt me', block: true } })
  const [one, other] = [await report(), await report()]
  expect([one.status, other.status]).toEqual([201, 201])
  const callerId = sam.headers['x-user-session-id']
  expect(world.one('SELECT callerId, kind, targetId, reason, text FROM Report')).toEqual({
    callerId,
    kind: 'message',
    targetId: messageID,
    reason: 'hate',
    text: 'It hurt me',
  })
  expect(world.all('SELECT b.slug FROM Block k JOIN Bot b ON b.id = k.botId WHERE k.callerId = ?', callerId)).toEqual([{ slug: 'amara' }])
})

test('[CH-24] a character is reported by id or slug, and blocked only if asked', async () => {
  const { as, visitor, world } = mock.world()
  const noa = await as('free')
  const amara = await visitor.api.bots.one({ params: { slug: 'amara' }, query: {} })
  for (const id of ['amara', amara.status === 200 ? amara.body.id : ''])
    expect(await noa.api.core.report({ body: { kind: 'character', id, reason: 'other' } })).toMatchObject({
      status: 201,
      body: { id: expect.stringMatching(/^r_/u) },
    })
  expect(new Set(world.all<{ targetId: string }>('SELECT targetId FROM Report').map(({ targetId }) => targetId)).size).toBe(1)
  expect(world.all('SELECT * FROM Block')).toEqual([])
})

test('[RP-03] a person cannot report what they cannot see', async () => {
  const { as, guest, visitor, world } = mock.world()
  const sam = await guest()
  const chat = await openChat(sam, 'amara')
  const { messageID } = world.one<{ messageID: string }>('SELECT id AS messageID FROM Message WHERE chatId = ?', chat) ?? { messageID: '' }
  world.run("UPDATE Bot SET ownerId = 'u_premium' WHERE slug = 'felix'")
  const noa = await as('free')
  for (const [kind, id] of [
    ['message', messageID],
    ['message', 'm_guess'],
    ['message', 'amara'],
    ['character', 'felix'],
    ['character', "' OR 1=1 --"],
  ] as const)
    expect(await noa.api.core.report({ body: { kind, id, reason: 'other' } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await visitor.api.core.report({ body: { kind: 'character', id: 'amara', reason: 'other' } })).status).toBe(401)
})

test('[PB-04] anyone can send a contact message', async () => {
  const { visitor, world } = mock.world()
  const contactMessage = {
    topic: 'content-removal',
    email: 'kim@elsewhere.example',
    message: '  Please remove this. 🌙 ',
    url: 'https://moonlit.example/amara',
  } as const
  expect(await visitor.api.core.contact({ body: contactMessage })).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^l_/u) } })
  expect(world.one('SELECT topic, email, name, message, url FROM ContactMessage')).toEqual({
    ...contactMessage,
    name: '',
    message: 'Please remove this. 🌙',
  })
})

const contactMessage = { topic: 'question', email: 'kim@elsewhere.example', message: 'Hello' }
test.each([
  [{}, 'topic'],
  [{ ...contactMessage, topic: 'spam' }, 'topic'],
  [{ ...contactMessage, email: 'kim' }, 'email'],
  [{ ...contactMessage, message: '   ' }, 'message'],
  [{ ...contactMessage, message: 'x'.repeat(5001) }, 'message'],
  [{ ...contactMessage, message: '\u200B\u2060' }, 'message'],
  [{ ...contactMessage, message: 'Hello\u0000' }, 'message'],
  [{ ...contactMessage, name: 'x'.repeat(65) }, 'name'],
  [{ ...contactMessage, name: 'Kim\u0000' }, 'name'],
  [{ ...contactMessage, url: 'https://moonlit.example/\u0000' }, 'url'],
  [{ ...contactMessage, url: 'not an address' }, 'url'],
])('[AP-04] the contact message %j is refused with the field named', async (payload, path) => {
  const answer = await mock.world().visitor.send({ method: 'POST', url: '/api/v1/contact/', payload })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: expect.arrayContaining([{ path, message: expect.any(String) }]) },
  })
})
