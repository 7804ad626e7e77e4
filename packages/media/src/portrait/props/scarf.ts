import { fillPath } from '../canvas.ts'
import { mixCloth } from '../outfits/cloth.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point, type Point3 } from '../vector.ts'
import { colorOf, edge, KNITS, shade, wearsOne } from './wool.ts'

/** A scarf around the neck with one end hanging down; drawn over the clothes, under face and hair. */
export function drawScarf(subject: Subject): string {
  if (!wearsOne(subject, 'scarf')) return ''
  const { canvas, rig, build, isAnime } = subject
  const cloth = mixCloth(subject, colorOf(subject, 'scarf', KNITS))
  const neck = build.neckHalfWidth
  const at = (points: readonly Point3[]): Point[] => points.map((point) => rig.body(...point))
  const around = closedCurve(
    at([
      [-neck - 26, 152, 0],
      [0, 176, 40],
      [neck + 26, 152, 0],
      [neck + 44, 196, 6],
      [neck + 30, 240, 26],
      [0, 278, 52],
      [-neck - 30, 240, 26],
      [-neck - 44, 196, 6],
    ]),
  )
  const tail = closedCurve(
    at([
      [6, 250, 50],
      [62, 240, 44],
      [74, 380, 44],
      [78, 500, 44],
      [12, 506, 44],
      [10, 380, 44],
    ]),
    0.08,
  )
  const folds =
    curve(
      at([
        [-neck - 34, 186, 6],
        [0, 216, 46],
        [neck + 34, 186, 6],
      ]),
    ) +
    curve(
      at([
        [-neck - 32, 218, 20],
        [0, 250, 50],
        [neck + 34, 214, 16],
      ]),
    )
  const stripes = [400, 424, 466, 484]
    .map((y) =>
      curve(
        at([
          [12, y, 44],
          [76, y - 4, 44],
        ]),
      ),
    )
    .join('')
  const fringe = [16, 28, 40, 52, 64, 75]
    .map((x) =>
      curve(
        at([
          [x, 502, 44],
          [x - 2, 530, 44],
        ]),
      ),
    )
    .join('')
  const paint = shade(subject, cloth, 150, 300)
  return (
    canvas.stroke(fringe, cloth.dark, 5) +
    fillPath(tail, paint) +
    canvas.stroke(stripes, cloth.lightest, 7, { opacity: 0.75 }) +
    edge(subject, tail, cloth) +
    canvas.moved(around, 3, 10, cloth.deepest, { opacity: 0.3 }) +
    fillPath(around, paint) +
    canvas.stroke(folds, cloth.deepest, isAnime ? 2.2 : 6, { opacity: isAnime ? 0.8 : 0.4 }) +
    edge(subject, around, cloth)
  )
}
