import { contract, type Contract } from '@moonlit/contract'
import type { CallPolicy } from '@moonlit/contract/policy'
import { z } from 'zod'

/** Resource and name of a call of the contract, such as `chats.send`. */
export type CallId = { [R in keyof Contract]: `${R}.${keyof Contract[R] & string}` }[keyof Contract]

/** A call of the contract. */
export interface Call {
  readonly id: CallId
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly policy: CallPolicy
  /** The schemas of what it takes; undefined where it takes nothing. */
  readonly query: unknown
  readonly body: unknown
  /** Its answers by status, common errors included. */
  readonly responses: Readonly<Record<string, unknown>>
}

interface Route {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly metadata: CallPolicy
  readonly query?: unknown
  readonly body?: unknown
  readonly responses: Readonly<Record<string, unknown>>
}

const resources: Readonly<Record<string, Readonly<Record<string, Route>>>> = contract

const isCallId = (id: string): id is CallId => {
  const [resource = '', name = ''] = id.split('.')
  return Object.hasOwn(resources[resource] ?? {}, name)
}

/** Every call of the contract. */
export const CALLS: readonly Call[] = Object.entries(resources).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([name, { method, path, summary, metadata, query, body, responses }]) => {
    const id = `${resource}.${name}`
    return isCallId(id) ? [{ id, method, path, summary, policy: metadata, query, body, responses }] : []
  }),
)

const byId = new Map(CALLS.map((call) => [call.id, call]))
const byRoute = new Map(CALLS.map((call) => [`${call.method} ${call.path}`, call]))

/** Resource and name of a call. */
export const CallId = z
  .enum(CALLS.map(({ id }) => id))
  .meta({ id: 'CallId', description: 'A call of the API: resource and name', examples: ['chats.send'] })

/** @throws Error for an unknown id */
export const callById = (id: CallId): Call => {
  const call = byId.get(id)
  if (call === undefined) throw new Error(`${id} is no call of the contract`)
  return call
}

/** The call of a matched route. HEAD belongs to the call of GET. */
export const callOfRoute = (method: string, url: string | undefined): Call | undefined =>
  byRoute.get(`${method === 'HEAD' ? 'GET' : method} ${url ?? ''}`)

/** Statuses that the contract documents for a call, ascending. */
export const statusesOf = ({ responses }: Call): number[] => Object.keys(responses).map(Number)

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\/$/u, '').replace(/:\w+/gu, '[^/]+')}/?$`, 'u')
/** Made on the first address that no call answers, to keep the start fast. */
let patterns: readonly { readonly method: string; readonly pattern: RegExp }[] | undefined

/** Methods of an address; empty for an unknown one. */
export const methodsOf = (pathname: string): string[] => {
  patterns ??= CALLS.map(({ method, path }) => ({ method, pattern: pattern(path) }))
  return [...new Set(patterns.filter((call) => call.pattern.test(pathname)).map(({ method }) => method))].toSorted()
}
