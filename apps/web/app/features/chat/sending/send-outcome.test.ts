import type { Answer, Contract } from '@moonlit/sdk'
import { expect, test } from 'vitest'
import { outcomeOf, readyToSend } from './send-outcome.ts'

const headers = new Headers()
const failed = (status: 400 | 401 | 403 | 404 | 429 | 500, detail: string, code?: 'internal' | 'forbidden'): Answer<Contract['chats']['send']> => ({
  status,
  body: { detail, code },
  headers,
})
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
  expect(kindOf(failed(403, 'inappropriate_content'))).toBe('inappropriate_content')
  expect(kindOf(failed(403, 'User email not verified'))).toBe('email_not_verified')
})

test('429 says that too many messages were sent', () => {
  expect(kindOf(failed(429, 'Slow down'))).toBe('too_many_requests')
})

test('any other answer goes to the shared error handler', () => {
  for (const answer of [
    failed(403, 'You may not do this', 'forbidden'),
    failed(500, 'Oops', 'internal'),
    failed(404, 'Not found'),
    failed(401, 'Sign in'),
  ])
    expect(outcomeOf(answer, ({ status }) => status)).toEqual({ kind: 'other_error', error: answer.status })
})

test('blank text, or no dialog, leaves nothing to send; other text loses only its edges', () => {
  expect(readyToSend('c1', ' \n\t ')).toBeNull()
  expect(readyToSend(null, 'Hello')).toBeNull()
  expect(readyToSend('c1', '  Hello\nyou ')).toEqual({ chatID: 'c1', text: 'Hello\nyou' })
})
