import type { Language } from '../language/language.ts'

/** What no light answer is given to, by the words for it: an age, contempt for people, and what may harm, is against the law or is the service's to tell. */
const SERIOUS = [
  ['words.of-age', 'fallback.of-age'],
  ['words.hate', 'fallback.hate'],
  ['words.serious', 'fallback.serious'],
] as const

/** The answers to a question that is too serious for a 'yes' or a joke that only fits its kind; null for all others. */
export const seriousPool = (folded: string, { pattern }: Language): string | null =>
  SERIOUS.find(([words]) => pattern(words).test(folded))?.[1] ?? null
