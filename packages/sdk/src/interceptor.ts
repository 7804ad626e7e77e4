import type { AnyAnswer } from './call-types.ts'
import type { Route } from './route.ts'
import type { Awaitable } from './session.ts'

/** A request that is about to be sent. */
export interface OutgoingRequest {
  /** The whole address, with path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  /** The call that it is: method, path with `:name` for its parameters, and policy. */
  readonly route: Route
}

/**
 * Sees and changes what a client sends and is answered. Each function may return something else to go on with, or nothing to leave it as
 * it is. Several interceptors follow one another in the order given.
 */
export interface Interceptor {
  /** Before each request: every try of a call, refreshes and alive checks too. What it throws, the call rejects with. */
  request?(request: OutgoingRequest): Awaitable<OutgoingRequest | undefined | void>
  /** After each call, failing statuses included: what the caller is going to get. */
  answer?(answer: AnyAnswer, route: Route): Awaitable<AnyAnswer | undefined | void>
  /** After each call that rejects. What is returned, or thrown, is what the caller gets. */
  error?(error: unknown, route: Route): unknown
}
