import { mixCloth, type Cloth } from '../outfits/cloth.ts'
import { sleeveOf } from '../outfits/sleeves.ts'
import { mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { between, curve, itemAt, type Point } from '../vector.ts'
import { bodyPaint, clothPaint, figureShade } from './figure-paint.ts'
import { drawHand } from './hand.ts'
import { drawLimb, type LimbEdges, type Profile, type Surface } from './limb.ts'
import { type ArmPlan, POSE_OF_PROP, POSE_PLANS } from './poses.ts'

/** What the arms give to the picture, by what they lie behind or in front of. */
export interface ArmLayers {
  /** Behind the trunk. */
  readonly behind: string
  /** Over the clothes, under the hair. */
  readonly middle: string
  /** Over everything but what hands hold. */
  readonly front: string
  /** The fingers of hands that hold something, to be drawn over it once more. */
  readonly fingers: string
  /** Wrists on the picture, with the direction of the fingers in radians. */
  readonly left: Grip
  readonly right: Grip
}

/** Where a hand is. */
export interface Grip {
  readonly wrist: Point
  readonly angle: number
}

type Side = -1 | 1

const clothSurface = (subject: Subject, cloth: Cloth): Surface => ({
  paint: clothPaint(subject, cloth.light, cloth.base, cloth.dark),
  shade: subject.isAnime ? null : figureShade(subject, cloth.deepest),
  light: cloth.lightest,
  dark: cloth.deepest,
  line: subject.isAnime ? mix(cloth.deepest, '#120812', 0.55) : cloth.deepest,
})

const skinSurface = (subject: Subject): Surface => {
  const { tones, isAnime } = subject
  return { paint: bodyPaint(subject), shade: null, light: tones.skinLight, dark: tones.skinShade, line: isAnime ? tones.ink : tones.skinShade }
}

/** Half the width along an upper arm and a forearm, for `half` at the shoulder: the shoulder's muscle, the elbow, the forearm's muscle, the wrist. */
const upperProfile = (half: number, slack: number): Profile => [
  [0, half * 0.94 + slack * 0.4],
  [0.22, half * 1.03 + slack * 0.8],
  [0.46, half * 0.94 + slack],
  [0.74, half * 0.82 + slack],
  [1, half * 0.74 + slack],
]
const lowerProfile = (half: number, slack: number): Profile => [
  [0, half * 0.74 + slack],
  [0.24, half * 0.79 + slack],
  [0.5, half * 0.7 + slack],
  [0.78, half * 0.55 + slack * 0.9],
  [1, half * 0.48 + slack * 0.8],
]

/** A profile of which only the part between two places is kept. */
const cutProfile = (profile: Profile, from: number, to: number): Profile => {
  const widthAt = (t: number): number => {
    const next = profile.findIndex(([at]) => at >= t)
    const [t2, w2] = itemAt(profile, Math.max(1, next))
    const [t1, w1] = itemAt(profile, Math.max(1, next) - 1)
    return between(w1, w2, (t - t1) / (t2 - t1))
  }
  return [0, 0.25, 0.5, 0.75, 1].map((t) => [t, widthAt(between(from, to, t))] as const)
}

/** The end of a sleeve at the wrist. */
function cuff({ canvas, rig }: Subject, elbow: Point, wrist: Point, half: number, color: string): string {
  const unit = rig.zoom * rig.bodyScale
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const [ux, uy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length]
  const at = (across: number, along: number): Point => [wrist[0] + (ux * along - uy * across) * unit, wrist[1] + (uy * along + ux * across) * unit]
  return canvas.stroke(curve([at(-half, -22), at(0, -16), at(half, -22)]), color, 2, { opacity: 0.45 })
}

/** Creases of a sleeve inside the elbow. */
function creases({ canvas, rig }: Subject, elbow: Point, wrist: Point, shoulder: Point, color: string): string {
  const unit = rig.zoom * rig.bodyScale
  const toward = ([x, y]: Point, distance: number): Point => {
    const length = Math.hypot(x - elbow[0], y - elbow[1]) || 1
    return [elbow[0] + ((x - elbow[0]) / length) * distance * unit, elbow[1] + ((y - elbow[1]) / length) * distance * unit]
  }
  const inner = (distance: number): Point => {
    const [one, other] = [toward(wrist, distance), toward(shoulder, distance)]
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
  }
  return [26, 44, 62]
    .map((distance, index) =>
      canvas.stroke(curve([inner(distance), toward(index % 2 === 0 ? wrist : shoulder, distance + 6)]), color, 3.2, { opacity: 0.3 }),
    )
    .join('')
}

interface DrawnArm extends Grip {
  readonly upper: string
  readonly lower: string
  readonly fingers: string
}

function drawArm(subject: Subject, plan: ArmPlan, side: Side): DrawnArm {
  const { rig, build, look } = subject
  const { shoulderHalfWidth: wide, armHalfWidth: half, trapezius } = build
  const place = ([x, y]: readonly [number, number]): Point => rig.body(side * x, y, 20)
  const shoulder = place([wide - half * 0.94, 292 - trapezius * 0.2])
  const elbow = place(plan.elbow)
  const wrist = place(plan.wrist)
  const sleeve = sleeveOf(look.outfit)
  const bare = skinSurface(subject)
  const cloth = mixCloth(subject, sleeve.color ?? look.outfitColor)
  const dressed = clothSurface(subject, cloth)
  const stepTo = (from: Point, to: Point, t: number): Point => [between(from[0], to[0], t), between(from[1], to[1], t)]
  const slack = sleeve.length === 'long' ? 3 + sleeve.slack : 0
  const upperEdges: LimbEdges = { inner: side, innerFrom: 0.4, outerFrom: 0.2, roundFrom: 0.3, isEndSeen: true }
  const isFront = plan.depth === 'front'
  const lowerEdges: LimbEdges = { ...upperEdges, innerFrom: isFront ? 0 : 0.2, outerFrom: isFront ? 0 : 0.2, roundFrom: 0, isEndSeen: false }
  let upper = ''
  let lower = ''
  if (sleeve.length === 'long') {
    upper = drawLimb(subject, shoulder, elbow, upperProfile(half, slack), dressed, upperEdges)
    lower =
      drawLimb(subject, elbow, stepTo(elbow, wrist, 0.96), lowerProfile(half, slack), dressed, lowerEdges) +
      cuff(subject, elbow, wrist, half * 0.48 + slack * 0.8, cloth.deepest) +
      creases(subject, elbow, wrist, shoulder, cloth.deepest)
    if (sleeve.startsAt > 0) {
      const top = drawLimb(subject, shoulder, elbow, upperProfile(half, 0), bare, upperEdges)
      const sleeved = cutProfile(upperProfile(half, slack), sleeve.startsAt, 1)
      upper =
        top + drawLimb(subject, stepTo(shoulder, elbow, sleeve.startsAt), elbow, sleeved, dressed, { ...upperEdges, innerFrom: 0, outerFrom: 0 })
    }
  } else {
    upper = drawLimb(subject, shoulder, elbow, upperProfile(half, 0), bare, upperEdges)
    lower = drawLimb(subject, elbow, wrist, lowerProfile(half, 0), bare, lowerEdges)
    if (sleeve.length === 'short') {
      const end = stepTo(shoulder, elbow, 0.5)
      const sleeved: Profile = [
        [0, half * 0.96],
        [0.4, half * 1.06 + 3],
        [1, half + 8],
      ]
      upper += drawLimb(subject, shoulder, end, sleeved, dressed, { ...upperEdges, innerFrom: 1, roundFrom: 0.4 })
    }
  }
  const outward =
    plan.points === undefined ? Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) : Math.PI / 2 - side * ((plan.points * Math.PI) / 180)
  // Seen from the front, thumbs of hanging hands are towards the body.
  const thumb: Side = side > 0 ? 1 : -1
  // A lifted hand shows its palm; a lifted thumb its fist from the side.
  const isPalm = Math.sin(outward) < 0 && plan.hand !== 'thumb'
  const lifted: Side = isPalm === (thumb === 1) ? -1 : 1
  const hand = drawHand(subject, plan.hand, wrist, outward, lifted)
  const fingers = plan.hand === 'grip' ? drawHand(subject, plan.hand, wrist, outward, lifted, 'fingers') : ''
  return { upper, lower: hand + lower, fingers, wrist, angle: outward }
}

/** Both arms in the pose of the look. */
export function drawArms(subject: Subject): ArmLayers {
  const { build, look } = subject
  const plan = POSE_PLANS[look.prop === undefined ? (look.pose ?? 'relaxed') : POSE_OF_PROP[look.prop]](build)
  const layers = { behind: '', middle: '', front: '', fingers: '' }
  const arms = { left: drawArm(subject, plan.left, -1), right: drawArm(subject, plan.right, 1) }
  const order = plan.over === 'left' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  for (const name of order) {
    const { depth } = plan[name]
    const { upper, lower, fingers } = arms[name]
    if (depth === 'behind') layers.behind += upper + lower
    else if (depth === 'front') {
      layers.middle += upper
      layers.front += lower
    } else layers.middle += lower + upper
    layers.fingers += fingers
  }
  return { ...layers, left: arms.left, right: arms.right }
}
