/** Where this tab last showed explore: the address with its filters, and the entry of the history. */
let place: { readonly address: string; readonly entry: number } | undefined

/** The number the router gives an entry of the history. */
const currentEntry = (): number => Number(Reflect.get(Object(history.state), 'idx'))

/** The entry whose page is shown. */
let shownEntry: number | undefined

/** Notes that the page of the current entry is shown: called after each navigation. */
export const noteShownEntry = (): void => {
  shownEntry = currentEntry()
}

/** While a page is being opened, whether it was there before: then the browser stands at its entry already; that of a new page is made last. */
export const isComingBack = (): boolean => shownEntry !== undefined && !Object.is(currentEntry(), shownEntry)

/** Notes that explore is shown here and now. */
export const noteExplorePlace = (): void => {
  place = { address: location.pathname + location.search, entry: currentEntry() }
}

/**
 * The way back to explore as it was left: one step back where that is the page before, which returns to the same people and the same height; its
 * address where other pages lie between; none where it was not shown in this tab.
 */
export const wayBackToExplore = (): -1 | string | undefined => (place && currentEntry() === place.entry + 1 ? -1 : place?.address)
