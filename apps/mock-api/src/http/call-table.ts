import { contract } from '@moonlit/contract'
import type { CallPolicy } from '@moonlit/contract/policy'

/** One call of the contract, as the server needs it. */
export interface Call {
  /** Resource and name, such as `chats.send`. */
  readonly id: string
  readonly method: string
  readonly path: string
  readonly policy: CallPolicy
}

const resources: Readonly<Record<string, Readonly<Record<string, { method: string; path: string; metadata: CallPolicy }>>>> = contract

/** Every call of the contract. */
export const CALLS: readonly Call[] = Object.entries(resources).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, { method, path, metadata }]) => ({ id: `${resource}.${name}`, method, path, policy: metadata })),
)

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\/$/u, '').replace(/:\w+/gu, '[^/]+')}/?$`, 'u')
const patterns = CALLS.map((call) => ({ ...call, pattern: pattern(call.path) }))

/** The methods that an address answers to; empty when there is no such address. */
export const methodsOf = (pathname: string): string[] =>
  [...new Set(patterns.filter((call) => call.pattern.test(pathname)).map(({ method }) => method))].toSorted()
