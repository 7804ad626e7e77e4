import type { Level } from './patterns.ts'

const CLOSE = ['flirt', 'date', 'partner', 'spouse']

/** How openly a character answers warmth: by frankness, plus one with someone close. */
export function levelOf(frankness: number, relationship: string): Level {
  if (frankness >= 4) return 'high'
  return frankness === 3 || (frankness === 2 && CLOSE.includes(relationship)) ? 'mid' : 'low'
}
