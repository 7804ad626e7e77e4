/**
 * What a client must know of a call beside its shapes. It travels in the contract as ts-rest metadata, into the SDK's
 * table, and into the OpenAPI document as `x-policy`.
 */
export interface CallPolicy {
  /**
   * Who may call: `public`, anyone, and nobody is asked who they are, so that a session that is over is no obstacle; `anyone`, with or
   * without a session, but one that is shown must hold; `session`, a guest session or a signed-in user; `user`, signed in; `admin`.
   */
  readonly caller: 'public' | 'anyone' | 'session' | 'user' | 'admin'
  /** True when the call changes nothing. Several GETs of this API do change something. */
  readonly safe: boolean
  /** True when calling twice leaves the same state as calling once. */
  readonly idempotent: boolean
  /** True when a client may repeat it by itself after a failed connection, 429 or 503. */
  readonly retry: boolean
}

/** Reads something; may be cached, prefetched and repeated. */
export const reads = (caller: CallPolicy['caller']) => ({ caller, safe: true, idempotent: true, retry: true }) as const satisfies CallPolicy

/** Changes something, to the same end however often it is called. */
export const sets = (caller: CallPolicy['caller']) => ({ caller, safe: false, idempotent: true, retry: true }) as const satisfies CallPolicy

/** Changes something each time it is called; never repeated by a client on its own. */
export const acts = (caller: CallPolicy['caller']) => ({ caller, safe: false, idempotent: false, retry: false }) as const satisfies CallPolicy

/** Idempotent on the server, but a person decides when to call it again: payments, links, one-time tokens. */
export const actsOnce = (caller: CallPolicy['caller']) => ({ caller, safe: false, idempotent: true, retry: false }) as const satisfies CallPolicy
