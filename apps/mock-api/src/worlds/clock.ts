/**
 * The time of a world: the real one moved by an offset, or standing still. Everything that depends on time asks here, so
 * that advancing it makes subscriptions, tokens and replies follow.
 */
export class Clock {
  #offset = 0
  #frozenAt: number | null = null
  readonly #waiting = new Set<() => void>()

  /** Milliseconds since 1970. */
  now(): number {
    return this.#frozenAt ?? Date.now() + this.#offset
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== null
  }

  freeze(): void {
    this.#frozenAt = this.now()
  }

  resume(): void {
    if (this.#frozenAt === null) return
    this.#offset = this.#frozenAt - Date.now()
    this.#frozenAt = null
    this.#wake()
  }

  /** Moves to a point in time, forwards or back. */
  set(time: number): void {
    if (this.#frozenAt === null) this.#offset = time - Date.now()
    else this.#frozenAt = time
    this.#wake()
  }

  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds)
  }

  /** Resolves when the world's time has reached a point, or when the signal ends the waiting. */
  async until(time: number, signal?: AbortSignal): Promise<void> {
    while (this.now() < time && signal?.aborted !== true) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = this.#frozenAt === null ? setTimeout(resolve, Math.min(time - this.now(), 2 ** 31 - 1)) : undefined
      this.#waiting.add(resolve)
      signal?.addEventListener('abort', () => resolve(), { once: true })
      await promise
      clearTimeout(timer)
      this.#waiting.delete(resolve)
    }
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
  }
}
