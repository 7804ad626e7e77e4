import type { Gender } from '@moonlit/sdk/rules'
import type { DoneDraft } from '../creation/done-draft.ts'
import type { SignReason } from '../overlays/overlay-props.ts'

/** Why somebody is not signed in any more: they asked to be, here or in another tab, or the server ended their session. [SG-14] */
export type LogoutReason = 'asked' | 'elsewhere' | 'ended'

/** Everything that one part of the app tells the others, with what it carries. [NV-11] */
export type AppEvent =
  | { readonly name: 'login-modal-open'; readonly returnTo?: string | undefined; readonly reason?: SignReason | undefined }
  | { readonly name: 'registration-modal-open'; readonly returnTo?: string | undefined }
  | { readonly name: 'registration-modal-closed' }
  | { readonly name: 'gender-selected'; readonly gender: Gender }
  | { readonly name: 'login' }
  | { readonly name: 'registration' }
  /** The person is about to sign out; what is still to be told to the server in their name is waited for. */
  | { readonly name: 'signing-out'; readonly wait: (work: Promise<void>) => void }
  /** `ended` when nobody asked for it: the session could not be renewed. */
  | { readonly name: 'logout'; readonly reason: LogoutReason }
  /** The server does not know the guest session any more. */
  | { readonly name: 'guest-ended' }
  | { readonly name: 'email-confirmed' }
  /** All chats of the person were deleted, or belong to a session that was left. */
  | { readonly name: 'chats-gone' }
  /** A draft of a character is done with, here or in another tab. [XT-04] */
  | ({ readonly name: 'character-draft-cleaned' } & DoneDraft)
  /** One of the person's own characters was created or renamed in another tab, and what tells of it is known anew. [MM-02] */
  | { readonly name: 'own-characters-changed' }
  | { readonly name: 'show-discount-modal' }
  /** A payment went through in another tab. [XT-02] */
  | { readonly name: 'paid-elsewhere' }
  /** Somebody signed in, in another tab. [XT-01] */
  | { readonly name: 'signed-in-elsewhere' }

type Name = AppEvent['name']
type Named<N extends Name> = Extract<AppEvent, { readonly name: N }>

const listeners = new Set<(event: AppEvent) => void>()
const isNamed = <N extends Name>(event: AppEvent, name: N): event is Named<N> => event.name === name

/** Tells everyone who listens, in the order they came. */
export const emit = (event: AppEvent): void => {
  for (const listener of listeners) listener(event)
}

/** Listens to one kind of event until the returned function is called; made for an effect's cleanup. */
export const listen = <N extends Name>(name: N, listener: (event: Named<N>) => void): (() => void) => {
  const handle = (event: AppEvent) => {
    if (isNamed(event, name)) listener(event)
  }
  listeners.add(handle)
  return () => {
    listeners.delete(handle)
  }
}
