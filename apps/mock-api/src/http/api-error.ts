import { ERRORS, type ErrorCode } from '@moonlit/contract/errors'

/** The error that handlers throw; the error handler writes the body (AP-04). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: { path: string; message: string }[] | undefined
  /** Seconds for Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: { fields?: { path: string; message: string }[]; retryAfter?: number } = {}) {
    super(ERRORS[code].detail)
    this.name = 'ApiError'
    this.status = ERRORS[code].status
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}

/** The answer's body for an error code. */
export const errorBody = (code: ErrorCode) => ({ detail: ERRORS[code].detail, code })
