import type { Tokens, User } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import type { Services } from '../api/services.ts'
import { emit } from '../events/events.ts'
import { clearPersonalData, removeStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import type { TabMessage } from '../tabs/tab-channel.ts'

/**
 * What follows from signing in, registering, signing out and confirming an e-mail, each written once: session, caches, access data, other
 * tabs, application events. Screens call these and decide nothing of it themselves.
 */
export interface Account {
  /** Somebody signed in or registered, here. Resolves when their data have been asked for. [SG-04] [SG-13] */
  signedIn(tokens: Tokens): Promise<void>
  /** Signs out in every tab: the server is told, and everything of the person is forgotten, whether or not it answered. [SG-14] */
  signOut(): Promise<void>
  /** The session ended by itself: the same, and the person is asked to sign in again. [AP-03] */
  sessionEnded(): void
  /** The e-mail address was confirmed in this tab. [SG-11] [XT-03] */
  emailConfirmed(): void
  /** Tells the app that signing in or up is finished, and offers the sale a moment later. [SG-05] [SG-06] [SG-07] */
  announce(what: keyof typeof DISCOUNT_DELAYS): void
  /** Begins to follow what other tabs tell; called once. */
  follow(): void
}

type Parts = Pick<Services, 'client' | 'queries' | 'queryClient' | 'session' | 'overlays' | 'tabs'>

/** How long after the end of signing in or up the sale is offered, in milliseconds. */
const DISCOUNT_DELAYS = { login: 2000, registration: 3000, confirmation: 2000 } as const

export const createAccount = ({ client, queries, queryClient, session, overlays, tabs }: Parts): Account => {
  /** Asks anew what the person may open, and keeps it for the next visit. [RP-02] [XT-06] */
  const reloadAccess = async () => {
    const access = await queryClient.query({ ...queries.users.access(), staleTime: 0 }).catch(() => undefined)
    if (access) writeStored(stored.modelsAccess, access)
  }
  const loadMember = async () => {
    removeStored(stored.modelsAccess)
    // What a character offers depends on who asks, and whatever a guest had is the account's now (EX-06).
    await queryClient.resetQueries()
    await Promise.all([queryClient.query(queries.users.me()).catch(() => undefined), reloadAccess()])
  }
  const forgetMember = (reason: 'asked' | 'ended') => {
    clearPersonalData()
    session.setTokens(null)
    session.setGuestSessionId(null)
    queryClient.removeQueries({ queryKey: keys.users.all })
    queryClient.removeQueries({ queryKey: keys.chats.all })
    void queryClient.resetQueries({ queryKey: keys.bots.all })
    void overlays.clear()
    emit({ name: 'logout', reason })
  }
  const markConfirmed = () => {
    queryClient.setQueryData<User>(keys.users.me(), (user) => user && { ...user, emailVerified: true })
    void queryClient.invalidateQueries({ queryKey: keys.users.me() })
    void reloadAccess()
    emit({ name: 'email-confirmed' })
  }
  const receive = ({ kind }: TabMessage) => {
    if (kind === 'signed-out') forgetMember('asked')
    else if (kind === 'email-confirmed') markConfirmed()
    else {
      session.adopt()
      void overlays.clear()
      void loadMember()
    }
  }
  return {
    signedIn: async (tokens) => {
      session.setTokens(tokens)
      tabs.post({ kind: 'signed-in' })
      await loadMember()
    },
    signOut: async () => {
      const tokens = session.tokens()
      if (tokens) await client.auth.logout({ body: tokens }).catch(() => undefined)
      forgetMember('asked')
      tabs.post({ kind: 'signed-out' })
    },
    sessionEnded: () => forgetMember('ended'),
    emailConfirmed: () => {
      markConfirmed()
      tabs.post({ kind: 'email-confirmed' })
    },
    announce: (what) => {
      emit({ name: what === 'login' ? 'login' : 'registration' })
      setTimeout(() => {
        const user = queryClient.getQueryData<User>(keys.users.me())
        // Not to those who have a subscription, nor to who has left meanwhile (OV-03).
        if (session.kind() === 'member' && user?.access.length === 0) emit({ name: 'show-discount-modal' })
      }, DISCOUNT_DELAYS[what])
    },
    follow: () => void tabs.listen(receive),
  }
}
