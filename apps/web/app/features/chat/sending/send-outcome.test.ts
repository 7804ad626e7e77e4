import type { Answer, Contract } from '@moonlit/sdk'
import { expect, test } from 'vitest'
import { outcomeOf, readyToSend } from './send-outcome.ts'

const headers = new Headers()
const kindOf = (answer: Answer<Contract['chats']['send']>) => outcomeOf(answer, () => 'error').kind

test('a reply is a message that was sent', () => {
  const reply = { messageID: 'm2', isBot: true, text: 'Hello', isFullImage: false, timestamp: '2026-03-14T10:00:00.000Z' }
  expect(outcomeOf({ status: 200, body: reply, headers }, () => null)).toEqual({ kind: 'sent', reply })
})

test('208 asks to wait for the reply to the message before', () => {
  expect(kindOf({ status: 208, body: { detail: 'wait_for_previous_response' }, headers })).toBe('wait_for_previous_response')
})

test('402 asks for a subscription, or for the character where that is what is missing', () => {
  const missing = (code: 'payment_required' | 'model_access') => outcomeOf({ status: 402, body: { detail: 'Pay', code }, headers }, () => null)
  expect(missing('payment_required')).toEqual({ kind: 'payment_required', missing: 'subscription' })
  expect(missing('model_access')).toEqual({ kind: 'payment_required', missing: 'character' })
})

test('a refusal with 403 is told by its detail, as the source names it', () => {
  expect(kindOf({ status: 403, body: { detail: 'inappropriate_content' }, headers })).toBe('inappropriate_content')
  expect(kindOf({ status: 403, body: { detail: 'User email not verified' }, headers })).toBe('email_not_verified')
})

test('429 says that too many messages were sent', () => {
  expect(kindOf({ status: 429, body: { detail: 'Slow down' }, headers })).toBe('too_many_requests')
})

test('any other answer goes to the shared error handler', () => {
  const others: readonly Answer<Contract['chats']['send']>[] = [
    { status: 403, body: { detail: 'You may not do this', code: 'forbidden' }, headers },
    { status: 500, body: { detail: 'Oops', code: 'internal' }, headers },
    { status: 404, body: { detail: 'Not found' }, headers },
    { status: 401, body: { detail: 'Sign in' }, headers },
  ]
  for (const answer of others) expect(outcomeOf(answer, ({ status }) => status)).toEqual({ kind: 'other_error', error: answer.status })
})

test('blank text, or no dialog, leaves nothing to send; other text loses only its edges', () => {
  expect(readyToSend('c1', ' \n\t ')).toBeNull()
  expect(readyToSend('c1', ' \u{200B}\u{3164}')).toBeNull()
  expect(readyToSend(null, 'Hello')).toBeNull()
  expect(readyToSend('c1', '  Hello\nyou ')).toEqual({ chatID: 'c1', text: 'Hello\nyou' })
})
