import { mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { itemAt } from '../vector.ts'

/** Paints of locks, darkest first; all share one light, so that bands of shine run across the whole head. */
export interface HairPaint {
  /** 0 (in the shade) to 3 (in the light). */
  lock(level: number): string
  /** The outline of single locks in anime pictures: faint at the crown, where hair is one mass, clear at the ends. */
  readonly ink: string
}

/** Mixes the four shared gradients of a head of hair. */
export function mixHairPaint({ canvas, rig, tones }: Subject): HairPaint {
  const [x, y] = rig.eyes
  const top = y - 190 * rig.zoom
  const gradient = (root: string, middle: string, shine: string, tip: string): string =>
    canvas.linear(
      [x - 20 * rig.zoom, top],
      [x + 20 * rig.zoom, top + 600 * rig.zoom],
      [
        [0, root],
        [0.06, middle],
        [0.15, shine],
        [0.27, middle],
        [0.42, root],
        [0.56, middle],
        [0.66, mix(middle, shine, 0.45)],
        [0.8, middle],
        [1, tip],
      ],
    )
  const paints = [
    gradient(tones.hairDeepest, tones.hairDark, tones.hair, tones.hairDark),
    gradient(tones.hairDark, tones.hair, tones.hairLight, tones.hair),
    gradient(tones.hairDark, tones.hair, tones.hairLightest, tones.hairLight),
    gradient(tones.hair, tones.hairLight, tones.hairLightest, tones.hairLight),
  ]
  const ink = canvas.linear(
    [x, y - 160 * rig.zoom],
    [x, y - 40 * rig.zoom],
    [
      [0, tones.hairInk, 0.06],
      [0.45, tones.hairInk, 0.3],
      [1, tones.hairInk, 1],
    ],
  )
  return { ink, lock: (level) => itemAt(paints, Math.max(0, Math.min(3, Math.floor(level)))) }
}
