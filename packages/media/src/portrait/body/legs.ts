import { fillPath } from '../canvas.ts'
import { mixCloth } from '../outfits/cloth.ts'
import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point } from '../vector.ts'
import { HEM_Y } from './torso.ts'

/** Colours of trousers. */
const COLORS = ['#2b3550', '#23222b', '#4a4038', '#3c4a5e', '#5b5148'] as const
/** Below every picture's edge. */
const END_Y = 1240

/** Trousers, or the skirt of a dress, below the hem of what is worn above. */
export function drawLegs(subject: Subject): string {
  const { canvas, rig, build, look, isAnime } = subject
  const hip = build.hipHalfWidth
  const isDress = look.outfit === 'dress'
  const cloth = mixCloth(subject, isDress || look.outfit === 'scrubs' ? look.outfitColor : createRandom(`${look.seed}|trousers`).pick(COLORS))
  const at = (x: number, y: number): Point => rig.body(x, y, 20)
  const flare = isDress ? 74 : -6
  const d = closedCurve(
    [
      at(-hip + 2, HEM_Y - 40),
      at(hip - 2, HEM_Y - 40),
      at(hip + 6 + flare * 0.4, HEM_Y + 120),
      at(hip + flare, END_Y),
      at(-hip - flare, END_Y),
      at(-hip - 6 - flare * 0.4, HEM_Y + 120),
    ],
    0.08,
  )
  const paint = canvas.linear(at(-hip, HEM_Y), at(hip, HEM_Y + 60), [
    [0, cloth.light],
    [0.4, cloth.base],
    [1, cloth.deepest],
  ])
  const seam = isDress
    ? [-0.6, -0.2, 0.25, 0.65].map((part) => curve([at(hip * part * 0.8, HEM_Y - 10), at(hip * part * 1.3, END_Y)])).join('')
    : curve([at(0, HEM_Y + 70), at(-4, END_Y)])
  return (
    fillPath(d, paint) +
    canvas.stroke(seam, cloth.deepest, isAnime ? 2.4 : 7, { opacity: isAnime ? 0.8 : 0.5 }) +
    (isAnime ? canvas.stroke(d, cloth.deepest, 2.2) : '')
  )
}
