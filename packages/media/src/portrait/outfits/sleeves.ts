import type { Outfit } from '../../look.ts'

/** The sleeves of an outfit. */
interface Sleeve {
  readonly length: 'none' | 'short' | 'long'
  /** Their colour, where it is not the outfit's. */
  readonly color?: string
  /** How loosely they fall, in head units beside a close sleeve. */
  readonly slack: number
  /** Where they begin on the upper arm: 0 at the shoulder. */
  readonly startsAt: number
}

const LONG: Sleeve = { length: 'long', slack: 2, startsAt: 0 }
const SHORT: Sleeve = { ...LONG, length: 'short' }
const NONE: Sleeve = { ...LONG, length: 'none' }

const SLEEVES: Partial<Readonly<Record<Outfit, Sleeve>>> = {
  apron: { ...LONG, color: '#f2ece2' },
  blazer: { ...LONG, slack: 5 },
  denim: { ...LONG, slack: 6 },
  dress: NONE,
  hoodie: { ...LONG, slack: 8 },
  labcoat: { ...LONG, color: '#eef0f4', slack: 6 },
  leather: { ...LONG, slack: 5 },
  offshoulder: { ...LONG, startsAt: 0.2 },
  scrubs: SHORT,
  suit: { ...LONG, slack: 5 },
  sweater: { ...LONG, slack: 6 },
  tank: NONE,
  tee: SHORT,
}

/** The sleeves of an outfit. */
export const sleeveOf = (outfit: Outfit): Sleeve => SLEEVES[outfit] ?? LONG
