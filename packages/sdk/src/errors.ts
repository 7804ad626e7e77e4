import type { ErrorCode } from '@moonlit/contract/errors'
import type { FieldError } from '../generated/api.ts'
import type { AnyAnswer, CallShape, CodeOf } from './call-types.ts'

/** Detail when the server gave none. */
export const FALLBACK_DETAIL = 'Something went wrong. Please try again later.'

const field = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)

const isFieldError = (value: unknown): value is FieldError => typeof field(value, 'path') === 'string' && typeof field(value, 'message') === 'string'
// Codes are not validated: the list stays out of the browser, and new codes are allowed.
const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value !== ''

/** An answer of the server that is not a success, as `unwrap` throws it. 208 (an earlier message is still being answered) is one too. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Stable name of the error; compare this. Undefined when the server gave none. */
  readonly code: ErrorCode | undefined
  /** The server's sentence, in English. */
  readonly detail: string
  /** The fields that did not pass, for a 400; else empty. */
  readonly errors: readonly FieldError[]
  readonly headers: Headers
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | undefined

  constructor(answer: AnyAnswer) {
    const detail = field(answer.body, 'detail')
    const code = field(answer.body, 'code')
    const errors = field(answer.body, 'errors')
    const text = typeof detail === 'string' && detail !== '' ? detail : FALLBACK_DETAIL
    super(text)
    this.status = answer.status
    this.code = isErrorCode(code) ? code : undefined
    this.detail = text
    this.errors = Array.isArray(errors) ? errors.filter(isFieldError) : []
    this.headers = answer.headers
    this.retryAfter = secondsToWait(answer.headers)
  }
}

/** What is beneath an error: Node's `fetch` says no more than 'fetch failed', and what it was is its cause. */
const reasonOf = (error: unknown): string => {
  const inner = field(error, 'cause')
  return inner === undefined ? String(field(error, 'message') || field(error, 'code') || error) : reasonOf(inner)
}

/** The server could not be reached, or the connection broke. `cause` is what `fetch` threw; its message says why. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super(`The server cannot be reached: ${reasonOf(cause)}`, { cause })
  }
}

/** A try took longer than its time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly timeoutMs: number
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`)
    this.timeoutMs = timeoutMs
  }
}

/** A success without what it must hold, or not JSON at all. */
export class WrongResponseError extends Error {
  override readonly name = 'WrongResponseError'
  readonly status: number
  readonly body: unknown
  constructor(answer: Pick<AnyAnswer, 'status' | 'body'>) {
    super('Wrong response from server')
    this.status = answer.status
    this.body = answer.body
  }
}

/** What a call rejects with by `unwrap`, with the codes that it may answer; the reason of a caller's own signal apart. */
export type CallError<C extends CallShape> = (ApiError & { readonly code: CodeOf<C> | undefined }) | NetworkError | TimeoutError | WrongResponseError

/** `Retry-After` in seconds: a number or a date; undefined when there is none or it cannot be read. */
export const secondsToWait = (headers: Headers, now = Date.now()): number | undefined => {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d+$/u.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
