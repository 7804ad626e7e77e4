import type { Tokens } from '../generated/api.ts'

export type { Tokens }

/** What may be there at once, or come later. */
export type Awaitable<T> = T | Promise<T>

/** Storage of the session, at once or asynchronous. The web app uses cookies, tests memory; the client itself stores nothing. */
export interface SessionStore {
  tokens(): Awaitable<Tokens | null>
  /** Called with new tokens after a refresh, and with null when the session has ended. */
  setTokens(tokens: Tokens | null): Awaitable<void>
  guestSessionId(): Awaitable<string | null>
  setGuestSessionId(id: string | null): Awaitable<void>
  /**
   * The random id of the exchange of tokens that is under way: the same one until `setTokens`, whatever page asks. When the answer is lost with
   * its page, the next page sends the same exchange again. Left out, that ends the session.
   */
  exchangeId?(): Awaitable<string | undefined>
}

/** A session whose values are there at once. */
export interface SyncSessionStore extends SessionStore {
  tokens(): Tokens | null
  setTokens(tokens: Tokens | null): void
  guestSessionId(): string | null
  setGuestSessionId(id: string | null): void
}

/** A random id for `SessionStore.exchangeId`; none on pages without TLS. */
export const newExchangeId = (): string | undefined => crypto.randomUUID?.()

/** A session that lives as long as the object: for tests, scripts and a server's one request. */
export const memorySession = (start: { tokens?: Tokens | null | undefined; guestSessionId?: string | null | undefined } = {}): SyncSessionStore => {
  let tokens = start.tokens ?? null
  let guest = start.guestSessionId ?? null
  let exchange: string | undefined
  return {
    tokens: () => tokens,
    setTokens: (next) => {
      tokens = next
      exchange = undefined
    },
    guestSessionId: () => guest,
    setGuestSessionId: (id) => {
      guest = id
    },
    exchangeId: () => (exchange ??= newExchangeId()),
  }
}
