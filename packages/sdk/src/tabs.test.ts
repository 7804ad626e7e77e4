import { afterEach, expect, test, vi } from 'vitest'
import { gate } from '../test/server.ts'
import { browserOf, closeTabs, isRefresh, statuses } from '../test/tabs.ts'
import { memorySession } from './index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  closeTabs()
})

test('[AP-03] tabs whose calls fail together make one refresh, and all calls work', async () => {
  const browser = await browserOf()
  const [one, other, third] = [browser.tab(), browser.tab(), browser.tab()]
  expect(
    await statuses([one.client.users.me(), one.client.chats.list(), other.client.users.me(), other.client.users.access(), third.client.users.me()]),
  ).toEqual([200, 200, 200, 200, 200])
  expect(browser.refreshes).toHaveLength(1)
  expect(one.session.tokens()).not.toEqual(browser.tokens)
  expect([other.session.tokens(), third.session.tokens()]).toEqual([one.session.tokens(), one.session.tokens()])
  // The family of the tokens lives: no refresh token was used twice.
  expect(await other.client.refresh()).toBe(true)
})

test('[AP-03] tabs with a shared store make one refresh', async () => {
  const browser = await browserOf()
  const shared = memorySession({ tokens: browser.tokens })
  const [one, other] = [browser.tab({}, shared), browser.tab({}, shared)]
  expect(await statuses([one.client.users.me(), other.client.users.me()])).toEqual([200, 200])
  expect(browser.refreshes).toHaveLength(1)
  expect(await one.client.refresh()).toBe(true)
})

test('[AP-07] unlinked tabs end the session by refreshing twice', async () => {
  const browser = await browserOf()
  const [one, other] = [browser.tab({ tabs: undefined }), browser.tab({ tabs: undefined })]
  await Promise.all([one.client.users.me(), other.client.users.me()])
  expect(browser.refreshes).toHaveLength(2)
  expect([await one.client.refresh(), await other.client.refresh()]).toEqual([false, false])
})

test('[XT-01] a tab adopts and announces tokens from another tab', async () => {
  const browser = await browserOf()
  const [one, other] = [browser.tab(), browser.tab()]
  await one.client.users.me()
  await vi.waitFor(() => expect(other.session.tokens()).toEqual(one.session.tokens()))
  expect(other.onTokens.mock.calls).toEqual([[one.session.tokens()]])
  expect(await statuses([other.client.users.me()])).toEqual([200])
  expect(browser.refreshes).toHaveLength(1)
})

test('[AP-03] a tab that missed refreshes asks the others before it refreshes', async () => {
  const browser = await browserOf()
  const one = browser.tab()
  await one.client.users.me()
  await one.client.refresh()
  const woken = browser.tab()
  expect(await statuses([woken.client.users.me()])).toEqual([200])
  expect(browser.refreshes).toHaveLength(2)
  expect(woken.session.tokens()).toEqual(one.session.tokens())
})

test('[XT-01] a tab of another person keeps its tokens to itself', async () => {
  const browser = await browserOf()
  const consumer = await browser.world.signIn('admin')
  const [one, other] = [browser.tab(), browser.tab({}, memorySession({ tokens: consumer }))]
  await one.client.users.me()
  // One message later than the news of the refresh.
  await browser.tab().client.users.me()
  expect(other.session.tokens()).toEqual(consumer)
  expect(other.onTokens).not.toHaveBeenCalled()
  await one.session.setTokens(consumer)
  const late = browser.tab()
  await late.client.users.me()
  expect(late.session.tokens()).not.toEqual(consumer)
})

test('[AP-03] a refused refresh ends the session once in every tab that shares it', async () => {
  const browser = await browserOf()
  await browser.world.advance(31 * 24 * 60)
  const shared = memorySession({ tokens: browser.tokens })
  const [one, other, alone] = [browser.tab({}, shared), browser.tab({}, shared), browser.tab()]
  expect(await statuses([one.client.users.me(), other.client.users.me()])).toEqual([401, 401])
  await vi.waitFor(() => expect(alone.session.tokens()).toBeNull())
  await vi.waitFor(() => expect([one, other, alone].map(({ onSessionEnd }) => onSessionEnd.mock.calls.length)).toEqual([1, 1, 1]))
  expect(browser.refreshes).toHaveLength(1)
})

test('[AP-03] without locks and channel each tab refreshes on its own', async () => {
  vi.stubGlobal('navigator', undefined)
  vi.stubGlobal('BroadcastChannel', undefined)
  const browser = await browserOf()
  const { client, session } = browser.tab()
  expect(await statuses([client.users.me(), client.chats.list(), client.users.access()])).toEqual([200, 200, 200])
  expect(browser.refreshes).toHaveLength(1)
  expect(session.tokens()).not.toEqual(browser.tokens)
})

test('[AP-03] without locks a tab still asks the others for newer tokens', async () => {
  vi.stubGlobal('navigator', {})
  const browser = await browserOf()
  await browser.tab().client.users.me()
  expect(await statuses([browser.tab().client.users.me()])).toEqual([200])
  expect(browser.refreshes).toHaveLength(1)
})

test('[AP-03] unknown messages from other app versions are ignored', async () => {
  const browser = await browserOf()
  const { client, session } = browser.tab()
  const channel = new BroadcastChannel(browser.origin)
  const used = browser.tokens.refreshToken
  for (const message of ['hello', null, 7, { kind: 'renewed', used }, { kind: 'renewed', used, tokens: { jwtToken: 'x' } }, { kind: 'ended' }])
    channel.postMessage(message)
  expect(await statuses([client.users.me()])).toEqual([200])
  channel.close()
  expect(browser.refreshes).toEqual([expect.stringContaining(JSON.stringify(used))])
  expect((await session.tokens())?.jwtToken).toMatch(/^ey/u)
})

test('[SD-04] an aborted call does not wait for another tab’s refresh', async () => {
  const browser = await browserOf()
  const [reached, release] = [gate(), gate()]
  const slow = browser.tab({
    fetch: async (input, init) => {
      if (isRefresh(input)) {
        reached.resolve()
        await release.promise
      }
      return fetch(input, init)
    },
  })
  const first = slow.client.users.me()
  await reached.promise
  const controller = new AbortController()
  const waiting = browser.tab().client.users.me({}, { signal: controller.signal })
  const failure = waiting.catch((error: unknown) => error)
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
  controller.abort(new Error('left the page'))
  expect(await failure).toMatchObject({ message: 'left the page' })
  release.resolve()
  expect((await first).status).toBe(200)
})
