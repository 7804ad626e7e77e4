/**
 * A call's policy for clients. It is ts-rest metadata in the contract, part of the SDK's
 * table, and `x-policy` in the OpenAPI document.
 */
export interface CallPolicy {
  /**
   * Who may call: `public`, anyone, without authentication, so that an expired session does not matter; `anyone`, with or
   * without a session, but a given one must be valid; `session`, a guest session or a signed-in user; `user`, signed in; `admin`.
   */
  readonly caller: 'public' | 'anyone' | 'session' | 'user' | 'admin'
  /** True when the call changes nothing. Several GETs of this API do change something. */
  readonly safe: boolean
  /** True when calling twice leaves the same state as calling once. */
  readonly idempotent: boolean
  /** True when a client may repeat it by itself after a failed connection, 429 or 503. */
  readonly retry: boolean
}

/** Policy of a read: may be cached, prefetched and repeated. */
export const reads = (caller: CallPolicy['caller']) => ({ caller, safe: true, idempotent: true, retry: true }) as const satisfies CallPolicy

/** Policy of an idempotent change. */
export const sets = (caller: CallPolicy['caller']) => ({ caller, safe: false, idempotent: true, retry: true }) as const satisfies CallPolicy

/** Policy of a change that is not idempotent; never retried automatically. */
export const acts = (caller: CallPolicy['caller']) => ({ caller, safe: false, idempotent: false, retry: false }) as const satisfies CallPolicy

/** Policy of an idempotent change that is not retried automatically: payments, links, one-time tokens. */
export const actsOnce = (caller: CallPolicy['caller']) => ({ caller, safe: false, idempotent: true, retry: false }) as const satisfies CallPolicy
