import { createHash } from 'node:crypto'
import type { Gender, Voice } from '@moonlit/contract/vocabulary'
import type { Timbre } from './speech-engine.ts'

/** Attributes that decide a voice. */
export interface Speaker {
  readonly slug: string
  readonly gender: Gender
  readonly voice: Voice
}

/** Pitch (eSpeak's scale) and words per minute by manner. Intimate ones are slower. */
const MANNER = {
  bright: { pitch: 64, rate: 170 },
  clear: { pitch: 54, rate: 166 },
  husky: { pitch: 34, rate: 154 },
  low: { pitch: 26, rate: 150 },
  soft: { pitch: 50, rate: 148 },
  warm: { pitch: 42, rate: 156 },
} as const satisfies Record<Voice, Pick<Timbre, 'pitch' | 'rate'>>

/** Measured at pitch 50: f1 to f5 speak at 175 to 210 Hz, m1 to m8 at 85 to 110 Hz. */
const VARIANTS = {
  female: ['f1', 'f2', 'f3', 'f4', 'f5'],
  male: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'],
  'non-binary': ['f1', 'f4', 'm3', 'm7'],
} as const satisfies Record<Gender, readonly string[]>

/** Moves the pitch towards the middle for non-binary characters. */
const TOWARDS_MIDDLE = { f: -14, m: 24 } as const

/** Variation of pitch and rate between characters of the same manner. */
const SPREAD = 6

/** The timbre of a character, stable and mostly unique. */
export const timbreOf = ({ slug, gender, voice }: Speaker): Timbre => {
  const seed = createHash('sha256').update(slug).digest()
  const variants = VARIANTS[gender]
  const variant = variants[seed.readUInt16LE(0) % variants.length] ?? variants[0]
  const offset = (at: number): number => (seed.readUInt8(at) % (2 * SPREAD + 1)) - SPREAD
  const middle = gender === 'non-binary' ? (variant.startsWith('f') ? TOWARDS_MIDDLE.f : TOWARDS_MIDDLE.m) : 0
  const { pitch, rate } = MANNER[voice]
  return { variant, pitch: Math.min(99, Math.max(0, pitch + middle + offset(2))), rate: rate + offset(3) }
}
