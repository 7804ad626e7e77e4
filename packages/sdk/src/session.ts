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
}

/** A session whose values are there at once. */
export interface SyncSessionStore extends SessionStore {
  tokens(): Tokens | null
  setTokens(tokens: Tokens | null): void
  guestSessionId(): string | null
  setGuestSessionId(id: string | null): void
}

/** A session that lives as long as the object: for tests, scripts and a server's one request. */
export const memorySession = (start: { tokens?: Tokens | null | undefined; guestSessionId?: string | null | undefined } = {}): SyncSessionStore => {
  let tokens = start.tokens ?? null
  let guest = start.guestSessionId ?? null
  return {
    tokens: () => tokens,
    setTokens: (next) => {
      tokens = next
    },
    guestSessionId: () => guest,
    setGuestSessionId: (id) => {
      guest = id
    },
  }
}
