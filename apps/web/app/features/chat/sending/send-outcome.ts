import { ApiError, type Answer, type Contract, type Message } from '@moonlit/sdk'
import { isSeen } from '@moonlit/sdk/rules'

/** How sending a message ended: the reply, or one of the outcomes it may have. [CH-07] to [CH-13] */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly reply: Message }
  /** An earlier message is still being answered, here or in another tab. */
  | { readonly kind: 'wait_for_previous_response' }
  /** The free messages are used up, or the character itself is to be paid for. */
  | { readonly kind: 'payment_required'; readonly missing: 'subscription' | 'character' }
  | { readonly kind: 'inappropriate_content' }
  | { readonly kind: 'email_not_verified' }
  | { readonly kind: 'too_many_requests' }
  /** The message to change is not the last one any more. */
  | { readonly kind: 'not_last_message' }
  /** Nothing was sent, for there was nothing to send or nobody to send it to. */
  | { readonly kind: 'empty_message' }
  | { readonly kind: 'other_error'; readonly error: unknown }

/** The outcomes that give the text back to the composer, with a word on what to do. */
export type Refusal = Exclude<SendOutcome, { readonly kind: 'sent' | 'empty_message' | 'other_error' }>

export const isRefusal = (outcome: SendOutcome): outcome is Refusal =>
  outcome.kind !== 'sent' && outcome.kind !== 'empty_message' && outcome.kind !== 'other_error'

/** What the API answered, or `undefined` with the error that kept it from answering. */
type SendAnswer = Answer<Contract['chats']['send' | 'edit' | 'anotherReply']>

const field = (body: unknown, key: 'code' | 'detail'): unknown => (typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined)
// The source names the details; `code` is this API's steadier name for the same.
const says = (body: unknown, code: string, detail: string): boolean => field(body, 'code') === code || field(body, 'detail') === detail

/** The outcome an answer stands for; `toError` makes what the shared error handler shows for any other. */
export const outcomeOf = (answer: SendAnswer, toError: (answer: SendAnswer) => unknown): SendOutcome => {
  switch (answer.status) {
    case 200:
      return { kind: 'sent', reply: answer.body }
    case 208:
      return { kind: 'wait_for_previous_response' }
    case 402:
      return { kind: 'payment_required', missing: field(answer.body, 'code') === 'model_access' ? 'character' : 'subscription' }
    case 403:
      if (says(answer.body, 'inappropriate_content', 'inappropriate_content')) return { kind: 'inappropriate_content' }
      if (says(answer.body, 'email_not_verified', 'User email not verified')) return { kind: 'email_not_verified' }
      return { kind: 'other_error', error: toError(answer) }
    case 409:
      return says(answer.body, 'not_last_message', 'Only the last message and its reply can be changed')
        ? { kind: 'not_last_message' }
        : { kind: 'other_error', error: toError(answer) }
    case 429:
      return { kind: 'too_many_requests' }
    default:
      return { kind: 'other_error', error: toError(answer) }
  }
}

/** The text as it is sent, or null when there is nothing to send or no dialog is selected. [CH-13] */
export const readyToSend = (chatID: string | null, typed: string): { readonly chatID: string; readonly text: string } | null => {
  const text = typed.trim()
  return chatID === null || !isSeen(text) ? null : { chatID, text }
}

/** No answer came: the message may have arrived all the same. */
export const isUnanswered = (outcome: SendOutcome): boolean => outcome.kind === 'other_error' && !(outcome.error instanceof ApiError)

/** More was said than this tab knows of, or something was deleted. */
export const isBehind = (outcome: SendOutcome): boolean =>
  outcome.kind === 'wait_for_previous_response' ||
  outcome.kind === 'not_last_message' ||
  (outcome.kind === 'other_error' && outcome.error instanceof ApiError && outcome.error.status === 404)
