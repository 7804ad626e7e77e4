import { fillPath, group } from '../canvas.ts'
import { closedCurve, curve } from '../vector.ts'
import type { Garment } from './garment.ts'

/** T-shirt. */
export function drawTee(garment: Garment): string {
  const neckline = garment.crew()
  return garment.sew(garment.silhouette(neckline)) + garment.hem(neckline)
}

/** V-neck top. */
export function drawVneck(garment: Garment): string {
  const neckline = garment.vee(garment.subject.isFeminine ? 306 : 290)
  return garment.sew(garment.silhouette(neckline)) + garment.hem(neckline)
}

/** Hooded sweatshirt; the hood lies behind the neck. */
export function drawHoodie(garment: Garment): string {
  const { canvas, isAnime } = garment.subject
  const { neck, rise, cloth } = garment
  const d = garment.silhouette(garment.crew(14), 12)
  const half: [number, number, number][] = [
    [neck + 14, 168 - rise, -10],
    [neck + 62, 204 - rise, 0],
    [neck + 62, 252, 10],
    [34, 296, 46],
  ]
  const inner: [number, number, number][] = [
    [36, 256, 46],
    [neck + 6, 214, 20],
    [neck + 6, 186 - rise, 6],
  ]
  const mirror = (points: [number, number, number][]): [number, number, number][] =>
    points.map(([x, y, z]): [number, number, number] => [-x, y, z]).toReversed()
  const hood = closedCurve(garment.points([...half, [0, 306, 50], ...mirror(half), ...mirror(inner), [0, 274, 50], ...inner]))
  let cords = ''
  for (const side of [-1, 1])
    cords += curve(
      garment.points([
        [side * 27, 288, 50],
        [side * 31, 350, 46],
        [side * 28, 416, 46],
      ]),
    )
  const edge = isAnime ? canvas.stroke(hood, garment.ink(), 2.2) : canvas.stroke(hood, cloth.deepest, 1.5, { opacity: 0.35 })
  return (
    garment.sew(d, 1.3) +
    garment.flatShadow(hood, 3, 8, cloth.deepest) +
    fillPath(hood, garment.paint(cloth.lightest, cloth.light, cloth.dark)) +
    edge +
    canvas.stroke(cords, '#f1ede6', 4.2)
  )
}

/** Zipped training top with piping along the sleeves. */
export function drawAthletic(garment: Garment): string {
  const { canvas } = garment.subject
  const { neck, shoulder: wide, rise, cloth } = garment
  const neckline = garment.neckline([
    [-neck - 34, 210 - rise, 6],
    [-neck - 8, 238, 28],
    [-28, 266],
    [0, 276],
  ])
  const d = garment.silhouette(neckline)
  let piping = ''
  for (const side of [-1, 1]) {
    piping += curve(
      garment.points([
        [side * (neck + 36), 216 - rise, 6],
        [side * wide * 0.9, 256, 4],
        [side * (wide + 4), 320, 4],
        [side * (wide + 16), 470, 4],
      ]),
    )
  }
  return (
    garment.sew(d, 0.8) +
    group(canvas.stroke(piping, cloth.lightest, 6.5, { opacity: 0.9 }), { 'clip-path': canvas.clip(d) }) +
    canvas.stroke(
      curve(
        garment.points([
          [0, 276],
          [0, 800],
        ]),
      ),
      cloth.deepest,
      3,
      { opacity: 0.6 },
    ) +
    canvas.stroke(curve(neckline), cloth.lightest, 10, { opacity: 0.85 })
  )
}
