import { STATES, STATE_VALUES, isStateName, nearestState, type StateName, type StateParams } from '@moonlit/contract/states'
import type { ErrorCode } from '@moonlit/contract/errors'
import type { Contract } from '../generated/api.ts'
import { table } from '../generated/table.ts'
import type { Route, RouteTable } from '../src/route.ts'
import type { BodyAt, CallName, StatusOf } from '../src/testing/calls.ts'

export type { CallName }
/** Placeholders for values that states give. */
export const VALUES = STATE_VALUES

/** A provider state with its parameters. */
export interface Given {
  readonly name: StateName
  readonly params: Readonly<Record<string, string>>
}

/**
 * A provider state.
 * @throws Error with the nearest name for an unknown state
 */
export const given = <Name extends StateName>(
  name: Name,
  ...[params]: Record<string, never> extends StateParams<Name> ? [] : [StateParams<Name>]
): Given => {
  if (!isStateName(name))
    throw new Error(`There is no provider state "${String(name)}" in packages/contract/src/states.ts. Is "${nearestState(name)}" meant?`)
  return { name, params: STATES[name].params.parse(params ?? {}) }
}

type ArgsOf<N extends CallName> = N extends `${infer R extends keyof Contract}.${infer C}`
  ? C extends keyof Contract[R]
    ? Contract[R][C] extends { args: infer A extends object }
      ? A
      : never
    : never
  : never

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T

/** A request of the web app and its expected answer. */
export interface Interaction<N extends CallName = CallName, S extends StatusOf<N> = StatusOf<N>> {
  readonly status: S
  /** Ends the sentence 'users.me answers 200 …'. */
  readonly when: string
  readonly given: readonly Given[]
  readonly args?: ArgsOf<N>
  /** Additional headers: a browser's cookies. */
  readonly headers?: Readonly<Record<string, string>>
  /** Error code, for an error status. */
  readonly code?: ErrorCode
  /** Paths of the invalid fields of a 400, in order. */
  readonly fields?: readonly string[]
  /** Differences from the contract's example. */
  readonly example?: DeepPartial<BodyAt<N, S>>
}

/** Interactions of one call; distributes over its statuses, so that each example has the right type. */
export type Interactions<N extends CallName> = readonly (StatusOf<N> extends infer S ? (S extends StatusOf<N> ? Interaction<N, S> : never) : never)[]

/** Interactions of one resource; every call is required. */
export type Of<R extends keyof Contract> = { readonly [N in Extract<CallName, `${R}.${string}`>]: Interactions<N> }

/** An interaction of any call. */
export interface AnyInteraction {
  readonly call: CallName
  readonly status: number
  readonly when: string
  readonly given: readonly Given[]
  readonly args: { readonly params?: object; readonly query?: object; readonly body?: unknown }
  readonly headers: Readonly<Record<string, string>>
  readonly code: ErrorCode | undefined
  readonly fields: readonly string[]
  readonly example: unknown
}

const routes: RouteTable = table

/** The route of a call. */
export const routeOf = (call: string): Route => {
  const [resource = '', name = ''] = call.split('.')
  const route = routes[resource]?.[name]
  if (route === undefined) throw new Error(`There is no call ${call}`)
  return route
}

/** The unique name of an interaction. */
export const titleOf = ({ call, status, when }: AnyInteraction): string => `${call} answers ${status} ${when}`
