import { auth, magicLink } from '@moonlit/contract/auth'
import { bots } from '@moonlit/contract/bots'
import { chats } from '@moonlit/contract/chats'
import { commonErrors } from '@moonlit/contract/common'
import { core } from '@moonlit/contract/core'
import { generation } from '@moonlit/contract/generation'
import { oauth } from '@moonlit/contract/oauth'
import { stats } from '@moonlit/contract/stats'
import { subscriptions } from '@moonlit/contract/subscriptions'
import { users } from '@moonlit/contract/users'
import { CALLS } from '../../http/call-table.ts'
import type { SeenAnswers } from './seen-answers.ts'

interface Documented {
  readonly responses: Readonly<Record<number, unknown>>
}
/** The contract before what any call may answer was added to each. */
const resources: Readonly<Record<string, Readonly<Record<string, Documented>>>> = {
  auth,
  magicLink,
  oauth,
  users,
  stats,
  core,
  bots,
  chats,
  subscriptions,
  generation,
}

/** What a call answers by its own rules: what it documents itself, and who must not make it. */
const ownStatuses = (id: string): number[] => {
  const [resource = '', name = ''] = id.split('.')
  const call = CALLS.find((one) => one.id === id)
  const caller = call?.policy.caller
  return [
    ...Object.keys(resources[resource]?.[name]?.responses ?? {}).map(Number),
    ...(caller === 'session' || caller === 'user' || caller === 'admin' ? [401] : []),
    ...(caller === 'admin' ? [403] : []),
    ...(call?.method === 'GET' ? [] : [400]),
  ]
}

/**
 * Which documented answers no test has seen, and what was seen that should not be, a line each. A call's own answers count
 * only when its rules gave them; of those that any call may give, one of each kind is enough, and it may be forced.
 */
export const missingAnswers = ({ seen, forced, elsewhere, faults }: SeenAnswers): string[] => {
  const anywhere = new Set([...Object.values(seen).flat(), ...forced, ...elsewhere])
  const lines = CALLS.flatMap(({ id }) => {
    const statuses = seen[id] ?? []
    return [...new Set(ownStatuses(id))].filter((status) => !statuses.includes(status)).map((status) => `${id}: no test has seen its ${status}`)
  })
  const kinds = Object.keys(commonErrors).filter((status) => !anywhere.has(Number(status)))
  return [...lines, ...kinds.map((status) => `any call: no test has seen a ${status}`), ...faults.map((fault) => `breaks the contract: ${fault}`)]
}
