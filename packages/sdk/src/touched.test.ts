import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openWorld } from '../test/mock.ts'
import { createClient, memorySession, unwrap } from './index.ts'
import { keys, mutations } from './query.ts'

/** A member of the real mock API with a chat in which something was said, and all that they may have read. */
const openMember = async () => {
  const world = await openWorld()
  await world.freeze()
  const client = createClient({ baseUrl: world.url, headers: world.headers, session: memorySession({ tokens: await world.signIn('premium') }) })
  const { chat } = await unwrap(client.chats.start({ params: { slug: 'amara' } }))
  const id = chat.chatID
  const reply = await unwrap(client.chats.send({ params: { id }, body: { message: 'My name is Daniel. Good evening!', tokenSize: 8 } }))
  const reads = [
    { key: keys.users.me(), read: () => unwrap(client.users.me()) },
    { key: keys.users.language(), read: () => unwrap(client.users.language()) },
    { key: keys.users.phoneNumber(), read: () => unwrap(client.users.phoneNumber()) },
    { key: keys.sessions.list(), read: () => unwrap(client.sessions.list()) },
    { key: keys.bots.favourites(), read: () => unwrap(client.bots.favourites()) },
    { key: keys.bots.blocked(), read: () => unwrap(client.bots.blocked()) },
    { key: keys.bots.list({ gender: 'female' }), read: () => unwrap(client.bots.list({ query: { gender: 'female' } })) },
    { key: keys.chats.list(), read: () => unwrap(client.chats.list()) },
    { key: keys.chats.messages(id), read: () => unwrap(client.chats.messages({ params: { id } })) },
    { key: keys.chats.facts(id), read: () => unwrap(client.chats.facts({ params: { id } })) },
    { key: keys.subscriptions.mine(), read: () => unwrap(client.subscriptions.mine()) },
    { key: keys.generation.list(), read: () => unwrap(client.generation.list()) },
  ]
  const readAll = () => Promise.all(reads.map(async ({ key, read }) => [key, await read().catch(String)] as const))
  return { id, messageID: reply.messageID, m: mutations(client), client, readAll }
}
type Member = Awaited<ReturnType<typeof openMember>>

const calls: Readonly<Record<string, (member: Member, cache: QueryClient) => Promise<unknown>>> = {
  'chats.send': ({ m, id }, cache) =>
    new MutationObserver(cache, m.chats.send()).mutate({ params: { id }, body: { message: 'How are you?', tokenSize: 4 } }),
  'chats.voice': ({ m, id, messageID: msgId }, cache) => new MutationObserver(cache, m.chats.voice()).mutate({ params: { id, msgId } }),
  'chats.react': ({ m, id, messageID: msgId }, cache) =>
    new MutationObserver(cache, m.chats.react()).mutate({ params: { id, msgId }, body: { reaction: 'love' } }),
  'chats.anotherReply': ({ m, id, messageID: msgId }, cache) =>
    new MutationObserver(cache, m.chats.anotherReply()).mutate({ params: { id, msgId }, body: {} }),
  'chats.deleteMessage': ({ m, id, messageID: msgId }, cache) =>
    new MutationObserver(cache, m.chats.deleteMessage()).mutate({ params: { id, msgId } }),
  'chats.change': ({ m, id }, cache) => new MutationObserver(cache, m.chats.change()).mutate({ params: { id }, body: { isPinned: true } }),
  'chats.delete': ({ m, id }, cache) => new MutationObserver(cache, m.chats.delete()).mutate({ params: { id } }),
  'chats.start': ({ m }, cache) => new MutationObserver(cache, m.chats.start()).mutate({ params: { slug: 'elin' } }),
  'chats.call': ({ m, id }, cache) => new MutationObserver(cache, m.chats.call()).mutate({ params: { id }, body: { phoneNumber: '+4915112345678' } }),
  'bots.favourite': ({ m }, cache) => new MutationObserver(cache, m.bots.favourite()).mutate({ params: { slug: 'elin' }, body: { favourite: true } }),
  'bots.block': ({ m }, cache) => new MutationObserver(cache, m.bots.block()).mutate({ params: { slug: 'amara' }, body: { blocked: true } }),
  'users.updateMe': ({ m }, cache) => new MutationObserver(cache, m.users.updateMe()).mutate({ body: { firstName: 'Pola' } }),
  'users.setLanguage': ({ m }, cache) => new MutationObserver(cache, m.users.setLanguage()).mutate({ body: { language: 'de' } }),
  'users.setPhoneNumber': ({ m }, cache) => new MutationObserver(cache, m.users.setPhoneNumber()).mutate({ body: { phoneNumber: '+4915112345678' } }),
  'generation.create': ({ m }, cache) =>
    new MutationObserver(cache, m.generation.create()).mutate({ body: { prompt: 'by the sea', count: 1, botSlug: 'amara', styleIds: [] } }),
  'subscriptions.unsubscribe': async ({ m, client }, cache) => {
    const { plan } = await unwrap(client.subscriptions.mine())
    return new MutationObserver(cache, m.subscriptions.unsubscribe()).mutate({ params: { id: plan?.id ?? '' } })
  },
  'chats.forgetFact': async ({ m, id, client }, cache) => {
    const [fact] = (await unwrap(client.chats.facts({ params: { id } }))).result
    return new MutationObserver(cache, m.chats.forgetFact()).mutate({ params: { id, factId: fact?.factID ?? '' } })
  },
}

test.each(Object.keys(calls))('[SD-03] whatever %s changes of what a member has read is out of date', async (name) => {
  const member = await openMember()
  const cache = new QueryClient()
  const before = await member.readAll()
  for (const [key, body] of before) cache.setQueryData(key, body)
  await calls[name]!(member, cache)
  const after = new Map((await member.readAll()).map(([key, body]) => [JSON.stringify(key), JSON.stringify(body)]))
  const changed = before.filter(([key, body]) => after.get(JSON.stringify(key)) !== JSON.stringify(body)).map(([key]) => key)
  expect(changed).not.toEqual([])
  expect(changed.filter((key) => cache.getQueryState(key)?.isInvalidated !== true)).toEqual([])
})
