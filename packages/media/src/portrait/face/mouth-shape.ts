import type { Subject } from '../subject.ts'
import { yearsShown } from './years.ts'
import { curve, joinPaths, type Point } from '../vector.ts'

/** The geometry of the mouth: paths on the picture, distances in head units. */
export interface MouthShape {
  readonly y: number
  readonly halfWidth: number
  readonly lipHeight: number
  /** How far the corners rise (negative is up). */
  readonly cornerY: number
  /** How far the lips are apart; 0 when closed. */
  readonly gap: number
  readonly left: Point
  readonly right: Point
  /** Lower edge of the upper lip, left to right. */
  readonly meeting: readonly Point[]
  /** Upper edge of the lower lip, right to left. */
  readonly lowerEdge: readonly Point[]
  readonly upperLip: string
  readonly lowerLip: string
  /** The dark between the lips; empty when closed. */
  readonly cavity: string
}

/** Shapes the mouth after the face's measures and the smile. */
export function shapeMouth(subject: Subject): MouthShape {
  const { face, rig, smile, isMouthOpen, isAnime } = subject
  const { face: at } = rig
  const y = face.mouthY
  const halfWidth = face.mouthHalfWidth + smile * 6 + (isMouthOpen ? (isAnime ? 2 : 4) : 0)
  const thinning = 1 - yearsShown(subject.look) * 0.24
  const lip = face.lipHeight * (isMouthOpen ? 0.76 : 1) * (1 - smile * 0.1) * thinning
  const cornerY = -smile * 9
  const gap = isMouthOpen ? Math.max(9, smile * 14) : 0
  const left = at(-halfWidth, y + cornerY, -2)
  const right = at(halfWidth, y + cornerY, -2)
  const bow = cornerY * (isMouthOpen ? 0.1 : 0.25)
  const meeting = [
    left,
    at(-halfWidth * 0.5, y + bow + 1.2),
    at(-halfWidth * 0.16, y + 1.2, 4),
    at(0, y + 2.4, 5),
    at(halfWidth * 0.16, y + 1.2, 4),
    at(halfWidth * 0.5, y + bow + 1.2),
    right,
  ]
  const lowerEdge =
    gap === 0
      ? meeting.toReversed()
      : [
          right,
          at(halfWidth * 0.8, y + gap * 0.36 + cornerY * 0.35),
          at(halfWidth * 0.48, y + gap * 0.86, 2),
          at(0, y + gap * 1.02, 4),
          at(-halfWidth * 0.48, y + gap * 0.86, 2),
          at(-halfWidth * 0.8, y + gap * 0.36 + cornerY * 0.35),
          left,
        ]
  const upperTop = [
    left,
    at(-halfWidth * 0.55, y - lip * 0.42 + cornerY * 0.2, 2),
    at(-halfWidth * 0.2, y - lip * 0.9, 5),
    at(0, y - lip * (0.86 - 0.3 * face.lipBow), 6),
    at(halfWidth * 0.2, y - lip * 0.9, 5),
    at(halfWidth * 0.55, y - lip * 0.42 + cornerY * 0.2, 2),
    right,
  ]
  const side = (sign: -1 | 1): Point[] => (gap === 0 ? [] : [at(sign * halfWidth * 0.84, y + gap * 0.42 + cornerY * 0.3 + lip * 0.3)])
  const lowerBottom = [
    left,
    ...side(-1),
    at(-halfWidth * 0.54, y + gap * 0.88 + lip * 0.74, 1),
    at(-halfWidth * 0.22, y + gap + lip * 1.14 * face.lowerLip, 4),
    at(0, y + gap + lip * 1.2 * face.lowerLip, 5),
    at(halfWidth * 0.22, y + gap + lip * 1.14 * face.lowerLip, 4),
    at(halfWidth * 0.54, y + gap * 0.88 + lip * 0.74, 1),
    ...side(1),
    right,
  ]
  return {
    y,
    halfWidth,
    lipHeight: lip,
    cornerY,
    gap,
    left,
    right,
    meeting,
    lowerEdge,
    upperLip: joinPaths(curve(upperTop), curve(meeting.toReversed())),
    lowerLip: joinPaths(curve(lowerBottom), curve(lowerEdge)),
    cavity: gap === 0 ? '' : joinPaths(curve(meeting), curve(lowerEdge)),
  }
}
