import { fillPath } from '../canvas.ts'
import { closedCurve, curve } from '../vector.ts'
import { mixCloth } from './cloth.ts'
import { drawFolds } from './folds.ts'
import type { Garment } from './garment.ts'

/** Hospital scrubs with a stethoscope. */
export function drawScrubs(garment: Garment): string {
  const { canvas, rig } = garment.subject
  const { neck, rise, cloth } = garment
  const neckline = garment.vee(300, 0)
  const tubes =
    curve(
      garment.points([
        [-neck - 16, 196 - rise, 8],
        [-neck - 22, 280],
        [-42, 358],
        [-8, 392],
      ]),
    ) +
    curve(
      garment.points([
        [neck + 16, 196 - rise, 8],
        [neck + 24, 280],
        [42, 352],
        [-8, 392],
      ]),
    )
  const stem = curve(
    garment.points([
      [-8, 392],
      [-12, 450],
      [10, 486],
    ]),
  )
  const dark = '#20242e'
  return (
    garment.sew(garment.silhouette(neckline)) +
    canvas.stroke(curve(neckline), cloth.light, 9) +
    canvas.stroke(curve(neckline), cloth.deepest, 1.4, { opacity: 0.5 }) +
    canvas.stroke(tubes, dark, 6.4) +
    canvas.stroke(tubes, '#5a6478', 1.8, { opacity: 0.8 }) +
    canvas.stroke(stem, dark, 5.4) +
    canvas.circle(rig.body(12, 492, 46), 13, '#9aa3b5', { stroke: dark, 'stroke-width': 3 * rig.zoom })
  )
}

/** Apron over a light shirt. */
export function drawApron(garment: Garment): string {
  const { canvas } = garment.subject
  const { neck, rise, cloth } = garment
  const linen = mixCloth(garment.subject, '#f2ece2')
  const shirt = garment.silhouette(garment.crew())
  const bib = closedCurve(
    garment.points([
      [-98, 332],
      [-58, 338],
      [58, 338],
      [98, 332],
      [128, 452],
      [150, 800],
      [-150, 800],
      [-128, 452],
    ]),
    0.06,
  )
  let straps = ''
  for (const side of [-1, 1])
    straps += curve(
      garment.points([
        [side * (neck + 30), 212 - rise, 0],
        [side * 84, 338, 40],
      ]),
    )
  const shadow = garment.flatShadow(bib, 3, 6, linen.deepest)
  return (
    fillPath(shirt, garment.paint(linen.light, linen.base, linen.dark)) +
    drawFolds(garment, shirt, linen) +
    garment.outline(shirt, linen) +
    canvas.stroke(straps, cloth.deepest, 14, { opacity: 0.4 }) +
    canvas.stroke(straps, cloth.base, 12) +
    shadow +
    garment.sew(bib) +
    canvas.stroke(
      curve(
        garment.points([
          [-94, 342],
          [0, 347],
          [94, 342],
        ]),
      ),
      cloth.lightest,
      1.6,
      { 'stroke-dasharray': '5 4', opacity: 0.7 },
    )
  )
}
