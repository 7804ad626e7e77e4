import type { LegalPage } from '../../shared/paths.ts'

/** When the texts were last changed. */
export const UPDATED = '2026-11-20'

/** How many sections each page has in `legal:<page>.sections`, counted from `s1`. */
export const sectionCounts = {
  'privacy-policy': 7,
  'terms-and-conditions': 8,
  'dispute-resolution': 5,
  'public-offer': 6,
  'complaint-submission-policy': 5,
  'anti-trafficking-statement': 5,
  'content-removal-policy': 5,
} as const satisfies Record<LegalPage, number>
