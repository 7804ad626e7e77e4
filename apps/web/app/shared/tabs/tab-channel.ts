import { isObject } from '../storage/guards.ts'

/** What one tab tells the others of the same browser. */
export type TabMessage =
  /** Somebody signed in or registered; the tokens are in the shared cookies. [XT-01] */
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out' }
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
  /** A character has reminded somebody who was silent. [XT-05] */
  | { readonly kind: 'reminders-changed' }
  /** One of the person's own characters was created or renamed: what is left to create, and its name wherever it is. [MM-02] */
  | { readonly kind: 'own-characters-changed' }
  /** The character of the draft was created, or its draft thrown away: the stored form is removed. [XT-04] */
  | { readonly kind: 'character-draft-cleaned' }

const KINDS = [
  'signed-in',
  'signed-out',
  'email-confirmed',
  'user-changed',
  'language-changed',
  'paid',
  'subscription-changed',
  'guest-changed',
  'chats-changed',
  'reminders-changed',
  'own-characters-changed',
  'character-draft-cleaned',
] as const satisfies readonly TabMessage['kind'][]

/** The one channel between the tabs of this site. A tab does not get its own messages. */
export interface TabChannel {
  post(message: TabMessage): void
  /** Listens until the returned function is called. */
  listen(listener: (message: TabMessage) => void): () => void
}

// Another version of the app may be open in another tab: what is not understood is passed over.
const readMessage = (data: unknown): TabMessage | null => {
  const kind = isObject(data) ? KINDS.find((known) => known === data.kind) : undefined
  return kind ? { kind } : null
}

/** Joins the channel; where the browser has none, each tab is on its own. */
export const createTabChannel = (): TabChannel => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('moonlit-app')
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
