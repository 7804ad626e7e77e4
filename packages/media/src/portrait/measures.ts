import type { Body, BodyType } from '@moonlit/contract/vocabulary'
import type { Look } from '../look.ts'
import { createRandom } from './random.ts'

/** The bones of one face, in head units (the head is about 200 wide and 320 high from crown to chin). */
export interface FaceMeasures {
  /** Half the width at the temples, at the cheekbones, and where the cheekbones are. */
  readonly temple: number
  readonly halfWidth: number
  readonly cheekY: number
  /** Half the width at the corner of the jaw, and how much lower than usual that corner is. */
  readonly jaw: number
  readonly jawDrop: number
  /** Half the width of the chin, and how much lower than usual it sits. */
  readonly chin: number
  readonly chinDrop: number
  /** Distance of an eye's middle from the face's middle, and of the eyes' line from zero. */
  readonly eyeX: number
  readonly eyeY: number
  /** Half the width of an eye; its opening above and below the middle. */
  readonly eyeHalfWidth: number
  readonly eyeAbove: number
  readonly eyeBelow: number
  /** How much higher the outer corner is than the inner one. */
  readonly eyeTilt: number
  readonly isMonolid: boolean
  /** How far the fold of the lid hangs over the eye: 0 is an open lid, 1 a hooded one. */
  readonly hood: number
  /** How deep the eyes lie: 0 is level with the brow, 1 far behind it. */
  readonly socket: number
  /** Half the width of the nose at its wings and at its bridge, where its base is, and how round its tip is. */
  readonly noseHalfWidth: number
  readonly noseBridge: number
  readonly noseBase: number
  readonly noseTip: number
  readonly mouthY: number
  readonly mouthHalfWidth: number
  readonly lipHeight: number
  /** How much fuller the lower lip is than the upper one, and how deep the bow of the upper one. */
  readonly lowerLip: number
  readonly lipBow: number
  readonly browY: number
  readonly browThickness: number
  readonly browArch: number
  /** How much lower the inner end of the brow is than its middle; never low enough to look angry. */
  readonly browSlope: number
  /** Marks of one's own: 0 is none, 1 many. */
  readonly freckles: number
  /** A mole, in head units from the middle of the face; null when there is none. */
  readonly mole: readonly [x: number, y: number] | null
  readonly hasDimples: boolean
  readonly hasCleftChin: boolean
}

/** The build of one body, in head units before it is scaled. */
export interface BodyMeasures {
  readonly neckHalfWidth: number
  readonly shoulderHalfWidth: number
  /** Half the trunk's width between the armpits, and at the chest. */
  readonly armpitHalfWidth: number
  readonly chestHalfWidth: number
  readonly waistHalfWidth: number
  readonly hipHalfWidth: number
  /** Half the width of the upper arm. */
  readonly armHalfWidth: number
  /** How much the chest stands out: 0 is flat. */
  readonly chestDepth: number
  /** How high the muscle between neck and shoulder rises. */
  readonly trapezius: number
  /** How much larger the body is drawn than these measures: an adult's head is a seventh of the height. */
  readonly scale: number
}

/** Value for female, male and non-binary. */
const byGender = (look: Look, female: number, male: number, neither: number): number =>
  look.gender === 'female' ? female : look.gender === 'male' ? male : neither

const FULLNESS: Readonly<Record<BodyType, number>> = { slim: -2, average: 0, athletic: 0, curvy: 2, muscular: 2, 'plus-size': 8 }
const NECK: Readonly<Record<BodyType, number>> = { slim: -3, average: 0, athletic: 2, curvy: 1, muscular: 8, 'plus-size': 8 }
const SHOULDER: Readonly<Record<BodyType, number>> = { slim: -9, average: 0, athletic: 8, curvy: 3, muscular: 20, 'plus-size': 22 }
const WAIST: Readonly<Record<BodyType, number>> = { slim: -0.06, average: 0, athletic: -0.04, curvy: -0.02, muscular: -0.03, 'plus-size': 0.24 }
const HIP: Readonly<Record<BodyType, number>> = { slim: -0.04, average: 0, athletic: -0.02, curvy: 0.1, muscular: -0.02, 'plus-size': 0.22 }
const ARM: Readonly<Record<BodyType, number>> = { slim: -4, average: 0, athletic: 3, curvy: 2, muscular: 11, 'plus-size': 11 }
const CHEST: Readonly<Record<BodyType, number>> = { slim: 0.55, average: 0.75, athletic: 0.7, curvy: 1, muscular: 0.7, 'plus-size': 1 }
const HEIGHT: Readonly<Record<Body, number>> = { petite: -5, average: 0, tall: 4 }

/** Reads the face from the look: seed, gender, style and ancestry, and nothing of the single shot. */
export function measureFace(look: Look): FaceMeasures {
  const random = createRandom(`${look.seed}|face`)
  const isAnime = look.style === 'anime'
  const fullness = FULLNESS[look.bodyType]
  const isAfrican = look.ethnicity === 'african' || look.skin === 'deep' || look.skin === 'ebony'
  const isMonolid = look.ethnicity === 'east-asian' || (look.ethnicity === 'southeast-asian' && random() < 0.5)
  // Drawn faces of anime pictures keep to a narrower range: their lines show every difference.
  const range = (low: number, high: number): number => random.range(low, high) * (isAnime ? 0.7 : 1)
  // Of the two, the first makes a face long or broad, the second hard or soft; the rest follows them.
  const long = random.range(-1, 1)
  const hard = random.range(-1, 1)
  const halfWidth = byGender(look, 93, 98, 96) - long * 5 + range(-3, 3) + fullness * 0.7
  const chinDrop = byGender(look, 2, 8, 5) + long * 6 + range(-2, 3)
  return {
    temple: halfWidth - 3 + range(-4, 3),
    halfWidth,
    cheekY: 8 + range(-10, 12),
    jaw: byGender(look, 70, 81, 74) - (isAnime ? byGender(look, 8, 4, 6) : 0) + hard * 5.5 - long * 2 + range(-3, 3) + fullness,
    jawDrop: range(-6, 8),
    chin: byGender(look, 18, 28, 21) - (isAnime ? 5 : 0) + hard * 5 + range(-4, 5) + fullness * 0.4,
    chinDrop,
    eyeX: 43.5 + range(-3.2, 3.6),
    eyeY: isAnime ? 3 : range(-2, 2),
    eyeHalfWidth: (isAnime ? byGender(look, 26, 23.5, 24.6) : byGender(look, 25.8, 23.4, 24.6)) + range(-1.8, 1.8),
    eyeAbove: (isAnime ? byGender(look, 17, 12, 14.4) : byGender(look, 11.4, 9.4, 10.4)) * (isMonolid ? 0.86 : 1) + range(-1.4, 1.4),
    eyeBelow: (isAnime ? byGender(look, 9.4, 7.4, 8.4) : 6.8) + range(-0.8, 0.8),
    eyeTilt: range(-3.4, 5.6) + byGender(look, 1.5, -0.5, 0.8) + (isMonolid ? 2 : 0),
    isMonolid,
    hood: isMonolid ? range(0.3, 0.8) : Math.max(0, range(-0.5, 0.9)),
    socket: isMonolid ? range(0, 0.4) : range(0.1, 1),
    noseHalfWidth: (isAnime ? 9 : byGender(look, 16.5, 20, 18.5)) + range(-5, 5) + (isAfrican ? 3 : 0),
    noseBridge: (isAfrican ? 10 : 7.5) + range(-2.5, 3),
    noseBase: (isAnime ? 58 : 60) + range(-7, 7) + long * 2 + byGender(look, 0, 3, 1),
    noseTip: range(0.75, 1.3) + (isAnime ? 0.3 : 0),
    mouthY: 97 + chinDrop * 0.42 + range(-3, 2),
    mouthHalfWidth: (isAnime ? byGender(look, 24, 29, 26) : byGender(look, 30, 33.5, 31.5)) + range(-4, 5),
    lipHeight: (isAnime ? 0.62 : 1) * (9.4 + range(-3, 3.8) + byGender(look, 1, -2.2, -0.4) + (isAfrican ? 2.6 : 0)),
    lowerLip: range(0.85, 1.3),
    lipBow: range(0.3, 1),
    browY: (isAnime ? byGender(look, -30, -24, -27) : byGender(look, -29, -24.5, -27)) + range(-3.5, 3),
    browThickness: (isAnime ? byGender(look, 4.4, 6.6, 5.4) : byGender(look, 6, 9.8, 7.8)) + range(-1.6, 2),
    browArch: (isAnime ? byGender(look, 5.5, 3, 4.2) : byGender(look, 6.4, 3.6, 5)) + range(-2, 3.8),
    browSlope: range(-0.8, 0.3),
    freckles: !isAfrican && random() < 0.3 ? random.range(0.4, 1) : 0,
    mole: random() < 0.3 ? [random.sign() * random.range(26, 66), random.range(24, 112)] : null,
    hasDimples: random() < 0.3,
    hasCleftChin: look.gender !== 'female' && random() < 0.3,
  }
}

/** Reads the build from the look. */
export function measureBody(look: Look): BodyMeasures {
  const shoulderHalfWidth = byGender(look, 184, 210, 194) + SHOULDER[look.bodyType] + HEIGHT[look.body]
  // Narrow shoulders of young people would look younger still.
  const scale = look.style === 'anime' ? 1.28 : 1.34
  const armHalfWidth = byGender(look, 32, 40, 35) + ARM[look.bodyType]
  const waistHalfWidth = shoulderHalfWidth * (byGender(look, 0.6, 0.66, 0.64) + WAIST[look.bodyType])
  const armpitHalfWidth = Math.max(shoulderHalfWidth - armHalfWidth * 1.45, waistHalfWidth * 0.98)
  const chestDepth = byGender(look, CHEST[look.bodyType], 0, 0.2)
  return {
    // The neck belongs to the head: it is not scaled.
    neckHalfWidth: (byGender(look, 50, 68, 58) + NECK[look.bodyType]) / (1 + (scale - 1) * 0.8),
    shoulderHalfWidth,
    armpitHalfWidth,
    chestHalfWidth: armpitHalfWidth * 0.72 + waistHalfWidth * 0.28 + chestDepth * 6,
    waistHalfWidth,
    hipHalfWidth: shoulderHalfWidth * (byGender(look, 0.8, 0.68, 0.73) + HIP[look.bodyType]),
    armHalfWidth,
    chestDepth,
    trapezius: byGender(look, 2, 12, 6) + (look.bodyType === 'muscular' ? 8 : 0),
    scale,
  }
}
