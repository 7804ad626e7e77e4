import type { Subject } from '../subject.ts'
import { closedCurve, type Point3 } from '../vector.ts'

/** Half of the outline, from the top of the forehead to the chin, on the viewer's right. */
function halfOutline({ face, isMasculine, isAnime }: Subject): Point3[] {
  const { halfWidth: wide, jaw, chin, chinDrop } = face
  const corner = isMasculine ? 4 : 0
  const hollow = isAnime ? 2 : 0
  return [
    [46, -160, 0],
    [82, -134, 0],
    [wide - 3, -86, 0],
    [wide + 1, -28, 0],
    [wide, 14, 4],
    [wide - 6 - hollow + corner * 0.5, 48, 8],
    [jaw + 11 - hollow, 80, 13],
    [jaw - 2 + corner, 105 + chinDrop * 0.5, 20],
    [(jaw + chin) * 0.56, 131 + chinDrop, 50],
    [chin + 9, 147 + chinDrop, 80],
  ]
}

/** The outline of head and face as a closed path. */
export function faceOutline(subject: Subject): string {
  const { head } = subject.rig
  const right = halfOutline(subject)
  const left = right.toReversed().map(([x, y, z]): Point3 => [-x, y, z])
  return closedCurve([head([0, -168, 0]), ...right.map(head), head([0, 152 + subject.face.chinDrop, 88]), ...left.map(head)])
}
