import type { AnyAnswer } from './call-types.ts'
import { NetworkError, secondsToWait } from './errors.ts'

const MAX_RETRIES = 2
const FIRST_WAIT_MS = 300
/** Longer waits are not made: the call fails instead. */
const LONGEST_WAIT_MS = 10_000

/** Waiting and randomness, replaceable in tests. */
export interface RetryTools {
  /** Resolves after so many milliseconds; rejects with the signal's reason when it aborts meanwhile. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** From 0 to 1. */
  readonly random: () => number
}

export const sleep: RetryTools['sleep'] = async (ms, signal) => {
  signal?.throwIfAborted()
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
  signal?.throwIfAborted()
}

const isTransient = (status: number): boolean => status === 429 || status === 503

/** Tries again, at most twice, after a broken connection, 429 or 503: after `Retry-After`, else 0.3 s and 0.6 s, scattered by half. */
export const withRetry = async (attempt: () => Promise<AnyAnswer>, tools: RetryTools, signal?: AbortSignal): Promise<AnyAnswer> => {
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt().catch((error: unknown) => {
      if (error instanceof NetworkError && retries < MAX_RETRIES) return error
      throw error
    })
    if (!(outcome instanceof Error) && (!isTransient(outcome.status) || retries === MAX_RETRIES)) return outcome
    const asked = outcome instanceof Error ? undefined : secondsToWait(outcome.headers)
    const wait = asked === undefined ? FIRST_WAIT_MS * 2 ** retries * (0.5 + tools.random() / 2) : asked * 1000
    if (wait > LONGEST_WAIT_MS && !(outcome instanceof Error)) return outcome
    await tools.sleep(wait, signal)
  }
}
