/** Tabs that hear of each other late: a page that stood still, a store that takes its time. */
import { afterEach, expect, test, vi } from 'vitest'
import { gate } from '../test/server.ts'
import { browserOf, closeTabs } from '../test/tabs.ts'
import { memorySession, type Tokens } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closeTabs()
})

/** Time passes as usual, and faster where a test says so: the time in which a tab listens to others. */
const moveClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
const isQuestion = (message: unknown): boolean => Reflect.get(Object(message), 'kind') === 'asked'

/** A store that reads, or writes, no further than to a gate once it is told to be slow. */
const slowStore = (tokens: Tokens, slow: 'tokens' | 'setTokens') => {
  const store = memorySession({ tokens })
  const held = gate()
  let isSlow = false
  const wait = async (method: typeof slow) => {
    if (isSlow && slow === method) await held.promise
  }
  return {
    becomeSlow: () => {
      isSlow = true
    },
    release: held.resolve,
    session: {
      ...store,
      tokens: async () => {
        await wait('tokens')
        return store.tokens()
      },
      setTokens: async (next: Tokens | null) => {
        await wait('setTokens')
        store.setTokens(next)
      },
    },
  }
}

test('[AP-03] a tab that stood still until its time was over reads what it was told before it refreshes', async () => {
  const browser = await browserOf()
  await browser.tab().client.users.me()
  moveClock()
  const { postMessage } = BroadcastChannel.prototype
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(function standStill(this: BroadcastChannel, message) {
    postMessage.call(this, message)
    if (isQuestion(message)) vi.advanceTimersByTime(1000)
  })
  expect((await browser.tab().client.users.me()).status).toBe(200)
  expect(browser.refreshes).toHaveLength(1)
})

test('[AP-03] a tab waits for another one that takes a while to look its tokens up', async () => {
  const browser = await browserOf()
  const slow = slowStore(browser.tokens, 'tokens')
  await browser.tab({}, slow.session).client.users.me()
  slow.becomeSlow()
  moveClock()
  const asked = gate()
  const channel = new BroadcastChannel(browser.origin)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isQuestion(data)) asked.resolve()
  })
  const call = browser.tab().client.users.me()
  await asked.promise
  await vi.advanceTimersByTimeAsync(500)
  slow.release()
  expect((await call).status).toBe(200)
  channel.close()
  expect(browser.refreshes).toHaveLength(1)
})

test('[AP-03] a tab does not refresh while it stores the tokens that another one told it', async () => {
  const browser = await browserOf()
  const slow = slowStore(browser.tokens, 'setTokens')
  slow.becomeSlow()
  const other = browser.tab({}, slow.session)
  moveClock()
  await browser.tab().client.users.me()
  const call = other.client.users.me()
  await vi.waitFor(async () => expect((await navigator.locks.query()).held?.map(({ name }) => name)).toContain(`${browser.origin}.refresh`))
  await vi.advanceTimersByTimeAsync(500)
  slow.release()
  expect((await call).status).toBe(200)
  expect(browser.refreshes).toHaveLength(1)
})

test('[AP-03] a tab whose question nobody can answer refreshes by itself in the end', async () => {
  const browser = await browserOf()
  const slow = slowStore(browser.tokens, 'tokens')
  const other = browser.tab({}, slow.session)
  slow.becomeSlow()
  moveClock()
  const call = browser.tab().client.users.me()
  await vi.waitFor(() => expect(browser.refreshes).toHaveLength(1), { timeout: 10_000 })
  expect((await call).status).toBe(200)
  slow.release()
  await vi.waitFor(() => expect(other.onTokens).toHaveBeenCalledTimes(1))
})
