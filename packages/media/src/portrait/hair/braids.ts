import { createRandom } from '../random.ts'
import { bandPath, curve, itemAt, lastOf, type Point } from '../vector.ts'
import { extended, type Guide, guide, guideAt } from './guides.ts'
import type { HairBrush } from './hair-brush.ts'
import { backMass } from './long-hair.ts'

/** How somebody wears their braids. */
interface Braiding {
  /** Where they part: the middle is 0. */
  readonly partX: number
  /** Height of their ends, and of the mass behind the neck. */
  readonly end: number
  /** How many fall on each side, and how thick each is in head units. */
  readonly count: number
  readonly width: number
  /** Gathered on the crown: what falls begins behind the ears. */
  readonly isGathered: boolean
  /** Colour of rings and beads; null without. */
  readonly beads: string | null
}

const BRAIDINGS: readonly [Braiding, ...Braiding[]] = [
  { partX: 0, end: 330, count: 8, width: 13.5, isGathered: false, beads: null },
  { partX: 34, end: 128, count: 9, width: 12, isGathered: false, beads: '#e0b45c' },
  { partX: 0, end: 250, count: 6, width: 15, isGathered: true, beads: '#e0b45c' },
  { partX: -38, end: 372, count: 6, width: 19, isGathered: false, beads: null },
  { partX: 0, end: 190, count: 7, width: 16, isGathered: true, beads: null },
  { partX: 40, end: 250, count: 10, width: 10.5, isGathered: false, beads: '#f1ece2' },
]

/** Braids: long or short, parted or gathered, thin or thick, as each person wears them. */
export function drawBraids(brush: HairBrush): void {
  const { subject } = brush
  const { canvas, tones, rig, look } = subject
  const braiding = createRandom(`${look.seed}|plaits`).pick(BRAIDINGS)
  const { width, beads } = braiding
  brush.showsEars = braiding.isGathered
  backMass(brush, braiding.end - 40, braiding.isGathered ? 104 : 134, { locks: 18 })
  const dash = (on: number, off: number): string => `${Math.round(on * rig.zoom * 10) / 10} ${Math.round(off * rig.zoom * 10) / 10}`
  const rope = (path: string, isLight: boolean): string =>
    canvas.stroke(path, tones.hairDeepest, width) +
    canvas.stroke(path, isLight ? tones.hair : tones.hairDark, width * 0.78) +
    canvas.stroke(path, tones.hairLightest, width * 0.48, { 'stroke-dasharray': dash(width * 0.24, width * 0.52), opacity: 0.55 }) +
    canvas.stroke(path, tones.hairDeepest, width * 0.66, { 'stroke-dasharray': dash(width * 0.12, width * 0.64), opacity: 0.85 })
  if (braiding.isGathered) {
    brush.knot('back', 0, -186, 50)
    brush.slickBack(0, -176)
  }
  const layer = braiding.isGathered ? 'back' : 'front'
  for (const side of [-1, 1] as const) {
    const lineAt = (t: number): Guide => (braiding.isGathered ? hangingLine(side, t, braiding.end) : braidLine(brush.volume, side, t, braiding))
    for (let index = braiding.count; index >= 0; index -= 1) {
      const t = index / braiding.count
      const line = extended(lineAt(t), brush.random.range(-20, 14) - 20 * Math.abs(t * 2 - 1))
      const points = line.map((point) => rig.head(point))
      brush.add(layer, rope(curve(points), index % 3 !== 0) + (beads === null || index % 2 === 1 ? '' : beadsOf(brush, points, beads, width)))
    }
    if (braiding.isGathered) continue
    const edge = (t: number): Point[] => lineAt(t).map((point) => rig.head(point))
    brush.add('front', '', bandPath(edge(0), edge(1)))
  }
}

/** Three beads near the end of a braid. */
function beadsOf({ subject: { canvas } }: HairBrush, points: readonly Point[], color: string, width: number): string {
  const end = lastOf(points)
  const before = itemAt(points, points.length - 2)
  return [0.02, 0.16, 0.3]
    .map((t) =>
      canvas.circle([end[0] + (before[0] - end[0]) * t, end[1] + (before[1] - end[1]) * t], width * 0.52, color, {
        stroke: '#5a3d12',
        'stroke-width': 0.8,
      }),
    )
    .join('')
}

/** The line of one braid: `t` is 0 beside the face and 1 at the outer silhouette. */
function braidLine(volume: number, side: -1 | 1, t: number, { partX, end }: Braiding): Guide {
  const down = (part: number): number => 4 + (end - 4) * part
  const inner = guide(
    [partX, -108],
    [partX * 0.5 + side * 34, -101],
    [side * 84, -58],
    [side * 99, 4],
    [side * 103, down(0.34)],
    [side * 106, down(0.66)],
    [side * 108, end],
  )
  const outer = guide(
    [partX - side * 8, -177 - volume * 0.7],
    [partX * 0.4 + side * 46, -177 - volume * 0.7],
    [side * (99 + volume), -118],
    [side * (112 + volume), -10],
    [side * (121 + volume), down(0.37)],
    [side * (134 + volume), down(0.69)],
    [side * (140 + volume), end + 5],
  )
  return guideAt([inner, outer], t)
}

/** A braid that falls from behind the ear, behind the shoulder. */
function hangingLine(side: -1 | 1, t: number, end: number): Guide {
  const x = 62 + t * 50
  return [
    [side * x * 0.7, -60, -40],
    [side * x, 30, -40],
    [side * (x + 8), 30 + (end - 30) * 0.5, -40],
    [side * (x + 14 + t * 8), end, -40],
  ]
}
