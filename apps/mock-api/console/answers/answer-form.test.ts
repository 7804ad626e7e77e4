import { expect, test } from 'vitest'
import type { CallList } from '../api/types.ts'
import { INITIAL_FORM, forcedOf, withAvailableStatus, statusesFor } from './answer-form.ts'

const common = [
  { status: 429, isCommon: true, errors: [{ code: 'too_many_requests', detail: 'Wait' }] },
  { status: 500, isCommon: true, errors: [{ code: 'internal', detail: 'Oh' }] },
] as const satisfies CallList['anyCall']

const list: CallList = {
  calls: [
    {
      id: 'chats.send',
      method: 'POST',
      path: '/api/v1/chats/:id/send/',
      summary: '',
      policy: { caller: 'session', safe: false, idempotent: false, retry: false },
      statuses: [
        ...common,
        { status: 402, isCommon: false, errors: [{ code: 'payment_required', detail: 'Pay' }] },
        { status: 200, isCommon: false, errors: [] },
      ],
    },
  ],
  anyCall: [...common],
  faults: ['drop', 'cut', 'malformed', 'slow'],
}

test('[MK-03] the form offers the statuses that a call documents, its own first', () => {
  expect(statusesFor(list, 'chats.send').map(({ status }) => status)).toEqual([200, 402, 429, 500])
  expect(statusesFor(list, '*').map(({ status }) => status)).toEqual([429, 500])
})

test('[MK-03] choosing another call replaces a status that it does not document', () => {
  const form = withAvailableStatus({ ...INITIAL_FORM, call: 'chats.send', status: '402' }, list)
  expect(form).toMatchObject({ status: '402', code: 'payment_required' })
  expect(withAvailableStatus({ ...form, call: '*' }, list)).toMatchObject({ status: '429', code: 'too_many_requests' })
  expect(withAvailableStatus({ ...form, status: '200' }, list)).toMatchObject({ status: '200', code: '' })
})

test('[MK-03] the form sends the call, the caller, how often, and either an error or a fault', () => {
  const form = withAvailableStatus({ ...INITIAL_FORM, call: 'chats.send', caller: 'user:u_premium', status: '402', times: '3' }, list)
  expect(forcedOf(form, list)).toEqual({ call: 'chats.send', caller: 'user:u_premium', times: 3, status: 402, code: 'payment_required' })
  expect(forcedOf({ ...form, kind: 'fault', fault: 'slow', seconds: '2.5', times: '' }, list)).toEqual({
    call: 'chats.send',
    caller: 'user:u_premium',
    times: null,
    fault: 'slow',
    overMs: 2500,
  })
  expect(forcedOf(withAvailableStatus({ ...INITIAL_FORM, status: '429', retryAfter: '7' }, list), list)).toMatchObject({
    call: '*',
    caller: null,
    retryAfter: 7,
  })
  expect(forcedOf(withAvailableStatus({ ...INITIAL_FORM, status: '200', call: 'chats.send', retryAfter: '7' }, list), list)).not.toHaveProperty(
    'code',
  )
})
