import type { Point, Point3 } from './vector.ts'

/** How the head and the body stand in the picture. Angles in radians. */
export interface Pose {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** Pixels per head unit. */
  readonly zoom: number
  /** Where the point between the eyes sits, in pixels. */
  readonly eyes: Point
  /** Turn of the shoulders, -1 (viewer's left shoulder nearer) to 1. */
  readonly turn: number
  /** Slope of the shoulder line in radians. */
  readonly lean: number
  /** How much larger the body is than its own measures beside the head. */
  readonly bodyScale: number
}

/** Projects points of the head and the body onto the picture. */
export interface Rig extends Pose {
  /** A point of the head. */
  head(point: Point3): Point
  /** A point on the surface of the face; `lift` raises it towards the viewer. */
  face(x: number, y: number, lift?: number): Point
  /** A point of the body: does not turn with the head. */
  body(x: number, y: number, z?: number): Point
}

/** The neck's pivot lies this far under the eyes. */
const PIVOT_Y = 170

/** The body is set this much higher than its own measures say. */
const NECK_SHORTENING = 8

/** Where the body begins to grow by its scale: at the root of the neck. */
const NECK_ROOT_Y = 196

/** Depth of the face's surface: a shallow bowl, deepest at the sides. */
const faceDepth = (x: number, y: number): number => 90 - 0.0062 * x * x - 0.0009 * (y - 20) * (y - 20)

/** Builds the projection of one pose: parallel, with the head turning about the neck. */
export function createRig(pose: Pose): Rig {
  const { zoom, eyes, turn, lean, bodyScale } = pose
  const cosYaw = Math.cos(pose.yaw)
  const sinYaw = Math.sin(pose.yaw)
  const cosPitch = Math.cos(pose.pitch)
  const sinPitch = Math.sin(pose.pitch)
  const cosRoll = Math.cos(pose.roll)
  const sinRoll = Math.sin(pose.roll)
  const cosLean = Math.cos(lean)
  const sinLean = Math.sin(lean)
  const swing = turn * 0.42

  const head = ([x, y, z]: Point3): Point => {
    const turnedX = x * cosYaw + z * sinYaw
    const turnedZ = z * cosYaw - x * sinYaw
    const fromPivot = y * cosPitch - turnedZ * sinPitch - PIVOT_Y
    return [eyes[0] + zoom * (turnedX * cosRoll - fromPivot * sinRoll), eyes[1] + zoom * (PIVOT_Y + turnedX * sinRoll + fromPivot * cosRoll)]
  }
  const body = (x: number, y: number, z = 0): Point => {
    const near = x * turn > 0
    const stretch = near ? 1 + 0.07 * Math.abs(turn) : 1 - 0.2 * Math.abs(turn)
    const turnedX = (x * stretch + z * swing) * bodyScale
    const drop = (near ? Math.abs(x * turn) * 0.05 : -Math.abs(x * turn) * 0.03) * bodyScale
    const grownY = y < NECK_ROOT_Y ? y : NECK_ROOT_Y + (y - NECK_ROOT_Y) * bodyScale
    const fromPivot = grownY + drop - PIVOT_Y - NECK_SHORTENING
    return [eyes[0] + zoom * (turnedX * cosLean - fromPivot * sinLean), eyes[1] + zoom * (PIVOT_Y + turnedX * sinLean + fromPivot * cosLean)]
  }
  return {
    ...pose,
    head,
    face: (x, y, lift = 0) => head([x, y, faceDepth(x, y) + lift]),
    body,
  }
}
