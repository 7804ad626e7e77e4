import { ApiErrorBody } from '@moonlit/contract/common'
import { isDeepStrictEqual } from 'node:util'
import type { RawAnswer } from '../testing/mock.ts'
import type { Operation } from './operations.ts'
import { SECRET } from './scene.ts'
import { isJson } from './schema-values.ts'

/** What the server may say of itself: that it is closed, or that a part of it is. */
const UNAVAILABLE = ['maintenance', 'voice_unavailable']
/** What gives away how the server is made. */
const INSIDES = /node_modules|\.ts:\d+|SQLITE_|SqliteError|PrismaClient|at (?:async )?\w+ \(/u

const codeOf = (body: unknown): unknown => (isJson(body) ? body['code'] : undefined)

/** Why an answer is not one that the contract allows, or null. */
const contractFault = ({ answers }: Operation, { status, body }: RawAnswer, others: readonly number[]): string | null => {
  const schema = answers.get(status) ?? (others.includes(status) ? ApiErrorBody : undefined)
  if (schema === undefined) return `${status} is not documented`
  const read = schema.safeParse(body)
  if (!read.success) return `the body of a ${status} breaks the contract: ${JSON.stringify(read.error.issues)}`
  return isDeepStrictEqual(read.data, body) ? null : `a ${status} says more than the contract: ${JSON.stringify(body)}`
}

const errorFault = ({ status, body, headers }: RawAnswer): string | null => {
  if (status < 400) return null
  if (!ApiErrorBody.strict().safeParse(body).success) return `an error of another shape: ${JSON.stringify(body)}`
  if (codeOf(body) === 'validation_failed' && !(isJson(body) && Array.isArray(body['errors']) && body['errors'].length > 0))
    return 'a validation_failed that names no field'
  if (status === 429 && !(Number(headers['retry-after']) > 0)) return 'a 429 without Retry-After'
  return null
}

/**
 * What is wrong with an answer, or null: a status or a body that the contract lacks, a failure of the server, another shape of
 * error, the insides of the server, something of those whom nobody else may see.
 * @param others statuses that are in order besides, for requests that are not
 */
export const faultOf = (operation: Operation, answer: RawAnswer, others: readonly number[]): string | null => {
  const { status, body, headers } = answer
  if (status >= 500 && !(status === 503 && UNAVAILABLE.includes(String(codeOf(body))))) return `the server failed: ${status} ${JSON.stringify(body)}`
  const text = JSON.stringify([body, headers])
  if (text.toLowerCase().includes(SECRET.toLowerCase())) return `it tells what is somebody else's: ${text}`
  if (status >= 400 && INSIDES.test(text)) return `it shows the insides of the server: ${text}`
  return contractFault(operation, answer, others) ?? errorFault(answer)
}
