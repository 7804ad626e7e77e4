import type { CallEntry, CallList, DocumentedStatus, NewForced } from '../api/types.ts'

/** The values of the form's controls, as text. */
export interface AnswerForm {
  /** Id of a call, or `*` for every one. */
  readonly call: string
  readonly caller: string
  readonly kind: 'status' | 'fault'
  readonly status: string
  readonly code: string
  readonly fault: string
  /** Empty for all until it is removed. */
  readonly times: string
  /** Seconds a slow answer takes. */
  readonly seconds: string
  /** Seconds in Retry-After; empty for the default. */
  readonly retryAfter: string
}

export const INITIAL_FORM: AnswerForm = {
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

/** Statuses that can be forced for a call: its own first, then the common ones. */
export const statusesFor = ({ calls, anyCall }: CallList, call: string): readonly DocumentedStatus[] => {
  const documented = calls.find(({ id }) => id === call)?.statuses ?? anyCall
  return documented.toSorted((one, other) => Number(one.isCommon) - Number(other.isCommon) || one.status - other.status)
}

/** Replaces a status or error that the chosen call does not document by one that it does. */
export const withAvailableStatus = (form: AnswerForm, list: CallList): AnswerForm => {
  const statuses = statusesFor(list, form.call)
  const status = statuses.find((one) => String(one.status) === form.status) ?? statuses.find((one) => one.errors.length > 0) ?? statuses[0]
  const code = status?.errors.some((error) => error.code === form.code) ? form.code : (status?.errors[0]?.code ?? '')
  return { ...form, status: String(status?.status ?? ''), code }
}

/** The request body for the form's values. */
export const forcedOf = (form: AnswerForm, { calls, anyCall, faults }: CallList): NewForced => {
  const call: CallEntry['id'] | '*' = calls.find(({ id }) => id === form.call)?.id ?? '*'
  const target = { call, caller: form.caller === '' ? null : form.caller, times: form.times === '' ? null : Number(form.times) }
  const fault = faults.find((name) => name === form.fault)
  if (form.kind === 'fault') return { ...target, fault, ...(fault === 'slow' && { overMs: Math.round(Number(form.seconds) * 1000) }) }
  const status = [...calls.flatMap(({ statuses }) => statuses), ...anyCall].find((one) => String(one.status) === form.status)
  const code = status?.errors.find((error) => error.code === form.code)?.code
  const waits = (form.status === '429' || form.status === '503') && form.retryAfter !== ''
  return { ...target, status: Number(form.status), ...(code && { code }), ...(waits && { retryAfter: Number(form.retryAfter) }) }
}
