import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ApiFetcher } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { ofContract } from '../../client/boundary.ts'
import type { Controls } from '../../src/controls/contract.ts'
import { type AnswerOf, type ArgsOf, type CallOf, type Resource, sendTo } from './control.ts'
import { routes } from './routes.ts'

/** What React Query keeps of a call: ts-rest's answer. */
export interface Answered<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

const table: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = routes

/** The contract's calls without their schemas, of which the browser loads nothing. */
const contract = ofContract<Controls>(
  Object.fromEntries(
    Object.entries(table).map(([resource, calls]) => [
      resource,
      Object.fromEntries(Object.entries(calls).map(([name, [method, path]]) => [name, { method, path, responses: {} }])),
    ]),
  ),
)

const api: ApiFetcher = ({ method, path, body, headers, fetchOptions }) =>
  sendTo(path, { method, headers, ...(typeof body === 'string' && { body }), ...(fetchOptions?.signal && { signal: fetchOptions.signal }) })

const tsr = initTsrReactQuery(contract, { baseUrl: '', api })

/** What a call takes, and the world that it is for. */
type Asked<Args> = Args & { readonly extraHeaders: { readonly 'x-mock-world': string } }

/** The hooks of one call, whichever it is. */
interface Hooks<Args, Body> {
  useQuery: (options: UseQueryOptions<Answered<Body>, Error, Body> & { readonly queryData: Asked<Args> }) => UseQueryResult<Body>
  mutate: (asked: Asked<Args>) => Promise<Answered<Body>>
}

/** ts-rest's hooks for a call of the controls. Its own types know each call by name; here the name is a parameter. */
export const hooksOf = <R extends Resource, C extends CallOf<R>>(resource: R, call: C): Hooks<ArgsOf<R, C>, AnswerOf<R, C>> =>
  ofContract<{ readonly [Name in R]: { readonly [Call in C]: Hooks<ArgsOf<R, C>, AnswerOf<R, C>> } }>(tsr)[resource][call]

/** The arguments of a call with its world. */
export const inWorld = <Args extends object>(world: string, args: Args): Asked<Args> => ({ ...args, extraHeaders: { 'x-mock-world': world } })
