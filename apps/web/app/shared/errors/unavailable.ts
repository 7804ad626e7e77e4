import { ApiError, NetworkError, TimeoutError } from '@moonlit/sdk'
import { data } from 'react-router'

/** Why a page cannot be shown now: its visitor has asked for too much, or the service does not answer. */
export interface Unavailable {
  readonly reason: 'too-many-requests' | 'no-answer'
  /** Seconds after which it may be asked for again. */
  readonly retryAfter: number
}

/** How long to wait where the service does not say, in seconds. */
const RETRY_AFTER = 15

/** Why the API could not answer a call, when that will pass; undefined for its other refusals and for failures of our own. */
export const unavailableBecauseOf = (error: unknown): Unavailable | undefined => {
  if (error instanceof NetworkError || error instanceof TimeoutError) return { reason: 'no-answer', retryAfter: RETRY_AFTER }
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status < 500)) return undefined
  return { reason: error.status === 429 ? 'too-many-requests' : 'no-answer', retryAfter: error.retryAfter ?? RETRY_AFTER }
}

/** Answers with the page that says so, and its status: 429 or 503. For loaders on the server; the browser's own pages ask again by themselves. */
export const throwUnavailable = (unavailable: Unavailable): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown answers, not errors, for pages with a status
  throw data(unavailable, { status: unavailable.reason === 'too-many-requests' ? 429 : 503 })
}

/** What a loader threw with `throwUnavailable`, out of the router's error; undefined for anything else. */
export const readUnavailable = (status: number, thrown: unknown): Unavailable | undefined => {
  if (status !== 429 && status !== 503) return undefined
  const retryAfter: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'retryAfter') : undefined
  return { reason: status === 429 ? 'too-many-requests' : 'no-answer', retryAfter: typeof retryAfter === 'number' ? retryAfter : RETRY_AFTER }
}

/**
 * What a page is shown with, or null when the server may not have it as long as a session is to be renewed, which the browser does: the screen
 * asks for it then. Every other failure is thrown. [AP-03]
 */
export const unlessRefused = async <Data>(asked: Promise<Data>): Promise<Data | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.code === 'refresh_tokens')) return null
    throw error
  }
}
