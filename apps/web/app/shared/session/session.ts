import { newExchangeId, type SyncSessionStore } from '@moonlit/sdk'
import type { SessionKind } from '../api/request-context.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

/** Who is calling, for the SDK and for components. */
export interface Session extends SyncSessionStore {
  /** `member` with tokens, `guest` with a guest session, else `visitor`. */
  kind(): SessionKind
  /** Another tab changed the shared cookies: tells whoever follows the session. [XT-01] */
  adopt(): void
  subscribe(listener: () => void): () => void
}

/** The browser's session, kept in cookies, so that the server and other tabs see it too. */
export const createBrowserSession = (): Session => {
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const tokens: Session['tokens'] = () => {
    const jwtToken = readStored(stored.accessToken)
    const refreshToken = readStored(stored.refreshToken)
    return jwtToken && refreshToken ? { jwtToken, refreshToken } : null
  }
  const guestSessionId = () => readStored(stored.guestSession)
  return {
    tokens,
    guestSessionId,
    kind: () => (tokens() ? 'member' : guestSessionId() ? 'guest' : 'visitor'),
    setTokens: (next) => {
      removeStored(stored.refreshExchange)
      if (next) {
        writeStored(stored.accessToken, next.jwtToken)
        writeStored(stored.refreshToken, next.refreshToken)
        removeStored(stored.needRefresh)
        // An account takes the place of the guest (source, point 4).
        removeStored(stored.guestSession)
        removeStored(stored.endedDialogs)
      } else {
        removeStored(stored.accessToken)
        removeStored(stored.refreshToken)
      }
      notifyListeners()
    },
    setGuestSessionId: (id) => {
      if (id) {
        writeStored(stored.guestSession, id)
        removeStored(stored.endedDialogs)
      } else removeStored(stored.guestSession)
      notifyListeners()
    },
    exchangeId: () => {
      const id = readStored(stored.refreshExchange) ?? newExchangeId()
      if (id) writeStored(stored.refreshExchange, id)
      return id
    },
    adopt: notifyListeners,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A session for one request: it can be asked, and changes nothing. */
export const createRequestSession = (kind: SessionKind): Session => ({
  tokens: () => null,
  guestSessionId: () => null,
  setTokens: () => undefined,
  setGuestSessionId: () => undefined,
  kind: () => kind,
  adopt: () => undefined,
  subscribe: () => () => undefined,
})
