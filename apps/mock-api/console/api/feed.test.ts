import { afterEach, expect, test, vi } from 'vitest'
import { RequestFeed } from './feed.ts'

afterEach(() => vi.unstubAllGlobals())

/** A mock API whose answers come when the test says so. */
const openFeed = () => {
  const streams: EventTarget[] = []
  const answers: ((ids: readonly number[]) => void)[] = []
  class Stream extends EventTarget {
    static readonly CLOSED = 2
    readonly readyState = 1
    constructor() {
      super()
      streams.push(this)
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((ids) => resolve(Response.json({ requests: ids.map((id) => ({ id })) })))
      }),
  )
  const feed = new RequestFeed('default')
  const stop = feed.start()
  return {
    stop,
    connect: () => streams.at(-1)?.dispatchEvent(new Event('open')),
    log: (id: number) => streams.at(-1)?.dispatchEvent(new MessageEvent('request', { data: JSON.stringify({ id }) })),
    answer: (ids: readonly number[]) => answers.at(-1)?.(ids),
    shown: () => feed.getState().requests.map(({ id }) => id),
  }
}

test('[MK-10] a request that comes while the earlier ones are read is not lost', async () => {
  const { stop, connect, log, answer, shown } = openFeed()
  connect()
  log(2)
  log(3)
  answer([2, 1])
  await vi.waitFor(() => expect(shown()).toEqual([3, 2, 1]))
  log(4)
  await vi.waitFor(() => expect(shown()).toEqual([4, 3, 2, 1]))
  stop()
})

test('[MK-10] after a mock that began anew, nothing of the old one is left', async () => {
  const { stop, connect, log, answer, shown } = openFeed()
  connect()
  answer([9, 8])
  await vi.waitFor(() => expect(shown()).toEqual([9, 8]))
  connect()
  log(1)
  log(2)
  answer([1])
  await vi.waitFor(() => expect(shown()).toEqual([2, 1]))
  stop()
})
