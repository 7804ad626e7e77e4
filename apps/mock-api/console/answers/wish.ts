import type { CallEntry, CallList, DocumentedStatus, NewForced } from '../api/types.ts'

/** What the form holds: every choice as its control has it. */
export interface Wish {
  /** Id of a call, or `*` for every one. */
  readonly call: string
  readonly caller: string
  readonly kind: 'status' | 'fault'
  readonly status: string
  readonly code: string
  readonly fault: string
  /** Empty for all until it is taken back. */
  readonly times: string
  /** Seconds a slow answer takes. */
  readonly seconds: string
  /** Seconds in Retry-After; empty for the usual. */
  readonly retryAfter: string
}

export const FIRST_WISH: Wish = {
  call: '*',
  caller: '',
  kind: 'status',
  status: '500',
  code: '',
  fault: 'drop',
  times: '1',
  seconds: '5',
  retryAfter: '',
}

/** The statuses that can be forced for a call: its own first, then those that any call may answer. */
export const statusesFor = ({ calls, anyCall }: CallList, call: string): readonly DocumentedStatus[] => {
  const documented = calls.find(({ id }) => id === call)?.statuses ?? anyCall
  return documented.toSorted((one, other) => Number(one.isCommon) - Number(other.isCommon) || one.status - other.status)
}

/** A wish that is possible: a status or error that the chosen call does not have makes way for one that it has. */
export const possible = (wish: Wish, list: CallList): Wish => {
  const statuses = statusesFor(list, wish.call)
  const status = statuses.find((one) => String(one.status) === wish.status) ?? statuses.find((one) => one.errors.length > 0) ?? statuses[0]
  const code = status?.errors.some((error) => error.code === wish.code) ? wish.code : (status?.errors[0]?.code ?? '')
  return { ...wish, status: String(status?.status ?? ''), code }
}

/** What is to be sent. */
export const forcedOf = (wish: Wish, { calls, anyCall, faults }: CallList): NewForced => {
  const call: CallEntry['id'] | '*' = calls.find(({ id }) => id === wish.call)?.id ?? '*'
  const target = { call, caller: wish.caller === '' ? null : wish.caller, times: wish.times === '' ? null : Number(wish.times) }
  const fault = faults.find((name) => name === wish.fault)
  if (wish.kind === 'fault') return { ...target, fault, ...(fault === 'slow' && { overMs: Math.round(Number(wish.seconds) * 1000) }) }
  const status = [...calls.flatMap(({ statuses }) => statuses), ...anyCall].find((one) => String(one.status) === wish.status)
  const code = status?.errors.find((error) => error.code === wish.code)?.code
  const waits = (wish.status === '429' || wish.status === '503') && wish.retryAfter !== ''
  return { ...target, status: Number(wish.status), ...(code && { code }), ...(waits && { retryAfter: Number(wish.retryAfter) }) }
}
