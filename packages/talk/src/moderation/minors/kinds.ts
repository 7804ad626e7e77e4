import type { WordKind } from './word-kinds.ts'
import { LOCALES } from '@moonlit/contract/vocabulary'

/** The languages that are read: those of the characters, and those of which only the screens are. */
export const TONGUES = [...LOCALES, 'ru'] as const
export type Tongue = (typeof TONGUES)[number]

/**
 * What a number is: FEW up to two, N to seventeen, RANK what a school year can be, N18 eighteen, NN any more; NTH to 17th, NTH18, NNTH; TEENS an N from ten on, DIGITS
 * an N in digits, TEENTH from 13th on, SUM an N that was reckoned; MASKED a TEENS whose letters are disguised; ADULTAGE an NN that people live to see; CLASSROOM is 9b. A
 * year is YOUNGYEAR when whoever was born in it may be under age.
 */
export const NUMBER_KINDS = [
  'FEW',
  'RANK',
  'N',
  'N18',
  'NN',
  'NTH',
  'NTH18',
  'NNTH',
  'TEENS',
  'TEENTH',
  'DIGITS',
  'YOUNGYEAR',
  'SHORTYEAR',
  'LATEYEAR',
  'SUM',
  'MASKED',
  'ADULTAGE',
  'CLASSROOM',
] as const
export const SIGN_KINDS = ['COMMA', 'COLON', 'STOP'] as const
export type Kind = WordKind | (typeof NUMBER_KINDS)[number] | (typeof SIGN_KINDS)[number]

/** What one language says an age with. Words stand with commas between them, several of one sense may hold spaces. */
export interface Language {
  /** From zero to nineteen; spellings of one number with a slash between them. */
  readonly cardinals: string
  /** Twenty, thirty … ninety. */
  readonly tens: string
  /** Hundred, thousand, million: whatever they stand with is no age. */
  readonly large: string
  /** What stands between the parts of one number ("y", "und"). */
  readonly joins: string
  /** From first to nineteenth, with every ending. */
  readonly ordinals: string
  /** Number words that are other words elsewhere ("once", "elf"): numbers only beside another word of their language. */
  readonly shared: string
  /** Words of which others are made without a space; the number words are so in any case. */
  readonly compounds: string
  readonly words: Partial<Readonly<Record<WordKind, string>>>
  readonly frames: Partial<Readonly<Record<FindingKind | ExcuseKind, readonly string[]>>>
}

/** How a text makes somebody a minor. */
export const FINDING_KINDS = ['age', 'years', 'bare', 'life', 'school', 'schooling', 'role', 'child', 'majority', 'younger', 'born'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** Why words that sound like it do not; `own` tells that an age is said of whom the text is about, whatever stands before it, `grown` that it is what only grown people do, of which the model is not asked. */
export const EXCUSE_KINDS = ['idiom', 'object', 'pet', 'duration', 'ago', 'taught', 'kin', 'past', 'own', 'grown'] as const
export type ExcuseKind = (typeof EXCUSE_KINDS)[number]
