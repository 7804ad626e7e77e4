import type { Contract } from '../../generated/api.ts'
import { table } from '../../generated/table.ts'
import { COMMON_STATUSES, examples, ownStatuses } from '../../generated/testing.ts'
import type { SuccessStatus } from '../call-types.ts'
import type { Route, RouteTable } from '../route.ts'

/** The name of a call: `chats.send`. */
export type CallName = { [R in keyof Contract]: `${R}.${Extract<keyof Contract[R], string>}` }[keyof Contract]
type CallOf<N extends CallName> = N extends `${infer R extends keyof Contract}.${infer C}`
  ? C extends keyof Contract[R]
    ? Contract[R][C]
    : never
  : never
type AnswerOf<N extends CallName> = CallOf<N> extends { answer: infer A extends { status: number; body: unknown } } ? A : never
/** The statuses that a call may answer. */
export type StatusOf<N extends CallName> = AnswerOf<N>['status']
/** What a call answers with a status. */
export type BodyAt<N extends CallName, S extends StatusOf<N>> = Extract<AnswerOf<N>, { status: S }>['body']
/** The status that a call succeeds with. */
export type SuccessOf<N extends CallName> = Extract<StatusOf<N>, SuccessStatus>
type ArgsOf<N extends CallName> = CallOf<N> extends { args: infer A } ? A : never
/** The parameters in the path of a call. */
export type ParamsOf<N extends CallName> = ArgsOf<N> extends { params: infer P } ? Readonly<P> : Readonly<Record<never, string>>
type BodyOf<N extends CallName> = 'body' extends keyof ArgsOf<N> ? Exclude<ArgsOf<N>['body'], undefined> : never
/** What a call sends: an object, or a form where it may send one; `undefined` when it sends nothing. */
export type SentBody<N extends CallName> = [BodyOf<N>] extends [never]
  ? undefined
  : [Extract<BodyOf<N>, FormData>] extends [never]
    ? BodyOf<N>
    : FormData

const routes: RouteTable = table
const isCallName = (name: string): name is CallName => name in examples

/** Path suffix of a call, with and without trailing slash (AP-01), for any host and prefix. */
const patternOf = ({ path }: Route): RegExp => new RegExp(`${path.replace(/\/$/u, '').replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)')}/?$`, 'u')

const fixedParts = (path: string): number => path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length

/** Every call; of those whose paths fit one address (`/bots/me/` and `/bots/:slug/`), the one with fewer parameters comes first. */
const rows = Object.entries(routes)
  .flatMap(([resource, calls]) => Object.entries(calls).map(([call, route]) => ({ name: `${resource}.${call}`, route, pattern: patternOf(route) })))
  .toSorted((a, b) => fixedParts(b.route.path) - fixedParts(a.route.path))

/** The names of all calls. */
export const callNames: readonly CallName[] = rows.map(({ name }) => name).filter(isCallName)

/** @throws Error when the contract has no such call */
export const routeOf = (name: string): Route => {
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Error(`There is no call ${name}`)
  return row.route
}

/**
 * What a call may answer, the common statuses included.
 * @throws Error when the contract has no such call
 */
export const statusesOf = (name: string): readonly number[] => {
  const own = ownStatuses[name]
  if (!own) throw new Error(`There is no call ${name}`)
  return [...own, ...COMMON_STATUSES]
}

/** Which call a request is, and the decoded parameters of its path; `undefined` when it is none of the API. */
export const findCall = ({ method, url }: Request): { name: CallName; params: Record<string, string> } | undefined => {
  const { pathname } = new URL(url)
  for (const { name, route, pattern } of rows) {
    const match = route.method === method ? pattern.exec(pathname) : null
    if (match && isCallName(name))
      return { name, params: Object.fromEntries(Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])) }
  }
  return undefined
}
