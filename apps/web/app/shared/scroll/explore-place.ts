/** Where this tab last showed explore: the address with its filters, and the entry of the history. */
let place: { readonly address: string; readonly entry: number | null } | null = null

/** The number the router gives an entry of the history. */
const currentEntry = (): number | null => {
  const state: unknown = history.state
  const number: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null
  return typeof number === 'number' ? number : null
}

/** Notes that explore is shown here and now. */
export const noteExplorePlace = (): void => {
  place = { address: location.pathname + location.search, entry: currentEntry() }
}

/**
 * The way back to explore as it was left: one step back where that is the page before, which returns to the same people and the same height; its
 * address where other pages lie between; null where it was not shown in this tab.
 */
export const wayBackToExplore = (): -1 | string | null => {
  if (place === null) return null
  const entry = currentEntry()
  return place.entry !== null && entry === place.entry + 1 ? -1 : place.address
}
