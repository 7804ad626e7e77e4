import { expect, test } from 'vitest'
import { emptyOutboxState, hasArrived, isSending, nextOutboxState, type Outgoing, type OutboxState } from './outbox-state.ts'
import { message } from '../test-support/samples.ts'

const out = (text: string, state: Outgoing['state'] = 'sending'): Outgoing => ({
  id: 'local:1',
  text,
  at: '2026-03-14T10:05:00.000Z',
  after: 'm1',
  state,
})
const submit = (state: OutboxState, text: string): OutboxState => nextOutboxState(state, { type: 'submitted', message: out(text), from: 'composer' })

test('a sent message leaves the composer and is on its way', () => {
  const state = submit({ ...emptyOutboxState, draft: 'Hello' }, 'Hello')
  expect(state.draft).toBe('')
  expect(isSending(state)).toBe(true)
})

test.each(['wait_for_previous_response', 'inappropriate_content', 'email_not_verified', 'too_many_requests'] as const)(
  'a text refused with %s returns to the composer',
  (kind) => {
    const state = nextOutboxState(submit(emptyOutboxState, 'Hello'), { type: 'settled', id: 'local:1', outcome: { kind } })
    expect(state).toEqual({ draft: 'Hello', outgoing: [], refusal: { kind } })
  },
)

test('what was typed meanwhile stays below the text that came back', () => {
  const typed = nextOutboxState(submit(emptyOutboxState, 'Hello'), { type: 'typed', draft: 'and you?' })
  expect(nextOutboxState(typed, { type: 'settled', id: 'local:1', outcome: { kind: 'too_many_requests' } }).draft).toBe('Hello\nand you?')
})

test('a message that failed stays, marked, and is on its way again when it is sent again', () => {
  const failed = nextOutboxState(submit(emptyOutboxState, 'Hello'), { type: 'settled', id: 'local:1', outcome: { kind: 'other_error', error: null } })
  expect(failed.outgoing).toEqual([out('Hello', 'failed')])
  expect(isSending(nextOutboxState(failed, { type: 'retried', id: 'local:1', at: '2026-03-14T10:06:00.000Z', after: 'm1' }))).toBe(true)
})

test('sending a suggestion leaves the draft alone', () => {
  expect(nextOutboxState({ ...emptyOutboxState, draft: 'Half a thou' }, { type: 'submitted', message: out('Hi'), from: 'suggestion' }).draft).toBe(
    'Half a thou',
  )
})

test('a message that is in the dialog after all counts as arrived, an older one of the same words does not', () => {
  const before = [message('m0', 'Hello', 'own'), message('m1', 'Hi')]
  expect(hasArrived(out('Hello'), before)).toBe(false)
  expect(hasArrived(out('Hello'), [...before, message('m2', 'Hello', 'own')])).toBe(true)
})
