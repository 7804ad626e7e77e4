import type { CallList, LoggedRequest, NewForced } from '../api/types.ts'

/** The error that an answer names. */
const codeOf = ({ answer }: LoggedRequest): string | null => {
  try {
    const body: unknown = JSON.parse(answer.body?.text ?? '')
    const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}

/**
 * The forced answer that repeats this answer for the same caller and call; null when the
 * contract does not document it.
 */
export const sameAnswer = (logged: LoggedRequest, { calls, faults }: CallList): NewForced | null => {
  const call = calls.find(({ id }) => id === logged.call)
  if (call === undefined) return null
  const target = { call: call.id, caller: logged.caller, times: 1 }
  const fault = faults.find((name) => name === logged.injected?.what)
  if (fault !== undefined) return { ...target, fault }
  if (logged.outcome === 'dropped') return { ...target, fault: 'drop' }
  const documented = call.statuses.find(({ status }) => status === logged.status)
  if (documented === undefined) return null
  const code = documented.errors.find((error) => error.code === codeOf(logged))?.code
  return { ...target, status: documented.status, ...(code && { code }) }
}
