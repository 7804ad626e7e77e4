import { figureShade } from '../body/figure-paint.ts'
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
  const { waistHalfWidth: waist, armpitHalfWidth: armpit, chestHalfWidth: chest } = build
  let lines = ''
  const fold = (points: readonly BodyPoint[], width: number, opacity: number, color = cloth.deepest): void => {
    const line = curve(garment.points(points.map(([x, y]) => [x, y, 20] as const)))
    if (isAnime) lines += canvas.stroke(line, color, Math.max(1.6, width * 0.24), { opacity: Math.min(0.75, opacity * 1.2) })
    else for (const [part, share] of SOFT_STROKES) lines += canvas.stroke(line, color, width * part, { opacity: opacity * share })
  }
  for (const side of [-1, 1]) {
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
        [side * (armpit + 6), 380],
        [side * (armpit - 44), 414],
        [side * (armpit - 96), 428],
      ],
      10,
      0.32 * density,
    )
    fold(
      [
        [side * (armpit + 6), 396],
        [side * (armpit - 28), 446],
        [side * (armpit - 62), 512],
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
    // What the arm keeps from the light.
    fold(
      [
        [side * (armpit + 4), 398],
        [side * (chest + 2), 480],
        [side * (waist + 2), 590],
      ],
      26,
      0.3,
    )
  }
  return lines
}

/** The chest under the cloth: light above, a soft shade below, and between. */
function chestShading(garment: Garment, cloth: Cloth): string {
  const { canvas, isAnime, isMasculine, build, rig } = garment.subject
  const { armpitHalfWidth: armpit, chestDepth: depth } = build
  const unit = rig.zoom * rig.bodyScale
  let svg = ''
  for (const side of [-1, 1]) {
    const spot = (x: number, y: number, rx: number, ry: number, color: string, opacity: number, degrees: number): string =>
      canvas.spot(rig.body(side * x, y, 30), rx * unit, ry * unit, color, opacity, side * degrees)
    if (isMasculine) {
      if (isAnime) continue
      svg +=
        spot(armpit * 0.5, 442, armpit * 0.5, 17, cloth.deepest, 0.3, -8) +
        spot(armpit * 0.44, 366, armpit * 0.46, 48, cloth.lightest, side < 0 ? 0.3 : 0.12, 0)
      continue
    }
    if (isAnime) {
      const line = garment.points([
        [side * armpit * 0.86, 440, 20],
        [side * armpit * 0.66, 462, 24],
        [side * armpit * 0.42, 466, 30],
      ])
      svg += canvas.stroke(curve(line), cloth.deepest, 2.2, { opacity: depth * 0.6 })
      continue
    }
    svg +=
      spot(armpit * 0.52, 462, armpit * 0.5, 30, cloth.deepest, depth * 0.34, -10) +
      spot(armpit * 0.98, 430, 26, 62, cloth.deepest, depth * 0.24, 12) +
      spot(armpit * 0.46, 384, armpit * 0.4, 46, cloth.lightest, depth * (side < 0 ? 0.32 : 0.16), -8)
  }
  return svg
}

/** The side away from the light. */
function shadedSide(garment: Garment, cloth: Cloth): string {
  const { canvas, isAnime, build } = garment.subject
  const { shoulder: wide } = garment
  const { armpitHalfWidth: armpit, chestHalfWidth: chest, waistHalfWidth: waist } = build
  if (isAnime) {
    const edge = garment.points([
      [armpit * 0.92, 300],
      [armpit * 0.7, 400],
      [chest * 0.62, 470],
      [waist * 0.6, 600],
      [waist * 0.66, 800],
      [wide + 90, 800],
      [wide + 90, 300],
    ])
    return fillPath(joinPaths(curve(edge)), cloth.deepest, { opacity: 0.34 })
  }
  return canvas.cover(figureShade(garment.subject, cloth.deepest))
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
  return group(shadedSide(garment, cloth) + chestShading(garment, cloth) + foldLines(garment, cloth, density) + castShadow(garment, cloth), {
    'clip-path': canvas.clip(d),
  })
}
