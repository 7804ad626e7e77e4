import type { Lifetime } from '../api/lifetime.ts'
import { readDoneDraft, type DoneDraft } from '../creation/done-draft.ts'
import { isObject } from '../storage/guards.ts'

/** What one tab tells the others of the same browser. */
export type TabMessage =
  /** Somebody signed in or registered; the tokens are in the shared cookies. [XT-01] */
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out' }
  /** The server has ended the session: what was typed stays. [AP-03] */
  | { readonly kind: 'session-ended' }
  /** [XT-03] */
  | { readonly kind: 'email-confirmed' }
  /** The profile, the password or a setting was changed. */
  | { readonly kind: 'user-changed' }
  /** The language was changed, and the chats are gone. [AC-04] */
  | { readonly kind: 'language-changed' }
  /** A payment went through. [XT-02] */
  | { readonly kind: 'paid' }
  /** The subscription was cancelled. */
  | { readonly kind: 'subscription-changed' }
  /** The guest session in the shared cookies is another one. [SG-17] */
  | { readonly kind: 'guest-changed' }
  /** Something was said in a chat, or one was deleted. [CH-20] */
  | { readonly kind: 'chats-changed' }
  /** A chat is deleted for good. [CH-27] */
  | { readonly kind: 'chat-deleted'; readonly chatID: string }
  /** A character has reminded somebody who was silent. [XT-05] */
  | { readonly kind: 'reminders-changed' }
  /** One of the person's own characters was created or renamed: what is left to create, and its name wherever it is. [MM-02] */
  | { readonly kind: 'own-characters-changed' }
  /** The character of a draft was created, or the draft thrown away: whoever has the very same is done with it. [XT-04] */
  | ({ readonly kind: 'character-draft-cleaned' } & DoneDraft)
  | ({ readonly kind: 'deletion' } & Deletion)

/** A chat or a message is deleted, and can be brought back for a moment in the tab where it was; or it is back. [CH-27] */
export interface Deletion {
  readonly what: 'chats' | 'messages'
  readonly id: string
  readonly isPending: boolean
}

const KINDS = [
  'signed-in',
  'signed-out',
  'session-ended',
  'email-confirmed',
  'user-changed',
  'language-changed',
  'paid',
  'subscription-changed',
  'guest-changed',
  'chats-changed',
  'chat-deleted',
  'reminders-changed',
  'own-characters-changed',
  'character-draft-cleaned',
  'deletion',
] as const satisfies readonly TabMessage['kind'][]

/** The one channel between the tabs of this site. A tab does not get its own messages. */
export interface TabChannel {
  post(message: TabMessage): void
  /** Listens until the returned function is called. */
  listen(listener: (message: TabMessage) => void): () => void
}

// Another version of the app may be open in another tab: what is not understood is passed over.
const readMessage = (data: unknown): TabMessage | null => {
  if (!isObject(data)) return null
  const kind = KINDS.find((known) => known === data.kind)
  if (kind === undefined) return null
  if (kind === 'deletion') {
    const { what, id, isPending } = data
    return (what === 'chats' || what === 'messages') && typeof id === 'string' ? { kind, what, id, isPending: isPending === true } : null
  }
  if (kind === 'chat-deleted') return typeof data.chatID === 'string' ? { kind, chatID: data.chatID } : null
  return kind === 'character-draft-cleaned' ? { kind, ...readDoneDraft(data) } : { kind }
}

/** Joins the channel for as long as the tab is there; where the browser has none, each tab is on its own. */
export const createTabChannel = (lifetime: Lifetime): TabChannel => {
  let channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('moonlit-app')
  lifetime.onEnd(() => {
    channel?.close()
    channel = undefined
  })
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const message = readMessage(data)
        if (message) listener(message)
      }
      channel?.addEventListener('message', receive)
      return () => channel?.removeEventListener('message', receive)
    },
  }
}
