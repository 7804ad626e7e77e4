import type { Message } from '@moonlit/sdk'
import { dayOf } from './chat-time.ts'
import { asMessage, hasArrived, keyOf, type Outgoing } from '../sending/outbox-state.ts'

/** One row of the message pane. */
export type Row =
  /** The beginning of the conversation, once everything is loaded. */
  | { readonly kind: 'start'; readonly key: 'start' }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: Message
      readonly state: Outgoing['state'] | 'sent'
      /** Whether it is the new text of a message that was sent. */
      readonly isChange: boolean
      /** What may be said differently: one's own last message, or the reply to it. */
      readonly redo: 'edit' | 'renew' | null
      /** Whether it may just now: nothing else is on its way, and the server's name of it is known. */
      readonly redoState: 'enabled' | 'disabled'
      /** The day that begins with it. Part of the row, so that an older page moves nothing. */
      readonly day: string | null
      /** Whether the same person said the message before it, or the one after. */
      readonly follows: boolean
      readonly isFollowed: boolean
    }
  | { readonly kind: 'typing'; readonly key: 'typing' }

interface RowParts {
  /** Oldest first. */
  readonly messages: readonly Message[]
  readonly outgoing: readonly Outgoing[]
  /** The reply that is being made anew. */
  readonly renewing: string | null
  readonly start: 'reached' | 'further'
  readonly typing: boolean
  /** Whether messages are not shown that the server still has, for they can be brought back. */
  readonly isDeleting: boolean
}

interface Said {
  readonly message: Message
  readonly state: Outgoing['state'] | 'sent'
  readonly isChange: boolean
  readonly redo: 'edit' | 'renew' | null
  readonly redoState: 'enabled' | 'disabled'
}

const isTogether = (one: Said | undefined, other: Said): boolean =>
  one !== undefined && one.message.isBot === other.message.isBot && dayOf(one.message.timestamp) === dayOf(other.message.timestamp)

/** What stays as it was said: not a reply that is being made anew, nor a message that is being changed and what came of it. */
const standing = (messages: readonly Message[], waiting: readonly Outgoing[], renewing: string | null): readonly Message[] => {
  const changed = messages.findIndex(({ messageID }) => messageID === renewing || waiting.some(({ edits }) => edits === messageID))
  // Where more was said since, in another tab, nothing of it may be out of sight.
  return changed < 0 || messages.slice(changed + 1).some(({ isBot }) => !isBot) ? messages : messages.slice(0, changed)
}

/** What may be said differently at a place. */
const redoAt = (messages: readonly Message[], at: number): 'edit' | 'renew' | null => {
  const own = messages.findLastIndex(({ isBot }) => !isBot)
  if (at === own) return 'edit'
  return own >= 0 && at === own + 1 && at === messages.length - 1 ? 'renew' : null
}

/** What the pane shows, from top to bottom. */
export const rowsOf = ({ messages, outgoing, renewing, start, typing, isDeleting }: RowParts): Row[] => {
  const waiting = outgoing.filter((one) => !hasArrived(one, messages))
  const isAtRest = waiting.length === 0 && !typing && !isDeleting
  const said: Said[] = [
    ...standing(messages, waiting, renewing).map((message, at) => ({
      message,
      state: 'sent' as const,
      isChange: false,
      redo: redoAt(messages, at),
      redoState: isAtRest && message.messageID !== message.clientMessageID ? ('enabled' as const) : ('disabled' as const),
    })),
    ...waiting.map((one) => ({
      message: asMessage(one),
      state: one.state,
      isChange: one.edits !== null,
      redo: null,
      redoState: 'disabled' as const,
    })),
  ]
  const rows = said.map((one, at): Row => {
    const before = said[at - 1]
    const after = said[at + 1]
    const day = dayOf(one.message.timestamp)
    return {
      kind: 'message',
      key: keyOf(one.message),
      ...one,
      // While older ones are missing nobody knows whether the first of these begins its day.
      day: (before ? dayOf(before.message.timestamp) === day : start === 'further') ? null : day,
      follows: isTogether(before, one),
      isFollowed: after !== undefined && isTogether(one, after),
    }
  })
  return [
    ...(start === 'reached' ? [{ kind: 'start', key: 'start' } as const] : []),
    ...rows,
    ...(typing ? [{ kind: 'typing', key: 'typing' } as const] : []),
  ]
}

/** A guess at a row's height in pixels until it is measured, so that the scrollbar jumps little. */
export const guessHeight = (row: Row | undefined): number => {
  if (!row || row.kind === 'typing') return 56
  if (row.kind === 'start') return 220
  const lines = Math.ceil(row.message.text.length / 42)
  return (row.message.imageUrl ? 330 : 26 + lines * 24) + (row.follows ? 4 : 16) + (row.day ? 52 : 0)
}
