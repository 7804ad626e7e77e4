import type { Subject } from '../subject.ts'
import { yearsShown } from './years.ts'
import { closedCurve, type Point3 } from '../vector.ts'

/** Half of the outline, from the top of the forehead to the chin, on the viewer's right. */
function halfOutline({ face, look, isMasculine, isAnime }: Subject): Point3[] {
  const { halfWidth: wide, temple, cheekY, jaw, jawDrop, chin, chinDrop } = face
  const corner = isMasculine ? 5 : 1
  const hollow = isAnime ? 2 : 0
  // Cheeks sink and the jaw sags a little with the years.
  const sag = yearsShown(look) * 4
  return [
    [46, -160, 0],
    [82, -134, 0],
    [temple - 2, -86, 0],
    [temple + 1, -34, 0],
    [wide, cheekY, 4],
    [wide - 6 - hollow + corner * 0.5 - sag * 0.4, 46 + cheekY * 0.3, 8],
    [jaw + 10 - hollow - sag * 0.3, 80 + jawDrop * 0.5, 13],
    [jaw - 1 + corner + sag, 108 + jawDrop + chinDrop * 0.4, 20],
    [(jaw + chin) * 0.57 + corner * 0.4 + sag * 0.8, 134 + chinDrop, 50],
    [chin + 9, 149 + chinDrop, 80],
  ]
}

/** The outline of head and face as a closed path. */
export function faceOutline(subject: Subject): string {
  const { head } = subject.rig
  const right = halfOutline(subject)
  const left = right.toReversed().map(([x, y, z]): Point3 => [-x, y, z])
  return closedCurve([head([0, -168, 0]), ...right.map(head), head([0, 152 + subject.face.chinDrop, 88]), ...left.map(head)])
}
