import { shoulderLine } from '../body/torso.ts'
import { group } from '../canvas.ts'
import { closedCurve, curve } from '../vector.ts'
import type { Garment } from './garment.ts'

/** Ribs of knitwear, clipped by the garment. */
function knit(garment: Garment, d: string): string {
  const { canvas } = garment.subject
  const { shoulder: wide } = garment
  let ribs = ''
  for (let x = -wide - 50; x < wide + 50; x += 12) {
    ribs += curve(
      garment.points([
        [x * 0.7, 226, 20],
        [x, 420, 20],
        [x * 1.02, 800, 20],
      ]),
    )
  }
  return group(canvas.stroke(ribs, garment.cloth.deepest, 1.5, { opacity: 0.2 }), { 'clip-path': canvas.clip(d) })
}

/** Knitted sweater with a ribbed collar. */
export function drawSweater(garment: Garment): string {
  const { canvas } = garment.subject
  const neckline = garment.crew(-6)
  const d = garment.silhouette(neckline, 9)
  const collar =
    canvas.stroke(curve(neckline), garment.cloth.dark, 15) +
    canvas.stroke(curve(neckline), garment.cloth.light, 11) +
    canvas.stroke(curve(neckline), garment.cloth.deepest, 10, { 'stroke-dasharray': '1.5 5', 'stroke-linecap': 'butt', opacity: 0.28 })
  return garment.sew(d, 1.2) + knit(garment, d) + collar
}

/** Fine knit with a high, folded collar. */
export function drawTurtleneck(garment: Garment): string {
  const { canvas } = garment.subject
  const { neck, rise, cloth } = garment
  const shoulders = shoulderLine(garment.subject, 1, 6)
  const left = shoulderLine(garment.subject, -1, 6).toReversed()
  const d = closedCurve([
    ...garment.points([
      [-neck - 7, 160, 0],
      [-24, 174],
      [24, 174],
      [neck + 7, 160, 0],
      [neck + 10, 194 - rise * 0.5, 4],
      [neck + 36, 214 - rise, 4],
    ]),
    ...shoulders,
    ...left,
    ...garment.points([
      [-neck - 36, 214 - rise, 4],
      [-neck - 10, 194 - rise * 0.5, 4],
    ]),
  ])
  const collarEdge = garment.points([
    [-neck - 9, 196 - rise * 0.4, 4],
    [-30, 214],
    [30, 214],
    [neck + 9, 196 - rise * 0.4, 4],
  ])
  let ribs = ''
  for (let x = -neck; x <= neck; x += 8) {
    ribs += curve(
      garment.points([
        [x, 168, 30 - Math.abs(x) * 0.4],
        [x * 1.03, 208, 34 - Math.abs(x) * 0.4],
      ]),
    )
  }
  return (
    garment.sew(d) + canvas.stroke(curve(collarEdge), cloth.deepest, 5, { opacity: 0.4 }) + canvas.stroke(ribs, cloth.deepest, 1.5, { opacity: 0.26 })
  )
}
