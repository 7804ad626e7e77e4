import { fillPath, group } from '../canvas.ts'
import { curve, joinPaths } from '../vector.ts'
import type { Cloth } from './cloth.ts'
import type { BodyPoint, Garment } from './garment.ts'

/** A line that fades to both sides, as widths and shares of its opacity: cheaper than a blur. */
const SOFT_STROKES = [
  [2.5, 0.2],
  [1.9, 0.22],
  [1.3, 0.26],
  [0.7, 0.3],
] as const
/** A shadow that fades away from what casts it, as parts of its distance. */
const SHADOW_STEPS = [0.55, 0.8, 1.05, 1.3] as const

/** Lines where the cloth bends: at the arms, from the armpits, over the chest. `density` is 1 for plain cloth, more for soft cloth. */
function foldLines(garment: Garment, cloth: Cloth, density: number): string {
  const { canvas, isAnime, build } = garment.subject
  const { shoulder: wide } = garment
  const waist = build.waistHalfWidth
  let lines = ''
  const fold = (points: readonly BodyPoint[], width: number, opacity: number, color = cloth.deepest): void => {
    const line = curve(garment.points(points.map(([x, y]) => [x, y, 20] as const)))
    if (isAnime) lines += canvas.stroke(line, color, Math.max(1.6, width * 0.24), { opacity: Math.min(0.75, opacity * 1.2) })
    else for (const [part, share] of SOFT_STROKES) lines += canvas.stroke(line, color, width * part, { opacity: opacity * share })
  }
  for (const side of [-1, 1]) {
    const lit = side < 0
    fold(
      [
        [side * (waist + 2), 560],
        [side * waist * 0.62, 592],
        [side * waist * 0.3, 598],
      ],
      8,
      0.34,
    )
    if (isAnime) continue
    fold(
      [
        [side * (waist - 6), 640],
        [side * waist * 0.66, 668],
        [side * waist * 0.4, 700],
      ],
      10,
      0.3 * density,
    )
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
      [wide * 0.66, 800],
      [wide + 90, 800],
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
  if (isAnime) {
    const head = canvas.moved(garment.faceHull, 7, 42, cloth.deepest, { opacity: 0.5 })
    return head + (garment.hairHull === '' ? '' : canvas.moved(garment.hairHull, 8, 14, cloth.deepest, { opacity: 0.42 }))
  }
  return SHADOW_STEPS.map((part) => {
    const head = canvas.moved(garment.faceHull, 7, 42 * part, cloth.deepest, { opacity: 0.2 })
    return head + (garment.hairHull === '' ? '' : canvas.moved(garment.hairHull, 9 * part, 15 * part, cloth.deepest, { opacity: 0.13 }))
  }).join('')
}

/** Folds, the shaded side and the cast shadows of head and hair, clipped by the garment's outline `d`. */
export function drawFolds(garment: Garment, d: string, cloth: Cloth, density = 1): string {
  const { canvas } = garment.subject
  return group(shadedSide(garment, cloth) + foldLines(garment, cloth, density) + castShadow(garment, cloth), { 'clip-path': canvas.clip(d) })
}
