import { adjust, mix } from '../color.ts'
import type { Subject } from '../subject.ts'

/** Colours of one cloth in the scene's light, darkest first. */
export interface Cloth {
  readonly deepest: string
  readonly dark: string
  readonly base: string
  readonly light: string
  readonly lightest: string
}

/** Mixes the colours of a cloth. */
export function mixCloth({ light }: Subject, color: string): Cloth {
  return {
    deepest: mix(adjust(color, -0.2, 0.95), light.ambient, 0.3),
    dark: mix(adjust(color, -0.11, 1), light.ambient, 0.22),
    base: color,
    light: mix(adjust(color, 0.07, 1), light.key, 0.14),
    lightest: mix(adjust(color, 0.15, 0.9), light.key, 0.25),
  }
}
