import { fillPath } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point } from '../vector.ts'

/** What a hand does; `none` is hidden. */
export type HandShape = 'none' | 'rest' | 'open' | 'fist' | 'grip' | 'touch' | 'thumb'

/** A point of a hand: along the fingers, and across towards the thumb, in head units of the body. */
type HandPoint = readonly [along: number, across: number]
interface Finger {
  readonly bones: readonly HandPoint[]
  readonly width: number
}
interface HandPlan {
  readonly palm: readonly HandPoint[]
  /** Drawn in this order, after the palm. */
  readonly fingers: readonly Finger[]
}

const finger = (width: number, ...bones: readonly HandPoint[]): Finger => ({ bones, width })

/** Fingers that curl over towards the viewer: four short ones side by side, across the palm. */
const curled = (from: number): readonly Finger[] =>
  [0, 1, 2, 3].map((index) => finger(19 - index, [from + index * 17, -24], [from + 1 + index * 17, 6], [from + index * 16, 20]))

const HANDS: Readonly<Record<Exclude<HandShape, 'none'>, HandPlan>> = {
  rest: {
    palm: [
      [-8, -24],
      [24, -29],
      [66, -27],
      [72, 0],
      [62, 26],
      [24, 30],
      [-8, 22],
    ],
    fingers: [
      finger(15, [58, -22], [86, -25], [112, -22]),
      finger(17, [62, -9], [96, -12], [128, -9]),
      finger(18, [62, 5], [98, 4], [132, 5]),
      finger(17, [58, 18], [90, 19], [120, 17]),
      finger(18, [14, 22], [44, 38], [74, 36]),
    ],
  },
  touch: {
    palm: [
      [-8, -24],
      [24, -29],
      [66, -28],
      [72, 0],
      [62, 26],
      [24, 30],
      [-8, 22],
    ],
    fingers: [
      finger(15, [58, -22], [84, -34], [104, -40]),
      finger(17, [62, -9], [94, -16], [120, -20]),
      finger(18, [62, 5], [96, 5], [126, 4]),
      finger(17, [58, 18], [88, 24], [114, 28]),
      finger(18, [14, 22], [40, 44], [66, 54]),
    ],
  },
  open: {
    palm: [
      [-8, -23],
      [20, -29],
      [66, -31],
      [74, 0],
      [66, 29],
      [22, 30],
      [-8, 22],
    ],
    fingers: [
      finger(15, [60, -25], [88, -38], [112, -46]),
      finger(17, [66, -10], [100, -17], [132, -21]),
      finger(18, [66, 6], [104, 7], [140, 8]),
      finger(17, [62, 20], [96, 29], [128, 36]),
      finger(19, [16, 22], [44, 48], [70, 66]),
    ],
  },
  fist: {
    palm: [
      [-8, -24],
      [20, -33],
      [60, -34],
      [76, -14],
      [76, 12],
      [58, 30],
      [20, 30],
      [-8, 22],
    ],
    fingers: [...curled(12), finger(19, [2, 26], [24, 34], [48, 20])],
  },
  grip: {
    palm: [
      [-8, -24],
      [18, -33],
      [62, -34],
      [76, -12],
      [74, 14],
      [56, 28],
      [18, 28],
      [-8, 22],
    ],
    fingers: [...curled(12), finger(19, [6, 26], [34, 36], [62, 30])],
  },
  thumb: {
    palm: [
      [-8, -24],
      [20, -33],
      [60, -34],
      [74, -14],
      [74, 12],
      [58, 28],
      [20, 28],
      [-8, 22],
    ],
    fingers: [...curled(12), finger(21, [10, 24], [22, 54], [20, 84])],
  },
}

/** How much larger hands of men are drawn. */
const SIZES = { female: 1, male: 1.16, 'non-binary': 1.07 } as const

/**
 * One hand.
 * @param angle direction of the fingers in radians, 0 to the right, on the picture
 * @param side on which the thumb is, seen along the fingers
 * @param part the fingers alone, to be drawn over what they hold, or all of it
 */
export function drawHand(subject: Subject, shape: HandShape, [x, y]: Point, angle: number, side: -1 | 1, part: 'all' | 'fingers' = 'all'): string {
  if (shape === 'none') return ''
  const { canvas, tones, rig, isAnime, look } = subject
  const unit = rig.zoom * rig.bodyScale * SIZES[look.gender]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = ([along, across]: HandPoint): Point => [x + (along * cos - across * side * sin) * unit, y + (along * sin + across * side * cos) * unit]
  const { palm, fingers } = HANDS[shape]
  const line = isAnime ? tones.ink : adjust(tones.skinShade, -0.02)
  const edge = isAnime ? 3 : 2.2
  const widthOf = (width: number): number => (width * unit) / rig.zoom
  const outline = closedCurve(palm.map(at))
  const paint = canvas.linear(at([40, -40]), at([40, 40]), [
    [0, tones.skinLight],
    [0.45, tones.skin],
    [1, mix(tones.skin, tones.skinShade, 0.55)],
  ])
  let svg = part === 'fingers' ? '' : canvas.stroke(outline, line, edge, { opacity: isAnime ? 1 : 0.6 }) + fillPath(outline, paint)
  for (const { bones, width } of fingers) {
    const path = curve(bones.map(at))
    svg += canvas.stroke(path, line, widthOf(width) + edge, { opacity: isAnime ? 1 : 0.62 })
    svg += canvas.stroke(path, mix(tones.skin, tones.skinLight, 0.12), widthOf(width))
    if (!isAnime) svg += canvas.stroke(path, tones.skinLight, widthOf(width) * 0.3, { opacity: 0.3 })
  }
  return svg
}
