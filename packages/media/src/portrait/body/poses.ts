import type { Pose, Prop } from '../../look.ts'
import type { BodyMeasures } from '../measures.ts'
import type { HandShape } from './hand.ts'

/** Where one arm is, in head units of the body; x runs outwards from the middle on its own side, and below zero beyond it. */
export interface ArmPlan {
  readonly elbow: readonly [x: number, y: number]
  readonly wrist: readonly [x: number, y: number]
  readonly hand: HandShape
  /** Where the fingers point, in degrees from straight down, outwards positive; along the forearm when left out. */
  readonly points?: number
  /** In front of everything, or behind the trunk; otherwise over the clothes and under the hair. */
  readonly depth?: 'front' | 'behind'
}

/** Both arms: the viewer's left one, and the right one. */
export interface PosePlan {
  readonly left: ArmPlan
  readonly right: ArmPlan
  /** The arm that lies over the other one. */
  readonly over?: 'left' | 'right'
}

const relaxed = ({ shoulderHalfWidth: wide, hipHalfWidth: hip }: BodyMeasures): ArmPlan => ({
  elbow: [wide + 12, 556],
  wrist: [Math.max(wide - 8, hip + 16), 790],
  hand: 'rest',
})
const onHip = ({ shoulderHalfWidth: wide, hipHalfWidth: hip }: BodyMeasures): ArmPlan => ({
  elbow: [wide + 92, 548],
  wrist: [hip + 26, 706],
  hand: 'fist',
  points: -62,
  depth: 'front',
})

/** How things are held. */
export const POSE_OF_PROP: Readonly<Record<Prop, Pose>> = {
  cup: 'hold',
  book: 'offer',
  phone: 'hold',
  flowers: 'hold',
  umbrella: 'hold',
  guitar: 'play',
  plate: 'hold',
  glass: 'hold',
  icecream: 'hold',
  candle: 'hold',
}

/** The arms of each pose. */
export const POSE_PLANS: Readonly<Record<Pose, (build: BodyMeasures) => PosePlan>> = {
  relaxed: (build) => ({ left: relaxed(build), right: relaxed(build) }),
  hip: (build) => ({ left: relaxed(build), right: onHip(build) }),
  crossed: ({ shoulderHalfWidth: wide }) => ({
    left: { elbow: [wide + 6, 556], wrist: [-wide * 0.5, 540], hand: 'none', depth: 'front' },
    right: { elbow: [wide + 6, 560], wrist: [-wide * 0.34, 492], hand: 'rest', points: -126, depth: 'front' },
    over: 'right',
  }),
  pockets: ({ shoulderHalfWidth: wide, hipHalfWidth: hip }) => {
    const arm: ArmPlan = { elbow: [wide + 48, 560], wrist: [hip - 4, 752], hand: 'none', depth: 'front' }
    return { left: arm, right: arm }
  },
  wave: (build) => ({
    left: relaxed(build),
    right: { elbow: [build.shoulderHalfWidth + 62, 520], wrist: [build.shoulderHalfWidth + 58, 290], hand: 'open', points: 168, depth: 'front' },
  }),
  chin: ({ shoulderHalfWidth: wide }) => ({
    left: { elbow: [wide + 4, 580], wrist: [-wide * 0.26, 606], hand: 'rest', points: -96, depth: 'front' },
    right: { elbow: [wide * 0.56, 560], wrist: [wide * 0.22, 262], hand: 'fist', points: -158, depth: 'front' },
    over: 'right',
  }),
  hair: (build) => ({
    left: relaxed(build),
    right: { elbow: [build.shoulderHalfWidth + 70, 330], wrist: [build.shoulderHalfWidth * 0.8, 178], hand: 'touch', points: -176, depth: 'front' },
  }),
  clasped: ({ shoulderHalfWidth: wide }) => ({
    left: { elbow: [wide + 20, 566], wrist: [wide * 0.24, 668], hand: 'fist', points: -80, depth: 'front' },
    right: { elbow: [wide + 20, 566], wrist: [wide * 0.27, 660], hand: 'grip', points: -84, depth: 'front' },
    over: 'right',
  }),
  behind: ({ shoulderHalfWidth: wide }) => {
    const arm: ArmPlan = { elbow: [wide + 30, 560], wrist: [wide * 0.4, 716], hand: 'none', depth: 'behind' }
    return { left: arm, right: arm }
  },
  thumb: (build) => ({
    left: relaxed(build),
    right: { elbow: [build.shoulderHalfWidth + 22, 576], wrist: [build.shoulderHalfWidth * 0.66, 486], hand: 'thumb', points: -128, depth: 'front' },
  }),
  hold: (build) => ({
    left: relaxed(build),
    right: { elbow: [build.shoulderHalfWidth + 12, 580], wrist: [build.shoulderHalfWidth * 0.62, 478], hand: 'grip', points: -150, depth: 'front' },
  }),
  offer: ({ shoulderHalfWidth: wide }) => {
    const arm: ArmPlan = { elbow: [wide + 14, 580], wrist: [wide * 0.5, 590], hand: 'grip', points: -128, depth: 'front' }
    return { left: arm, right: arm }
  },
  play: ({ shoulderHalfWidth: wide }) => ({
    left: { elbow: [wide + 34, 590], wrist: [wide + 40, 470], hand: 'grip', points: -150, depth: 'front' },
    right: { elbow: [wide + 26, 540], wrist: [wide * 0.44, 622], hand: 'rest', points: -70, depth: 'front' },
  }),
}
