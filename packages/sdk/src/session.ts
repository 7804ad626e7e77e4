import type { Tokens } from '../generated/api.ts'

export type { Tokens }

/** Storage of the session. The web app uses cookies, tests memory; the client itself stores nothing. */
export interface SessionStore {
  tokens(): Tokens | null
  /** Called with new tokens after a refresh, and with null when the session has ended. */
  setTokens(tokens: Tokens | null): void
  guestSessionId(): string | null
  setGuestSessionId(id: string | null): void
}

/** A session that lives as long as the object: for tests, scripts and a server's one request. */
export const memorySession = (start: { tokens?: Tokens | null; guestSessionId?: string | null } = {}): SessionStore => {
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
