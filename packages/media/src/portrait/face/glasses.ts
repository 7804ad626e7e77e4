import { fillPath } from '../canvas.ts'
import { createRandom } from '../random.ts'
import { lensTint } from '../props/lens.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point } from '../vector.ts'

/** Rim of the right lens around its middle, as fractions of half its width and height. */
const RIM = [
  [-1, -0.7],
  [0, -1],
  [1, -0.75],
  [1.05, 0],
  [0.62, 0.85],
  [0, 1],
  [-0.7, 0.8],
  [-1, 0.1],
] as const

/** Glasses over the eyes; the frame's colour belongs to the person. */
export function drawGlasses(subject: Subject): string {
  const { canvas, rig, face, isAnime, look } = subject
  const isDark = look.wears?.includes('sunglasses') === true
  if (!look.glasses && !isDark) return ''
  const color = createRandom(`${look.seed}|glasses`).pick(['#1a1518', '#4a2f1c', '#7d5c26', '#2b3a52'])
  const halfWidth = 35
  const halfHeight = isAnime ? 28 : 27
  const middle = face.eyeX + 1
  const y = face.eyeY + 3
  let svg = ''
  for (const side of [-1, 1]) {
    const at = (x: number, py: number, lift = 6): Point => rig.face(side * (middle + x), y + py, lift)
    const rim = closedCurve(RIM.map(([x, py]) => at(x * halfWidth, py * halfHeight)))
    const glint = curve([rig.face(side * (middle - 14) - 6, y - 16, 6), rig.face(side * (middle - 14) - 15, y + 5, 6)])
    const temple = curve([at(halfWidth + 1, -12, 4), rig.head([side * (face.halfWidth + 2), y - 14, 6])])
    svg +=
      (isDark ? fillPath(rim, lensTint(subject, at(0, 0)), { opacity: 0.95 }) : fillPath(rim, '#cfe4ff', { opacity: 0.09 })) +
      canvas.stroke(rim, color, 3) +
      canvas.stroke(glint, '#fff', 4, { opacity: 0.24 })
    svg += canvas.stroke(temple, color, 3.2)
  }
  const bridge = curve([rig.face(-middle + halfWidth, y - 8, 8), rig.face(0, y - 12, 18), rig.face(middle - halfWidth, y - 8, 8)])
  return svg + canvas.stroke(bridge, color, 3)
}
