import { commonErrors, type FieldError } from '@moonlit/contract/common'
import { ERRORS, type ErrorCode } from '@moonlit/contract/errors'
import { type CallId, callById, statusesOf } from '../http/call-table.ts'

/** A call id, or `*` for every call. */
export type CallOrAll = CallId | '*'

/** Statuses that the contract documents for a call; for all calls, those that any of them may answer. */
export const documentedStatuses = (call: CallOrAll): number[] => (call === '*' ? Object.keys(commonErrors).map(Number) : statusesOf(callById(call)))

/** Whether a text names an error. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)

/** The errors of a status. The first is the most general. */
export const codesOfStatus = (status: number): ErrorCode[] =>
  Object.keys(ERRORS)
    .filter(isErrorCode)
    .filter((code) => ERRORS[code].status === status)
    .toSorted((one, other) => Number(other === 'not_found') - Number(one === 'not_found'))

interface Wish {
  readonly call: CallOrAll
  readonly status: number | null
  readonly code: ErrorCode | null
  readonly errors: readonly FieldError[] | null
  readonly retryAfter: number | null
  readonly fault: string | null
}

/** Validation errors of an answer to force, by field. */
export const problemsOfForced = ({ call, status, code, errors, retryAfter, fault }: Wish): FieldError[] => {
  if (fault !== null)
    return Object.entries({ status, code, errors, retryAfter }).flatMap(([path, value]) =>
      value === null ? [] : [{ path, message: 'Not beside a fault' }],
    )
  if (status === null) return [{ path: 'status', message: 'A status or a fault is needed' }]
  const documented = documentedStatuses(call)
  const whose = call === '*' ? 'Any call' : call
  if (!documented.includes(status)) return [{ path: 'status', message: `${whose} answers ${documented.join(', ')}` }]
  const codes = codesOfStatus(status)
  return [
    ...(code === null || codes.includes(code)
      ? []
      : [{ path: 'code', message: codes.length === 0 ? `${status} is no error` : `The errors of ${status} are ${codes.join(', ')}` }]),
    ...(errors === null || status === 400 ? [] : [{ path: 'errors', message: 'Only for a 400' }]),
    ...(retryAfter === null || status === 429 || status === 503 ? [] : [{ path: 'retryAfter', message: 'Only for 429 and 503' }]),
  ]
}
