import type { AnyAnswer, BodyOf, SuccessOf } from './call-types.ts'
import { ApiError } from './errors.ts'

/** Whether an answer means that it worked: a 2xx, 208 excepted. Narrows the union. */
export const isSuccess = <A extends AnyAnswer>(answer: A): answer is SuccessOf<A> =>
  answer.status >= 200 && answer.status < 300 && answer.status !== 208

/**
 * The throwing form of a call: the body when it worked, else an `ApiError`.
 * `NetworkError`, `TimeoutError`, `WrongResponseError` and an abort's reason pass through.
 */
export const unwrap = async <A extends AnyAnswer>(answer: A | Promise<A>): Promise<BodyOf<A>> => {
  const settled = await answer
  if (isSuccess(settled)) return settled.body
  throw new ApiError(settled)
}
