/** A page of a list, and where the next one begins; null after the last. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: number | null
}

/**
 * Iterates the items of a paged list, fetching each page when needed. An item that moves to a later page
 * meanwhile is returned once.
 * @param keyOf key of an item
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
    // Stops at an empty page or one that points backwards, to avoid an endless loop.
    at = items.length === 0 || next === null || next <= at ? null : next
  }
}
