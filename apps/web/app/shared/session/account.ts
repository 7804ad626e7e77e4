import type { User } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import type { Services } from '../api/services.ts'
import { isSameDraft, type DoneDraft } from '../creation/done-draft.ts'
import { emit, type LogoutReason } from '../events/events.ts'
import { isBuying } from '../payments/wanted-order.ts'
import { carryTexts, noteEndedDialogs } from '../storage/carried-texts.ts'
import { clearDrafts, clearPersonalData, readStored, removeStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import type { Account } from './account-interface.ts'
import { keptModelsAccess } from './models-access.ts'
import type { TabMessage } from '../tabs/tab-channel.ts'

type Parts = Pick<Services, 'client' | 'queries' | 'queryClient' | 'session' | 'overlays' | 'tabs'>

/** How long after the end of signing in or up the sale is offered, in milliseconds. */
const DISCOUNT_DELAYS = { login: 2000, registration: 3000, confirmation: 2000 } as const

export const createAccount = ({ client, queries, queryClient, session, overlays, tabs }: Parts): Account => {
  /** Asks anew what the person may open, and keeps it for the next visit. [RP-02] [XT-06] */
  const reloadAccess = async () => {
    const access = await queryClient.query({ ...queries.users.access(), staleTime: 0 }).catch(() => undefined)
    if (access) keptModelsAccess.set(access)
  }
  const loadMember = async () => {
    keptModelsAccess.set(null)
    // What a character offers depends on who asks, and whatever a guest had is the account's now (EX-06).
    await queryClient.resetQueries()
    await Promise.all([queryClient.query(queries.users.me()).catch(() => undefined), reloadAccess()])
  }
  const forgetMember = (reason: LogoutReason) => {
    clearPersonalData(reason === 'ended' ? 'ended' : 'asked')
    keptModelsAccess.reread()
    session.setTokens(null)
    session.setGuestSessionId(null)
    // Nothing of theirs is kept. What anybody may see is asked for anew where it shows: prices and photos were theirs, too.
    queryClient.removeQueries({ type: 'inactive' })
    for (const queryKey of [keys.users.all, keys.chats.all, keys.generation.all, keys.subscriptions.mine(), keys.subscriptions.receipts()])
      queryClient.removeQueries({ queryKey })
    for (const queryKey of [keys.bots.all, keys.photosForSale.all, keys.subscriptions.all]) void queryClient.resetQueries({ queryKey })
    void overlays.clear()
    emit({ name: 'logout', reason })
  }
  const markConfirmed = () => {
    // The tokens still say otherwise; whoever closes the page before they are renewed comes back with the old ones. [NV-10]
    writeStored(stored.needRefresh, true)
    queryClient.setQueryData<User>(keys.users.me(), (user) => user && { ...user, emailVerified: true })
    void queryClient.invalidateQueries({ queryKey: keys.users.me() })
    void reloadAccess()
    emit({ name: 'email-confirmed' })
  }
  /** Everything that may depend on what the person has bought is asked for anew; what is shown stays until the answer is there. */
  const reloadPurchases = async () => {
    await Promise.all([queryClient.invalidateQueries(), reloadAccess()])
  }
  const adoptPayment = () => {
    writeStored(stored.discountDisabled, true)
    return reloadPurchases()
  }
  const forgetChats = async () => {
    clearDrafts()
    emit({ name: 'chats-gone' })
    await queryClient.resetQueries({ queryKey: keys.chats.all })
  }
  const followLanguage = async () => {
    // The language itself is taken from the person's data (NV-03). Plans, receipts and who was blocked are named in it.
    const named = [keys.users.all, keys.subscriptions.all].map((queryKey) => queryClient.invalidateQueries({ queryKey }))
    await Promise.all([...named, forgetChats()])
  }
  /** The list of them, what is left to create, and wherever one of them is named. */
  const reloadOwnCharacters = async () => {
    const named = [keys.bots.mine(), keys.bots.one(), keys.users.me(), keys.chats.all]
    await Promise.all(named.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  const leaveToVisitor = () => {
    forgetMember('asked')
    tabs.post({ kind: 'signed-out' })
  }
  const cleanCharacterDraft = ({ draft, created }: DoneDraft) => {
    // Another tab may have stored another draft since.
    if (isSameDraft(readStored(stored.characterDraft) ?? {}, draft)) removeStored(stored.characterDraft)
    emit({ name: 'character-draft-cleaned', draft, created })
  }
  const receive = (message: TabMessage) => {
    switch (message.kind) {
      case 'signed-in':
        session.adopt()
        emit({ name: 'signed-in-elsewhere' })
        void overlays.clear()
        void loadMember()
        break
      case 'signed-out':
        forgetMember('elsewhere')
        break
      case 'session-ended':
        forgetMember('ended')
        break
      case 'email-confirmed':
        markConfirmed()
        break
      case 'user-changed':
        void queryClient.invalidateQueries({ queryKey: keys.users.me() })
        break
      case 'language-changed':
        void followLanguage()
        break
      case 'paid':
        // Whatever asked for a payment has its answer.
        void overlays.clear()
        void adoptPayment()
        emit({ name: 'paid-elsewhere' })
        break
      case 'subscription-changed':
        void reloadPurchases()
        break
      case 'guest-changed':
        session.adopt()
        void forgetChats()
        break
      case 'chats-changed':
      case 'chat-deleted':
      case 'reminders-changed':
      case 'deletion':
        // The chats in sight follow it by themselves.
        break
      case 'own-characters-changed':
        void reloadOwnCharacters().then(() => emit({ name: 'own-characters-changed' }))
        break
      case 'character-draft-cleaned':
        cleanCharacterDraft(message)
        break
    }
  }
  return {
    signedIn: async (tokens) => {
      session.setTokens(tokens)
      tabs.post({ kind: 'signed-in' })
      await loadMember()
    },
    signOut: async () => {
      const works: Promise<void>[] = []
      emit({ name: 'signing-out', wait: (work) => works.push(work) })
      await Promise.allSettled(works)
      const tokens = session.tokens()
      if (tokens) await client.auth.logout({ body: tokens }).catch(() => undefined)
      leaveToVisitor()
    },
    sessionEnded: () => {
      forgetMember('ended')
      tabs.post({ kind: 'session-ended' })
    },
    emailConfirmed: () => {
      markConfirmed()
      tabs.post({ kind: 'email-confirmed' })
    },
    userSaved: (user) => {
      queryClient.setQueryData<User>(keys.users.me(), user)
      tabs.post({ kind: 'user-changed' })
    },
    userChanged: () => {
      void queryClient.invalidateQueries({ queryKey: keys.users.me() })
      tabs.post({ kind: 'user-changed' })
    },
    passwordChanged: () => {
      queryClient.setQueryData<User>(keys.users.me(), (user) => user && { ...user, hasPassword: true })
      tabs.post({ kind: 'user-changed' })
    },
    languageChanged: async () => {
      tabs.post({ kind: 'language-changed' })
      await followLanguage()
    },
    paid: () => {
      tabs.post({ kind: 'paid' })
      return adoptPayment()
    },
    subscriptionChanged: () => {
      tabs.post({ kind: 'subscription-changed' })
      return reloadPurchases()
    },
    deleted: leaveToVisitor,
    guestMoved: async (sessionId) => {
      session.setGuestSessionId(sessionId)
      tabs.post({ kind: 'guest-changed' })
      await forgetChats()
    },
    guestEnded: () => {
      noteEndedDialogs()
      // Those who hold what was typed keep it now.
      emit({ name: 'guest-ended' })
      carryTexts()
      tabs.post({ kind: 'guest-changed' })
      void forgetChats()
    },
    ownCharactersChanged: () => {
      void reloadOwnCharacters()
      tabs.post({ kind: 'own-characters-changed' })
    },
    characterDraftCleaned: (done) => {
      cleanCharacterDraft(done)
      tabs.post({ kind: 'character-draft-cleaned', ...done })
    },
    announce: (what) => {
      emit({ name: what === 'login' ? 'login' : 'registration' })
      setTimeout(() => {
        const user = queryClient.getQueryData<User>(keys.users.me())
        // Not to those who have a subscription or are buying something, nor to who has left meanwhile (OV-03).
        if (session.kind() === 'member' && user?.access.length === 0 && !isBuying(queryClient)) emit({ name: 'show-discount-modal' })
      }, DISCOUNT_DELAYS[what])
    },
    follow: () => tabs.listen(receive),
    renewTokens: () => {
      if (readStored(stored.needRefresh) && session.kind() === 'member') void client.refresh()
    },
  }
}
