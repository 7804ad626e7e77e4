import { ofContract } from './boundary.ts'
import { Connection, MockError } from './connection.ts'
import type { Answered } from './types.ts'
import { MockWorld } from './world.ts'

export type { MockWorld }

/** A running mock API, for tests of its clients. */
export interface Mock {
  /**
   * Opens a world; without a name a new one.
   * @throws Error when the mock API runs without controls
   */
  world(name?: string): Promise<MockWorld>
  /** Every call of the API, with the answers that can be forced. */
  calls(): Promise<Answered<'calls', 'list'>>
  /** All worlds. */
  worlds(): Promise<Answered<'worlds', 'list'>['worlds']>
}

const refused = (error: unknown, url: string): Error => {
  if (error instanceof MockError && error.status === 404) return new Error(`${url} has no controls: start it with MOCK_CONTROLS=1`)
  return error instanceof Error ? error : new Error(String(error))
}

/**
 * Connects to a mock API that runs with MOCK_CONTROLS=1. It needs nothing but fetch, so it works in any test runner.
 *
 *     const mock = connectMock({ url: 'http://localhost:4000' })
 *     const world = await mock.world()
 *     await world.force('chats.send', 402, { times: 1 })
 *     const { headers } = await world.as('premium')
 */
export const connectMock = ({ url }: { url: string }): Mock => {
  const connection = new Connection(url, 'default')
  return {
    world: async (name = `test-${crypto.randomUUID().slice(0, 13)}`) => {
      const world = new MockWorld(url, name)
      try {
        await world.settings.read()
      } catch (error) {
        throw refused(error, url)
      }
      return world
    },
    calls: async () => ofContract<Answered<'calls', 'list'>>(await connection.send('/controls/calls/')),
    worlds: async () => ofContract<Answered<'worlds', 'list'>>(await connection.send('/controls/worlds/')).worlds,
  }
}
