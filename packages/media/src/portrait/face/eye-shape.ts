import type { Subject } from '../subject.ts'
import { yearsShown } from './years.ts'
import { bandPath, type Point } from '../vector.ts'

/** Which eye: -1 is on the viewer's left. */
export type Side = -1 | 1

/** The geometry of one eye. Distances run outwards from its middle: negative x is towards the nose. */
export interface EyeShape {
  readonly side: Side
  readonly halfWidth: number
  readonly above: number
  readonly below: number
  readonly tilt: number
  readonly inner: Point
  readonly outer: Point
  /** Points of the lids, from the inner to the outer corner. */
  readonly upperLid: readonly Point[]
  readonly lowerLid: readonly Point[]
  /** Closed outline of what is open. */
  readonly opening: string
  /** A point beside the eye's middle, in head units. */
  at(x: number, y: number, lift?: number): Point
}

/** Shapes one eye after the face's measures and the smile. */
export function shapeEye(subject: Subject, side: Side): EyeShape {
  const { face, rig, smile, isMouthOpen } = subject
  const { eyeX, eyeY, eyeHalfWidth: halfWidth, eyeTilt: tilt, isMonolid, hood } = face
  const squint = 1 - smile * (isMouthOpen ? 0.18 : 0.09)
  const ageing = yearsShown(subject.look) * 0.16 + hood * 0.08
  const above = face.eyeAbove * squint * (1 - ageing)
  const below = face.eyeBelow * (1 - smile * 0.2)
  const at = (x: number, y: number, lift = 0): Point => rig.face(side * (eyeX + x), eyeY + y, lift - 8)
  const inner = at(-halfWidth, isMonolid ? 5 + tilt * 0.2 : 3 + tilt * 0.2)
  const outer = at(halfWidth + 1, -tilt)
  const upperLid = isMonolid
    ? [inner, at(-halfWidth * 0.66, -above * 0.52), at(-halfWidth * 0.1, -above * 0.96), at(halfWidth * 0.5, -above * 0.86 - tilt * 0.3), outer]
    : [inner, at(-halfWidth * 0.62, -above * 0.66), at(-halfWidth * 0.1, -above), at(halfWidth * 0.5, -above * 0.76 - tilt * 0.3), outer]
  const lowerLid = [inner, at(-halfWidth * 0.62, below * 0.72), at(-halfWidth * 0.05, below), at(halfWidth * 0.5, below * 0.78 - tilt * 0.3), outer]
  return { side, halfWidth, above, below, tilt, inner, outer, upperLid, lowerLid, opening: bandPath(upperLid, lowerLid), at }
}
