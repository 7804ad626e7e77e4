import { fillPath, group } from '../canvas.ts'
import { closedCurve, curve, type Point } from '../vector.ts'
import { shoulderLine } from '../body/torso.ts'
import type { Tailor } from './tailor.ts'

/** T-shirt. */
export function drawTee(tailor: Tailor): string {
  const neckline = tailor.crew()
  return tailor.sew(tailor.garment(neckline)) + tailor.hem(neckline)
}

/** V-neck top. */
export function drawVneck(tailor: Tailor): string {
  const neckline = tailor.vee(tailor.sitter.isFeminine ? 306 : 290)
  return tailor.sew(tailor.garment(neckline)) + tailor.hem(neckline)
}

/** Tank top: broad straps, bare shoulders. */
export function drawTank(tailor: Tailor): string {
  const { shoulder: wide, rise } = tailor
  const inner = wide * 0.44
  const outer = wide * 0.66
  const neckline = tailor.neckline([[-inner, 226 - rise, 4], [-inner + 8, 268, 22], [-inner * 0.5, 304], [0, 310]])
  const side = (sign: -1 | 1): Point[] => tailor.points([
    [sign * outer, 236 - rise * 0.6, 0], [sign * (outer + 2), 290, 10], [sign * (wide - 26), 356, 8], [sign * (wide - 12), 402, 0], [sign * (wide - 10), 722, 0],
  ])
  const d = `${curve(neckline)}L${curve(side(1)).slice(1)}L${curve(side(-1).toReversed()).slice(1)}Z`
  return tailor.sew(d, 0.7) + tailor.hem(neckline)
}

/** Ribs of knitwear, clipped by the garment. */
function knit(tailor: Tailor, d: string): string {
  const { canvas } = tailor.sitter
  const { shoulder: wide } = tailor
  let ribs = ''
  for (let x = -wide - 50; x < wide + 50; x += 12) {
    ribs += curve(tailor.points([[x * 0.7, 226, 20], [x, 420, 20], [x * 1.02, 722, 20]]))
  }
  return group(canvas.stroke(ribs, tailor.cloth.deepest, 1.5, { opacity: 0.2 }), { 'clip-path': canvas.clip(d) })
}

/** Knitted sweater with a ribbed collar. */
export function drawSweater(tailor: Tailor): string {
  const { canvas } = tailor.sitter
  const neckline = tailor.crew(-6)
  const d = tailor.garment(neckline, 9)
  const collar = canvas.stroke(curve(neckline), tailor.cloth.dark, 15) + canvas.stroke(curve(neckline), tailor.cloth.light, 11)
    + canvas.stroke(curve(neckline), tailor.cloth.deepest, 10, { 'stroke-dasharray': '1.5 5', 'stroke-linecap': 'butt', opacity: 0.28 })
  return tailor.sew(d, 1.2) + knit(tailor, d) + collar
}

/** Fine knit with a high, folded collar. */
export function drawTurtleneck(tailor: Tailor): string {
  const { canvas } = tailor.sitter
  const { neck, rise, cloth } = tailor
  const shoulders = shoulderLine(tailor.sitter, 1, 6)
  const left = shoulderLine(tailor.sitter, -1, 6).toReversed()
  const d = closedCurve([
    ...tailor.points([[-neck - 7, 160, 0], [-24, 174], [24, 174], [neck + 7, 160, 0], [neck + 10, 194 - rise * 0.5, 4], [neck + 36, 214 - rise, 4]]),
    ...shoulders, ...left, ...tailor.points([[-neck - 36, 214 - rise, 4], [-neck - 10, 194 - rise * 0.5, 4]]),
  ])
  const collarEdge = tailor.points([[-neck - 9, 196 - rise * 0.4, 4], [-30, 214], [30, 214], [neck + 9, 196 - rise * 0.4, 4]])
  let ribs = ''
  for (let x = -neck; x <= neck; x += 8) {
    ribs += curve(tailor.points([[x, 168, 30 - Math.abs(x) * 0.4], [x * 1.03, 208, 34 - Math.abs(x) * 0.4]]))
  }
  return tailor.sew(d) + canvas.stroke(curve(collarEdge), cloth.deepest, 5, { opacity: 0.4 })
    + canvas.stroke(ribs, cloth.deepest, 1.5, { opacity: 0.26 })
}

/** Hooded sweatshirt; the hood lies behind the neck. */
export function drawHoodie(tailor: Tailor): string {
  const { canvas, isAnime } = tailor.sitter
  const { neck, rise, cloth } = tailor
  const d = tailor.garment(tailor.crew(14), 12)
  const half: [number, number, number][] = [[neck + 14, 168 - rise, -10], [neck + 62, 204 - rise, 0], [neck + 62, 252, 10], [34, 296, 46]]
  const inner: [number, number, number][] = [[36, 256, 46], [neck + 6, 214, 20], [neck + 6, 186 - rise, 6]]
  const mirror = (points: [number, number, number][]): [number, number, number][] =>
    points.map(([x, y, z]): [number, number, number] => [-x, y, z]).toReversed()
  const hood = closedCurve(tailor.points([...half, [0, 306, 50], ...mirror(half), ...mirror(inner), [0, 274, 50], ...inner]))
  let cords = ''
  for (const side of [-1, 1]) cords += curve(tailor.points([[side * 27, 288, 50], [side * 31, 350, 46], [side * 28, 416, 46]]))
  const edge = isAnime ? canvas.stroke(hood, tailor.ink(), 2.2) : canvas.stroke(hood, cloth.deepest, 1.5, { opacity: 0.35 })
  return tailor.sew(d, 1.3) + tailor.flatShadow(hood, 3, 8, cloth.deepest)
    + fillPath(hood, tailor.paint(cloth.lightest, cloth.light, cloth.dark)) + edge + canvas.stroke(cords, '#f1ede6', 4.2)
}

/** Zipped training top with piping along the sleeves. */
export function drawAthletic(tailor: Tailor): string {
  const { canvas } = tailor.sitter
  const { neck, shoulder: wide, rise, cloth } = tailor
  const neckline = tailor.neckline([[-neck - 34, 210 - rise, 6], [-neck - 8, 238, 28], [-28, 266], [0, 276]])
  const d = tailor.garment(neckline)
  let piping = ''
  for (const side of [-1, 1]) {
    piping += curve(tailor.points([[side * (neck + 36), 216 - rise, 6], [side * wide * 0.9, 256, 4], [side * (wide + 4), 320, 4], [side * (wide + 16), 470, 4]]))
  }
  return tailor.sew(d, 0.8) + group(canvas.stroke(piping, cloth.lightest, 6.5, { opacity: 0.9 }), { 'clip-path': canvas.clip(d) })
    + canvas.stroke(curve(tailor.points([[0, 276], [0, 722]])), cloth.deepest, 3, { opacity: 0.6 }) + canvas.stroke(curve(neckline), cloth.lightest, 10, { opacity: 0.85 })
}

/** Dress with thin straps. */
export function drawDress(tailor: Tailor): string {
  const { canvas } = tailor.sitter
  const { shoulder: wide, cloth, rise } = tailor
  const neckline = tailor.neckline([[-wide * 0.56, 292, 4], [-wide * 0.46, 312, 26], [-50, 334], [0, 322]])
  const side = (sign: -1 | 1): Point[] => tailor.points([
    [sign * wide * 0.56, 292, 4], [sign * wide * 0.76, 340, 0], [sign * (wide - 20), 384, 0], [sign * (wide - 16), 460, 0], [sign * (wide - 8), 722, 0],
  ])
  const d = `${curve(neckline)}L${curve(side(1)).slice(1)}L${curve(side(-1).toReversed()).slice(1)}Z`
  let straps = ''
  for (const sign of [-1, 1]) straps += curve(tailor.points([[sign * wide * 0.46, 224 - rise, 0], [sign * wide * 0.5, 262, 18], [sign * wide * 0.52, 304, 22]]))
  return canvas.stroke(straps, cloth.dark, 9) + canvas.stroke(straps, cloth.light, 6) + tailor.sew(d) + tailor.hem(neckline, 2.4)
}

/** Top that leaves the shoulders free, with a folded band. */
export function drawOffShoulder(tailor: Tailor): string {
  const { canvas, isAnime } = tailor.sitter
  const { shoulder: wide, cloth } = tailor
  const half: [number, number, number][] = [[-wide - 14, 300, -10], [-wide * 0.72, 318, 10], [-wide * 0.32, 334, 36], [0, 338, 40]]
  const neckline = tailor.neckline(half)
  const lower = tailor.neckline(half.map(([x, y, z]) => [x * 1.04, y + 44, z] as const)).toReversed()
  const arms = (sign: -1 | 1): Point[] => tailor.points([[sign * (wide + 14), 300, -10], [sign * (wide + 34), 350, 0], [sign * (wide + 38), 460, 0], [sign * (wide + 40), 722, 0]])
  const d = `${curve(neckline)}L${curve(arms(1)).slice(1)}L${curve(arms(-1).toReversed()).slice(1)}Z`
  const band = `${curve(neckline)}L${curve(lower).slice(1)}Z`
  const edge = isAnime ? canvas.stroke(band, tailor.ink(), 2) : canvas.stroke(band, cloth.deepest, 1.3, { opacity: 0.35 })
  return tailor.sew(d, 1.2) + fillPath(band, tailor.paint(cloth.lightest, cloth.light, cloth.dark)) + edge
}
