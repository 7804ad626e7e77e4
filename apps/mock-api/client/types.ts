import type { Contract } from '@moonlit/contract'
import type { commonErrors } from '@moonlit/contract/common'
import type { ERRORS, ErrorCode } from '@moonlit/contract/errors'
import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core'
import type { Controls } from '../src/controls/contract.ts'
import type { CallId } from '../src/http/call-table.ts'

/** A call of the API, such as `chats.send`, or `*` for every one. */
export type CallOrAll = CallId | '*'

type RouteOf<Id extends CallId> = Id extends `${infer Resource extends keyof Contract}.${infer Name}`
  ? Name extends keyof Contract[Resource]
    ? Contract[Resource][Name]
    : never
  : never

type StatusesIn<Route> = Route extends { responses: infer Responses } ? Extract<keyof Responses, number> : never

/** The statuses that the contract documents for a call; for `*`, those that any call may answer. */
export type StatusOf<Id extends CallOrAll> = Id extends CallId ? StatusesIn<RouteOf<Id>> : keyof typeof commonErrors

/** The errors that answer with a status. */
export type CodeOf<Status extends number> = { [Code in ErrorCode]: (typeof ERRORS)[Code]['status'] extends Status ? Code : never }[ErrorCode]

/** Body of a successful answer of a controls call. */
export type Answered<
  Resource extends keyof Controls,
  Name extends keyof Controls[Resource],
  Status extends 200 | 201 = 200,
> = ClientInferResponseBody<Extract<Controls[Resource][Name], AppRoute>, Status>

/** Request body of a controls call. */
export type BodyOf<Resource extends keyof Controls, Name extends keyof Controls[Resource]> =
  ClientInferRequest<Extract<Controls[Resource][Name], AppRoute>> extends { body: infer Body } ? Body : never

/** Which caller is meant: a persona, `guest:<id>`, `user:<id>`, `nobody` for visitors without a session; null for everyone's. */
export type CallerName = string | null

/** How often, and for whom, an answer is forced. */
export interface ForceOptions {
  /** How many answers; 1 by default, null for all until it is removed. */
  readonly times?: number | null
  readonly caller?: CallerName
}

/** How an answer with a status is forced. */
export interface AnswerOptions<Status extends number> extends ForceOptions {
  /** Which error of that status; the most general one by default. */
  readonly code?: CodeOf<Status>
  /** Invalid fields, for a 400. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  /** Seconds in Retry-After, for 429 and 503. */
  readonly retryAfter?: number
}
