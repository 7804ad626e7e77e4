/** How long a set of services is there: as long as its tab or its request, in tests as long as the test. */
export interface Lifetime {
  /** Closes what was opened on the services' behalf when they end, unless the returned function is called before. */
  onEnd(close: () => void): () => void
  /** A tab that is closed takes everything with it anyway: only where others come after it, as in tests, is it ended. */
  end(): void
}

export const createLifetime = (): Lifetime => {
  const open = new Set<() => void>()
  return {
    onEnd: (close) => {
      open.add(close)
      return () => {
        open.delete(close)
      }
    },
    end: () => {
      for (const close of open) close()
      open.clear()
    },
  }
}
