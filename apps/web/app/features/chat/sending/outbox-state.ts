import type { Message, Quote } from '@moonlit/sdk'
import type { Refusal, SendOutcome } from './send-outcome.ts'

/** A message of the person that is not answered yet, or one that did not make it. */
export interface Outgoing {
  /** Made here; the server keeps it with the message, so that sending again is the same message. */
  readonly id: string
  readonly text: string
  readonly at: string
  /** The message whose text it changes; null for a new one. */
  readonly edits: string | null
  /** The message that it answers. */
  readonly quotes: Quote | null
  /** The tab that it was written in, which sends it: the others of the browser show it as well. */
  readonly tab: string
  /** `queued` until the messages before it are answered, or the connection is back. */
  readonly state: 'queued' | 'sending' | 'failed'
}

/** A message of the person's while they change it. */
export interface Editing {
  readonly messageID: string
  readonly text: string
}

/** What this tab holds of a chat besides its messages. */
export interface OutboxState {
  readonly draft: string
  /** What is in the composer meanwhile; the draft waits. */
  readonly editing: Editing | null
  /** The message that what is in the draft answers. */
  readonly quoting: Quote | null
  /** The reply that is being made anew. */
  readonly renewing: string | null
  /** In the order they were written. */
  readonly outgoing: readonly Outgoing[]
  /** Why the last message came back, until it is dismissed or something is sent. */
  readonly refusal: Refusal | null
}

export type OutboxEvent =
  /** In the composer, whatever it holds. */
  | { readonly type: 'typed'; readonly text: string }
  /** It was written in an earlier chat with the character, and never sent. */
  | { readonly type: 'carried'; readonly text: string }
  /** A message is to be changed; null ends that without. */
  | { readonly type: 'editing'; readonly editing: Editing | null }
  /** A message is to be answered; null ends that. */
  | { readonly type: 'quoting'; readonly quoting: Quote | null }
  /** Another reply was asked for. */
  | { readonly type: 'renewing'; readonly messageID: string }
  | { readonly type: 'renewed'; readonly refusal: Refusal | null }
  | { readonly type: 'submitted'; readonly message: Outgoing; readonly from: 'composer' | 'suggestion' }
  | { readonly type: 'started'; readonly id: string; readonly at: string }
  /** No answer came for want of a connection: it goes again when there is one. */
  | { readonly type: 'interrupted'; readonly id: string }
  | { readonly type: 'retried'; readonly id: string; readonly tab: string }
  | { readonly type: 'settled'; readonly id: string; readonly outcome: SendOutcome }
  | { readonly type: 'discarded'; readonly id: string }
  /** What waits to be sent was changed in another tab: this is all of it, and what that tab has written. */
  | { readonly type: 'shared'; readonly waiting: readonly Outgoing[]; readonly written: readonly Outgoing[] }
  | { readonly type: 'dismissed' }

export const emptyOutboxState: OutboxState = { draft: '', editing: null, quoting: null, renewing: null, outgoing: [], refusal: null }

/** Whether a reply is awaited: one at a time for each chat. [CH-20] */
export const isSending = ({ outgoing, renewing }: OutboxState): boolean => renewing !== null || outgoing.some(({ state }) => state === 'sending')

/** The message that goes next, when nothing is on its way. */
export const nextToSend = (state: OutboxState): Outgoing | undefined =>
  isSending(state) ? undefined : state.outgoing.find(({ state: progress }) => progress === 'queued')

// What was typed meanwhile stays, below what came back.
const giveBack = (texts: readonly string[], draft: string): string => [...texts, ...(draft.trim() === '' ? [] : [draft])].join('\n')

const withState = (outgoing: readonly Outgoing[], which: (one: Outgoing) => boolean, state: Outgoing['state']): readonly Outgoing[] =>
  outgoing.map((one) => (which(one) ? { ...one, state } : one))

const settle = (state: OutboxState, id: string, outcome: SendOutcome): OutboxState => {
  const { draft, outgoing } = state
  const message = outgoing.find((one) => one.id === id)
  if (!message || outcome.kind === 'sent') return { ...state, outgoing: outgoing.filter((one) => one.id !== id) }
  // Those behind it would be read without it: they stay as well, and go when they are sent again.
  if (outcome.kind === 'other_error') return { ...state, outgoing: withState(outgoing, (one) => one.id === id || one.state === 'queued', 'failed') }
  if (outcome.kind === 'empty_message') return state
  const returned = outgoing.filter((one) => one.id === id || one.state === 'queued')
  // A change goes on being one, unless the talk has gone on without it.
  const changed = outcome.kind === 'not_last_message' ? undefined : returned.find(({ edits }) => edits !== null)
  const drafts = returned.filter((one) => one !== changed)
  const texts = drafts.map(({ text }) => text)
  return {
    ...state,
    draft: giveBack(texts, draft),
    editing: changed?.edits ? { messageID: changed.edits, text: changed.text } : state.editing,
    quoting: drafts.findLast(({ quotes }) => quotes !== null)?.quotes ?? state.quoting,
    outgoing: outgoing.filter((one) => !returned.includes(one)),
    refusal: outcome,
  }
}

const submit = (state: OutboxState, { message, from }: Extract<OutboxEvent, { type: 'submitted' }>): OutboxState => {
  const isDraft = from === 'composer' && message.edits === null
  return {
    ...state,
    draft: isDraft ? '' : state.draft,
    quoting: isDraft ? null : state.quoting,
    editing: message.edits === null ? state.editing : null,
    outgoing: [...state.outgoing, message],
    refusal: null,
  }
}

const share = (state: OutboxState, { waiting, written }: Extract<OutboxEvent, { type: 'shared' }>): OutboxState => {
  const onTheirWay = state.outgoing.filter(({ state: progress }) => progress === 'sending')
  const outgoing = [...onTheirWay, ...waiting.filter(({ id }) => onTheirWay.every((one) => one.id !== id))]
  // What was sent there stood here as well: nobody means to send it twice.
  const isSent = written.some(({ id, text, edits }) => edits === null && text === state.draft.trim() && state.outgoing.every((one) => one.id !== id))
  return isSent ? { ...state, outgoing, draft: '', quoting: null } : { ...state, outgoing }
}

/** The next state of a chat's sending. Nothing typed is ever lost: a refused text returns to the composer, a failed one stays in sight. [CH-12] */
export const nextOutboxState = (state: OutboxState, event: OutboxEvent): OutboxState => {
  switch (event.type) {
    case 'typed':
      return state.editing ? { ...state, editing: { ...state.editing, text: event.text } } : { ...state, draft: event.text }
    case 'carried':
      return { ...state, draft: giveBack([event.text], state.draft) }
    case 'editing':
      return { ...state, editing: event.editing, refusal: null }
    case 'quoting':
      // What is being changed quotes what it quoted.
      return { ...state, editing: null, quoting: event.quoting }
    case 'renewing':
      return { ...state, renewing: event.messageID, refusal: null }
    case 'renewed':
      return { ...state, renewing: null, refusal: event.refusal }
    case 'submitted':
      return submit(state, event)
    case 'started':
      return { ...state, outgoing: state.outgoing.map((one) => (one.id === event.id ? { ...one, state: 'sending', at: event.at } : one)) }
    case 'interrupted':
      return { ...state, outgoing: withState(state.outgoing, ({ id }) => id === event.id, 'queued') }
    case 'retried':
      return {
        ...state,
        refusal: null,
        outgoing: state.outgoing.map((one) => (one.id === event.id ? { ...one, state: 'queued', tab: event.tab } : one)),
      }
    case 'settled':
      return settle(state, event.id, event.outcome)
    case 'discarded':
      return { ...state, outgoing: state.outgoing.filter((one) => one.id !== event.id) }
    case 'shared':
      return share(state, event)
    case 'dismissed':
      return { ...state, refusal: null }
  }
}

/** What a message is known by: the id of the tab that sent it, where there is one, for the server tells its own only later. */
export const keyOf = ({ messageID, clientMessageID }: Pick<Message, 'messageID' | 'clientMessageID'>): string => clientMessageID ?? messageID

/** A message of this tab's as the chat shows it. */
export const asMessage = ({ id, edits, quotes, text, at }: Outgoing): Message => ({
  messageID: edits ?? id,
  clientMessageID: id,
  isBot: false,
  text,
  isFullImage: false,
  ...(quotes ? { quoted: quotes } : {}),
  timestamp: at,
})

/** Whether a message has reached the chat although its sending seemed to fail or is still running: it must not be shown twice. [CH-20] */
export const hasArrived = ({ id }: Outgoing, messages: readonly Message[]): boolean => messages.some(({ clientMessageID }) => clientMessageID === id)
