import { fillPath } from '../canvas.ts'
import { mix } from '../color.ts'
import { closedCurve, curve, joinPaths } from '../vector.ts'
import { type Cloth, mixCloth } from './cloth.ts'
import { drawFolds } from './folds.ts'
import type { Tailor } from './tailor.ts'

/** A turned-down collar whose wings lie on the neckline, so that no gap shows between; `spread` widens it. */
export function drawCollar(tailor: Tailor, cloth: Cloth, spread = 1): string {
  const { canvas, isAnime } = tailor.sitter
  const { neck, rise } = tailor
  let svg = ''
  for (const side of [-1, 1]) {
    const wing = closedCurve(
      tailor.points([
        [side * (neck + 2), 176 - rise * 0.6, 0],
        [side * (neck + 17), 200 - rise, 4],
        [side * (neck + 36), 222 - rise * 0.5, 14],
        [side * (56 * spread + 8), 268, 42],
        [side * 10, 252, 52],
        [side * (neck - 14), 214, 40],
      ]),
      0.1,
    )
    const shadow = tailor.flatShadow(wing, side * 2, 6, cloth.deepest)
    const edge = isAnime ? canvas.stroke(wing, tailor.ink(cloth), 2) : canvas.stroke(wing, cloth.lightest, 1, { opacity: 0.4 })
    svg += shadow + fillPath(wing, side < 0 ? cloth.light : mix(cloth.base, cloth.dark, 0.3)) + edge
  }
  return svg
}

/** The button band down the front from y `from`. */
function placket(tailor: Tailor, from: number): string {
  const { canvas } = tailor.sitter
  let svg = canvas.stroke(
    curve(
      tailor.points([
        [9, from, 46],
        [9, 722, 46],
      ]),
    ),
    tailor.cloth.deepest,
    2.2,
    { opacity: 0.45 },
  )
  for (let y = from + 28; y < 722; y += 60) {
    svg += canvas.circle(tailor.sitter.rig.body(0, y, 48), 3.8, tailor.cloth.lightest, { stroke: tailor.cloth.deepest, 'stroke-width': 1 })
  }
  return svg
}

/** Buttoned shirt, the top button open. */
export function drawShirt(tailor: Tailor): string {
  const d = tailor.garment(tailor.vee(tailor.sitter.isMasculine ? 284 : 296))
  return tailor.sew(d) + placket(tailor, 288) + drawCollar(tailor, tailor.cloth)
}

/** Softer shirt with a deeper opening. */
export function drawBlouse(tailor: Tailor): string {
  const neckline = tailor.vee(312, 4)
  return tailor.sew(tailor.garment(neckline), 1.4) + tailor.hem(neckline) + placket(tailor, 320) + drawCollar(tailor, tailor.cloth, 0.94)
}

/** Long lapels of a jacket that closes at y `depth`. */
export function drawLapels(tailor: Tailor, cloth: Cloth, depth: number): string {
  const { canvas, isAnime } = tailor.sitter
  const { neck, rise } = tailor
  const paint = tailor.paint(cloth.light, cloth.base, cloth.dark)
  let svg = ''
  for (const side of [-1, 1]) {
    const lapel = closedCurve(
      tailor.points([
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
    const shadow = tailor.flatShadow(lapel, side * 4, 7, cloth.deepest)
    const edge = isAnime ? canvas.stroke(lapel, tailor.ink(cloth), 2) : canvas.stroke(lapel, cloth.lightest, 1, { opacity: 0.45 })
    svg += shadow + fillPath(lapel, side < 0 ? paint : mix(cloth.base, cloth.dark, 0.55)) + edge
  }
  return svg
}

function tie(tailor: Tailor): string {
  const { canvas, rig } = tailor.sitter
  const color = tailor.random.pick(['#35506f', '#7a2a3e', '#3f4a3a', '#3a3046'])
  const cloth = mixCloth(tailor.sitter, color)
  const paint = canvas.linear(rig.body(-20, 280), rig.body(24, 280), [
    [0, cloth.light],
    [1, cloth.deepest],
  ])
  const blade = closedCurve(
    tailor.points([
      [-9, 262, 54],
      [9, 262, 54],
      [24, 560, 50],
      [-24, 560, 50],
    ]),
    0.04,
  )
  const knot = closedCurve(
    tailor.points([
      [-14, 238, 55],
      [14, 238, 55],
      [8, 266, 56],
      [-8, 266, 56],
    ]),
    0.06,
  )
  return fillPath(blade, paint) + fillPath(knot, cloth.base) + tailor.outline(blade, cloth) + tailor.outline(knot, cloth)
}

/** Jacket over a shirt (men) or a top. */
export function drawBlazer(tailor: Tailor): string {
  const color = tailor.random.pick(['#f4f1ec', '#23212b', '#e8dccb'])
  const top = tailor.sitter.isFeminine
    ? tailor.under(color, tailor.scoop(306, tailor.neck + 40))
    : tailor.under(color, tailor.vee(276)) + drawCollar(tailor, mixCloth(tailor.sitter, color))
  const d = tailor.garment(tailor.openFront(446), 10)
  return top + tailor.sew(d) + drawLapels(tailor, tailor.cloth, 446)
}

/** Jacket, white shirt and tie. */
export function drawSuit(tailor: Tailor): string {
  const shirt = tailor.under('#f3f2f5', tailor.vee(250)) + tie(tailor) + drawCollar(tailor, mixCloth(tailor.sitter, '#f3f2f5'))
  return shirt + tailor.sew(tailor.garment(tailor.openFront(430), 10)) + drawLapels(tailor, tailor.cloth, 430)
}

/** White coat over a top of the outfit's colour. */
export function drawLabCoat(tailor: Tailor): string {
  const { look, isMasculine, canvas } = tailor.sitter
  const top = tailor.under(look.outfitColor, isMasculine ? tailor.vee(278) : tailor.crew(4)) + (isMasculine ? drawCollar(tailor, tailor.cloth) : '')
  const white = mixCloth(tailor.sitter, '#eef0f4')
  const d = tailor.garment(tailor.openFront(462, 4), 10)
  const pocket = joinPaths(
    curve(
      tailor.points([
        [-150, 392, 20],
        [-82, 398, 26],
      ]),
    ),
    curve(
      tailor.points([
        [-82, 410, 26],
        [-150, 404, 20],
      ]),
    ),
  )
  return (
    top +
    fillPath(d, tailor.paint('#ffffff', white.base, white.dark)) +
    drawFolds(tailor, d, white) +
    tailor.outline(d, white) +
    canvas.stroke(pocket, white.deepest, 1.4, { opacity: 0.4 }) +
    drawLapels(tailor, white, 462)
  )
}

/** Leather jacket with a zip, open over a top. */
export function drawLeather(tailor: Tailor): string {
  const { canvas, isAnime } = tailor.sitter
  const { shoulder: wide } = tailor
  const top = tailor.under(tailor.random.pick(['#e9e6e2', '#1f1d24', '#7c2432']), tailor.crew(4))
  const d = tailor.garment(tailor.openFront(556, 16), 10)
  let zip = ''
  for (const side of [-1, 1])
    zip += curve(
      tailor.points([
        [side * 36, 322, 40],
        [side * 23, 556, 40],
        [side * 20, 722, 40],
      ]),
    )
  const shine =
    curve(
      tailor.points([
        [-wide + 30, 262, 20],
        [-wide - 2, 318, 20],
        [-wide - 6, 420, 20],
      ]),
    ) +
    curve(
      tailor.points([
        [-116, 290, 20],
        [-98, 352, 20],
      ]),
    )
  const gloss = isAnime
    ? ''
    : [16, 10, 5].map((width) => canvas.stroke(shine, '#fff', width, { opacity: 0.07, 'clip-path': canvas.clip(d) })).join('')
  return (
    top +
    tailor.sew(d, 1.6) +
    gloss +
    drawLapels(tailor, tailor.cloth, 424) +
    canvas.stroke(zip, '#c9ccd6', 3, { 'stroke-dasharray': '2 3', 'stroke-linecap': 'butt', opacity: 0.8 })
  )
}

/** Denim jacket with stitched seams. */
export function drawDenim(tailor: Tailor): string {
  const { canvas, isFeminine } = tailor.sitter
  const top = tailor.under('#f2efe9', isFeminine ? tailor.scoop(304, tailor.neck + 36) : tailor.crew(4))
  const d = tailor.garment(tailor.openFront(556, 26), 10)
  let seams = ''
  for (const side of [-1, 1])
    seams += curve(
      tailor.points([
        [side * 150, 262, 20],
        [side * 138, 396, 30],
        [side * 140, 560, 30],
      ]),
    )
  return (
    top +
    tailor.sew(d, 1.3) +
    canvas.stroke(seams, '#e0b878', 1.6, { 'stroke-dasharray': '5 4', opacity: 0.7 }) +
    drawCollar(tailor, tailor.cloth, 1.5)
  )
}
