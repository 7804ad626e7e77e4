/** Headers of every answer: browsers take none for another type than it says. */
export const ANSWER_HEADERS = { 'x-content-type-options': 'nosniff' } as const
