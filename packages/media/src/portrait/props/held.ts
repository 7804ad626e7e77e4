import type { Prop } from '../../look.ts'
import type { Grip } from '../body/arms.ts'
import { fillPath } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import { mixCloth } from '../outfits/cloth.ts'
import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'
import { SERVED } from './served.ts'
import { closedCurve, coordinate, curve, type Point } from '../vector.ts'

/** What is held, by what it lies behind or in front of. */
export interface HeldLayers {
  /** Behind the whole figure. */
  readonly behind: string
  /** In front of the clothes, behind forearms and hands. */
  readonly middle: string
  /** In front of hands; their fingers go over it once more. */
  readonly front: string
}

interface Hands {
  readonly left: Grip
  readonly right: Grip
}

/** A point beside another one, in head units of the body, upright on the picture. */
type Place = (dx: number, dy: number) => Point

const USUAL_COLORS: Readonly<Record<Prop, readonly [string, ...string[]]>> = {
  cup: ['#f2ede4', '#3f6f8a', '#b5503c', '#e0b45c'],
  book: ['#7a2f3a', '#2f4a6d', '#3f6f5a', '#8a6a3a'],
  phone: ['#23252d', '#d9dce2', '#3a4a6a'],
  flowers: ['#d8486a', '#f0a8b8', '#e8b13c', '#b56fd0'],
  umbrella: ['#b3202c', '#2c4a7a', '#3a3a44', '#e0b13c', '#3f7f6a'],
  guitar: ['#b9783c', '#8a4a26', '#d9a45c'],
  plate: ['#f2ede4', '#dfe6ee', '#e8dcc8'],
  glass: ['#7a1f34', '#e8c96a', '#e0905a'],
  icecream: ['#f3d9c0', '#f0b6c4', '#d8e6c0'],
  candle: ['#f4e6cc', '#e8d3a8'],
}

/** Where a hand closes around what it holds. */
const gripOf = ({ rig }: Subject, { wrist, angle }: Grip, reach = 40): Point => [
  wrist[0] + Math.cos(angle) * reach * rig.zoom * rig.bodyScale,
  wrist[1] + Math.sin(angle) * reach * rig.zoom * rig.bodyScale,
]

const beside =
  ({ rig }: Subject, [x, y]: Point): Place =>
  (dx, dy) => [x + dx * rig.zoom * rig.bodyScale, y + dy * rig.zoom * rig.bodyScale]

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')}Z`

/** Fill with light on its left side, and an edge. */
function solid({ canvas, isAnime }: Subject, d: string, from: Point, to: Point, color: string): string {
  const paint = canvas.linear(from, to, [
    [0, adjust(color, 0.06)],
    [0.45, color],
    [1, adjust(color, -0.14)],
  ])
  return fillPath(d, paint) + canvas.stroke(d, adjust(color, -0.3, 0.8), isAnime ? 2.4 : 1.4, { opacity: isAnime ? 1 : 0.5 })
}

function cup(subject: Subject, hands: Hands, color: string): string {
  const { canvas } = subject
  const at = beside(subject, gripOf(subject, hands.right, 44))
  const handle = canvas.stroke(curve([at(-30, -24), at(-58, -22), at(-56, 18), at(-28, 20)]), adjust(color, -0.06), 13)
  const body = closedCurve([at(-32, -46), at(32, -46), at(30, 30), at(20, 42), at(-20, 42), at(-30, 30)], 0.05)
  const rim = closedCurve([at(-32, -46), at(0, -53), at(32, -46), at(0, -39)])
  const steam = [-12, 10].map((x) => curve([at(x, -58), at(x - 9, -80), at(x + 8, -102), at(x - 4, -128)])).join('')
  return (
    handle +
    solid(subject, body, at(-32, 0), at(34, 0), color) +
    fillPath(rim, '#4a2c1c') +
    canvas.stroke(rim, adjust(color, 0.1), 3) +
    canvas.stroke(steam, '#ffffff', 7, { opacity: 0.2 })
  )
}

function phone(subject: Subject, hands: Hands, color: string): string {
  const { canvas, rig } = subject
  const at = beside(subject, gripOf(subject, hands.right, 46))
  const body = closedCurve([at(-28, -76), at(30, -70), at(26, 50), at(-32, 44)], 0.04)
  const lens = (x: number, y: number): string => canvas.circle(at(x, y), 6 * rig.bodyScale, '#101218', { stroke: '#8a909c', 'stroke-width': 1.4 })
  return solid(subject, body, at(-30, -70), at(30, 50), color) + lens(-14, -56) + lens(-15, -38)
}

function book(subject: Subject, hands: Hands, color: string): string {
  const { canvas, rig } = subject
  const [left, right] = [gripOf(subject, hands.left, 44), gripOf(subject, hands.right, 44)]
  const at = beside(subject, [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - 30 * rig.zoom * rig.bodyScale])
  const pages = line([at(0, -70), at(-112, -92), at(-112, 62), at(0, 92), at(112, 62), at(112, -92)])
  const half = (side: -1 | 1): string => line([at(side * 5, -62), at(side * 118, -84), at(side * 118, 72), at(side * 5, 100)])
  const title = (side: -1 | 1): string =>
    canvas.stroke(
      `M${at(side * 36, -34)
        .map(coordinate)
        .join(' ')}L${at(side * 92, -44)
        .map(coordinate)
        .join(' ')}`,
      '#e6cf94',
      5,
      { opacity: 0.85 },
    )
  return (
    fillPath(pages, '#f4eee0') +
    solid(subject, half(-1), at(-118, 0), at(0, 0), color) +
    solid(subject, half(1), at(0, 0), at(118, 0), adjust(color, -0.05)) +
    canvas.stroke(curve([at(0, -64), at(0, 98)]), adjust(color, -0.2), 8) +
    title(1)
  )
}

function flowers(subject: Subject, hands: Hands, color: string): string {
  const { canvas, look, rig } = subject
  const at = beside(subject, gripOf(subject, hands.right, 40))
  const random = createRandom(`${look.seed}|flowers`)
  const places = [
    [-44, -92],
    [40, -98],
    [-4, -118],
    [-70, -56],
    [66, -60],
    [-24, -66],
    [26, -66],
  ] as const
  const leaves = places.map(([x, y]) => curve([at(0, 10), at(x * 0.5, y * 0.5), at(x * 1.25, y * 1.1 - 14)])).join('')
  const wrap = line([at(-12, 74), at(-66, -38), at(0, -22), at(66, -38), at(12, 74)])
  const blossom = ([x, y]: readonly [number, number]): string => {
    const shade = random.pick([color, adjust(color, 0.09), adjust(color, -0.07), mix(color, '#fff4ea', 0.5)])
    const petals = [0, 1, 2, 3, 4, 5].map((index) => {
      const turn = (index / 6) * Math.PI * 2
      return canvas.circle(at(x + Math.cos(turn) * 15, y + Math.sin(turn) * 15), 15 * rig.bodyScale, index % 2 === 0 ? shade : adjust(shade, -0.04))
    })
    return petals.join('') + canvas.circle(at(x, y), 10 * rig.bodyScale, adjust(shade, -0.12))
  }
  return (
    canvas.stroke(leaves, '#4f7a3f', 16) +
    canvas.stroke(leaves, '#79a455', 6) +
    places.map(blossom).join('') +
    solid(subject, wrap, at(-60, 0), at(60, 0), '#efe6d6')
  )
}

/** The stick, and the canopy that stands behind the head. */
function umbrella(subject: Subject, hands: Hands, color: string): { behind: string; front: string } {
  const { canvas, rig } = subject
  const grip = gripOf(subject, hands.right)
  const at = beside(subject, grip)
  const [, eyeY] = rig.eyes
  const rise = (eyeY - grip[1]) / (rig.zoom * rig.bodyScale)
  const top = rise - 268
  const [wide, edge] = [330, rise - 66]
  const middle = -92
  const rim = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((part): Point => at(middle + part * wide, edge + (Math.abs(part) === 1 ? 22 : 0)))
  const scallops = rim
    .slice(1)
    .map((point, index) => {
      const before = rim[index] ?? point
      return `Q${coordinate((before[0] + point[0]) / 2)} ${coordinate(Math.min(before[1], point[1]) - 34 * rig.zoom)} ${coordinate(point[0])} ${coordinate(point[1])}`
    })
    .join('')
  const [left, right] = [rim[0] ?? grip, rim.at(-1) ?? grip]
  const [topX, topY] = at(middle, top)
  const dome = `M${coordinate(left[0])} ${coordinate(left[1])}${scallops}C${coordinate(right[0])} ${coordinate((right[1] + topY) / 2 - 90 * rig.zoom)} ${coordinate(topX + 200 * rig.zoom)} ${coordinate(topY)} ${coordinate(topX)} ${coordinate(topY)}C${coordinate(topX - 200 * rig.zoom)} ${coordinate(topY)} ${coordinate(left[0])} ${coordinate((left[1] + topY) / 2 - 90 * rig.zoom)} ${coordinate(left[0])} ${coordinate(left[1])}Z`
  const cloth = mixCloth(subject, color)
  const paint = canvas.linear(at(middle - wide, top), at(middle + wide, edge), [
    [0, cloth.lightest],
    [0.4, cloth.base],
    [1, cloth.deepest],
  ])
  const ribs = rim.map((point, index) => curve([at(middle, top), at(middle + (index - 2.5) * 86, (top + edge) / 2 - 46), point])).join('')
  const stick = curve([at(middle + 18, top - 14), at(0, 0), at(3, 78)])
  const canopy = fillPath(dome, paint) + canvas.stroke(ribs, cloth.deepest, 2.4, { opacity: 0.5 })
  return {
    behind: canvas.stroke(stick, '#3a3236', 8) + canopy,
    front:
      canvas.stroke(curve([at(middle * 0.45 + 9, rise * 0.45), at(0, 0), at(3, 78)]), '#4a4046', 8) +
      canvas.stroke(curve([at(3, 60), at(4, 100)]), '#6a4a34', 15),
  }
}

function guitar(subject: Subject, hands: Hands, color: string): string {
  const { canvas, rig } = subject
  const neckEnd = gripOf(subject, hands.left, 36)
  const bodyAt = rig.body(70, 640, 40)
  const [dx, dy] = [neckEnd[0] - bodyAt[0], neckEnd[1] - bodyAt[1]]
  const length = Math.hypot(dx, dy) || 1
  const unit = rig.zoom * rig.bodyScale
  const [ux, uy] = [dx / length, dy / length]
  /** Along the neck from the middle of the body, and across it. */
  const at = (along: number, across: number): Point => [bodyAt[0] + (ux * along - uy * across) * unit, bodyAt[1] + (uy * along + ux * across) * unit]
  const body = closedCurve([
    at(-128, 0),
    at(-112, 76),
    at(-48, 100),
    at(6, 66),
    at(54, 72),
    at(98, 48),
    at(106, 0),
    at(98, -48),
    at(54, -72),
    at(6, -66),
    at(-48, -100),
    at(-112, -76),
  ])
  const end = length / unit + 60
  const strings = [-7, -2.5, 2.5, 7].map((across) => curve([at(-74, across * 1.5), at(end, across)])).join('')
  const head = closedCurve([at(end - 6, -16), at(end + 52, -21), at(end + 58, 0), at(end + 52, 21), at(end - 6, 16)], 0.06)
  return (
    solid(subject, body, at(-60, -100), at(-60, 100), color) +
    canvas.circle(at(22, 0), 34 * rig.bodyScale, '#241410', { stroke: '#e6cf94', 'stroke-width': 2 }) +
    canvas.stroke(curve([at(40, 0), at(end, 0)]), '#3a241a', 27) +
    fillPath(head, '#3a241a') +
    canvas.stroke(curve([at(-74, -24), at(-74, 24)]), '#3a241a', 13) +
    canvas.stroke(strings, '#f0e2c0', 1.1, { opacity: 0.85 })
  )
}

/** What the person of a look holds. */
export function drawHeld(subject: Subject, hands: Hands): HeldLayers {
  const { look } = subject
  const nothing: HeldLayers = { behind: '', middle: '', front: '' }
  const { prop } = look
  if (prop === undefined) return nothing
  const color = look.propColor ?? createRandom(`${look.seed}|${prop}|${look.light ?? 0}`).pick(USUAL_COLORS[prop])
  switch (prop) {
    case 'cup':
      return { ...nothing, front: cup(subject, hands, color) }
    case 'phone':
      return { ...nothing, front: phone(subject, hands, color) }
    case 'flowers':
      return { ...nothing, front: flowers(subject, hands, color) }
    case 'book':
      return { ...nothing, middle: book(subject, hands, color) }
    case 'guitar':
      return { ...nothing, middle: guitar(subject, hands, color) }
    case 'plate':
    case 'glass':
    case 'icecream':
    case 'candle':
      return { ...nothing, front: SERVED[prop](subject, beside(subject, gripOf(subject, hands.right, 44)), color) }
    case 'umbrella':
      return { ...nothing, ...umbrella(subject, hands, color) }
  }
}
