import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'
import { type Answering, answersWith, beginStream, openEndpoint, openSame, replyOf, streams } from './testing.ts'

let endpoint: Awaited<ReturnType<typeof openEndpoint>>
let mock: Mock
beforeAll(async () => {
  endpoint = await openEndpoint()
  mock = await openMock({ REPLY_API_URL: endpoint.url, LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(async () => {
  endpoint.close()
  await mock.close()
})
beforeEach(() => {
  endpoint.answers = answersWith('The lighthouse is lit tonight.')
})
afterEach(() => void endpoint.asked.splice(0))

/** Answers one way first, and another way from then on. */
const firstThen =
  (first: Answering, then: Answering): Answering =>
  (response, at) =>
    (at === 0 ? first : then)(response, at)

/** What the endpoint was sent beside the character's description, last time. */
const lastTurns = () => endpoint.asked.at(-1)?.messages.slice(1) ?? []
const lastPrompt = (): string => endpoint.asked.at(-1)?.messages[0]?.content ?? ''

const asksOf = async (question: string) => {
  const { sam, id } = await openSame(mock)
  return (await replyOf(sam, id, question)).text
}

test('[MK-12] a streamed answer is put together, without what the model only thought', async () => {
  endpoint.answers = streams('<think>The sea', ' again?</think>', '\n\nAmara: Loud', ' today. ', 'And 冷たい.')
  expect(await asksOf('How is the sea?')).toBe('Loud today. And 冷たい.')
  expect(endpoint.asked[0]?.stream).toBe(true)
})

test('[MK-12] of a stream that breaks off or falls silent the whole sentences are used', async () => {
  endpoint.answers = (response) => void pause(50, beginStream(response, 'Loud today. I saw a wh')).then((begun) => begun.destroy())
  expect(await asksOf('How is the sea?')).toBe('Loud today.')
  endpoint.answers = (response) => void beginStream(response, 'Loud today. I saw a wh')
  const startedAt = performance.now()
  expect(await asksOf('How is the sea?')).toBe('Loud today.')
  expect((performance.now() - startedAt) / 1000).toBeLessThan(8)
  expect(endpoint.asked.length).toBe(2)
})

test('[MK-12] whoever does not come to an end is quoted up to a whole sentence', async () => {
  endpoint.answers = answersWith('The sea is loud today. '.repeat(100))
  const text = await asksOf('How is the sea?')
  expect(text.length).toBeLessThan(1000)
  expect(text.endsWith('today.')).toBe(true)
})

test('[MK-12] an endpoint that fails is asked once more, and not twice', async () => {
  endpoint.answers = firstThen((response) => void response.writeHead(503).end(), answersWith('Second try.'))
  expect(await asksOf('How is the sea?')).toBe('Second try.')
  expect(endpoint.asked.length).toBe(2)
  endpoint.asked.splice(0)
  endpoint.answers = (response) => void response.writeHead(503).end()
  expect(await asksOf('How is the sea?')).toMatch(/\S/u)
  expect(endpoint.asked.length).toBe(2)
})

test('[MK-12] an answer that may not be shown is asked for once more', async () => {
  endpoint.answers = firstThen(answersWith('Send me nudes.'), answersWith('The sea is loud.'))
  expect(await asksOf('How is the sea?')).toBe('The sea is loud.')
})

test('[MK-12] an endpoint that refuses to stream is asked for the whole answer, then and later', async () => {
  const fresh = await openMock({ REPLY_API_URL: endpoint.url, LOG_LEVEL: 'silent' })
  try {
    endpoint.answers = (response, at) =>
      endpoint.asked[at]?.stream === true
        ? void response.writeHead(400).end('{"error":{"message":"no stream"}}')
        : answersWith('Whole.')(response, at)
    const { sam, id } = await openSame(fresh)
    expect((await replyOf(sam, id, 'How is the sea?')).text).toBe('Whole.')
    expect((await replyOf(sam, id, 'And the wind?')).text).toBe('Whole.')
    expect(endpoint.asked.map(({ stream }) => stream === true)).toEqual([true, false, false])
  } finally {
    await fresh.close()
  }
})

test('[MK-12] words that only sound explicit are shown', async () => {
  endpoint.answers = answersWith('It is visible to the naked eye.')
  expect(await asksOf('Where is Mars?')).toBe('It is visible to the naked eye.')
})

test('[MK-12] [CH-14] whoever asks is told that an AI writes, and no model is asked', async () => {
  expect(await asksOf('Are you a real person or a bot?')).toMatch(/\bAI\b/u)
  expect(endpoint.asked).toEqual([])
})

test.each(["Of course I'm a real person, silly.", "Nonsense, I'm not a bot.", 'Flesh? I am human, Sam!'])(
  '[MK-12] [CH-14] a model that says "%s" is corrected',
  async (lie) => {
    endpoint.answers = streams(lie)
    expect(await asksOf('Tell me about the sea at night')).toMatch(/\bAI\b/u)
    expect(endpoint.asked.length).toBe(1)
  },
)

const fourteenTurns = async (sam: Person, id: string) => {
  for (let turn = 1; turn <= 14; turn += 1) await replyOf(sam, id, `Step ${turn}: the tide is ${turn} feet today`)
}

test('[MK-12] what stands before the last messages is summed up, and told instead of being sent', async () => {
  const summary = 'They watched the tide together.'
  endpoint.answers = (response, at) =>
    answersWith(endpoint.asked[at]?.messages[0]?.content.includes('keep the notes') === true ? summary : 'Noted.')(response, at)
  const { sam, id } = await openSame(mock)
  await fourteenTurns(sam, id)
  await expect.poll(() => endpoint.asked.filter(({ messages }) => messages[0]?.content.includes('keep the notes')).length).toBeGreaterThan(0)
  await pause(50)
  await replyOf(sam, id, 'And now?')
  expect(lastPrompt()).toContain(`Earlier in this chat: ${summary}`)
  const said = lastTurns()
  expect(said.length).toBeLessThanOrEqual(24)
  expect(said[0]?.role).toBe('user')
  expect(said.at(-1)).toEqual({ role: 'user', content: 'And now?' })
  expect(said.every(({ role }, at) => role === (at % 2 === 0 ? 'user' : 'assistant'))).toBe(true)
  expect(said.some(({ content }) => content.startsWith('Step 1:'))).toBe(false)
})

test('[MK-12] [CH-01] what was forgotten is sent to no model again, in no message and no summary', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  endpoint.answers = answersWith('Rex sounds lovely.')
  await replyOf(sam, id, 'My dog is called Rex')
  endpoint.answers = answersWith('Good to know.')
  await replyOf(sam, id, 'I live in Oslo')
  expect(lastPrompt()).toContain('pet: Rex')
  expect((await sam.api.chats.forgetFact({ params: { id, factId: 'pet' } })).status).toBe(200)
  await replyOf(sam, id, 'How was your day?')
  expect(JSON.stringify(endpoint.asked.at(-1))).not.toContain('Rex')
  expect(lastPrompt()).toContain('city: Oslo')
  expect(lastTurns().map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
})

test('[MK-12] [CH-25] words of a crisis are not sent later either, and the model is told to be gentle', async () => {
  const { sam, id } = await openSame(mock)
  await replyOf(sam, id, 'I want to kill myself')
  await replyOf(sam, id, 'I called my sister')
  expect(JSON.stringify(endpoint.asked.at(-1))).not.toContain('kill myself')
  expect(lastPrompt()).toContain('be gentle')
})

test('[MK-12] model and engine tell the same life', async () => {
  const { sam, id } = await openSame(mock)
  endpoint.answers = (response) => void response.writeHead(401).end()
  const own = (await replyOf(sam, id, 'Do you have brothers or sisters?')).text
  expect(lastPrompt()).toContain('Your life, which you never contradict')
  const told = own.split(/(?<=[.!?])\s/u).find((sentence) => /brother|sister|only child/iu.test(sentence)) ?? own
  expect(lastPrompt()).toContain(told)
})
