import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FieldError } from '@moonlit/contract/common'
import type { ErrorCode } from '@moonlit/contract/errors'
import { z } from 'zod'
import { errorBody } from '../http/api-error.ts'
import type { Call } from '../http/call-table.ts'
import { codesOfStatus } from './documented.ts'

/** Default seconds in Retry-After. */
const RETRY_AFTER = 30

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.object({ example: z.unknown() })).optional() })) }),
    ),
  ),
})

let document: z.infer<typeof Document> | undefined

/** The contract's example of a success. */
const exampleOf = ({ method, path }: Call, status: number): unknown => {
  document ??= Document.parse(JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@moonlit/contract/openapi.json')), 'utf8')))
  const address = path.replace(/:(?<name>\w+)/gu, '{$<name>}')
  return document.paths[address]?.[method.toLowerCase()]?.responses[status]?.content?.['application/json']?.example
}

/** An answer in place of a handler's. */
export interface MadeResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** A short description, for the log. */
  readonly what: string
}

interface Wanted {
  readonly status: number
  readonly code?: ErrorCode | null
  readonly errors?: readonly FieldError[] | null
  readonly retryAfter?: number | null
}

/** Makes an answer of a call with a documented status: an error in the error shape, or the contract's example. */
export const makeResponse = (call: Call, { status, code, errors, retryAfter }: Wanted): MadeResponse => {
  const error = code ?? codesOfStatus(status)[0]
  if (error === undefined) return { status, headers: {}, body: exampleOf(call, status), what: `${status} example` }
  const waits = status === 429 || status === 503
  return {
    status,
    headers: waits ? { 'retry-after': String(retryAfter ?? RETRY_AFTER) } : {},
    body: { ...errorBody(error), ...(errors == null ? {} : { errors }) },
    what: `${status} ${error}`,
  }
}
