import { ApiErrorBody } from '@moonlit/contract/common'
import { isDeepStrictEqual } from 'node:util'
import type { RawAnswer } from '../testing/mock.ts'
import type { Operation } from './operations.ts'
import { type Persona, SECRET } from './fixture.ts'
import { isJson } from './schema-values.ts'

/** Codes of an allowed 503. */
const UNAVAILABLE = ['maintenance', 'voice_unavailable']
/** Signs of leaked internals. */
const INSIDES = /node_modules|\.ts:\d+|SQLITE_|SqliteError|PrismaClient|at (?:async )?\w+ \(/u

/** How every JSON answer is announced, cached ones too. */
const JSON_TYPE = 'application/json; charset=utf-8'
/** Whatever begins like a time; the contract takes any that ISO 8601 has, and this server writes one. */
const LIKE_A_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/u

/** Times anywhere in a body that are not written as `2026-03-14T20:15:00.000Z`. */
const strangeTimes = (value: unknown): string[] => {
  if (typeof value === 'string')
    return LIKE_A_TIME.test(value) && (Number.isNaN(Date.parse(value)) || new Date(value).toISOString() !== value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strangeTimes) : []
}

const codeOf = (body: unknown): unknown => (isJson(body) ? body['code'] : undefined)

/** Why an answer breaks the contract, or null. */
const contractProblem = ({ answers }: Operation, { status, body }: RawAnswer, others: readonly number[]): string | null => {
  const schema = answers.get(status) ?? (others.includes(status) ? ApiErrorBody : undefined)
  if (schema === undefined) return `${status} is not documented`
  const read = schema.safeParse(body)
  if (!read.success) return `the body of a ${status} breaks the contract: ${JSON.stringify(read.error.issues)}`
  return isDeepStrictEqual(read.data, body) ? null : `a ${status} says more than the contract: ${JSON.stringify(body)}`
}

const errorProblem = ({ status, body, headers }: RawAnswer): string | null => {
  if (status < 400) return null
  if (!ApiErrorBody.strict().safeParse(body).success) return `an error of another shape: ${JSON.stringify(body)}`
  if (codeOf(body) === 'validation_failed' && !(isJson(body) && Array.isArray(body['errors']) && body['errors'].length > 0))
    return 'a validation_failed that names no field'
  if (status === 429 && !(Number(headers['retry-after']) > 0)) return 'a 429 without Retry-After'
  return null
}

/** Whether a caller may read what is another person's: an admin reads the figures of every character, created ones too. */
export const mayReadOthers = ({ id }: Operation, caller: Persona): boolean => id === 'stats.bot' && caller === 'admin'

/**
 * The problem of an answer, or null: an undocumented status or body, a server failure, another
 * content type, a time written differently, another shape of error, leaked internals, or another person's data.
 * @param others additional allowed statuses, for invalid requests
 */
export const problemOf = (operation: Operation, answer: RawAnswer, others: readonly number[], caller: Persona): string | null => {
  const { status, body, headers } = answer
  if (status >= 500 && !(status === 503 && UNAVAILABLE.includes(String(codeOf(body))))) return `the server failed: ${status} ${JSON.stringify(body)}`
  const text = JSON.stringify([body, headers])
  if (!mayReadOthers(operation, caller) && text.toLowerCase().includes(SECRET.toLowerCase())) return `it tells what is somebody else's: ${text}`
  if (status >= 400 && INSIDES.test(text)) return `it shows the insides of the server: ${text}`
  if (headers['content-type'] !== JSON_TYPE) return `the content type is ${String(headers['content-type'])}, not ${JSON_TYPE}`
  const [strange] = strangeTimes(body)
  if (strange !== undefined) return `a time is written in another way than the others: ${strange}`
  return contractProblem(operation, answer, others) ?? errorProblem(answer)
}
