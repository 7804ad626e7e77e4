import { fillPath, group } from '../canvas.ts'
import { curve, joinPaths } from '../vector.ts'
import type { Cloth } from './cloth.ts'
import type { BodyPoint, Garment } from './garment.ts'

/** Lines where the cloth bends: at the arms, from the armpits, over the chest. `density` is 1 for plain cloth, more for soft cloth. */
function foldLines(garment: Garment, cloth: Cloth, density: number): string {
  const { canvas, isAnime } = garment.subject
  const { shoulder: wide } = garment
  let lines = ''
  const fold = (points: readonly BodyPoint[], width: number, opacity: number, color = cloth.deepest): void => {
    const line = curve(garment.points(points.map(([x, y]) => [x, y, 20] as const)))
    lines += canvas.stroke(line, color, isAnime ? Math.max(1.6, width * 0.24) : width, {
      opacity: isAnime ? Math.min(0.75, opacity * 1.2) : opacity,
    })
  }
  for (const side of [-1, 1]) {
    const lit = side < 0
    fold(
      [
        [side * (wide - 30), 376],
        [side * (wide - 27), 450],
        [side * (wide - 22), 560],
      ],
      9,
      0.46,
    )
    if (isAnime) continue
    fold(
      [
        [side * (wide - 27), 372],
        [side * (wide - 82), 408],
        [side * (wide - 138), 424],
      ],
      10,
      0.32 * density,
    )
    fold(
      [
        [side * (wide - 27), 388],
        [side * (wide - 68), 442],
        [side * (wide - 100), 510],
      ],
      10,
      0.3 * density,
    )
    fold(
      [
        [side * (wide - 8), 292],
        [side * (wide + 6), 360],
        [side * (wide + 4), 440],
      ],
      11,
      0.3,
    )
    fold(
      [
        [side * (wide * 0.5), 246],
        [side * (wide * 0.42), 300],
        [side * (wide * 0.46), 350],
      ],
      12,
      0.2 * density,
    )
    fold(
      [
        [side * (wide - 48), 256],
        [side * (wide - 18), 276],
        [side * (wide - 1), 318],
      ],
      12,
      lit ? 0.5 : 0.18,
      cloth.lightest,
    )
    fold(
      [
        [side * (wide - 92), 320],
        [side * (wide - 104), 390],
        [side * (wide - 96), 460],
      ],
      18,
      lit ? 0.34 : 0.12,
      cloth.lightest,
    )
  }
  return lines
}

/** The side away from the light. */
function shadedSide(garment: Garment, cloth: Cloth): string {
  const { canvas, isAnime, rig } = garment.subject
  const { shoulder: wide } = garment
  if (isAnime) {
    const edge = garment.points([
      [wide * 0.74, 230],
      [wide * 0.82, 322],
      [wide * 0.62, 430],
      [wide * 0.72, 560],
      [wide * 0.66, 722],
      [wide + 90, 722],
      [wide + 90, 240],
    ])
    return fillPath(joinPaths(curve(edge)), cloth.deepest, { opacity: 0.4 })
  }
  const [x, y] = rig.eyes
  const paint = canvas.linear(
    [x + wide * 0.1 * rig.zoom, y + 260 * rig.zoom],
    [x + wide * rig.zoom, y + 320 * rig.zoom],
    [
      [0, cloth.deepest, 0],
      [1, cloth.deepest, 0.5],
    ],
  )
  return canvas.cover(paint)
}

/** Shadow of the head and the hair, sharp and not clipped. */
function castShadow(garment: Garment, cloth: Cloth): string {
  const { canvas, isAnime } = garment.subject
  const head = canvas.moved(garment.faceHull, 7, 42, cloth.deepest, { opacity: isAnime ? 0.5 : 0.62 })
  const hair = garment.hairHull === '' ? '' : canvas.moved(garment.hairHull, 8, 14, cloth.deepest, { opacity: 0.42 })
  return head + hair
}

/** Folds, the shaded side and the cast shadows of head and hair, clipped by the garment's outline `d`. */
export function drawFolds(garment: Garment, d: string, cloth: Cloth, density = 1): string {
  const { canvas, isAnime } = garment.subject
  const soft = group(foldLines(garment, cloth, density) + castShadow(garment, cloth), isAnime ? {} : { filter: canvas.blur(6.5) })
  return group(shadedSide(garment, cloth) + soft, { 'clip-path': canvas.clip(d) })
}
