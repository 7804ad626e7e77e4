import { mix } from '../color.ts'
import type { Subject } from '../subject.ts'

/** Light from the upper left over cloth on the whole figure: a sleeve continues what it is sewn to. */
export function clothPaint({ canvas, rig }: Subject, light: string, base: string, dark: string): string {
  const [x, y] = rig.eyes
  return canvas.linear(
    [x - 240 * rig.zoom, y + 190 * rig.zoom],
    [x + 250 * rig.zoom, y + 470 * rig.zoom],
    [
      [0, light],
      [0.42, base],
      [1, dark],
    ],
  )
}

/** The same light over bare skin. */
export function bodyPaint({ canvas, rig, tones }: Subject): string {
  const [x, y] = rig.eyes
  return canvas.linear(
    [x - 250 * rig.zoom, y + 40 * rig.zoom],
    [x + 270 * rig.zoom, y + 420 * rig.zoom],
    [
      [0, tones.skinLight],
      [0.4, tones.skin],
      [1, mix(tones.skin, tones.skinShade, 0.62)],
    ],
  )
}

/** The side of the figure away from the light, to be laid over cloth. */
export function figureShade({ canvas, rig, build }: Subject, color: string): string {
  const [x, y] = rig.eyes
  const wide = build.shoulderHalfWidth
  return canvas.linear(
    [x + wide * 0.1 * rig.zoom, y + 260 * rig.zoom],
    [x + wide * rig.zoom, y + 320 * rig.zoom],
    [
      [0, color, 0],
      [1, color, 0.5],
    ],
  )
}
