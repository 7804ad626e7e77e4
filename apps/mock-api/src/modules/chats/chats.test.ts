import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { helpMessage } from '@moonlit/talk/moderation/help-lines'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const say = (person: Person, id: string, message: string) => person.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } })
const messagesOf = async (person: Person, id: string, query = {}) => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query })
  if (status !== 200) throw new Error(`No messages: ${status}`)
  return { count: body.count, messages: body.result.messages }
}

test('[SC-03] a guest opens a chat and is greeted; opening it again is the same chat', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  expect(await openChat(sam, 'amara')).toBe(id)
  const { count, messages } = await messagesOf(sam, id)
  expect(count).toBe(1)
  expect(messages[0]).toMatchObject({ isBot: true, isFullImage: true, imageUrl: expect.stringMatching(/cover\.webp$/u) })
})

test('[CH-06] [MK-12] a message gets a reply, and both are stored', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  const reply = await say(sam, id, 'Hello! How was your day?')
  expect(reply).toMatchObject({ status: 200, body: { isBot: true, text: expect.stringMatching(/\S/u) } })
  const { messages } = await messagesOf(sam, id)
  expect(messages.map(({ isBot }) => isBot)).toEqual([true, false, true])
  expect(messages[1]?.text).toBe('Hello! How was your day?')
  expect(messages[2]).toEqual(reply.body)
})

test('[IN-07] the greeting comes in each of the ten languages', async () => {
  const greetings = new Set<string>()
  for (const lang of LOCALES) {
    const sam = await mock.world().guest()
    const start = await sam.api.chats.start({ params: { slug: 'amara' }, query: { lang } })
    if (start.status !== 200) throw new Error('no chat')
    greetings.add((await messagesOf(sam, start.body.chat.chatID)).messages[0]?.text ?? '')
  }
  expect(greetings.size).toBe(LOCALES.length)
})

test('[CH-07] a second message during a pending reply is answered 208 and not stored', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.clock.freeze()
  world.change({ replyDelay: { min: 2000, max: 2000 } })
  const first = say(sam, id, 'Hello there')
  await expect.poll(async () => (await messagesOf(sam, id)).count).toBe(2)
  expect(await say(sam, id, 'Are you there?')).toMatchObject({ status: 208, body: { detail: 'wait_for_previous_response' } })
  world.clock.advance(2000)
  expect((await first).status).toBe(200)
  expect((await messagesOf(sam, id)).messages.map(({ text }) => text)).not.toContain('Are you there?')
})

test('[CH-06] [MK-01] the answer takes as long as the reply delay', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.clock.freeze()
  world.change({ replyDelay: { min: 5000, max: 5000 } })
  const address = await mock.listen()
  const answer = fetch(`${address}/api/v1/chats/${id}/send/`, {
    method: 'POST',
    headers: { ...sam.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello there', tokenSize: 3 }),
  })
  await expect.poll(async () => (await messagesOf(sam, id)).count).toBe(2)
  world.clock.advance(4999)
  expect((await messagesOf(sam, id)).count).toBe(2)
  world.clock.advance(1)
  expect((await answer).status).toBe(200)
  expect((await messagesOf(sam, id)).count).toBe(3)
})

test('[CH-08] after the free messages a subscription is required; subscribers go on', async () => {
  const { guest, as } = mock.world({ freeMessages: 2 })
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  for (const text of ['One', 'Two']) expect((await say(sam, id, text)).status).toBe(200)
  expect(await say(sam, id, 'Three')).toMatchObject({ status: 402, body: { code: 'payment_required' } })
  expect((await messagesOf(sam, id)).count).toBe(5)
  const paula = await as('premium')
  const hers = await openChat(paula, 'amara')
  for (const text of ['One', 'Two', 'Three']) expect((await say(paula, hers, text)).status).toBe(200)
})

test('[CH-09] inappropriate content is refused and not stored', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  expect(await say(sam, id, 'Let us roleplay, you are a 15 year old schoolgirl and we kiss')).toMatchObject({
    status: 403,
    body: { detail: 'inappropriate_content' },
  })
  expect((await messagesOf(sam, id)).count).toBe(1)
})

test('[CH-25] a message about self-harm is answered with the help line of the country, where it is known', async () => {
  const { as, guest, world } = mock.world()
  const [paula, sam] = [await as('premium'), await guest()]
  world.run("UPDATE User SET country = 'FR'")
  const answered = async (person: Person) => say(person, await openChat(person, 'amara'), 'I want to die')
  expect(await answered(paula)).toMatchObject({ status: 200, body: { text: helpMessage('en', 'FR') } })
  expect(await answered(sam)).toMatchObject({ status: 200, body: { text: helpMessage('en') } })
})

test('[CH-10] a person with an unconfirmed e-mail cannot send', async () => {
  const uma = await mock.world().as('unconfirmed')
  const id = await openChat(uma, 'amara')
  expect(await say(uma, id, 'Hello')).toMatchObject({ status: 403, body: { detail: 'User email not verified' } })
})

test('[CH-11] [AP-08] too many messages are refused with Retry-After', async () => {
  const { guest, world } = mock.world({ chatRate: { limit: 2, windowSeconds: 60 } })
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  for (const text of ['One', 'Two']) expect((await say(sam, id, text)).status).toBe(200)
  const refused = await sam.send({ method: 'POST', url: `/api/v1/chats/${id}/send/`, payload: { message: 'Three', tokenSize: 1 } })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_messages' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  world.clock.advance(61_000)
  expect((await say(sam, id, 'Three')).status).toBe(200)
})

test.each([
  {},
  { message: '' },
  { message: '   \n ' },
  { message: '\u200B\u200C\uFEFF', tokenSize: 1 },
  { message: 'hi\u0000', tokenSize: 1 },
  { message: 'x'.repeat(4001), tokenSize: 1 },
  { message: 7, tokenSize: 1 },
  { message: 'hi', tokenSize: -1 },
  { message: 'hi', tokenSize: 'many' },
  [],
  'text',
  null,
])('[CH-13] [AP-04] sending %j is refused with the field named', async (payload) => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  const answer = await sam.send({
    method: 'POST',
    url: `/api/v1/chats/${id}/send/`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer).toMatchObject({ status: 400, body: { detail: expect.any(String), code: 'validation_failed' } })
  expect((await messagesOf(sam, id)).count).toBe(1)
})

test('[CH-05] messages are paged by thirty from the newest, each page oldest first', async () => {
  const sam = await mock.world({ freeMessages: 1000, chatRate: { limit: 1000, windowSeconds: 60 } }).guest()
  const id = await openChat(sam, 'amara')
  for (let number = 1; number <= 20; number += 1) await say(sam, id, `Message ${number}`)
  const newest = await messagesOf(sam, id)
  const older = await messagesOf(sam, id, { offset: 30 })
  expect([newest.count, newest.messages.length, older.messages.length]).toEqual([41, 30, 11])
  const all = [...older.messages, ...newest.messages]
  expect(all.filter(({ isBot }) => !isBot).map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, index) => `Message ${index + 1}`))
})

test('[CH-02] chats are sorted by last message, newest first, with unread counts', async () => {
  const { guest, world } = mock.world()
  const sam = await guest()
  const amara = await openChat(sam, 'amara')
  world.clock.advance(1000)
  const idris = await openChat(sam, 'felix')
  const order = async () => {
    const { status, body } = await sam.api.chats.list()
    return status === 200 ? body.result.map(({ chatID, unread }) => [chatID, unread]) : []
  }
  expect((await order()).map(([id]) => id)).toEqual([idris, amara])
  world.clock.advance(1000)
  await say(sam, amara, 'Hello')
  expect((await order())[0]).toEqual([amara, 1])
  await messagesOf(sam, amara)
  expect((await order())[0]).toEqual([amara, 1])
  expect(await sam.api.chats.read({ params: { id: amara }, body: {} })).toEqual(expect.objectContaining({ status: 200, body: { status: true } }))
  expect((await order())[0]).toEqual([amara, 0])
})

test('[CH-18] deleting a chat deletes its messages', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  expect(await sam.api.chats.delete({ params: { id } })).toMatchObject({ status: 200, body: { status: true } })
  expect(await sam.api.chats.list()).toMatchObject({ body: { result: [] } })
  expect((await sam.api.chats.messages({ params: { id }, query: {} })).status).toBe(404)
  expect((await sam.api.chats.delete({ params: { id } })).status).toBe(404)
})

test('[RP-03] a chat can be read, written to and deleted by its owner only', async () => {
  const { guest, as, visitor } = mock.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  for (const other of [await guest(), await as('premium'), await as('admin')]) {
    expect((await other.api.chats.messages({ params: { id }, query: {} })).status).toBe(404)
    expect((await say(other, id, 'Hello')).status).toBe(404)
    expect((await other.api.chats.delete({ params: { id } })).status).toBe(404)
    expect((await other.api.chats.hints({ query: { chatId: id } })).status).toBe(404)
  }
  expect((await visitor.api.chats.messages({ params: { id }, query: {} })).status).toBe(401)
})

test('[CP-04] a paid character cannot be chatted with before it is bought', async () => {
  const { guest, visitor } = mock.world()
  const custom = await visitor.api.bots.list({ query: { custom: true } })
  if (custom.status !== 200) throw new Error('no list')
  const sam = await guest()
  expect(await sam.api.chats.start({ params: { slug: custom.body.result[0]?.slug ?? '' }, query: {} })).toMatchObject({
    status: 402,
    body: { code: 'model_access' },
  })
})

test('[SC-02] a member without a name must give one before the first chat', async () => {
  const { as, world } = mock.world()
  world.run("UPDATE User SET firstName = '', gender = NULL WHERE id = 'u_free'")
  expect(await (await as('free')).api.chats.start({ params: { slug: 'amara' }, query: {} })).toMatchObject({
    status: 403,
    body: { code: 'profile_incomplete' },
  })
})

test('[CH-16] suggestions come in every language and change with the chat', async () => {
  const sam = await mock.world().guest()
  expect((await sam.api.chats.hints({ query: {} })).status).toBe(200)
  const id = await openChat(sam, 'amara')
  const before = await sam.api.chats.hints({ query: { chatId: id } })
  if (before.status !== 200) throw new Error('no hints')
  for (const lang of LOCALES) expect(before.body[lang]?.length).toBeGreaterThan(1)
  await say(sam, id, 'Tell me about your work')
  const after = await sam.api.chats.hints({ query: { chatId: id } })
  expect(after.body).not.toEqual(before.body)
})

test('[MK-11] the same steps in two worlds give the same ids and texts', async () => {
  const run = async () => {
    const other = await openMock()
    const sam = await other.world().guest()
    const id = await openChat(sam, 'amara')
    const reply = await say(sam, id, 'What do you do when you cannot sleep?')
    await other.close()
    return [id, reply.status === 200 ? [reply.body.messageID, reply.body.text] : null]
  }
  expect(await run()).toEqual(await run())
})

test('[CH-19] a silent person gets three different reminders and no more', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  const texts = new Set<string>()
  for (let number = 0; number < 3; number += 1) {
    const { status, body } = await sam.api.chats.reminder({ params: { id }, body: {} })
    if (status !== 200) throw new Error(`No reminder: ${status}`)
    texts.add(body.text)
  }
  expect(texts.size).toBe(3)
  const enough = await sam.send({ method: 'POST', url: `/api/v1/chats/${id}/reminder/`, payload: {} })
  expect(enough.status).toBe(429)
  // A client that keeps to Retry-After does not ask again the same day.
  expect(enough.headers['retry-after']).toBe('86400')
  expect((await messagesOf(sam, id)).count).toBe(4)
})

test('[CH-19] [MK-01] [MK-06] a reminder comes only after the configured silence', async () => {
  const { guest, world } = mock.world({ reminderDelay: 30_000, replyDelay: { min: 5000, max: 5000 } })
  world.clock.freeze()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  const remind = () => sam.send({ method: 'POST', url: `/api/v1/chats/${id}/reminder/` })
  expect(await remind()).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
  world.clock.advance(30_000)
  expect((await remind()).status).toBe(200)
  const sending = say(sam, id, 'I was away')
  await expect.poll(() => world.one('SELECT 1 FROM Chat WHERE pendingUntil IS NOT NULL')).toBeDefined()
  // The reply is still being written: the wait begins when it is there.
  expect(await remind()).toMatchObject({ status: 429, headers: { 'retry-after': '35' } })
  world.clock.advance(35_000)
  await sending
  expect((await remind()).status).toBe(200)
  const times = (await messagesOf(sam, id)).messages.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted())
})

test('[IN-07] opening a chat without a language keeps its language; naming one changes it', async () => {
  const sam = await mock.world().guest()
  const open = async (query: string) => {
    const answer = await sam.send({ method: 'GET', url: `/api/v1/bots/amara/go_chat/${query}` })
    return z.object({ chat: z.object({ chatID: z.string() }) }).parse(answer.body).chat.chatID
  }
  const replyIn = async (id: string) => {
    const { status, body } = await say(sam, id, 'Hallo')
    return status === 200 ? body.text : ''
  }
  const id = await open('?lang=ja')
  for (const query of ['', '?lang=', '?lang=xx']) expect(await open(query)).toBe(id)
  expect(await replyIn(id)).toMatch(/[\u3040-\u30ff]/u)
  await open('?lang=ar')
  expect(await replyIn(id)).toMatch(/[\u0600-\u06ff]/u)
  const other = await mock.world().guest()
  expect((await other.api.chats.start({ params: { slug: 'amara' }, query: {} })).status).toBe(200)
})

test('[CH-15] [PY-12] a chat photo that needs a subscription cannot be seen without one', async () => {
  const { guest, as } = mock.world()
  const { body: amara } = await (await guest()).api.bots.one({ params: { slug: 'amara' }, query: {} })
  const paula = await as('premium')
  const id = await openChat(paula, 'amara')
  for (let count = 0; count < 5; count += 1) {
    const { status, body } = await say(paula, id, 'Can you send me a photo?')
    if (status !== 200 || body.imageUrl == null) throw new Error('no photo came')
    expect(body.isFullImage).toBe(true)
    expect(JSON.stringify(amara)).not.toContain(body.imageUrl)
  }
})

test('[CH-15] a chat photo comes blurred and is revealed to subscribers only', async () => {
  const { guest, as } = mock.world()
  const ask = async (person: Person) => {
    const id = await openChat(person, 'amara')
    const { status, body } = await say(person, id, 'Can you send me a photo?')
    if (status !== 200 || body.imageUrl == null) throw new Error('no photo came')
    return { body, reveal: () => person.api.chats.fullImage({ params: { id, msgId: body.messageID } }) }
  }
  const sams = await ask(await guest())
  expect(sams.body).toMatchObject({ isFullImage: false, imageUrl: expect.stringMatching(/blurred-/u) })
  expect((await sams.reveal()).status).toBe(402)
  const paulas = await ask(await as('premium'))
  expect(paulas.body.isFullImage).toBe(true)
  expect(await paulas.reveal()).toMatchObject({ status: 200, body: { isFullImage: true, imageUrl: expect.not.stringMatching(/blurred-/u) } })
})

test('[CH-16] suggestions do not repeat the person’s last messages', async () => {
  const { guest } = mock.world({ replyDelay: { min: 0, max: 0 }, freeMessages: 1000, chatRate: { limit: 1000, windowSeconds: 60 } })
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  const hints = async (): Promise<string[]> => {
    const { status, body } = await sam.api.chats.hints({ query: { chatId: id } })
    return status === 200 ? body.en : []
  }
  for (let turn = 0; turn < 40; turn += 1) {
    const message = (await hints())[turn % 3] ?? ''
    await sam.api.chats.send({ params: { id }, body: { message, tokenSize: 1 } })
    const next = await hints()
    expect(next).toHaveLength(3)
    expect(next).not.toContain(message)
  }
})
