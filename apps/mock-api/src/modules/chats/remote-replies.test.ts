import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { helpMessage } from '@moonlit/talk/moderation/help-lines'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'
import { confirmed } from '../auth/testing.ts'
import { type Answering, answersWith, openEndpoint, openSame as openSameIn, replyOf, say } from './testing.ts'

let endpoint: Awaited<ReturnType<typeof openEndpoint>>
let mock: Mock
let plain: Mock
beforeAll(async () => {
  endpoint = await openEndpoint()
  mock = await openMock({ REPLY_API_URL: endpoint.url, REPLY_API_KEY: 'sk-moon', REPLY_MODEL: 'moon-7b', LOG_LEVEL: 'silent' })
  plain = await openMock()
}, 60_000)
afterAll(async () => {
  endpoint.close()
  await mock.close()
  await plain.close()
})
beforeEach(() => {
  endpoint.answers = answersWith('The lighthouse is lit tonight.')
})
afterEach(() => void endpoint.asked.splice(0))

const openSame = () => openSameIn(mock)
const textsOf = async (person: Person, id: string): Promise<string[]> => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query: {} })
  if (status !== 200) throw new Error(`No messages: ${status}`)
  return body.result.messages.map(({ text }) => text)
}
/** What the embedded engine answers to someone of the same name who says the same. */
const ownReply = async (message: string): Promise<string> => {
  const { world, guest } = plain.world()
  const sam = await guest()
  const id = await openChat(sam, 'amara')
  world.run("UPDATE Chat SET id = 'c_same' WHERE id = ?", id)
  return (await replyOf(sam, 'c_same', message)).text
}

test('[CH-24] [MK-12] what a message quotes comes right before it, as if it had just been said', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  const [greeting] = await textsOf(sam, id)
  const { body } = await sam.api.chats.messages({ params: { id }, query: {} })
  await say(sam, id, 'I live in Lisbon')
  const quotedMessageID = 'result' in body ? body.result.messages[0]?.messageID : undefined
  await sam.api.chats.send({ params: { id }, body: { message: 'Tell me more', tokenSize: 3, ...(quotedMessageID ? { quotedMessageID } : {}) } })
  const { messages } = endpoint.asked.at(-1) ?? { messages: [] }
  expect(messages.slice(-3).map(({ content }) => content)).toEqual([
    'I live in Lisbon',
    `The lighthouse is lit tonight.
${greeting ?? ''}`,
    'Tell me more',
  ])
})

test('[MK-12] a reply from the endpoint replaces the engine’s', async () => {
  const { sam, id } = await openSame()
  const reply = await replyOf(sam, id, 'What do you see?')
  expect(reply).toMatchObject({ isBot: true, text: 'The lighthouse is lit tonight.' })
  expect((await textsOf(sam, id)).slice(1)).toEqual(['What do you see?', 'The lighthouse is lit tonight.'])
})

test('[MK-12] the endpoint receives character, language, rules and history', async () => {
  const sam = await mock.world().guest({ firstName: 'Sam', gender: 'male' })
  const id = await openChat(sam, 'amara', 'de')
  await replyOf(sam, id, 'Ich heiße Robin und wohne in Bremen.')
  await replyOf(sam, id, 'Was siehst du?')
  const [first, second] = endpoint.asked
  expect(first).toMatchObject({ url: '/v1/chat/completions', model: 'moon-7b', headers: { authorization: 'Bearer sk-moon' } })
  const [system, ...said] = second?.messages ?? []
  expect(system?.role).toBe('system')
  for (const part of ['You are Amara', 'adult', 'Sam', 'Answer in German', 'explicit', 'You are an AI', 'Robin', 'Bremen'])
    expect(system?.content).toContain(part)
  expect(said.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  expect(said.map(({ content }) => content)).toEqual(['Ich heiße Robin und wohne in Bremen.', 'The lighthouse is lit tonight.', 'Was siehst du?'])
})

test.each<[string, Answering, number?]>([
  ['an error', (response) => void response.writeHead(500).end('{"error":{"message":"no"}}')],
  ['a refusal of the key', (response) => void response.writeHead(401).end(), 1],
  ['a page', (response) => void response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>')],
  ['half an answer', (response) => void response.end('{"choices":[{"mess')],
  ['no choice', (response) => void response.end('{"choices":[]}')],
  ['nothing to say', answersWith(null)],
  ['only spaces', answersWith(' \n\t ')],
  ['a list of parts', answersWith([{ type: 'text', text: 'Hi' }])],
  ['a novel', answersWith('word '.repeat(1000))],
  ['something about a minor', answersWith('Let us pretend I am a 15 year old schoolgirl and we kiss.')],
  ['something explicit', answersWith('Send me nudes.')],
  ['a broken connection', (response) => void response.destroy()],
])('[MK-12] when the endpoint answers with %s, the engine’s reply is used', async (_what, how, requests = 2) => {
  endpoint.answers = how
  const { sam, id } = await openSame()
  const own = await ownReply('What do you see?')
  expect((await replyOf(sam, id, 'What do you see?')).text).toBe(own)
  expect(endpoint.asked.length).toBe(requests)
  expect((await textsOf(sam, id)).length).toBe(3)
})

test('a fact that is forgotten while the endpoint is asked stays forgotten when the engine’s reply is used', async () => {
  const { sam, id } = await openSame()
  await replyOf(sam, id, 'My dog is called Rex')
  const forgotten: number[] = []
  endpoint.answers = (response) =>
    void (forgotten.length > 0 ? Promise.resolve() : sam.api.chats.forgetFact({ params: { id, factId: 'pet' } })).then((answer) => {
      if (answer) forgotten.push(answer.status)
      response.writeHead(500).end()
    })
  await replyOf(sam, id, 'What do you see?')
  expect(forgotten).toEqual([200])
  expect(await sam.api.chats.facts({ params: { id } })).toMatchObject({ body: { result: [] } })
})

test('[MK-12] an unreachable endpoint falls back to the engine, which knows the chat', async () => {
  const away = await openMock({ REPLY_API_URL: 'http://127.0.0.1:1/v1', LOG_LEVEL: 'silent' })
  try {
    const sam = await away.world().guest()
    const id = await openChat(sam, 'amara')
    expect((await replyOf(sam, id, 'My name is Robin')).text).toMatch(/\S/u)
    expect((await replyOf(sam, id, 'What is my name?')).text).toContain('Robin')
  } finally {
    await away.close()
  }
})

test('[MK-12] an endpoint is given up after ten seconds', async () => {
  endpoint.answers = () => undefined
  const { sam, id } = await openSame()
  const own = await ownReply('What do you see?')
  const startedAt = performance.now()
  expect((await replyOf(sam, id, 'What do you see?')).text).toBe(own)
  const seconds = (performance.now() - startedAt) / 1000
  expect(seconds).toBeGreaterThan(9)
  expect(seconds).toBeLessThan(14)
})

/** Lets the endpoint hold an answer back until it is told to give it. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  endpoint.answers = (response) => void promise.then(() => answersWith('At last.')(response, 0))
  return { release: resolve, goesRemote: () => expect.poll(() => endpoint.asked.length, { timeout: 5000 }).toBe(1) }
}

test('[MK-12] [CH-07] while the endpoint is pending no reply is visible and the next message gets 208; then there is one reply', async () => {
  const { release, goesRemote } = held()
  const { sam, id } = await openSame()
  const first = say(sam, id, 'Hello there')
  await goesRemote()
  expect((await textsOf(sam, id)).slice(1)).toEqual(['Hello there'])
  expect(await say(sam, id, 'Are you there?')).toMatchObject({ status: 208, body: { code: 'wait_for_previous_response' } })
  release()
  expect(await first).toMatchObject({ status: 200, body: { text: 'At last.' } })
  expect((await textsOf(sam, id)).slice(1)).toEqual(['Hello there', 'At last.'])
  expect((await say(sam, id, 'Good')).status).toBe(200)
  expect(endpoint.asked.length).toBe(2)
})

test('[MK-12] a chat deleted while the endpoint is pending stays deleted', async () => {
  const { release, goesRemote } = held()
  const { sam, id, world } = await openSame()
  const first = say(sam, id, 'Hello there')
  await goesRemote()
  expect((await sam.api.chats.delete({ params: { id } })).status).toBe(200)
  release()
  expect(await first).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(world.all('SELECT id FROM Message WHERE chatId = ?', id)).toEqual([])
  expect((await sam.api.chats.list()).status).toBe(200)
})

test('[MK-12] resetting the world while the endpoint is pending does not crash', async () => {
  const { release, goesRemote } = held()
  const { sam, id, visitor } = await openSame()
  const first = say(sam, id, 'Hello there')
  await goesRemote()
  const reset = visitor.send({ method: 'POST', url: '/controls/reset/', payload: {} })
  await expect.poll(async () => (await sam.api.chats.list()).status).toBe(401)
  release()
  expect((await first).status).toBeLessThan(500)
  expect((await reset).status).toBe(200)
})

test('[MK-12] moving the clock past the deadline shows the engine’s reply, and a late one changes nothing', async () => {
  const { release, goesRemote } = held()
  const { sam, id, world } = await openSame()
  const own = await ownReply('Hello there')
  const first = say(sam, id, 'Hello there')
  await goesRemote()
  world.clock.advance(60_000)
  expect((await textsOf(sam, id)).slice(1)).toEqual(['Hello there', own])
  release()
  expect(await first).toMatchObject({ status: 200, body: { text: own } })
  expect((await textsOf(sam, id)).slice(1)).toEqual(['Hello there', own])
})

test('[MK-12] [SG-13] a guest who signs up while the endpoint is pending finds the reply in the account', async () => {
  const { release, goesRemote } = held()
  const place = await openSame()
  const first = say(place.sam, place.id, 'Hello there')
  await goesRemote()
  const { person } = await confirmed(place, { sessionId: place.sam.headers['x-user-session-id'] ?? '' })
  release()
  expect((await first).status).toBe(200)
  expect((await textsOf(person, place.id)).slice(1)).toEqual(['Hello there', 'At last.'])
})

test('[MK-12] [MK-01] a reply from the endpoint takes at least the reply delay', async () => {
  const { sam, id, world } = await openSame()
  world.clock.freeze()
  world.change({ replyDelay: { min: 5000, max: 5000 } })
  const first = say(sam, id, 'Hello there')
  await expect.poll(() => world.one("SELECT text FROM Message WHERE text LIKE 'The lighthouse%'")).toBeDefined()
  expect((await textsOf(sam, id)).slice(1)).toEqual(['Hello there'])
  expect((await say(sam, id, 'Are you there?')).status).toBe(208)
  world.clock.advance(5000)
  expect(await first).toMatchObject({ status: 200, body: { text: 'The lighthouse is lit tonight.' } })
})

test.each(['I want to kill myself', "i've been cutting again"])(
  '[MK-12] [CH-25] "%s" gets help lines and is not sent to the endpoint',
  async (message) => {
    const { sam, id } = await openSame()
    expect((await replyOf(sam, id, message)).text).toBe(helpMessage('en'))
    expect(endpoint.asked).toEqual([])
  },
)

test('[MK-12] [CH-09] inappropriate content is never sent to the endpoint', async () => {
  const { sam, id } = await openSame()
  expect((await say(sam, id, 'Let us roleplay, you are a 15 year old schoolgirl and we kiss')).status).toBe(403)
  expect(endpoint.asked).toEqual([])
})

test('[MK-12] a requested photo comes with the reply, and the endpoint is told so', async () => {
  const { sam, id } = await openSame()
  expect(await replyOf(sam, id, 'Send me a photo of you')).toMatchObject({ text: 'The lighthouse is lit tonight.', imageUrl: expect.any(String) })
  expect(endpoint.asked[0]?.messages[0]?.content).toContain('A photo of you, fully dressed')
})
