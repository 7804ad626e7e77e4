import { fillPath } from '../canvas.ts'
import { between, curve, itemAt, joinPaths, type Point } from '../vector.ts'
import type { Guide } from './guides.ts'
import type { HairBrush } from './hair-brush.ts'

/** Width of a tuft along its length, from root to tip, as a part of its half width. */
const PROFILE = [0.4, 0.95, 0.95, 0.62, 0] as const

/** Points of a guide, evenly spread over `count` steps. */
function spread(points: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, step): Point => {
    const position = (step / (count - 1)) * (points.length - 1)
    const index = Math.min(points.length - 2, Math.floor(position))
    const [x1, y1] = itemAt(points, index)
    const [x2, y2] = itemAt(points, index + 1)
    return [between(x1, x2, position - index), between(y1, y2, position - index)]
  })
}

/** Adds one pointed tuft along a guide; `halfWidth` in head units, `level` is its lightness (0 to 3). */
export function addTuft(brush: HairBrush, guide: Guide, halfWidth: number, level: number): void {
  const { canvas, rig, tones, isAnime } = brush.subject
  const line = spread(
    guide.map((point) => rig.head(point)),
    PROFILE.length,
  )
  /** The line moved sideways by a part of the tuft's width at each point: -1 is its left edge, 1 its right one. */
  const edge = (part: number): Point[] =>
    line.map(([x, y], step): Point => {
      const before = itemAt(line, Math.max(0, step - 1))
      const after = itemAt(line, Math.min(line.length - 1, step + 1))
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const width = halfWidth * itemAt(PROFILE, step) * part * rig.zoom
      return [x - ((after[1] - before[1]) / length) * width, y + ((after[0] - before[0]) / length) * width]
    })
  const sides = joinPaths(curve(edge(-1)), curve(edge(1).toReversed()))
  const open = `${curve(edge(-1))}${curve(edge(1).toReversed()).replace(/^M/, 'L')}`
  let svg = isAnime ? canvas.stroke(open, brush.paint.ink, 2.2) : canvas.stroke(open, tones.hairDeepest, 1.2, { opacity: 0.35 })
  svg += fillPath(sides, brush.paint.lock(level))
  const strands = isAnime ? [-0.3] : [-0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.75]
  for (const part of strands) {
    const isLight = brush.random() < 0.5
    svg += canvas.stroke(curve(edge(part)), isLight ? tones.hairLight : tones.hairDeepest, 1.2, { opacity: isLight ? 0.34 : 0.3 })
  }
  brush.add('front', svg, sides)
}
