import { adjust } from '../color.ts'
import { fillPath } from '../canvas.ts'
import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point } from '../vector.ts'

/** A point beside the hand that holds something, in head units of the body, upright on the picture. */
type Place = (dx: number, dy: number) => Point

const steam = ({ canvas }: Subject, at: Place, y: number): string =>
  canvas.stroke([-12, 10].map((x) => curve([at(x, y), at(x - 9, y - 22), at(x + 8, y - 44), at(x - 4, y - 70)])).join(''), '#ffffff', 7, {
    opacity: 0.2,
  })

/** A stemmed glass, half full. */
function drawGlass({ canvas }: Subject, at: Place, color: string): string {
  const bowl = closedCurve([at(-27, -104), at(27, -104), at(32, -62), at(16, -28), at(0, -22), at(-16, -28), at(-32, -62)], 0.14)
  const drink = closedCurve([at(-31, -68), at(31, -68), at(27, -46), at(14, -29), at(0, -24), at(-14, -29), at(-27, -46)], 0.12)
  return (
    canvas.stroke(curve([at(0, -22), at(0, 58)]), '#e9eef4', 6, { opacity: 0.85 }) +
    canvas.stroke(curve([at(-26, 62), at(0, 58), at(26, 62)]), '#e9eef4', 6, { opacity: 0.85 }) +
    fillPath(bowl, '#f4f8ff', { opacity: 0.26 }) +
    fillPath(drink, color, { opacity: 0.92 }) +
    fillPath(closedCurve([at(-31, -68), at(0, -74), at(31, -68), at(0, -62)]), adjust(color, 0.1)) +
    canvas.stroke(bowl, '#ffffff', 2.2, { opacity: 0.7 }) +
    canvas.stroke(curve([at(-20, -94), at(-24, -66), at(-14, -42)]), '#ffffff', 4, { opacity: 0.5 })
  )
}

/** A plate of food. */
function drawPlate(subject: Subject, at: Place, color: string): string {
  const { canvas, rig, look } = subject
  const random = createRandom(`${look.seed}|plate|${look.light ?? 0}`)
  const ring = (rx: number, ry: number, y: number): string =>
    closedCurve(Array.from({ length: 12 }, (_, index) => at(-34 + Math.cos((index / 6) * Math.PI) * rx, y + Math.sin((index / 6) * Math.PI) * ry)))
  const bites = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2
    const tint = random.pick(['#d9a441', '#c2502f', '#7fa04a', '#e8d3a0'])
    return canvas.circle(at(-34 + Math.cos(angle) * 40, -34 + Math.sin(angle) * 9 - 8), random.range(13, 19) * rig.bodyScale, tint, {
      stroke: adjust(tint, -0.2),
      'stroke-width': 1.2,
    })
  })
  return (
    fillPath(ring(104, 27, -22), adjust(color, -0.16)) +
    fillPath(ring(104, 26, -28), color) +
    canvas.stroke(ring(80, 18, -29), adjust(color, -0.1), 2, { opacity: 0.7 }) +
    bites.join('') +
    steam(subject, (x, y) => at(x - 34, y), -66)
  )
}

/** Two scoops in a cone. */
function drawIceCream({ canvas, rig }: Subject, at: Place, color: string): string {
  const cone = closedCurve([at(-28, -40), at(28, -40), at(3, 66), at(-3, 66)], 0.03)
  const waffle = [-16, 0, 16].map((x) => curve([at(x - 12, -38), at(x * 0.3 + 4, 40)]) + curve([at(x + 12, -38), at(x * 0.3 - 4, 40)])).join('')
  const scoop = (x: number, y: number, radius: number, tint: string): string =>
    canvas.circle(at(x, y), radius * rig.bodyScale, tint, { stroke: adjust(tint, -0.16), 'stroke-width': 1.6 }) +
    canvas.circle(at(x - radius * 0.35, y - radius * 0.35), radius * 0.3 * rig.bodyScale, '#ffffff', { opacity: 0.4 })
  return (
    scoop(6, -92, 28, adjust(color, -0.12, 1.3)) +
    scoop(0, -60, 33, color) +
    fillPath(cone, '#d59a4e') +
    canvas.stroke(waffle, '#a66d2a', 2, { opacity: 0.6, 'clip-path': canvas.clip(cone) }) +
    canvas.stroke(cone, '#9a6428', 2)
  )
}

/** A burning candle, with the light around it. */
function drawCandle({ canvas, rig }: Subject, at: Place, color: string): string {
  const body = closedCurve([at(-15, -64), at(15, -64), at(16, 56), at(-16, 56)], 0.05)
  const flame = closedCurve([at(0, -118), at(11, -88), at(0, -70), at(-11, -88)], 0.2)
  const unit = rig.zoom * rig.bodyScale
  const paint = canvas.linear(at(-16, 0), at(16, 0), [
    [0, adjust(color, 0.05)],
    [1, adjust(color, -0.16)],
  ])
  return (
    fillPath(body, paint) +
    canvas.stroke(curve([at(0, -64), at(0, -76)]), '#3a2a22', 3) +
    canvas.spot(at(0, -88), 150 * unit, 150 * unit, '#ffc766', 0.5) +
    canvas.spot(at(0, -90), 46 * unit, 60 * unit, '#ffe9a8', 0.8) +
    fillPath(flame, '#fff6d0')
  )
}

/** How things that are eaten, drunk or lit are drawn. */
export const SERVED = { plate: drawPlate, glass: drawGlass, icecream: drawIceCream, candle: drawCandle } as const
