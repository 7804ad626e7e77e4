import { randomUUID } from 'node:crypto'
import { STATES, isStateName, nearestState } from '@moonlit/contract/states'
import { z } from 'zod'
import { asHandler } from './boundary.ts'
import { handlers } from './handlers.ts'
import type { ProviderState } from './pact-file.ts'
import { ProviderWorld } from './provider-world.ts'
import type { Task } from './task.ts'

/** The provider for one interaction: a world of a mock, or a whole provider. */
export interface ProviderSession {
  /** Headers for its request. */
  readonly headers: Readonly<Record<string, string>>
  begin(): Promise<void>
  /**
   * Sets up a state; returns the provider's values.
   * @throws Error with the reason when it cannot be set up
   */
  setUp(state: ProviderState): Promise<Readonly<Record<string, string>>>
  end(): Promise<void>
}

const Values = z.record(z.string(), z.coerce.string())

/** Posts a state to the provider by Pact's own protocol, which `docs/recipes/verify-a-provider.md` describes. */
const postState = async (
  statesUrl: string,
  action: 'setup' | 'teardown',
  { name, params }: ProviderState,
): Promise<Readonly<Record<string, string>>> => {
  const answer = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, consumer: 'moonlit-web', state: name, params }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status} ${text.slice(0, 300)}`.trim())
  return text.trim() === '' ? {} : Values.parse(JSON.parse(text))
}

/** Sets up a state with the handlers, by ordinary calls or controls. */
const handle = async (world: ProviderWorld, { name, params }: ProviderState, hasControls: boolean): Promise<Readonly<Record<string, string>>> => {
  if (!isStateName(name)) throw new Error(`packages/contract/src/states.ts does not have it. Is "${nearestState(name)}" meant?`)
  const { needs, setUp } = asHandler(handlers[name])
  if (needs === 'controls' && !hasControls) throw new Error('ordinary calls cannot bring it about: give --states-url')
  return setUp(world, STATES[name].params.parse(params))
}

/** Opens a provider session for one interaction. */
export const openProviderSession = ({ url, statesUrl, isMock }: Pick<Task, 'url' | 'statesUrl' | 'isMock'>): ProviderSession => {
  // Other providers have a single place for all interactions.
  const world = new ProviderWorld(url, isMock ? `pact-${randomUUID().slice(0, 18)}` : 'default')
  const states: ProviderState[] = []
  return {
    headers: isMock ? { 'x-mock-world': world.name } : {},
    begin: async () => {
      if (isMock) await world.settings.change({ replyDelay: { min: 0, max: 0 }, generationDelay: { min: 0, max: 0 } })
    },
    setUp: async (state) => {
      states.push(state)
      return statesUrl === null ? handle(world, state, isMock) : postState(statesUrl, 'setup', state)
    },
    end: async () => {
      if (isMock) await world.remove()
      if (statesUrl !== null) for (const state of states.toReversed()) await postState(statesUrl, 'teardown', state)
    },
  }
}
