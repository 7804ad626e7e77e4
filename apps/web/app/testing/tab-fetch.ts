import type { Lifetime } from '../shared/api/lifetime.ts'

const never = <Value>(): Promise<Value> => new Promise(() => undefined)

/** What a tab asks with. Once it is closed it asks nothing any more, and hears neither an answer nor a failure of what it has asked. */
export const createTabFetch = (lifetime: Lifetime): typeof fetch => {
  const closing = new AbortController()
  lifetime.onEnd(() => closing.abort())
  return async (input, init) => {
    if (closing.signal.aborted) return never()
    const signals = init?.signal ? [init.signal, closing.signal] : [closing.signal]
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) })
      return closing.signal.aborted ? await never() : response
    } catch (error) {
      if (closing.signal.aborted) return never()
      throw error
    }
  }
}
