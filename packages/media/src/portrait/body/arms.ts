import { mixCloth, type Cloth } from '../outfits/cloth.ts'
import { sleeveOf } from '../outfits/sleeves.ts'
import { fillPath } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { between, closedCurve, curve, type Point } from '../vector.ts'
import { drawHand } from './hand.ts'
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

interface Surface {
  /** Of the whole figure, so that an arm continues what it grows out of. */
  readonly paint: string
  readonly light: string
  readonly dark: string
  readonly line: string
}

/** One part of an arm: a tapered tube between two joints; widths in head units of the body. */
function tube(subject: Subject, from: Point, to: Point, widths: readonly [number, number, number], surface: Surface): string {
  const { canvas, rig, isAnime } = subject
  const unit = rig.zoom * rig.bodyScale
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const at = (t: number, across: number, along = 0): Point => [
    between(from[0], to[0], t) + (ux * along - uy * across) * unit,
    between(from[1], to[1], t) + (uy * along + ux * across) * unit,
  ]
  const [a, b, c] = widths
  const d = closedCurve([
    at(0, -a),
    at(0.4, -b),
    at(1, -c),
    at(1, -c * 0.6, c * 0.5),
    at(1, c * 0.6, c * 0.5),
    at(1, c),
    at(0.4, b),
    at(0, a),
    at(0, a * 0.6, -a * 0.75),
    at(0, -a * 0.6, -a * 0.75),
  ])
  // Light comes from the upper left: the lit side is the one whose outward direction points there.
  const isLit = uy * 0.7 - ux * 0.7 > 0
  const [lit, shaded] = isLit ? [b, -b] : [-b, b]
  const round = canvas.linear(at(0.4, lit), at(0.4, shaded), [
    [0, surface.dark, 0.16],
    [0.16, surface.light, 0.3],
    [0.4, surface.light, 0.1],
    [0.62, surface.dark, 0],
    [1, surface.dark, isAnime ? 0.5 : 0.72],
  ])
  // No line over the joint: the arm grows out of what is above it.
  const sides = curve([at(0.1, -a), at(0.4, -b), at(1, -c)]) + curve([at(0.1, a), at(0.4, b), at(1, c)])
  return (
    fillPath(d, surface.paint) +
    fillPath(d, round) +
    (isAnime ? canvas.stroke(sides, surface.line, 2.2) : canvas.stroke(sides, surface.line, 1.6, { opacity: 0.34 }))
  )
}

/** Light from the upper left over the whole figure, as clothes have it. */
function figurePaint({ canvas, rig }: Subject, light: string, base: string, dark: string): string {
  const [x, y] = rig.eyes
  return canvas.linear(
    [x - 240 * rig.zoom, y + 190 * rig.zoom],
    [x + 250 * rig.zoom, y + 470 * rig.zoom],
    [
      [0, light],
      [0.42, base],
      [1, dark],
    ],
  )
}

const clothSurface = (subject: Subject, cloth: Cloth): Surface => ({
  paint: figurePaint(subject, cloth.light, cloth.base, cloth.dark),
  light: cloth.lightest,
  dark: cloth.deepest,
  line: subject.isAnime ? mix(cloth.deepest, '#120812', 0.55) : cloth.deepest,
})

const skinSurface = (subject: Subject): Surface => {
  const { tones, isAnime } = subject
  return {
    paint: figurePaint(subject, mix(tones.skinLight, tones.skin, 0.3), tones.skin, mix(tones.skin, tones.skinShade, 0.5)),
    light: tones.skinLight,
    dark: tones.skinShade,
    line: isAnime ? tones.ink : tones.skinShade,
  }
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
  const shoulder = place([wide - half * 0.92, 298 - trapezius * 0.2])
  const elbow = place(plan.elbow)
  const wrist = place(plan.wrist)
  const sleeve = sleeveOf(look.outfit)
  const bare = skinSurface(subject)
  const cloth = mixCloth(subject, sleeve.color ?? look.outfitColor)
  const dressed = clothSurface(subject, cloth)
  const stepTo = (from: Point, to: Point, t: number): Point => [between(from[0], to[0], t), between(from[1], to[1], t)]
  const slack = sleeve.length === 'long' ? 5 + sleeve.slack : 0
  let upper = ''
  let lower = ''
  if (sleeve.length === 'long') {
    upper = tube(subject, shoulder, elbow, [half - 3 + slack, half + slack, half * 0.84 + slack], dressed)
    lower =
      tube(subject, elbow, stepTo(elbow, wrist, 0.95), [half * 0.84 + slack, half * 0.84 + slack, half * 0.66 + slack], dressed) +
      creases(subject, elbow, wrist, shoulder, cloth.deepest)
    if (sleeve.startsAt > 0) {
      const top = tube(subject, shoulder, stepTo(shoulder, elbow, sleeve.startsAt + 0.08), [half, half, half], bare)
      upper = tube(subject, stepTo(shoulder, elbow, sleeve.startsAt), elbow, [half + slack, half + slack, half * 0.84 + slack], dressed)
      upper = top + upper
    }
  } else {
    upper = tube(subject, shoulder, elbow, [half, half * 0.96, half * 0.74], bare)
    lower = tube(subject, elbow, wrist, [half * 0.74, half * 0.76, half * 0.5], bare)
    if (sleeve.length === 'short') upper += tube(subject, shoulder, stepTo(shoulder, elbow, 0.5), [half + 4, half + 8, half + 9], dressed)
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
