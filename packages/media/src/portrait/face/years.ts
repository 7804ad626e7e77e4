import type { Look } from '../../look.ts'

/** Years from which a face shows them, and by which it shows them in full. */
const FIRST = 33
const FULL = 56

/** How much of their years a person's face shows: 0 is none, 1 a face of fifty-six and more. */
export const yearsShown = ({ age }: Pick<Look, 'age'>): number => Math.max(0, Math.min(1, (age - FIRST) / (FULL - FIRST)))
