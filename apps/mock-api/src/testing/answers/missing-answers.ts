import type { Contract } from '@moonlit/contract'
import { auth, magicLink } from '@moonlit/contract/auth'
import { bots } from '@moonlit/contract/bots'
import { chats } from '@moonlit/contract/chats'
import { commonErrors } from '@moonlit/contract/common'
import { core } from '@moonlit/contract/core'
import { generation } from '@moonlit/contract/generation'
import { oauth } from '@moonlit/contract/oauth'
import { photosForSale } from '@moonlit/contract/photos-for-sale'
import { sessions } from '@moonlit/contract/sessions'
import { stats } from '@moonlit/contract/stats'
import { subscriptions } from '@moonlit/contract/subscriptions'
import { users } from '@moonlit/contract/users'
import { CALLS } from '../../http/call-table.ts'
import type { SeenAnswers } from './seen-answers.ts'

interface Documented {
  readonly responses: Readonly<Record<number, unknown>>
}
/** The contract without common errors: every resource of it. */
const byResource: Readonly<Record<keyof Contract, Readonly<Record<string, Documented>>>> = {
  auth,
  magicLink,
  sessions,
  oauth,
  users,
  stats,
  core,
  bots,
  chats,
  subscriptions,
  generation,
  photosForSale,
}
const resources: Readonly<Record<string, Readonly<Record<string, Documented>>>> = byResource

/** Statuses of a call's own rules: those it documents, and authorization errors. */
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
 * Documented answers that no test has seen, and unexpected ones, one line each. A call's own answers count
 * only when its rules gave them; of common errors one each is enough, and it may be forced.
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
