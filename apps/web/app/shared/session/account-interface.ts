import type { Tokens, User } from '@moonlit/sdk'
import type { DoneDraft } from '../creation/done-draft.ts'

/**
 * What follows from signing in, registering, signing out, changing and deleting an account, each written once: session, caches, access data,
 * other tabs, application events. Screens call these and decide nothing of it themselves.
 */
export interface Account {
  /** Somebody signed in or registered, here. Resolves when their data have been asked for. [SG-04] [SG-13] */
  signedIn(tokens: Tokens): Promise<void>
  /** Signs out in every tab: the server is told, and everything of the person is forgotten, whether or not it answered. [SG-14] */
  signOut(): Promise<void>
  /** The session ended by itself: the same, in every tab, and the person is asked to sign in again. [AP-03] */
  sessionEnded(): void
  /** The e-mail address was confirmed in this tab. [SG-11] [XT-03] */
  emailConfirmed(): void
  /** The profile or a setting was saved in this tab; the others show it, too. [AC-01] */
  userSaved(user: User): void
  /** What the person allows was changed here by another way than the settings, such as a link from a mail: all tabs ask for it anew. [PB-05] */
  userChanged(): void
  /** The password was changed, or set where there was none. The server has ended the sessions of all other devices. [AC-01] */
  passwordChanged(): void
  /** The language was changed in this tab: the chats are gone in all of them. [AC-04] */
  languageChanged(): Promise<void>
  /** A payment went through, here: what it opened is open in all tabs, and the discount banner is gone for good. [PY-06] [XT-02] [XT-06] */
  paid(): Promise<void>
  /** The subscription was cancelled, or kept by the offer to stay, here: all tabs show what is open now. [PY-09] */
  subscriptionChanged(): Promise<void>
  /** The account was deleted in this tab: the person is a visitor in all of them. [AC-05] */
  deleted(): void
  /** This browser goes on with the guest session of another device, in all tabs; its own, if any, is left behind. [SG-17] */
  guestMoved(sessionId: string): Promise<void>
  /** The server does not know the guest session of this browser any more: whoever is here is a visitor, in all tabs; what they typed stays. [SG-13] */
  guestEnded(): void
  /** One of the person's own characters was created or renamed: what tells of it is asked for anew, in every tab. [MM-02] */
  ownCharactersChanged(): void
  /** A draft of a character is done with: the stored form is removed if it is this one, and every tab that has the very same begins anew. [XT-04] */
  characterDraftCleaned(done: DoneDraft): void
  /** Tells the app that signing in or up is finished, and offers the sale a moment later. [SG-05] [SG-06] [SG-07] */
  announce(what: 'login' | 'registration' | 'confirmation'): void
  /** Begins to follow what other tabs tell; called once. */
  follow(): void
  /** Renews tokens that are known to be out of date; called once. [NV-10] */
  renewTokens(): void
}
