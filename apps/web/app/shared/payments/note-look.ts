/** How what is said of a price stands beside it. */
export const NOTE_LOOK = 'rounded-card bg-veil px-5 py-4 text-pretty'
