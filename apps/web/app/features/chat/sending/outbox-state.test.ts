import { expect, test } from 'vitest'
import { emptyOutboxState, hasArrived, isSending, nextOutboxState, nextToSend, type Outgoing, type OutboxState } from './outbox-state.ts'
import { message } from '../test-support/samples.ts'

const AT = '2026-03-14T10:05:00.000Z'
const out = (text: string, state: Outgoing['state'] = 'queued', id = 'own-1'): Outgoing => ({
  id,
  edits: null,
  quotes: null,
  text,
  at: AT,
  tab: 'tab-1',
  state,
})
const submit = (state: OutboxState, text: string): OutboxState =>
  nextOutboxState(nextOutboxState(state, { type: 'submitted', message: out(text), from: 'composer' }), { type: 'started', id: 'own-1', at: AT })
/** One on its way, and one written after it. */
const two = () =>
  nextOutboxState(submit(emptyOutboxState, 'Hello'), { type: 'submitted', message: out('And you?', 'queued', 'own-2'), from: 'composer' })

test('a sent message leaves the composer and is on its way', () => {
  const state = submit({ ...emptyOutboxState, draft: 'Hello' }, 'Hello')
  expect(state.draft).toBe('')
  expect(isSending(state)).toBe(true)
})

test.each(['wait_for_previous_response', 'inappropriate_content', 'email_not_verified', 'too_many_requests'] as const)(
  'a text refused with %s returns to the composer',
  (kind) => {
    const state = nextOutboxState(submit(emptyOutboxState, 'Hello'), { type: 'settled', id: 'own-1', outcome: { kind } })
    expect(state).toEqual({ ...emptyOutboxState, draft: 'Hello', refusal: { kind } })
  },
)

test('what was typed meanwhile stays below the text that came back', () => {
  const typed = nextOutboxState(submit(emptyOutboxState, 'Hello'), { type: 'typed', text: 'and you?' })
  expect(nextOutboxState(typed, { type: 'settled', id: 'own-1', outcome: { kind: 'too_many_requests' } }).draft).toBe('Hello\nand you?')
})

test('a message that failed stays, marked, and is on its way again when it is sent again', () => {
  const failed = nextOutboxState(submit(emptyOutboxState, 'Hello'), { type: 'settled', id: 'own-1', outcome: { kind: 'other_error', error: null } })
  expect(failed.outgoing).toEqual([out('Hello', 'failed')])
  expect(nextToSend(nextOutboxState(failed, { type: 'retried', id: 'own-1', tab: 'tab-1' }))?.text).toBe('Hello')
})

test('sending a suggestion leaves the draft alone', () => {
  expect(nextOutboxState({ ...emptyOutboxState, draft: 'Half a thou' }, { type: 'submitted', message: out('Hi'), from: 'suggestion' }).draft).toBe(
    'Half a thou',
  )
})

test('a message that is in the chat after all counts as arrived, another of the same words does not', () => {
  expect(hasArrived(out('Hello'), [message('m0', 'Hello', 'own')])).toBe(false)
  expect(hasArrived(out('Hello'), [{ ...message('m2', 'Hello', 'own'), clientMessageID: 'own-1' }])).toBe(true)
})

test('a message written while another is on its way waits for its turn', () => {
  expect(nextToSend(two())).toBeUndefined()
  expect(nextToSend(nextOutboxState(two(), { type: 'discarded', id: 'own-1' }))?.text).toBe('And you?')
})

test('when one is refused, those that wait come back with it, in order', () => {
  const state = nextOutboxState(two(), { type: 'settled', id: 'own-1', outcome: { kind: 'too_many_requests' } })
  expect(state).toMatchObject({ draft: 'Hello\nAnd you?', outgoing: [] })
})

test('when one fails, those that wait stay with it and go when they are sent again', () => {
  const state = nextOutboxState(two(), { type: 'settled', id: 'own-1', outcome: { kind: 'other_error', error: null } })
  expect(state.outgoing.map(({ state: progress }) => progress)).toEqual(['failed', 'failed'])
  expect(nextToSend(state)).toBeUndefined()
})

test('a message without an answer for want of a connection goes first when there is one', () => {
  expect(nextToSend(nextOutboxState(two(), { type: 'interrupted', id: 'own-1' }))?.text).toBe('Hello')
})

const EDITING = { messageID: 'm2', text: 'Hello' }
const changing = () => nextOutboxState({ ...emptyOutboxState, draft: 'By the way' }, { type: 'editing', editing: EDITING })
const change = (state: OutboxState): OutboxState =>
  nextOutboxState(nextOutboxState(state, { type: 'submitted', message: { ...out('Hello you'), edits: 'm2' }, from: 'composer' }), {
    type: 'started',
    id: 'own-1',
    at: AT,
  })

test('[CH-24] while a message is changed the draft waits, and what is typed is the message', () => {
  const state = nextOutboxState(changing(), { type: 'typed', text: 'Hello you' })
  expect(state).toMatchObject({ draft: 'By the way', editing: { messageID: 'm2', text: 'Hello you' } })
  expect(nextOutboxState(state, { type: 'editing', editing: null })).toMatchObject({ draft: 'By the way', editing: null })
  expect(change(state)).toMatchObject({ draft: 'By the way', editing: null, outgoing: [{ text: 'Hello you', edits: 'm2', state: 'sending' }] })
})

test('[CH-12] [CH-24] a change that is refused goes on being one; what was written after it returns to the draft', () => {
  const state = nextOutboxState(change(changing()), { type: 'submitted', message: out('And you?', 'queued', 'own-2'), from: 'suggestion' })
  const refused = nextOutboxState(state, { type: 'settled', id: 'own-1', outcome: { kind: 'payment_required', missing: 'subscription' } })
  expect(refused).toMatchObject({ draft: 'And you?\nBy the way', editing: { messageID: 'm2', text: 'Hello you' }, outgoing: [] })
})

test('[CH-12] [CH-24] a change that comes too late is a draft like any other', () => {
  const state = nextOutboxState(change(changing()), { type: 'settled', id: 'own-1', outcome: { kind: 'not_last_message' } })
  expect(state).toMatchObject({ draft: 'Hello you\nBy the way', editing: null, outgoing: [], refusal: { kind: 'not_last_message' } })
})

test('[CH-20] [CH-24] while another reply is being made, messages wait for their turn', () => {
  const state = nextOutboxState(nextOutboxState(emptyOutboxState, { type: 'renewing', messageID: 'm3' }), {
    type: 'submitted',
    message: out('And you?'),
    from: 'composer',
  })
  expect(nextToSend(state)).toBeUndefined()
  expect(nextToSend(nextOutboxState(state, { type: 'renewed', refusal: null }))?.text).toBe('And you?')
})

const QUOTE = { messageID: 'm1', said: { isBot: true, text: 'You came back.', hasPhoto: false } }

test('[CH-24] what is sent takes the quote along; a suggestion leaves it where it is', () => {
  const quoting = nextOutboxState({ ...emptyOutboxState, draft: 'That one' }, { type: 'quoting', quoting: QUOTE })
  expect(nextOutboxState(quoting, { type: 'submitted', message: out('Hi'), from: 'suggestion' }).quoting).toBe(QUOTE)
  expect(nextOutboxState(quoting, { type: 'submitted', message: { ...out('That one'), quotes: QUOTE }, from: 'composer' })).toMatchObject({
    draft: '',
    quoting: null,
    outgoing: [{ quotes: QUOTE }],
  })
})

test('[CH-12] [CH-24] a text that comes back brings its quote', () => {
  const sent = nextOutboxState(emptyOutboxState, { type: 'submitted', message: { ...out('That one'), quotes: QUOTE }, from: 'composer' })
  const refused = nextOutboxState(sent, { type: 'settled', id: 'own-1', outcome: { kind: 'too_many_requests' } })
  expect(refused).toMatchObject({ draft: 'That one', quoting: QUOTE })
})

test('[CH-24] quoting ends a change, and a change leaves the quote for the draft', () => {
  expect(nextOutboxState(changing(), { type: 'quoting', quoting: QUOTE })).toMatchObject({ editing: null, quoting: QUOTE, draft: 'By the way' })
  const quoting = nextOutboxState(emptyOutboxState, { type: 'quoting', quoting: QUOTE })
  expect(nextOutboxState(quoting, { type: 'editing', editing: EDITING })).toMatchObject({ editing: EDITING, quoting: QUOTE })
})
