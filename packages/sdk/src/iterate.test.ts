import { expect, test } from 'vitest'
import { openWorld } from '../test/mock.ts'
import { fakeSleep, startServer } from '../test/server.ts'
import { paginate } from './paginate.ts'
import { ApiError, createClient, memorySession, unwrap } from './index.ts'
import { iterate } from './iterate.ts'

const bots = (...ids: string[]) => ids.map((id) => ({ id }))

test('[SD-03] characters are iterated once, in page order', async () => {
  const world = await openWorld()
  const client = createClient({ baseUrl: world.url, headers: world.headers, session: memorySession({ tokens: await world.signIn('premium') }) })
  const slugs: string[] = []
  for await (const bot of iterate(client).bots.list({ gender: 'female', limit: 7 })) slugs.push(bot.slug)
  const [first, second] = await Promise.all([1, 2].map((page) => unwrap(client.bots.list({ query: { gender: 'female', limit: 7, page } }))))
  expect(slugs.slice(0, 14)).toEqual([...first!.result, ...second!.result].map(({ slug }) => slug))
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length).toBeGreaterThan(20)

  const { chat } = await unwrap(client.chats.start({ params: { slug: slugs[0]! } }))
  await unwrap(client.chats.send({ params: { id: chat.chatID }, body: { message: 'How was your night?', tokenSize: 5 } }))
  const said: string[] = []
  for await (const { text } of iterate(client).chats.messages(chat.chatID)) said.push(text)
  expect(said).toHaveLength(3)
  expect(said[1]).toBe('How was your night?')
})

test('[SD-03] messages are iterated newest first, over all pages', async () => {
  const all = Array.from({ length: 65 }, (_, index) => ({ messageID: `m_${65 - index}` }))
  await using server = await startServer(({ query }) => {
    const from = Number(query.get('offset'))
    return { body: { count: 65, result: { messages: all.slice(from, from + Number(query.get('limit'))).toReversed() } } }
  })
  const ids: string[] = []
  for await (const { messageID } of iterate(createClient({ baseUrl: server.url })).chats.messages('c_1')) ids.push(messageID)
  expect(ids).toEqual(all.map(({ messageID }) => messageID))
  expect(server.seen.map(({ query }) => query.get('offset'))).toEqual(['0', '30', '60'])
})

test('[SD-03] breaking off the iteration fetches no more pages', async () => {
  await using server = await startServer(({ query }) => ({
    body: { result: bots(`b${query.get('page') ?? ''}`, 'x'), nextPage: Number(query.get('page')) + 1 },
  }))
  for await (const { id } of iterate(createClient({ baseUrl: server.url })).bots.list({ gender: 'male' })) if (id === 'b2') break
  expect(server.seen.map(({ query }) => String(query))).toEqual(['gender=male&page=1', 'gender=male&page=2'])
})

test('[SD-03] an item that moved to a later page is returned once', async () => {
  const pages = [bots('a', 'b'), bots('b', 'c'), bots('c', 'd')]
  const ids: string[] = []
  for await (const { id } of paginate(
    0,
    (at) => Promise.resolve({ items: pages[at] ?? [], next: at < 2 ? at + 1 : null }),
    ({ id: key }) => key,
  ))
    ids.push(id)
  expect(ids).toEqual(['a', 'b', 'c', 'd'])
})

test('[SD-03] the iteration ends on empty pages and on pages that point backwards', async () => {
  const loaded: number[] = []
  const run = async (page: { items: { id: string }[]; next: number | null }) => {
    for await (const _ of paginate(
      1,
      (at) => {
        loaded.push(at)
        return Promise.resolve(page)
      },
      ({ id }) => id,
    )) {
      // Nothing is done with them.
    }
  }
  await run({ items: [], next: 2 })
  await run({ items: bots('a'), next: 1 })
  expect(loaded).toEqual([1, 1])
})

test('[SD-04] an iterator is aborted by its signal and throws failures', async () => {
  const controller = new AbortController()
  await using server = await startServer(({ query }) =>
    query.get('page') === '1'
      ? { body: { result: bots('a'), nextPage: 2 } }
      : { status: 429, body: { detail: 'Slow down', code: 'too_many_requests' } },
  )
  const client = createClient({ baseUrl: server.url, ...fakeSleep() })
  const run = async (signal?: AbortSignal) => {
    for await (const { id } of iterate(client).bots.list({}, { signal })) if (id === 'a') controller.abort(new Error('left the page'))
  }
  await expect(run(controller.signal)).rejects.toThrow('left the page')
  expect(server.seen).toHaveLength(1)
  await expect(run()).rejects.toBeInstanceOf(ApiError)
  await expect(run()).rejects.toMatchObject({ code: 'too_many_requests' })
})
