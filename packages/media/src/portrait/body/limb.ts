import { fillPath, group } from '../canvas.ts'
import type { Subject } from '../subject.ts'
import { between, closedCurve, curve, itemAt, lastOf, type Point } from '../vector.ts'

/** What a limb is covered with. */
export interface Surface {
  /** Of the whole figure, so that a limb continues what it grows out of. */
  readonly paint: string
  /** A shade over the whole figure, or null where the paint holds it already. */
  readonly shade: string | null
  readonly light: string
  readonly dark: string
  readonly line: string
}

/** Half the width of a limb along its length: 0 is the joint it grows from, 1 the next one. */
export type Profile = readonly (readonly [along: number, halfWidth: number])[]

export interface LimbEdges {
  /** On which side of the limb the body lies, seen along it: that edge shows only from `innerFrom` on. */
  readonly inner: -1 | 1
  readonly innerFrom: number
  readonly outerFrom: number
  /** From where on the limb is rounded by light: before, it is part of what it grows from. */
  readonly roundFrom: number
  /** A line around the end too, as at an elbow. */
  readonly isEndSeen: boolean
}

/** Soft lines along an edge, as parts of the limb's width and of the opacity: cheaper than a blur. */
const SOFT_EDGE = [
  [1.5, 0.2],
  [1.1, 0.24],
  [0.7, 0.28],
  [0.36, 0.3],
] as const

/**
 * One part of an arm between two joints, rounded by the light from the upper left. Widths in head units of the body. Light and shade begin
 * where the limb leaves what it grows from, so that no joint is seen.
 */
export function drawLimb(subject: Subject, from: Point, to: Point, profile: Profile, surface: Surface, edges: LimbEdges): string {
  const { canvas, rig, isAnime } = subject
  const unit = rig.zoom * rig.bodyScale
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const at = (t: number, across: number, along = 0): Point => [
    between(from[0], to[0], t) + (ux * along - uy * across) * unit,
    between(from[1], to[1], t) + (uy * along + ux * across) * unit,
  ]
  const side = (sign: number, part = 1, start = 0): Point[] => profile.filter(([t]) => t >= start).map(([t, half]) => at(t, sign * half * part))
  const [first, last] = [itemAt(profile, 0)[1], lastOf(profile)[1]]
  const cap = (t: number, half: number, along: number): Point[] => [
    at(t, half * 0.72, along * half * 0.62),
    at(t, 0, along * half * 0.86),
    at(t, -half * 0.72, along * half * 0.62),
  ]
  const d = closedCurve([...side(1), ...cap(1, last, 1), ...side(-1).toReversed(), ...cap(0, first, -1).toReversed()])
  const fading = (color: string, opacity: number): string =>
    canvas.linear(at(0, 0), at(1, 0), [
      [0, color, edges.roundFrom > 0 ? 0 : opacity * 0.8],
      [edges.roundFrom, color, opacity * (edges.roundFrom > 0 ? 0.25 : 0.8)],
      [Math.min(1, edges.roundFrom + 0.35), color, opacity],
      [1, color, opacity],
    ])
  // The lit side is the one whose outward direction points to the upper left.
  const lit = uy - ux > 0 ? 1 : -1
  const shadeEdge = curve(side(-lit))
  const width = (last + first) / 2
  let inside = ''
  if (isAnime) {
    const band = [...side(-lit, 1.4), ...side(-lit, 0.42).toReversed()]
    inside += fillPath(closedCurve(band), fading(surface.dark, 0.5))
  } else {
    const dark = fading(surface.dark, 0.95)
    const light = fading(surface.light, 0.6)
    for (const [part, share] of SOFT_EDGE) {
      inside += canvas.stroke(shadeEdge, dark, width * part * rig.bodyScale, { opacity: share })
      inside += canvas.stroke(curve(side(lit, 0.5)), light, width * part * 0.62 * rig.bodyScale, { opacity: share * 0.62 })
    }
    inside += canvas.stroke(curve(side(lit)), dark, width * 0.34 * rig.bodyScale, { opacity: 0.14 })
  }
  const path = (sign: number, start: number): string => {
    const points = side(sign, 1, start)
    return points.length > 1 ? curve(points) : ''
  }
  const end = edges.isEndSeen ? curve([at(1, last), ...cap(1, last, 1), at(1, -last)]) : ''
  const lines = path(edges.inner, edges.innerFrom) + path(-edges.inner, edges.outerFrom) + end
  const outline = isAnime ? canvas.stroke(lines, surface.line, 2.2) : canvas.stroke(lines, surface.line, 1.5, { opacity: 0.4 })
  const base = fillPath(d, surface.paint) + (surface.shade === null ? '' : fillPath(d, surface.shade))
  return base + group(inside, { 'clip-path': canvas.clip(d) }) + outline
}
