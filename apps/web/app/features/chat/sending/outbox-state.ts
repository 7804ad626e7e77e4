import type { Message } from '@moonlit/sdk'
import type { Refusal, SendOutcome } from './send-outcome.ts'

/** A message of the person on its way, or one that did not make it. */
export interface Outgoing {
  /** Made here; the message keeps it once it has arrived, so that nothing blinks. */
  readonly id: string
  readonly text: string
  readonly at: string
  /** The last message the server had sent by then; tells whether this one arrived after all. */
  readonly after: string | null
  readonly state: 'sending' | 'failed'
}

/** What this tab holds of a dialog besides its messages. */
export interface OutboxState {
  readonly draft: string
  readonly outgoing: readonly Outgoing[]
  /** Why the last message came back, until it is dismissed or something is sent. */
  readonly refusal: Refusal | null
}

export type OutboxEvent =
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'submitted'; readonly message: Outgoing; readonly from: 'composer' | 'suggestion' }
  | { readonly type: 'retried'; readonly id: string; readonly at: string; readonly after: string | null }
  | { readonly type: 'settled'; readonly id: string; readonly outcome: SendOutcome }
  | { readonly type: 'discarded'; readonly id: string }
  | { readonly type: 'dismissed' }

export const emptyOutboxState: OutboxState = { draft: '', outgoing: [], refusal: null }

/** Ids made here, for messages whose own the server has not told. */
export const isLocal = (id: string): boolean => id.startsWith('local:')

/** Whether a message is on its way: one at a time for each dialog. [CH-20] */
export const isSending = ({ outgoing }: OutboxState): boolean => outgoing.some(({ state }) => state === 'sending')

// What was typed meanwhile stays, below what came back.
const giveBack = (text: string, draft: string): string => (draft.trim() === '' ? text : `${text}\n${draft}`)

const settle = (state: OutboxState, id: string, outcome: SendOutcome): OutboxState => {
  const message = state.outgoing.find((one) => one.id === id)
  const others = state.outgoing.filter((one) => one.id !== id)
  if (!message || outcome.kind === 'sent') return { ...state, outgoing: others }
  if (outcome.kind === 'other_error') return { ...state, outgoing: state.outgoing.map((one) => (one.id === id ? { ...one, state: 'failed' } : one)) }
  if (outcome.kind === 'empty_message') return state
  return { draft: giveBack(message.text, state.draft), outgoing: others, refusal: outcome }
}

/** The next state of a dialog's sending. Nothing typed is ever lost: a refused text returns to the composer, a failed one stays in sight. [CH-12] */
export const nextOutboxState = (state: OutboxState, event: OutboxEvent): OutboxState => {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.draft }
    case 'submitted':
      return { draft: event.from === 'composer' ? '' : state.draft, outgoing: [...state.outgoing, event.message], refusal: null }
    case 'retried':
      return {
        ...state,
        refusal: null,
        outgoing: state.outgoing.map((one) => (one.id === event.id ? { ...one, state: 'sending', at: event.at, after: event.after } : one)),
      }
    case 'settled':
      return settle(state, event.id, event.outcome)
    case 'discarded':
      return { ...state, outgoing: state.outgoing.filter((one) => one.id !== event.id) }
    case 'dismissed':
      return { ...state, refusal: null }
  }
}

/** Whether a message is in the dialog although its sending seemed to fail or is still running: it must not be shown, or sent, twice. [CH-20] */
export const hasArrived = (outgoing: Outgoing, messages: readonly Message[]): boolean => {
  const from = messages.findIndex(({ messageID }) => messageID === outgoing.after)
  return messages.some(
    ({ isBot, text, timestamp }, at) =>
      !isBot && text === outgoing.text && (from >= 0 ? at > from : outgoing.after === null || timestamp >= outgoing.at),
  )
}
