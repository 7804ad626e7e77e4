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
  readonly start: 'reached' | 'further'
  readonly typing: boolean
}

interface Said {
  readonly message: Message
  readonly state: Outgoing['state'] | 'sent'
}

const isTogether = (one: Said | undefined, other: Said): boolean =>
  one !== undefined && one.message.isBot === other.message.isBot && dayOf(one.message.timestamp) === dayOf(other.message.timestamp)

/** What the pane shows, from top to bottom. */
export const rowsOf = ({ messages, outgoing, start, typing }: RowParts): Row[] => {
  const waiting = outgoing.filter((one) => !hasArrived(one, messages))
  const said: Said[] = [
    ...messages.map((message) => ({ message, state: 'sent' as const })),
    ...waiting.map((one) => ({ message: asMessage(one), state: one.state })),
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
