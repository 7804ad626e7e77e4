import { shoulderLine } from '../body/torso.ts'
import { group } from '../canvas.ts'
import { closedCurve, curve } from '../vector.ts'
import type { Tailor } from './tailor.ts'

/** Ribs of knitwear, clipped by the garment. */
function knit(tailor: Tailor, d: string): string {
  const { canvas } = tailor.sitter
  const { shoulder: wide } = tailor
  let ribs = ''
  for (let x = -wide - 50; x < wide + 50; x += 12) {
    ribs += curve(
      tailor.points([
        [x * 0.7, 226, 20],
        [x, 420, 20],
        [x * 1.02, 722, 20],
      ]),
    )
  }
  return group(canvas.stroke(ribs, tailor.cloth.deepest, 1.5, { opacity: 0.2 }), { 'clip-path': canvas.clip(d) })
}

/** Knitted sweater with a ribbed collar. */
export function drawSweater(tailor: Tailor): string {
  const { canvas } = tailor.sitter
  const neckline = tailor.crew(-6)
  const d = tailor.garment(neckline, 9)
  const collar =
    canvas.stroke(curve(neckline), tailor.cloth.dark, 15) +
    canvas.stroke(curve(neckline), tailor.cloth.light, 11) +
    canvas.stroke(curve(neckline), tailor.cloth.deepest, 10, { 'stroke-dasharray': '1.5 5', 'stroke-linecap': 'butt', opacity: 0.28 })
  return tailor.sew(d, 1.2) + knit(tailor, d) + collar
}

/** Fine knit with a high, folded collar. */
export function drawTurtleneck(tailor: Tailor): string {
  const { canvas } = tailor.sitter
  const { neck, rise, cloth } = tailor
  const shoulders = shoulderLine(tailor.sitter, 1, 6)
  const left = shoulderLine(tailor.sitter, -1, 6).toReversed()
  const d = closedCurve([
    ...tailor.points([
      [-neck - 7, 160, 0],
      [-24, 174],
      [24, 174],
      [neck + 7, 160, 0],
      [neck + 10, 194 - rise * 0.5, 4],
      [neck + 36, 214 - rise, 4],
    ]),
    ...shoulders,
    ...left,
    ...tailor.points([
      [-neck - 36, 214 - rise, 4],
      [-neck - 10, 194 - rise * 0.5, 4],
    ]),
  ])
  const collarEdge = tailor.points([
    [-neck - 9, 196 - rise * 0.4, 4],
    [-30, 214],
    [30, 214],
    [neck + 9, 196 - rise * 0.4, 4],
  ])
  let ribs = ''
  for (let x = -neck; x <= neck; x += 8) {
    ribs += curve(
      tailor.points([
        [x, 168, 30 - Math.abs(x) * 0.4],
        [x * 1.03, 208, 34 - Math.abs(x) * 0.4],
      ]),
    )
  }
  return (
    tailor.sew(d) + canvas.stroke(curve(collarEdge), cloth.deepest, 5, { opacity: 0.4 }) + canvas.stroke(ribs, cloth.deepest, 1.5, { opacity: 0.26 })
  )
}
