import type { CALLS_OF_CODES } from '@moonlit/contract/error-calls'
import type { ERRORS, ErrorCode } from '@moonlit/contract/errors'
import type { ApiErrorBody } from '../generated/api.ts'

type Prettify<T> = { [K in keyof T]: T[K] } & {}

/** One answer of a call: status, body and headers. */
export interface Reply<Status extends number, Body> {
  readonly status: Status
  readonly body: Body
  readonly headers: Headers
}

type Bound = typeof CALLS_OF_CODES
/** The codes that a call answers a status with: those of any call, and those that name it. */
type CodeAt<Status extends number, Call extends string> = {
  [C in ErrorCode]: (typeof ERRORS)[C]['status'] extends Status ? (C extends keyof Bound ? (Call extends Bound[C][number] ? C : never) : C) : never
}[ErrorCode]

/** The body of an error that has one of these codes. */
export interface ErrorBody<Code extends ErrorCode> extends Omit<ApiErrorBody, 'code'> {
  /** Stable name of the error, for programs; there may be new ones in time */
  code?: Code | undefined
}

/** Error answers of a call, one type per status, each with the codes that the call may answer there. */
export type Refusal<Status extends number, Call extends string> = Status extends number ? Reply<Status, ErrorBody<CodeAt<Status, Call>>> : never

/** The arguments of a call that takes none; a stray object (options in the wrong place) does not compile. */
export interface NoArgs {
  readonly params?: undefined
  readonly query?: undefined
  readonly body?: undefined
}

/** A call of the `Contract`, as a type. */
export interface CallShape {
  args: object
  answer: AnyAnswer
}

/** What a call takes: `params` of its path, `query` and `body`, each only where the contract has it. */
export type Args<C extends CallShape> = C['args']

/** What a call answers: a union by `status`, each with its `body` and the `headers`. Failing statuses are answers too, not exceptions. */
export type Answer<C extends CallShape> = C['answer']

/** Any answer, when the call is not known. */
export interface AnyAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** The statuses that mean it worked. 208 is not one of them: it says that an earlier message is still being answered. */
export type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207

/** The answers of a union that mean it worked; any answer may, when its status is not known. */
export type SuccessOf<A extends AnyAnswer> = A extends AnyAnswer
  ? number extends A['status']
    ? A
    : A['status'] extends SuccessStatus
      ? A
      : never
  : never

/** The codes of the errors that a call may answer. */
export type CodeOf<C extends CallShape> = C['answer'] extends infer A ? (A extends { body: ErrorBody<infer Code> } ? Code : never) : never

/** The body of the answers that mean it worked. */
export type BodyOf<A extends AnyAnswer> = SuccessOf<A>['body']

type ParamsOf<C extends CallShape> = C['args'] extends { params: infer P } ? P : unknown
type QueryOf<C extends CallShape> = C['args'] extends { query?: infer Q } ? Exclude<Q, undefined> : unknown

/** The fields of a call's path and query in one flat object, without those that a paged query fills in by itself. */
export type Fields<C extends CallShape, Skip extends string = never> = Prettify<ParamsOf<C> & Omit<QueryOf<C>, Skip>>

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason, as `fetch` does. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until a try is given up with a `TimeoutError`; the client's own setting when left out. */
  readonly timeoutMs?: number | undefined
  /** Lets the call outlive the page that makes it, as it is left; it carries no more than 64 KB then. */
  readonly keepalive?: boolean | undefined
  /** Headers for this call only. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Where the API is for this call only, without `/api`. */
  readonly baseUrl?: string | undefined
}
