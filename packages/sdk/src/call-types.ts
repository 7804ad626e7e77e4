import type { AppRoute, ClientInferRequest, ClientInferResponses, PartialClientInferRequest } from '@ts-rest/core'

type Prettify<T> = { [K in keyof T]: T[K] } & {}
/** A body that is always empty need not be given; `{}` is sent for it. */
type WithoutEmptyBody<T> = T extends { body: Record<string, never> } ? Omit<T, 'body'> & { body?: Record<string, never> } : T
type Request<R extends AppRoute> = WithoutEmptyBody<PartialClientInferRequest<R>>

/** What a call takes: `params` of its path, `query` and `body`, each only where the contract has it. */
export type Args<R extends AppRoute> = Prettify<Pick<Request<R>, Extract<keyof Request<R>, 'params' | 'query' | 'body'>>>

/** What a call answers: a union by `status`, each with its `body` and the `headers`. Failing statuses are answers too, not exceptions. */
export type Answer<R extends AppRoute> = ClientInferResponses<R>

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

/** The body of the answers that mean it worked. */
export type BodyOf<A extends AnyAnswer> = SuccessOf<A>['body']

type ParamsOf<R extends AppRoute> = ClientInferRequest<R> extends { params: infer P } ? P : unknown
type QueryOf<R extends AppRoute> = ClientInferRequest<R> extends { query: infer Q } ? Q : unknown

/** The fields of a call's path and query in one flat object, without those that a paged query fills in by itself. */
export type Fields<R extends AppRoute, Skip extends string = never> = Prettify<ParamsOf<R> & Omit<QueryOf<R>, Skip>>

/** What one call may be told besides its arguments. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason, as `fetch` does. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until a try is given up with a `TimeoutError`; the client's own setting when left out. */
  readonly timeoutMs?: number | undefined
  /** Headers for this call only. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}
