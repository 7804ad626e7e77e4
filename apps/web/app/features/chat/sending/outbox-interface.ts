import type { Quote } from '@moonlit/sdk'
import type { Editing, OutboxState } from './outbox-state.ts'

/** Sending for every chat of a tab. It outlives the screen, so that a reply finds its chat whatever is shown meanwhile. */
export interface Outbox {
  state(chatID: string): OutboxState
  subscribe(listener: () => void): () => void
  /** What the composer holds: the draft, or the message that is being changed. */
  type(chatID: string, text: string): void
  /** Takes a message of the person's into the composer, to be changed and sent again; null puts it back as it was. */
  edit(chatID: string, editing: Editing | null): void
  /** Answers a message with what is in the composer; null ends that. */
  quote(chatID: string, quoting: Quote | null): void
  /** Asks for another reply to the same message. */
  renew(chatID: string, messageID: string): Promise<void>
  /**
   * Sends a text, after those before it; the composer's is taken out of it. How it ended is seen in the state; a failure of no
   * other outcome goes to the shared error handler. [CH-12]
   */
  send(chatID: string | null, typed: string, from: 'composer' | 'suggestion'): void
  /** Sends a failed message again: the same message, so that it is never there twice. */
  retry(chatID: string, id: string): void
  discard(chatID: string, id: string): void
  /** Drops the messages that have reached the chat after all. */
  settle(chatID: string): void
  /** Puts the notice about the last refusal away. */
  dismiss(chatID: string): void
  /** A chat is known by its character: what waited for it when a guest session ended comes into the composer. */
  open(chatID: string, slug: string): void
  /** Chats became part of another: what was typed in them and not sent comes into its composer. */
  merge(mergedIDs: readonly string[], chatID: string): void
  /** Which chat is in sight; replies in any other are unread. [CH-20] */
  show(chatID: string | null): void
  /** Forgets a chat that was deleted. */
  forget(chatID: string): void
  /** Forgets a chat that was deleted in another window or on another device: what was typed in it comes into the next one with the same character. */
  leave(chatID: string): void
  /** Whether a chat was deleted here: that it cannot be found is no news then. */
  isGone(chatID: string): boolean
}
