import { between, itemAt, lastOf, type Point3 } from '../vector.ts'

/** A line that hair follows, from root to tip, in head space. */
export type Guide = readonly Point3[]

/** Depth of the hair's surface over the skull; below the cheeks it hangs beside the neck. */
export const hairDepth = (x: number, y: number): number => (y > 60 ? 18 : Math.max(-6, 92 - 0.0068 * x * x - 0.0016 * Math.max(0, -y - 60) ** 2))

/** A guide from points that may leave out their depth. */
export const guide = (...points: readonly (readonly [x: number, y: number, z?: number])[]): Guide =>
  points.map(([x, y, z]): Point3 => [x, y, z ?? hairDepth(x, y)])

const blend = (from: Point3, to: Point3, amount: number): Point3 => [
  between(from[0], to[0], amount),
  between(from[1], to[1], amount),
  between(from[2], to[2], amount),
]

/** The guide `t` (0 to 1) of the way across a sheet of guides with the same number of points. */
export function guideAt(guides: readonly Guide[], t: number): Guide {
  const position = Math.max(0, Math.min(1, t)) * (guides.length - 1)
  const index = Math.min(guides.length - 2, Math.floor(position))
  const next = itemAt(guides, index + 1)
  return itemAt(guides, index).map((point, step) => blend(point, itemAt(next, step), position - index))
}

/** Moves each point towards the same point of another guide, more and more towards the tip: the taper of a lock. */
export function tapered(line: Guide, middle: Guide, power: number): Guide {
  return line.map((point, step) => blend(point, itemAt(middle, step), (step / (line.length - 1)) ** power))
}

/** The guide with its tip moved along its own direction; negative shortens it. */
export function extended(line: Guide, distance: number): Guide {
  const tip = lastOf(line)
  const before = itemAt(line, line.length - 2)
  const dx = tip[0] - before[0]
  const dy = tip[1] - before[1]
  const length = Math.hypot(dx, dy) || 1
  const step = Math.max(distance, -0.9 * length)
  return [...line.slice(0, -1), [tip[0] + (dx / length) * step, tip[1] + (dy / length) * step, tip[2]]]
}

/** The same line with `count` points, smoothly interpolated. */
function resampled(line: Guide, count: number): Guide {
  const result: Point3[] = []
  for (let index = 0; index < count; index += 1) {
    const position = (index / (count - 1)) * (line.length - 1)
    const start = Math.min(line.length - 2, Math.floor(position))
    const m = position - start
    const before = itemAt(line, Math.max(0, start - 1))
    const from = itemAt(line, start)
    const to = itemAt(line, start + 1)
    const after = itemAt(line, Math.min(line.length - 1, start + 2))
    const spline = (axis: 0 | 1 | 2): number =>
      0.5 *
      (2 * from[axis] +
        (to[axis] - before[axis]) * m +
        (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * m * m +
        (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * m ** 3)
    result.push([spline(0), spline(1), spline(2)])
  }
  return result
}

/** How hair waves: size in head units, number of waves, phase, and where along the line (0 to 1) they begin. */
export interface Wave {
  readonly size: number
  readonly count: number
  readonly start: number
}

/** The line swung from side to side, more towards the middle, calmer at the tip. */
export function waved(line: Guide, wave: Wave, phase: number): Guide {
  if (wave.size === 0) return line
  const fine = resampled(line, Math.max(10, Math.ceil(wave.count * 6)))
  return fine.map((point, index): Point3 => {
    const along = index / (fine.length - 1)
    const grown = Math.max(0, (along - wave.start) / (1 - wave.start)) ** 0.55
    const swing = wave.size * grown * (1 - (0.6 * Math.max(0, along - 0.75)) / 0.25) * Math.sin(along * wave.count * 2 * Math.PI + phase)
    const before = itemAt(fine, Math.max(0, index - 1))
    const after = itemAt(fine, Math.min(fine.length - 1, index + 1))
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    return [point[0] - (dy / length) * swing, point[1] + (dx / length) * swing, point[2]]
  })
}
