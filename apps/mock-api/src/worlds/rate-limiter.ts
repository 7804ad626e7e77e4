import { z } from 'zod'

/** Running windows by key. */
export const RateLimiterState = z.record(z.string(), z.object({ startedAt: z.number(), count: z.number() }))

/** Counts calls in windows of a world's time. */
export class RateLimiter {
  readonly #windows: Map<string, { startedAt: number; count: number }>

  constructor(state: z.infer<typeof RateLimiterState> = {}) {
    this.#windows = new Map(Object.entries(state))
  }

  /** State to store when the world closes. */
  get state(): z.infer<typeof RateLimiterState> {
    return Object.fromEntries(this.#windows)
  }

  /**
   * Counts one call.
   * @returns seconds until the next window when there were too many, else null
   */
  take(key: string, rate: { limit: number; windowSeconds: number }, now: number): number | null {
    const length = rate.windowSeconds * 1000
    const window = this.#windows.get(key)
    if (window === undefined || now - window.startedAt >= length || now < window.startedAt) {
      if (this.#windows.size > 10_000) this.#forget(now, length)
      this.#windows.set(key, { startedAt: now, count: 1 })
      return null
    }
    window.count += 1
    return window.count > rate.limit ? (window.startedAt + length - now) / 1000 : null
  }

  #forget(now: number, length: number): void {
    for (const [key, window] of this.#windows) if (now - window.startedAt >= length) this.#windows.delete(key)
  }
}
