import { fillPath } from '../canvas.ts'
import { mix } from '../color.ts'
import { closedCurve, curve, joinPaths } from '../vector.ts'
import { type Cloth, mixCloth } from './cloth.ts'
import { drawFolds } from './folds.ts'
import type { Garment } from './garment.ts'

/** A turned-down collar whose wings lie on the neckline, so that no gap shows between; `spread` widens it. */
export function drawCollar(garment: Garment, cloth: Cloth, spread = 1): string {
  const { canvas, isAnime } = garment.subject
  const { neck, rise } = garment
  let svg = ''
  for (const side of [-1, 1]) {
    const wing = closedCurve(
      garment.points([
        [side * (neck + 2), 176 - rise * 0.6, 0],
        [side * (neck + 17), 200 - rise, 4],
        [side * (neck + 36), 222 - rise * 0.5, 14],
        [side * (56 * spread + 8), 268, 42],
        [side * 10, 252, 52],
        [side * (neck - 14), 214, 40],
      ]),
      0.1,
    )
    const shadow = garment.flatShadow(wing, side * 2, 6, cloth.deepest)
    const edge = isAnime ? canvas.stroke(wing, garment.ink(cloth), 2) : canvas.stroke(wing, cloth.lightest, 1, { opacity: 0.4 })
    svg += shadow + fillPath(wing, side < 0 ? cloth.light : mix(cloth.base, cloth.dark, 0.3)) + edge
  }
  return svg
}

/** The button band down the front from y `from`. */
function placket(garment: Garment, from: number): string {
  const { canvas } = garment.subject
  let svg = canvas.stroke(
    curve(
      garment.points([
        [9, from, 46],
        [9, 800, 46],
      ]),
    ),
    garment.cloth.deepest,
    2.2,
    { opacity: 0.45 },
  )
  for (let y = from + 28; y < 790; y += 60) {
    svg += canvas.circle(garment.subject.rig.body(0, y, 48), 3.8, garment.cloth.lightest, { stroke: garment.cloth.deepest, 'stroke-width': 1 })
  }
  return svg
}

/** Buttoned shirt, the top button open. */
export function drawShirt(garment: Garment): string {
  const d = garment.silhouette(garment.vee(garment.subject.isMasculine ? 284 : 296))
  return garment.sew(d) + placket(garment, 288) + drawCollar(garment, garment.cloth)
}

/** Softer shirt with a deeper opening. */
export function drawBlouse(garment: Garment): string {
  const neckline = garment.vee(312, 4)
  return garment.sew(garment.silhouette(neckline), 1.4) + garment.hem(neckline) + placket(garment, 320) + drawCollar(garment, garment.cloth, 0.94)
}

/** Long lapels of a jacket that closes at y `depth`. */
export function drawLapels(garment: Garment, cloth: Cloth, depth: number): string {
  const { canvas, isAnime } = garment.subject
  const { neck, rise } = garment
  const paint = garment.paint(cloth.light, cloth.base, cloth.dark)
  let svg = ''
  for (const side of [-1, 1]) {
    const lapel = closedCurve(
      garment.points([
        [side * (neck + 10), 188 - rise, 0],
        [side * (neck + 40), 214 - rise * 0.7, 8],
        [side * (neck + 60), 272, 20],
        [side * (neck + 84), 288, 20],
        [side * (neck + 62), 316, 24],
        [side * 8, depth, 40],
        [side * 20, 326, 44],
        [side * (neck - 4), 238, 36],
      ]),
      0.08,
    )
    const shadow = garment.flatShadow(lapel, side * 4, 7, cloth.deepest)
    const edge = isAnime ? canvas.stroke(lapel, garment.ink(cloth), 2) : canvas.stroke(lapel, cloth.lightest, 1, { opacity: 0.45 })
    svg += shadow + fillPath(lapel, side < 0 ? paint : mix(cloth.base, cloth.dark, 0.55)) + edge
  }
  return svg
}

function tie(garment: Garment): string {
  const { canvas, rig } = garment.subject
  const color = garment.random.pick(['#35506f', '#7a2a3e', '#3f4a3a', '#3a3046'])
  const cloth = mixCloth(garment.subject, color)
  const paint = canvas.linear(rig.body(-20, 280), rig.body(24, 280), [
    [0, cloth.light],
    [1, cloth.deepest],
  ])
  const blade = closedCurve(
    garment.points([
      [-9, 262, 54],
      [9, 262, 54],
      [24, 560, 50],
      [-24, 560, 50],
    ]),
    0.04,
  )
  const knot = closedCurve(
    garment.points([
      [-14, 238, 55],
      [14, 238, 55],
      [8, 266, 56],
      [-8, 266, 56],
    ]),
    0.06,
  )
  return fillPath(blade, paint) + fillPath(knot, cloth.base) + garment.outline(blade, cloth) + garment.outline(knot, cloth)
}

/** Jacket over a shirt (men) or a top. */
export function drawBlazer(garment: Garment): string {
  const color = garment.random.pick(['#f4f1ec', '#23212b', '#e8dccb'])
  const top = garment.subject.isFeminine
    ? garment.under(color, garment.scoop(306, garment.neck + 40))
    : garment.under(color, garment.vee(276)) + drawCollar(garment, mixCloth(garment.subject, color))
  const d = garment.silhouette(garment.openFront(446), 10)
  return top + garment.sew(d) + drawLapels(garment, garment.cloth, 446)
}

/** Jacket, white shirt and tie. */
export function drawSuit(garment: Garment): string {
  const shirt = garment.under('#f3f2f5', garment.vee(250)) + tie(garment) + drawCollar(garment, mixCloth(garment.subject, '#f3f2f5'))
  return shirt + garment.sew(garment.silhouette(garment.openFront(430), 10)) + drawLapels(garment, garment.cloth, 430)
}

/** White coat over a top of the outfit's colour. */
export function drawLabCoat(garment: Garment): string {
  const { look, isMasculine, canvas } = garment.subject
  const top =
    garment.under(look.outfitColor, isMasculine ? garment.vee(278) : garment.crew(4)) + (isMasculine ? drawCollar(garment, garment.cloth) : '')
  const white = mixCloth(garment.subject, '#eef0f4')
  const d = garment.silhouette(garment.openFront(462, 4), 10)
  const pocket = joinPaths(
    curve(
      garment.points([
        [-150, 392, 20],
        [-82, 398, 26],
      ]),
    ),
    curve(
      garment.points([
        [-82, 410, 26],
        [-150, 404, 20],
      ]),
    ),
  )
  return (
    top +
    fillPath(d, garment.paint('#ffffff', white.base, white.dark)) +
    drawFolds(garment, d, white) +
    garment.outline(d, white) +
    canvas.stroke(pocket, white.deepest, 1.4, { opacity: 0.4 }) +
    drawLapels(garment, white, 462)
  )
}

/** Leather jacket with a zip, open over a top. */
export function drawLeather(garment: Garment): string {
  const { canvas, isAnime } = garment.subject
  const { shoulder: wide } = garment
  const top = garment.under(garment.random.pick(['#e9e6e2', '#1f1d24', '#7c2432']), garment.crew(4))
  const d = garment.silhouette(garment.openFront(556, 16), 10)
  let zip = ''
  for (const side of [-1, 1])
    zip += curve(
      garment.points([
        [side * 36, 322, 40],
        [side * 23, 556, 40],
        [side * 20, 800, 40],
      ]),
    )
  const shine =
    curve(
      garment.points([
        [-wide + 30, 262, 20],
        [-wide - 2, 318, 20],
        [-wide - 6, 420, 20],
      ]),
    ) +
    curve(
      garment.points([
        [-116, 290, 20],
        [-98, 352, 20],
      ]),
    )
  const gloss = isAnime
    ? ''
    : [16, 10, 5].map((width) => canvas.stroke(shine, '#fff', width, { opacity: 0.07, 'clip-path': canvas.clip(d) })).join('')
  return (
    top +
    garment.sew(d, 1.6) +
    gloss +
    drawLapels(garment, garment.cloth, 424) +
    canvas.stroke(zip, '#c9ccd6', 3, { 'stroke-dasharray': '2 3', 'stroke-linecap': 'butt', opacity: 0.8 })
  )
}

/** Denim jacket with stitched seams. */
export function drawDenim(garment: Garment): string {
  const { canvas, isFeminine } = garment.subject
  const top = garment.under('#f2efe9', isFeminine ? garment.scoop(304, garment.neck + 36) : garment.crew(4))
  const d = garment.silhouette(garment.openFront(556, 26), 10)
  let seams = ''
  for (const side of [-1, 1])
    seams += curve(
      garment.points([
        [side * 150, 262, 20],
        [side * 138, 396, 30],
        [side * 140, 560, 30],
      ]),
    )
  return (
    top +
    garment.sew(d, 1.3) +
    canvas.stroke(seams, '#e0b878', 1.6, { 'stroke-dasharray': '5 4', opacity: 0.7 }) +
    drawCollar(garment, garment.cloth, 1.5)
  )
}
