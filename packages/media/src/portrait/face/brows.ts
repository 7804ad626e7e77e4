import { fillPath } from '../canvas.ts'
import { lightnessOf, mix } from '../color.ts'
import { createRandom } from '../random.ts'
import { SKIN_PIGMENTS } from '../palette.ts'
import type { Subject } from '../subject.ts'
import { bandPath, between, itemAt, type Point, pointText } from '../vector.ts'
import { shapeEye } from './eye-shape.ts'

/** Brows are darker than fair hair, and lighter than black hair. */
function browColor({ tones, isAnime, look }: Subject): string {
  if (isAnime) return mix(tones.hairDark, '#1a0d16', 0.3)
  const isFair = lightnessOf(tones.hair) > 0.6
  return mix(tones.hairDark, isFair ? SKIN_PIGMENTS[look.skin].shade : '#120a08', isFair ? 0.55 : 0.3)
}

/** Edges of a brow from the inner to the outer end, as points beside the eye's middle, in head units. */
interface BrowEdges {
  readonly upper: readonly Point[]
  readonly lower: readonly Point[]
}

/** A smile lifts the brow a little; its inner end never sinks, which would look angry. */
function browEdges({ face, smile }: Subject): BrowEdges {
  const { browArch: arch, browThickness: thick, eyeTilt, browSlope: slope } = face
  const width = face.eyeHalfWidth + 3
  const base = face.browY - face.eyeY - smile * 2
  const tail = base + 2.6 - Math.max(0, eyeTilt) * 0.6
  return {
    upper: [
      [-width + 1, base - 2 - slope],
      [-width * 0.3, base - arch * 0.66 - 1.5],
      [width * 0.42, base - arch - 1.5],
      [width + 8, tail],
    ],
    lower: [
      [-width + 1.5, base - 2 - slope + thick],
      [-width * 0.3, base - arch * 0.55 + thick * 0.92],
      [width * 0.42, base - arch + thick * 0.62],
      [width + 8, tail + 1],
    ],
  }
}

/** The point `t` (0 to 1) of the way along straight pieces. */
function pointAlong(points: readonly Point[], t: number): Point {
  const position = Math.max(0, Math.min(1, t)) * (points.length - 1)
  const index = Math.min(points.length - 2, Math.floor(position))
  const [x1, y1] = itemAt(points, index)
  const [x2, y2] = itemAt(points, index + 1)
  return [between(x1, x2, position - index), between(y1, y2, position - index)]
}

/** Short hairs across the brow: upright near the nose, flat at the tail. Returned as one path. */
function browHairs(subject: Subject, { upper, lower }: BrowEdges, at: (x: number, y: number) => Point): string {
  const random = createRandom(`${subject.look.seed}|brow`)
  let d = ''
  for (let index = 0; index < 36; index += 1) {
    const t = (index / 36) * 0.94
    const foot = pointAlong(lower, t + random.range(-0.02, 0.02))
    const tip = pointAlong(upper, t + 0.05 + t * 0.12)
    d += `M${pointText(at(foot[0], foot[1] - random.range(0, 2) * (1 - t)))}L${pointText(at(tip[0], tip[1] + random.range(-0.6, 0.8)))}`
  }
  return d
}

/** Both brows. */
export function drawBrows(subject: Subject): string {
  const { canvas, isAnime } = subject
  const color = browColor(subject)
  const edges = browEdges(subject)
  const drawOne = (side: -1 | 1): string => {
    const { at } = shapeEye(subject, side)
    const outline = bandPath(
      edges.upper.map(([x, y]) => at(x, y)),
      edges.lower.map(([x, y]) => at(x, y)),
    )
    const shape = fillPath(outline, color, { opacity: isAnime ? 0.95 : 0.62 })
    return isAnime ? shape : shape + canvas.stroke(browHairs(subject, edges, at), color, 1.1, { opacity: 0.45 })
  }
  return drawOne(-1) + drawOne(1)
}
