import type { ErrorCode } from '@moonlit/contract/errors'
import { given, routeOf, type CallName, type Given, type Interaction, type Interactions, type AnyInteraction } from '../interaction.ts'
import { auth, magicLink, oauth } from './auth.ts'
import { bots } from './bots.ts'
import { core } from './core.ts'
import { chats } from './chats.ts'
import { forced } from './forced.ts'
import { generation } from './generation.ts'
import { photosForSale } from './photos-for-sale.ts'
import { subscriptions } from './subscriptions.ts'
import { sessions } from './sessions.ts'
import { stats } from './stats.ts'
import { users } from './users.ts'

/** Hand-written interactions by call; a missing call does not compile. */
export const INTERACTIONS: { readonly [N in CallName]: Interactions<N> } = {
  ...auth,
  ...magicLink,
  ...sessions,
  ...oauth,
  ...users,
  ...stats,
  ...core,
  ...bots,
  ...chats,
  ...photosForSale,
  ...subscriptions,
  ...generation,
}

const isDone = (status: number): boolean => status < 300 && status !== 208

/** Interactions of every call: no session, too many requests, maintenance. */
const common = (call: CallName, args: AnyInteraction['args']): readonly Omit<AnyInteraction, 'headers' | 'fields' | 'example'>[] => {
  const interaction = (status: number, when: string, state: Given, code: ErrorCode) => ({ call, status, when, given: [state], args, code })
  const isAlive = call === 'core.alive'
  const { caller } = routeOf(call).metadata
  return [
    ...(caller === 'public' || caller === 'anyone' ? [] : [interaction(401, 'without a session', given('nobody is signed in'), 'unauthorized')]),
    interaction(429, 'past the rate', forced(call, 429, 'too_many_requests'), 'too_many_requests'),
    // The app uses the alive call for this.
    ...(isAlive ? [] : [interaction(503, 'during maintenance', given('the API is out of order'), 'maintenance')]),
  ]
}

const toPlay = (
  call: CallName,
  { status, when, given: states, args = {}, headers = {}, code, fields = [], example }: Interaction,
): AnyInteraction => ({
  call,
  status,
  when,
  given: states,
  args,
  headers,
  code,
  fields,
  example,
})

/** All interactions of a call: hand-written ones, then the common ones. */
export const interactionsOf = (call: CallName): readonly AnyInteraction[] => {
  const told: readonly Interaction[] = INTERACTIONS[call]
  const own = told.map((one) => toPlay(call, one))
  const done = own.find(({ status }) => isDone(status))
  if (done === undefined) throw new Error(`${call} needs an interaction that goes well, in packages/sdk/pact/interactions`)
  return [...own, ...common(call, done.args).map((interaction) => ({ ...interaction, headers: {}, fields: [], example: undefined }))]
}

const isCall = (call: string): call is CallName => Object.hasOwn(INTERACTIONS, call)

/** Every call of the contract, in its order of names. */
export const CALLS: readonly CallName[] = Object.keys(INTERACTIONS).filter(isCall).toSorted()

export const ALL_INTERACTIONS: readonly AnyInteraction[] = CALLS.flatMap(interactionsOf)
