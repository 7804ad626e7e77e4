/** A page of a list, and where the next one begins; null after the last. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: number | null
}

/**
 * The things of a paged list one after another, fetching each page when the one before it is used up. What moves to a later page
 * meanwhile, for something new came in before it, is given once.
 * @param keyOf what tells one thing from another
 */
export async function* paginate<T>(first: number, load: (at: number) => Promise<Page<T>>, keyOf: (item: T) => string): AsyncGenerator<T, void, void> {
  const given = new Set<string>()
  for (let at: number | null = first; at !== null;) {
    const { items, next }: Page<T> = await load(at)
    for (const item of items) {
      const key = keyOf(item)
      if (given.has(key)) continue
      given.add(key)
      yield item
    }
    // A server that answers an empty page, or points backwards, would be asked for ever.
    at = items.length === 0 || next === null || next <= at ? null : next
  }
}
