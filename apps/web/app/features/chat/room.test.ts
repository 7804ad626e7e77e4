import { expect, test } from 'vitest'
import { emptyRoom, hasArrived, isSending, nextRoom, type Outgoing, type Room } from './room.ts'
import { message } from './test-support/samples.ts'

const out = (text: string, state: Outgoing['state'] = 'sending'): Outgoing => ({
  id: 'local:1',
  text,
  at: '2026-03-14T10:05:00.000Z',
  after: 'm1',
  state,
})
const submit = (room: Room, text: string): Room => nextRoom(room, { type: 'submitted', message: out(text), from: 'composer' })

test('[CH-06] a sent message leaves the composer and is on its way', () => {
  const room = submit({ ...emptyRoom, draft: 'Hello' }, 'Hello')
  expect(room.draft).toBe('')
  expect(isSending(room)).toBe(true)
})

test.each(['wait_for_previous_response', 'inappropriate_content', 'email_not_verified', 'too_many_requests'] as const)(
  '[CH-12] a text refused with %s returns to the composer',
  (kind) => {
    const room = nextRoom(submit(emptyRoom, 'Hello'), { type: 'settled', id: 'local:1', outcome: { kind } })
    expect(room).toEqual({ draft: 'Hello', outgoing: [], refusal: { kind } })
  },
)

test('[CH-12] what was typed meanwhile stays below the text that came back', () => {
  const typed = nextRoom(submit(emptyRoom, 'Hello'), { type: 'typed', draft: 'and you?' })
  expect(nextRoom(typed, { type: 'settled', id: 'local:1', outcome: { kind: 'too_many_requests' } }).draft).toBe('Hello\nand you?')
})

test('[CH-12] a message that failed stays, marked, and is on its way again when it is sent again', () => {
  const failed = nextRoom(submit(emptyRoom, 'Hello'), { type: 'settled', id: 'local:1', outcome: { kind: 'other_error', error: null } })
  expect(failed.outgoing).toEqual([out('Hello', 'failed')])
  expect(isSending(nextRoom(failed, { type: 'retried', id: 'local:1', at: '2026-03-14T10:06:00.000Z', after: 'm1' }))).toBe(true)
})

test('[CH-16] sending a suggestion leaves the draft alone', () => {
  expect(nextRoom({ ...emptyRoom, draft: 'Half a thou' }, { type: 'submitted', message: out('Hi'), from: 'suggestion' }).draft).toBe('Half a thou')
})

test('[CH-20] a message that is in the dialog after all counts as arrived, an older one of the same words does not', () => {
  const before = [message('m0', 'Hello', 'own'), message('m1', 'Hi')]
  expect(hasArrived(out('Hello'), before)).toBe(false)
  expect(hasArrived(out('Hello'), [...before, message('m2', 'Hello', 'own')])).toBe(true)
})
