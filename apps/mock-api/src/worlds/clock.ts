import { z } from 'zod'

/** State of a clock to store when the world closes: its offset, or where it is frozen. */
export const ClockState = z.object({ offset: z.number(), frozenAt: z.number().nullable() })
type ClockState = z.infer<typeof ClockState>

/**
 * The time of a world: real time with an offset, or frozen. Everything that depends on time uses it, so
 * that subscriptions, tokens and replies follow.
 */
export class Clock {
  #offset: number
  #frozenAt: number | null
  #isReleased = false
  readonly #save: (state: ClockState) => void
  readonly #waiting = new Set<() => void>()

  /** @param save called on every change */
  constructor({ offset, frozenAt }: ClockState, save: (state: ClockState) => void) {
    this.#offset = offset
    this.#frozenAt = frozenAt
    this.#save = save
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#frozenAt ?? Date.now() + this.#offset
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== null
  }

  freeze(): void {
    this.#frozenAt = this.now()
    this.#changed()
  }

  resume(): void {
    if (this.#frozenAt === null) return
    this.#offset = this.#frozenAt - Date.now()
    this.#frozenAt = null
    this.#changed()
  }

  /** Moves to a point in time, forwards or back. */
  set(time: number): void {
    if (this.#frozenAt === null) this.#offset = time - Date.now()
    else this.#frozenAt = time
    this.#changed()
  }

  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds)
  }

  /** Resolves when the world's time reaches a point, when the signal aborts, or when waiting ends. */
  async until(time: number, signal?: AbortSignal): Promise<void> {
    while (this.now() < time && signal?.aborted !== true && !this.#isReleased) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = this.#frozenAt === null ? setTimeout(resolve, Math.min(time - this.now(), 2 ** 31 - 1)) : undefined
      this.#waiting.add(resolve)
      signal?.addEventListener('abort', () => resolve(), { once: true })
      await promise
      clearTimeout(timer)
      this.#waiting.delete(resolve)
    }
  }

  /** Ends all waiting, when the world is replaced or the server stops. */
  release(): void {
    this.#isReleased = true
    this.#wake()
  }

  #changed(): void {
    this.#save({ offset: this.#offset, frozenAt: this.#frozenAt })
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
  }
}
