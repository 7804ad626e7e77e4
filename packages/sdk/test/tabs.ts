import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { createClient, memorySession, type ClientOptions, type SessionStore, type Tokens } from '../src/index.ts'
import { linkTabs, type TabLink } from '../src/tabs.ts'
import { openWorld } from './mock.ts'
import { PATHS } from './server.ts'

const open: TabLink[] = []
/** Closes every tab that a test has opened. */
export const closeTabs = (): void => {
  for (const link of open.splice(0)) link.close()
}

export const isRefresh = (input: string | URL | Request): boolean => typeof input === 'string' && input.endsWith(PATHS.refresh)

/** An expired sign-in, and tabs of one browser that hold it. Counts what goes to the refresh call, over all of them. */
export const browserOf = async (persona = 'premium') => {
  const world = await openWorld()
  const tokens = await world.signIn(persona)
  await world.advance(16)
  const origin = randomUUID()
  const refreshes: unknown[] = []
  return {
    world,
    tokens,
    origin,
    refreshes,
    tab: (options: Partial<ClientOptions> = {}, session: SessionStore = memorySession({ tokens })) => {
      const link = linkTabs(origin)
      open.push(link)
      const onTokens = vi.fn<(tokens: Tokens) => void>()
      const onSessionEnd = vi.fn<() => void>()
      const client = createClient({
        baseUrl: world.url,
        headers: world.headers,
        session,
        tabs: link,
        onTokens,
        onSessionEnd,
        fetch: (input, init) => {
          if (isRefresh(input)) refreshes.push(init?.body)
          return fetch(input, init)
        },
        ...options,
      })
      return { client, session, onTokens, onSessionEnd }
    },
  }
}
export const statuses = async (calls: readonly Promise<{ status: number }>[]): Promise<number[]> =>
  (await Promise.all(calls)).map(({ status }) => status)
