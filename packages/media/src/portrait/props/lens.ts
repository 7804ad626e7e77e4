import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'
import type { Point } from '../vector.ts'

/** The dark of a lens of sunglasses. */
export const lensTint = ({ canvas, rig, look }: Subject, [x, y]: Point): string =>
  canvas.linear(
    [x, y - 26 * rig.zoom],
    [x, y + 26 * rig.zoom],
    [
      [0, '#14121a'],
      [1, createRandom(`${look.seed}|sunglasses`).pick(['#5a4636', '#3a4454', '#54404c'])],
    ],
  )
