import { mayAnswer } from '@moonlit/contract/error-calls'
import { ERRORS, type ErrorCode } from '@moonlit/contract/errors'
import { HttpResponse, delay, http, type HttpHandler } from 'msw'
import type { ApiErrorBody } from '../../generated/api.ts'
import { examples } from '../../generated/testing.ts'
import { callNames, findCall, routeOf, statusesOf, type BodyAt, type CallName, type StatusOf, type SuccessOf } from './calls.ts'
import { readRequest, type MockedRequest } from './mocked-request.ts'

/** What to answer with: some of the body's fields, or a function of the request that gives them; its promise holds the answer back. */
export type Answering<N extends CallName, S extends StatusOf<N>> =
  | Partial<BodyAt<N, S>>
  | ((request: MockedRequest<N>) => Partial<BodyAt<N, S>> | Promise<Partial<BodyAt<N, S>>>)

/** Which requests of a call a handler answers, and when. */
export interface HandlerOptions<N extends CallName> {
  /** Only requests for which this is true are answered; others use the handlers below. */
  readonly when?: (request: MockedRequest<N>) => boolean
  /** Only the next request is answered; later ones use the handlers below. */
  readonly once?: boolean
  /** Milliseconds until the answer. */
  readonly delayMs?: number
}

/** How a mocked call behaves besides what it answers. */
export interface MockOptions<N extends CallName> extends HandlerOptions<N> {
  readonly headers?: Readonly<Record<string, string>>
}

/** The code that a call answers a status with, when a test names none. */
const codeFor = (call: string, status: number): ErrorCode | undefined => {
  // The most general code of a status, where it is not the first.
  const plain: Partial<Record<number, ErrorCode>> = { 401: 'unauthorized', 403: 'forbidden', 404: 'not_found' }
  const isCode = (code: string): code is ErrorCode => code in ERRORS
  return (
    plain[status] ??
    Object.keys(ERRORS)
      .filter(isCode)
      .find((code) => ERRORS[code].status === status && mayAnswer(call, code))
  )
}

/** An error's body: the code's detail, unless given. */
const errorBody = (call: string, status: number, given: Partial<ApiErrorBody>): ApiErrorBody => {
  const code = given.code ?? codeFor(call, status)
  return { detail: code ? ERRORS[code].detail : 'Something went wrong', code, ...given }
}

const headersFor = (status: number): Record<string, string> => (status === 429 ? { 'retry-after': '30' } : {})

/** Every call answers one success. */
const successOf = (name: CallName): number => Number(Object.keys(examples[name] ?? {})[0])

/** A handler for the requests of a call. Which those are is the predicate's work, so that no other request uses up a `once`. */
const handle = <N extends CallName>(
  name: N,
  respond: (request: Request) => Response | Promise<Response>,
  { when, once = false, delayMs }: HandlerOptions<N>,
): HttpHandler => {
  const { method } = routeOf(name)
  const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
  return on(
    async ({ request }) => findCall(request)?.name === name && (when?.(await readRequest<N>(request)) ?? true),
    async ({ request }) => {
      const response = await respond(request)
      if (delayMs !== undefined) await delay(delayMs)
      return response
    },
    { once },
  )
}

/**
 * An MSW handler that answers a call with a status: `server.use(mockCall('chats.send', 402))`. A success answers the contract's example,
 * an error the words of its code; fields that are given stand above them. Hosts are not looked at.
 * @param status any that the contract documents for the call; its success when left out
 * @throws Error for a call or a status that the contract does not have, from code that is not typed
 */
export const mockCall = <N extends CallName, S extends StatusOf<N> = SuccessOf<N>>(
  name: N,
  status?: S,
  // Not a place to infer the status from, so that what is returned keeps its literal types.
  answering: NoInfer<Answering<N, S>> = {},
  { headers, ...options }: MockOptions<N> = {},
): HttpHandler => {
  const statuses: readonly number[] = statusesOf(name)
  const code: number = status ?? successOf(name)
  if (!statuses.includes(code)) throw new Error(`${name} does not answer ${code}; it answers ${statuses.join(', ')}`)
  const example = examples[name]?.[code]
  return handle(
    name,
    async (request) => {
      const given: object = typeof answering === 'function' ? await answering(await readRequest<N>(request)) : answering
      return HttpResponse.json(example ? { ...example, ...given } : errorBody(name, code, given), {
        status: code,
        headers: { ...headersFor(code), ...headers },
      })
    },
    options,
  )
}

/** An MSW handler that breaks the connection of a call: the client gets no answer, and the SDK throws its `NetworkError`. */
export const dropCall = <N extends CallName>(name: N, options: HandlerOptions<N> = {}): HttpHandler =>
  handle(name, () => HttpResponse.error(), options)

/**
 * A handler for every call of the API, each answering the contract's example of success: `setupServer(...handlers())`.
 * Handlers given to `server.use` come before them.
 */
export const handlers = (): HttpHandler[] => callNames.map((name) => mockCall(name))
