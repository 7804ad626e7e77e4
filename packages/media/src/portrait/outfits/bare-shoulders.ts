import { fillPath } from '../canvas.ts'
import { curve, type Point } from '../vector.ts'
import type { Garment } from './garment.ts'

/** Tank top: broad straps, bare shoulders. */
export function drawTank(garment: Garment): string {
  const { shoulder: wide, rise } = garment
  const armpit = garment.subject.build.armpitHalfWidth
  const inner = wide * 0.44
  const outer = wide * 0.66
  const neckline = garment.neckline([
    [-inner, 226 - rise, 4],
    [-inner + 8, 268, 22],
    [-inner * 0.5, 304],
    [0, 310],
  ])
  const side = (sign: -1 | 1): Point[] =>
    garment.points([
      [sign * outer, 236 - rise * 0.6, 0],
      [sign * (outer + 2), 290, 10],
      [sign * (armpit - 6), 352, 8],
      [sign * (armpit + 4), 398, 0],
      ...garment.sideBelow(sign),
    ])
  const d = `${curve(neckline)}L${curve(side(1)).slice(1)}L${curve(side(-1).toReversed()).slice(1)}Z`
  return garment.sew(d, 0.7) + garment.hem(neckline)
}

/** Dress with thin straps. */
export function drawDress(garment: Garment): string {
  const { canvas } = garment.subject
  const { shoulder: wide, cloth, rise } = garment
  const armpit = garment.subject.build.armpitHalfWidth
  const neckline = garment.neckline([
    [-wide * 0.56, 292, 4],
    [-wide * 0.46, 312, 26],
    [-50, 334],
    [0, 322],
  ])
  const side = (sign: -1 | 1): Point[] =>
    garment.points([[sign * wide * 0.56, 292, 4], [sign * (armpit - 4), 346, 0], [sign * (armpit + 3), 392, 0], ...garment.sideBelow(sign)])
  const d = `${curve(neckline)}L${curve(side(1)).slice(1)}L${curve(side(-1).toReversed()).slice(1)}Z`
  let straps = ''
  for (const sign of [-1, 1])
    straps += curve(
      garment.points([
        [sign * wide * 0.46, 224 - rise, 0],
        [sign * wide * 0.5, 262, 18],
        [sign * wide * 0.52, 304, 22],
      ]),
    )
  return canvas.stroke(straps, cloth.dark, 9) + canvas.stroke(straps, cloth.light, 6) + garment.sew(d) + garment.hem(neckline, 2.4)
}

/** Top that leaves the shoulders free, with a folded band. */
export function drawOffShoulder(garment: Garment): string {
  const { canvas, isAnime } = garment.subject
  const { shoulder: wide, cloth } = garment
  const half: [number, number, number][] = [
    [-wide - 8, 306, -10],
    [-wide * 0.72, 318, 10],
    [-wide * 0.32, 334, 36],
    [0, 338, 40],
  ]
  const neckline = garment.neckline(half)
  const lower = garment.neckline(half.map(([x, y, z]) => [x * 1.04, y + 44, z] as const)).toReversed()
  const arms = (sign: -1 | 1): Point[] =>
    garment.points([[sign * (wide + 8), 306, -10], [sign * (garment.subject.build.armpitHalfWidth + 4), 396, 0], ...garment.sideBelow(sign)])
  const d = `${curve(neckline)}L${curve(arms(1)).slice(1)}L${curve(arms(-1).toReversed()).slice(1)}Z`
  const band = `${curve(neckline)}L${curve(lower).slice(1)}Z`
  const edge = isAnime ? canvas.stroke(band, garment.ink(), 2) : canvas.stroke(band, cloth.deepest, 1.3, { opacity: 0.35 })
  return garment.sew(d, 1.2) + fillPath(band, garment.paint(cloth.lightest, cloth.light, cloth.dark)) + edge
}
