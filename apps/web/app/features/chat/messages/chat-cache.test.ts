import type { Dialog as Chat } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { mockCall } from '@moonlit/sdk/testing'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { unreadIn } from '../../../shared/chats/use-unread.ts'
import { startApi } from '../../../testing/api.ts'
import { createTestServices } from '../../../testing/services.tsx'
import { chat, message } from '../test-support/samples.ts'
import { markRead, removeMessage } from './chat-cache.ts'

const api = startApi()
const hello = message('m1', 'You came back.')

/** A guest's tab that has the list of chats on its screen. */
const openTab = async (list: () => Promise<{ result: Chat[] }> | { result: Chat[] }) => {
  api.use(mockCall('chats.list', 200, list))
  const services = await createTestServices({ session: 'guest' })
  services.session.setGuestSessionId('guest-session')
  const observer = new QueryObserver(services.queryClient, services.queries.chats.list())
  observer.subscribe(() => undefined)
  return { services, unread: () => unreadIn(observer.getCurrentResult().data?.result ?? []) }
}

test('[CH-20] what was read stays read, although an answer of the list that was on its way comes after it', async () => {
  const late = Promise.withResolvers<undefined>()
  let asked = 0
  const { services, unread } = await openTab(async () => {
    asked += 1
    // As it was when it was asked for.
    const result = [chat('c1', 'Amara', hello, asked <= 2 ? 1 : 0)]
    if (asked === 2) await late.promise
    return { result }
  })
  await expect.poll(unread).toBe(1)
  void services.queryClient.invalidateQueries({ queryKey: keys.chats.list() })
  await expect.poll(() => asked).toBe(2)
  const isRead = markRead(services, 'c1')
  expect(unread()).toBe(0)
  await expect.poll(() => api.calls.of('chats.read').length).toBe(1)
  late.resolve(undefined)
  await isRead
  await expect.poll(() => services.queryClient.isFetching()).toBe(0)
  expect(unread()).toBe(0)
})

test('[CH-20] what was read stays read, although the first answer of the list comes after it', async () => {
  const late = Promise.withResolvers<{ result: Chat[] }>()
  const { services, unread } = await openTab(() => late.promise)
  await expect.poll(() => api.calls.of('chats.list').length).toBe(1)
  const isRead = markRead(services, 'c1')
  await expect.poll(() => api.calls.of('chats.read').length).toBe(1)
  // Its answer has been taken in by then.
  setTimeout(() => late.resolve({ result: [chat('c1', 'Amara', hello, 1)] }), 50)
  await isRead
  await expect.poll(() => services.queryClient.isFetching()).toBe(0)
  expect(unread()).toBe(0)
})

test('[CH-20] an answer of the list that comes before the server has heard of the reading counts nothing either', async () => {
  const heard = Promise.withResolvers<object>()
  api.use(mockCall('chats.read', 200, () => heard.promise))
  const { services, unread } = await openTab(() => ({ result: [chat('c1', 'Amara', hello, 1)] }))
  await expect.poll(unread).toBe(1)
  const isRead = markRead(services, 'c1')
  await services.queryClient.invalidateQueries({ queryKey: keys.chats.list() })
  heard.resolve({})
  await isRead
  expect(unread()).toBe(0)
})

test('[CH-24] a message that was deleted leaves the list with the one before it', async () => {
  const later = message('m2', 'Good night.', 'theirs', 5)
  const { services, unread } = await openTab(() => ({ result: [chat('c1', 'Amara', later)] }))
  await expect.poll(() => services.queryClient.getQueryData(services.queries.chats.list().queryKey)).toBeDefined()
  expect(unread()).toBe(0)
  services.queryClient.setQueryData(services.queries.chats.messages('c1').queryKey, {
    pages: [{ count: 2, result: { messages: [hello, later] } }],
    pageParams: [0],
  })
  removeMessage(services, 'c1', 'm2')
  const [listed] = services.queryClient.getQueryData(services.queries.chats.list().queryKey)?.result ?? []
  expect(listed?.lastMessage).toEqual(hello)
})
