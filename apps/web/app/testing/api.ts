import { handlers, recordCalls } from '@moonlit/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/**
 * The API for the tests of a file: every call succeeds with the contract's example, until a test gives handlers of its own to `use`.
 * A request to anything else fails. Each test starts anew, without the handlers and calls of those before it.
 */
export const startApi = () => {
  const server = setupServer(...handlers())
  const calls = recordCalls(server)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  // Not at the end of the one before: what it has opened is closed only then.
  beforeEach(() => {
    server.resetHandlers()
    calls.clear()
  })
  afterAll(() => server.close())
  return { use: server.use.bind(server), calls }
}
