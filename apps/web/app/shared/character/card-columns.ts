/** How cards of characters stand beside one another, on every page that is full of them. */
export const CARD_COLUMNS = 'grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5'
