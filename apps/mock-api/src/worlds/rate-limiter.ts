import { z } from 'zod'

const Window = z.object({ startedAt: z.number(), endsAt: z.number(), count: z.number() })

/** Running windows by key. */
export const RateLimiterState = z.record(z.string(), Window)

/** Below this number of windows none is forgotten. */
const FEW = 10_000

const isOver = ({ startedAt, endsAt }: z.infer<typeof Window>, now: number): boolean => now >= endsAt || now < startedAt

/** Counts calls in windows of a world's time. */
export class RateLimiter {
  readonly #windows: Map<string, z.infer<typeof Window>>
  /** The number of windows at which those that are over are forgotten: looking for them takes as long as there are many. */
  #forgetsAt = FEW

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
    // The length is a setting, which may have changed since the window began.
    if (window === undefined || now - window.startedAt >= length || now < window.startedAt) {
      if (this.#windows.size >= this.#forgetsAt) this.#forget(now)
      this.#windows.set(key, { startedAt: now, endsAt: now + length, count: 1 })
      return null
    }
    window.count += 1
    return window.count > rate.limit ? (window.startedAt + length - now) / 1000 : null
  }

  /** Takes back what was counted last for a key. */
  giveBack(key: string): void {
    const window = this.#windows.get(key)
    if (window !== undefined) window.count -= 1
  }

  #forget(now: number): void {
    for (const [key, window] of this.#windows) if (isOver(window, now)) this.#windows.delete(key)
    // As many must come again before the next look, so that each costs little of it.
    this.#forgetsAt = Math.max(FEW, 2 * this.#windows.size)
  }
}
