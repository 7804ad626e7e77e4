import type { SetupServer } from 'msw/node'
import { asSent } from '../boundary.ts'
import { findCall, type CallName } from './calls.ts'
import { readRequest, type MockedRequest } from './mocked-request.ts'

/** A request to the API, and which call it was: a union by `name`, unless a call is named. */
export type RecordedCall<N extends CallName = CallName> = { [K in N]: MockedRequest<K> & { readonly name: K } }[N]

/** The requests that reached the API, whatever they were answered. */
export interface CallRecord {
  /** All of them, oldest first. */
  readonly all: readonly RecordedCall[]
  /** Those of one call: `calls.of('chats.send').map(({ body }) => body.message)`. */
  of<N extends CallName>(name: N): RecordedCall<N>[]
  /** Forgets what was recorded, for the next test. */
  clear(): void
}

const isOf =
  <N extends CallName>(name: N) =>
  (call: RecordedCall): call is RecordedCall & RecordedCall<N> =>
    call.name === name

/**
 * Records the requests to the API from now on. A request stands in the record before it is answered.
 * @param server of `setupServer`, or the worker of `setupWorker`
 */
export const recordCalls = (server: Pick<SetupServer, 'events'>): CallRecord => {
  const all: RecordedCall[] = []
  // Bodies are read one after the other, so that the record keeps the order of the requests.
  let earlier = Promise.resolve()
  let cleared = 0
  server.events.on('request:start', ({ request }) => {
    const name = findCall(request)?.name
    if (name === undefined) return
    const read = readRequest(request)
    const before = cleared
    earlier = earlier.then(async () => {
      const call = asSent<RecordedCall>({ name, ...(await read) })
      // One that was still being read is forgotten with the others.
      if (before === cleared) all.push(call)
    })
  })
  return {
    all,
    of: (name) => all.filter(isOf(name)),
    clear: () => {
      cleared += 1
      all.splice(0)
    },
  }
}
