/** The generated types say what the contract's schemas say: checked by `tsc`, never run. */
import type { Contract as Schemas } from '@moonlit/contract'
import type { AppRoute, ClientInferResponses, PartialClientInferRequest } from '@ts-rest/core'
import type { ApiErrorBody, Contract } from '../generated/api.ts'
import type { Reply } from '../src/call-types.ts'

/** The contract says that an error may have any code; that a call has only some of them is said by error-calls.ts. */
type WithAnyCode<A> = A extends Reply<infer Status, { detail: string; code?: string | undefined }> ? Reply<Status, ApiErrorBody> : A

type Both<R extends AppRoute, C extends { answer: unknown }> = [ClientInferResponses<R>] extends [WithAnyCode<C['answer']>]
  ? [WithAnyCode<C['answer']>] extends [ClientInferResponses<R>]
    ? true
    : 'the contract does not answer this'
  : 'the contract answers more'

/** Empty or fully optional bodies may be left out here, unlike in ts-rest. */
type Given<A> = A extends { body?: infer B } ? Omit<A, 'body'> & { body: Exclude<B, undefined> } : A
type Takes<R extends AppRoute, C extends { args: unknown }> = C['args'] extends { params?: undefined; query?: undefined; body?: undefined }
  ? true
  : Given<C['args']> extends Omit<PartialClientInferRequest<R>, 'headers' | 'extraHeaders' | 'overrideClientOptions' | 'fetchOptions' | 'cache'>
    ? true
    : 'the contract does not take this'

type Faults = {
  [R in keyof Schemas]: R extends keyof Contract
    ? {
        [C in keyof Schemas[R]]: C extends keyof Contract[R]
          ? Schemas[R][C] extends infer Route extends AppRoute
            ? Contract[R][C] extends infer Call extends { args: unknown; answer: unknown }
              ? Exclude<Both<Route, Call> | Takes<Route, Call>, true> extends never
                ? never
                : [R, C, Both<Route, Call>, Takes<Route, Call>]
              : [R, C, 'no call']
            : [R, C, 'no route']
          : [R, C, 'not generated']
      }[keyof Schemas[R]]
    : [R, 'not generated']
}[keyof Schemas]

type None<T extends never> = T
/** Fails to compile when a call differs, naming it. */
export type NoFaults = None<Faults>
