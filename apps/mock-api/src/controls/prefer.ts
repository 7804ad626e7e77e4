import type { FieldError } from '@moonlit/contract/common'
import type { ErrorCode } from '@moonlit/contract/errors'
import { ERRORS } from '@moonlit/contract/errors'
import type { Call } from '../http/call-table.ts'
import { problemsOfForced, isErrorCode } from './documented.ts'

/** Preferences of a request. */
export interface Preference {
  /** The preferred status; null for none. */
  readonly status: number | null
  readonly code: ErrorCode | null
  /** Milliseconds of the world's time to wait first. */
  readonly waitMs: number
  /** The value of `Preference-Applied`; empty when nothing applies. */
  readonly applied: string
}

const LONGEST_WAIT = 600
/** A preference of RFC 7240: a token, and its value as a token or a quoted text. What follows a semicolon are parameters. */
const PREFERENCE = /^\s*(?<name>[\w-]+)\s*(?:=\s*(?:"(?<quoted>[^"]*)"|(?<plain>[^\s;"]*)))?\s*(?:;.*)?$/u
const OURS: readonly string[] = ['code', 'example', 'wait']

/** The preferences meant for the mock; the first of duplicates counts. */
const read = (header: string): Map<string, string> => {
  const preferences = new Map<string, string>()
  for (const part of header.match(/(?:"[^"]*"|[^",])+/gu) ?? []) {
    const { name, quoted, plain } = PREFERENCE.exec(part)?.groups ?? {}
    const known = name?.toLowerCase()
    if (known !== undefined && OURS.includes(known) && !preferences.has(known)) preferences.set(known, quoted ?? plain ?? '')
  }
  return preferences
}

const fault = (message: string): FieldError => ({ path: 'Prefer', message })

/**
 * Parses `Prefer: code=402, wait=2, example=audio_limit` (MK-04). Other preferences are
 * ignored, as RFC 7240 requires.
 * @returns the preference, or its validation errors
 */
export const readPreference = (header: string, call: Call): Preference | FieldError[] => {
  const asked = read(header)
  const [codeText, example, waitText] = [asked.get('code'), asked.get('example'), asked.get('wait')]
  if (codeText !== undefined && !/^\d{3}$/u.test(codeText)) return [fault('code is a status, such as code=402')]
  if (waitText !== undefined && !(/^\d+(?:\.\d+)?$/u.test(waitText) && Number(waitText) <= LONGEST_WAIT))
    return [fault(`wait is a number of seconds from 0 to ${LONGEST_WAIT}`)]
  if (example !== undefined && !isErrorCode(example)) return [fault(`example is the code of an error, such as example=payment_required`)]
  const code = example === undefined ? null : example
  const status = codeText === undefined ? (code === null ? null : ERRORS[code].status) : Number(codeText)
  const faults = status === null ? [] : problemsOfForced({ call: call.id, status, code, errors: null, retryAfter: null, fault: null })
  if (faults.length > 0) return faults.map(({ message }) => fault(message))
  return {
    status,
    code,
    waitMs: Number(waitText ?? 0) * 1000,
    applied: OURS.flatMap((name) => (asked.has(name) ? [`${name}=${asked.get(name) ?? ''}`] : [])).join(', '),
  }
}
