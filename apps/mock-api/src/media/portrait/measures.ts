import type { Body, BodyType } from '@moonlit/contract/vocabulary'
import type { Look } from '../look.ts'
import { createRandom } from './random.ts'

/** The bones of one face, in head units (the face is about 200 wide and 250 high from hairline to chin). */
export interface FaceMeasures {
  /** Half the width at the cheekbones. */
  readonly halfWidth: number
  /** Half the width at the corner of the jaw. */
  readonly jaw: number
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
  /** Half the width of the nose, and where its base is. */
  readonly noseHalfWidth: number
  readonly noseBase: number
  readonly mouthY: number
  readonly mouthHalfWidth: number
  readonly lipHeight: number
  readonly browY: number
  readonly browThickness: number
  readonly browArch: number
}

/** The build of one body, in head units. */
export interface BodyMeasures {
  readonly neckHalfWidth: number
  readonly shoulderHalfWidth: number
  /** How high the muscle between neck and shoulder rises. */
  readonly trapezius: number
}

/** Value for female, male and non-binary. */
const byGender = (look: Look, female: number, male: number, neither: number): number =>
  look.gender === 'female' ? female : look.gender === 'male' ? male : neither

const FULLNESS: Readonly<Record<BodyType, number>> = { slim: -2, average: 0, athletic: 0, curvy: 2, muscular: 2, 'plus-size': 8 }
const NECK: Readonly<Record<BodyType, number>> = { slim: -3, average: 0, athletic: 3, curvy: 1, muscular: 10, 'plus-size': 9 }
const SHOULDER: Readonly<Record<BodyType, number>> = { slim: -12, average: 0, athletic: 9, curvy: 6, muscular: 26, 'plus-size': 30 }
const HEIGHT: Readonly<Record<Body, number>> = { petite: -6, average: 0, tall: 5 }

/** Reads the face from the look: seed, gender, style and ancestry, and nothing of the single shot. */
export function measureFace(look: Look): FaceMeasures {
  const random = createRandom(`${look.seed}|face`)
  const isAnime = look.style === 'anime'
  const fullness = FULLNESS[look.bodyType]
  const isMonolid = look.ethnicity === 'east-asian' || (look.ethnicity === 'southeast-asian' && random() < 0.5)
  const fullLips = look.skin === 'deep' || look.skin === 'ebony' || look.ethnicity === 'african' ? 2.6 : 0
  const wideNose = look.ethnicity === 'african' ? 2.5 : 0
  const chinDrop = byGender(look, 0, 6, 2)
  return {
    halfWidth: byGender(look, 97, 101, 99) + random.range(-3, 3.5) + fullness * 0.7,
    jaw: (isAnime ? byGender(look, 70, 79, 75) : byGender(look, 74, 82, 78)) + random.range(-4, 3) + fullness,
    chin: (isAnime ? byGender(look, 12, 21, 16) : byGender(look, 17, 25, 20)) + random.range(-3, 4) + fullness * 0.4,
    chinDrop,
    eyeX: 46 + random.range(-2, 2),
    eyeY: isAnime ? 6 : 0,
    eyeHalfWidth: (isAnime ? byGender(look, 29, 26, 27.5) : byGender(look, 29.5, 26.5, 28)) + random.range(-1.2, 2),
    eyeAbove: (isAnime ? byGender(look, 19.5, 13.5, 16) : byGender(look, 14.6, 11.8, 13)) * (isMonolid ? 0.88 : 1),
    eyeBelow: isAnime ? byGender(look, 12.5, 8.5, 10.5) : 8.6,
    eyeTilt: random.range(-0.5, 4) + byGender(look, 2, -0.5, 1) + (isMonolid ? 2.2 : 0),
    isMonolid,
    noseHalfWidth: (isAnime ? 8 : byGender(look, 16, 20, 18)) + random.range(-2.5, 2.5) + wideNose,
    noseBase: (isAnime ? 58 : 60) + random.range(-3, 3) + byGender(look, 0, 3, 1),
    mouthY: 96 + chinDrop * 0.4,
    mouthHalfWidth: (isAnime ? byGender(look, 21, 26, 23) : byGender(look, 28, 32, 29)) + random.range(-2, 3),
    lipHeight: (isAnime ? 0.6 : 1) * (10.6 + random.range(-1.2, 2.6) + byGender(look, 0.8, -2.6, -0.4) + fullLips),
    browY: isAnime ? byGender(look, -35, -26, -31) : byGender(look, -33, -27.5, -31),
    browThickness: (isAnime ? byGender(look, 4, 6.5, 5) : byGender(look, 6.6, 10.5, 8)) + random.range(-1, 1),
    browArch: (isAnime ? byGender(look, 6, 3, 4.5) : byGender(look, 7.4, 4, 5.8)) + random.range(-1.5, 1.5),
  }
}

/** Reads the build from the look. */
export function measureBody(look: Look): BodyMeasures {
  return {
    neckHalfWidth: byGender(look, 50, 69, 58) + NECK[look.bodyType],
    shoulderHalfWidth: byGender(look, 197, 246, 218) + SHOULDER[look.bodyType] + HEIGHT[look.body],
    trapezius: byGender(look, 0, 10, 4) + (look.bodyType === 'muscular' ? 8 : 0),
  }
}
