import { ERRORS, type ErrorCode } from '@moonlit/contract/errors'
import { HttpResponse, delay, http, type HttpHandler } from 'msw'
import type { ApiErrorBody, Contract } from '../../generated/api.ts'
import { COMMON_STATUSES, table } from '../../generated/table.ts'
import { examples } from '../../generated/testing.ts'
import type { SuccessStatus } from '../call-types.ts'
import type { Route, RouteTable } from '../route.ts'

/** The name of a call: `chats.send`. */
export type CallName = { [R in keyof Contract]: `${R}.${Extract<keyof Contract[R], string>}` }[keyof Contract]
type AnswerOf<N extends CallName> = N extends `${infer R extends keyof Contract}.${infer C}`
  ? C extends keyof Contract[R]
    ? Contract[R][C] extends { answer: infer A extends { status: number; body: unknown } }
      ? A
      : never
    : never
  : never
/** The statuses that a call may answer. */
export type StatusOf<N extends CallName> = AnswerOf<N>['status']
/** What a call answers with a status. */
export type BodyAt<N extends CallName, S extends StatusOf<N>> = Extract<AnswerOf<N>, { status: S }>['body']
type SuccessOf<N extends CallName> = Extract<StatusOf<N>, SuccessStatus>

/** The request that a handler answers. */
export interface MockedRequest {
  /** Parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The request itself, for its headers and body. */
  readonly request: Request
}

/** What to answer with: some of the body's fields, or a function of the request that gives them. */
export type Answering<B> = Partial<B> | ((request: MockedRequest) => Partial<B> | Promise<Partial<B>>)

/** How a mocked call behaves besides what it answers. */
export interface MockOptions {
  /** Only the next call is answered; later ones use the handlers below. */
  readonly once?: boolean
  /** Milliseconds until the answer. */
  readonly delayMs?: number
  readonly headers?: Readonly<Record<string, string>>
}

const routes: RouteTable = table
const routeOf = (name: string): Route => {
  const [resource = '', call = ''] = name.split('.')
  const route = routes[resource]?.[call]
  if (!route) throw new Error(`There is no call ${name}`)
  return route
}

/** Path suffix of a call, with and without trailing slash (AP-01), for any host and prefix. */
const patternOf = ({ path }: Route): RegExp => new RegExp(`${path.replace(/\/$/u, '').replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)')}/?$`, 'u')

const matchPath = (route: Route, pathname: string): Record<string, string> | null => {
  const match = patternOf(route).exec(pathname)
  return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]))
}

const fixedParts = (path: string): number => path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length

/** Of calls whose paths both fit (`/bots/me/` and `/bots/:slug/`) the one with fewer parameters is meant. */
const isBetterMatched = (route: Route, pathname: string): boolean =>
  Object.values(routes)
    .flatMap((rows) => Object.values(rows))
    .some((other) => other.method === route.method && fixedParts(other.path) > fixedParts(route.path) && matchPath(other, pathname) !== null)

const codeFor = (status: number): ErrorCode | undefined => {
  // The most general code of a status, where it is not the first.
  const plain: Partial<Record<number, ErrorCode>> = { 401: 'unauthorized', 403: 'forbidden', 404: 'not_found' }
  const isCode = (code: string): code is ErrorCode => code in ERRORS
  return (
    plain[status] ??
    Object.keys(ERRORS)
      .filter(isCode)
      .find((code) => ERRORS[code].status === status)
  )
}

/** An error's body: the code's detail, unless given. */
const errorBody = (status: number, given: Partial<ApiErrorBody>): ApiErrorBody => {
  const code = given.code ?? codeFor(status)
  return { detail: code ? ERRORS[code].detail : 'Something went wrong', code, ...given }
}

const headersFor = (status: number): Record<string, string> => (status === 429 ? { 'retry-after': '30' } : {})

/** Every call answers one success. */
const successOf = (name: CallName): number => Number(Object.keys(examples[name] ?? {})[0])

/**
 * An MSW handler that answers a call with a status: `server.use(mockCall('chats.send', 402))`. A success answers the contract's example,
 * an error the words of its code; fields that are given stand above them. Hosts are not looked at.
 * @param status any that the contract documents for the call; its success when left out
 * @throws Error for a call or a status that the contract does not have, from code that is not typed
 */
export const mockCall = <N extends CallName, S extends StatusOf<N> = SuccessOf<N>>(
  name: N,
  status?: S,
  answering: Answering<BodyAt<N, S>> = {},
  options: MockOptions = {},
): HttpHandler => {
  const route = routeOf(name)
  const code: number = status ?? successOf(name)
  const isKnown = [...route.statuses, ...COMMON_STATUSES].includes(code)
  if (!isKnown) throw new Error(`${name} does not answer ${code}; it answers ${[...route.statuses, ...COMMON_STATUSES].join(', ')}`)
  const example = examples[name]?.[code]
  const method = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[route.method]
  return method(
    patternOf(route),
    async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const params = matchPath(route, pathname)
      if (!params || isBetterMatched(route, pathname)) return undefined
      const given: object = typeof answering === 'function' ? await answering({ params, query: searchParams, request }) : answering
      if (options.delayMs !== undefined) await delay(options.delayMs)
      return HttpResponse.json(example ? { ...example, ...given } : errorBody(code, given), {
        status: code,
        headers: { ...headersFor(code), ...options.headers },
      })
    },
    { once: options.once ?? false },
  )
}

const names = Object.entries(routes).flatMap(([resource, rows]) => Object.keys(rows).map((call) => `${resource}.${call}`))
const isCallName = (name: string): name is CallName => name in examples

/**
 * A handler for every call of the API, each answering the contract's example of success: `setupServer(...handlers())`.
 * Handlers given to `server.use` come before them.
 */
export const handlers = (): HttpHandler[] => names.filter(isCallName).map((name) => mockCall(name))
