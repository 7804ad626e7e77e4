import { fillPath } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point, type Point3 } from '../vector.ts'

/** Yaw beyond which the far ear is hidden. */
const HIDDEN_YAW = 0.12

/** The ears that can be seen, with rings when the person wears earrings. */
export function drawEars(subject: Subject): string {
  const { rig, canvas, tones, face, isAnime, look } = subject
  const wide = face.halfWidth
  const [x, y] = rig.eyes
  const paint = canvas.linear(
    [x - 150 * rig.zoom, y],
    [x + 150 * rig.zoom, y],
    [
      [0, tones.skin],
      [1, mix(tones.skin, tones.skinShade, 0.55)],
    ],
  )
  let svg = ''
  for (const side of [-1, 1]) {
    if (side * rig.yaw > HIDDEN_YAW) continue
    const at = ([px, py, pz]: Point3): Point => rig.head([side * px, py, pz])
    const outline = closedCurve([
      at([wide - 2, -10, 0]),
      at([wide + 8, -19, -20]),
      at([wide + 13, -4, -22]),
      at([wide + 9, 20, -20]),
      at([wide + 3, 34, -8]),
      at([wide - 4, 28, 0]),
    ])
    const inner = curve([at([wide + 2, -8, -8]), at([wide + 8, -8, -20]), at([wide + 7, 10, -20]), at([wide + 3, 18, -10])])
    svg += isAnime ? fillPath(outline, paint) + canvas.stroke(outline, tones.ink, 2.2) : fillPath(outline, paint)
    svg += canvas.stroke(inner, tones.skinShade, 2.4, { opacity: 0.7 })
    if (look.accessory === 'earrings') {
      const [lobeX, lobeY] = at([wide + 4, 34, -8])
      svg += canvas.circle([lobeX, lobeY + 7 * rig.zoom], 7, 'none', { stroke: '#e7c77a', 'stroke-width': 2.6 * rig.zoom })
    }
  }
  return svg
}
