import { adjust, mix } from '../color.ts'
import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'
import { coordinate, curve, type Point } from '../vector.ts'
import type { SoftLayers } from './soft-layers.ts'
import { yearsShown } from './years.ts'

/** Freckles over nose and cheeks, as one path of dots. */
function freckles({ canvas, rig, face, tones, look }: Subject): string {
  if (face.freckles === 0) return ''
  const random = createRandom(`${look.seed}|freckles`)
  let dots = ''
  for (let index = 0; index < 90 * face.freckles; index += 1) {
    const x = (random() + random() - 1) * 84
    const [px, py] = rig.face(x, 26 + random.range(-22, 24) + Math.abs(x) * 0.1)
    dots += `M${coordinate(px)} ${coordinate(py)}h.1`
  }
  return canvas.stroke(dots, mix(tones.skinShade, '#9a4a1e', 0.4), 2.1, { opacity: 0.36 })
}

/** A mole, and the groove of a cleft chin. */
function ownMarks({ canvas, rig, face, tones }: Subject): string {
  const mole = face.mole === null ? '' : canvas.circle(rig.face(...face.mole), 2.1, adjust(tones.skinShade, -0.16), { opacity: 0.8 })
  const cleft = face.hasCleftChin
    ? canvas.stroke(curve([rig.face(0, 128 + face.chinDrop), rig.face(-0.6, 140 + face.chinDrop)]), tones.skinShade, 3, { opacity: 0.42 })
    : ''
  return mole + cleft
}

/** Lines of the forehead, between the brows, beside the mouth and over the jaw. */
function lines(subject: Subject, soft: SoftLayers): string {
  const { canvas, rig, face, tones, isAnime, look } = subject
  const years = yearsShown(look)
  if (years < 0.12) return ''
  const at = (x: number, y: number): Point => rig.face(x, y)
  const fine = (points: readonly Point[], width: number, opacity: number): string =>
    canvas.stroke(curve(points), isAnime ? tones.ink : adjust(tones.skinShade, -0.04), width, { opacity: opacity * years })
  let svg = ''
  for (const [y, half] of [
    [-58, 44],
    [-72, 52],
    [-86, 42],
  ] as const)
    svg += fine([at(-half, y + 3), at(-half * 0.4, y - 1), at(half * 0.4, y), at(half, y + 3)], 1.6, isAnime ? 0.3 : 0.42)
  for (const side of [-1, 1]) {
    const corner = face.mouthHalfWidth
    svg += fine([at(side * 7, -32), at(side * 5.5, -22)], 1.8, 0.4)
    svg += fine(
      [at(side * (face.noseHalfWidth + 6), face.noseBase - 2), at(side * (corner + 5), face.mouthY - 16), at(side * (corner + 9), face.mouthY + 1)],
      isAnime ? 1.5 : 2,
      isAnime ? 0.5 : 0.5,
    )
    svg += fine([at(side * (corner + 3), face.mouthY + 6), at(side * (corner + 5), face.mouthY + 22)], 1.8, 0.36)
    if (isAnime) continue
    soft.stroke('middle', curve([at(side * 34, 26), at(side * 52, 38), at(side * 68, 38)]), tones.skinShade, 6, 0.34 * years)
    soft.stroke(
      'middle',
      curve([at(side * (corner + 12), face.mouthY + 4), at(side * (corner + 16), face.mouthY + 30)]),
      tones.skinShade,
      8,
      0.34 * years,
    )
  }
  return svg
}

/** What a face has of its own and of its years, to be drawn inside its outline; soft shapes go to the face's layers. */
export const drawMarks = (subject: Subject, soft: SoftLayers): string => freckles(subject) + lines(subject, soft) + ownMarks(subject)
