import type { Bot, CharacterDraft } from '@moonlit/sdk'
import {
  ADULT_AGE,
  BODIES,
  BODY_TYPES,
  BREAST_SIZES,
  CHARACTER_BIO_MAX_LENGTH,
  ETHNICITIES,
  EYE_COLORS,
  FACE_MAX_LENGTH,
  GENDERS,
  HAIR_COLORS,
  HAIR_STYLES,
  HOBBIES,
  HOBBIES_MAX,
  NAME_MAX_LENGTH,
  OCCUPATIONS,
  PERSONALITIES,
  PERSONALITY_MAX,
  RELATIONSHIPS,
  STYLES,
  VOICES,
} from '@moonlit/sdk/rules'
import type { JsonObject } from '../storage/guards.ts'

/** A character that is being made. What has not been chosen is missing. */
export type Draft = { readonly [Field in keyof CharacterDraft]?: CharacterDraft[Field] | undefined }
export type DraftField = keyof CharacterDraft

const OLDEST = 99

const oneOf = <Id extends string>(ids: readonly Id[], value: unknown): Id | undefined => ids.find((id) => id === value)
const someOf = <Id extends string>(ids: readonly Id[], value: unknown, most: number): Id[] | undefined =>
  Array.isArray(value) ? ids.filter((id) => value.includes(id)).slice(0, most) : undefined
const wholeBetween = (least: number, most: number, value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
const textOf = (value: unknown, longest: number): string | undefined => (typeof value === 'string' ? value.slice(0, longest) : undefined)

const withoutGaps = (draft: Draft): Draft => Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))

/** A draft out of what was stored: whatever is not of the lists, also an age below 18, is dropped. [WZ-05] [WZ-09] [ST-04] */
export const readDraft = (from: JsonObject): Draft =>
  withoutGaps({
    name: textOf(from.name, NAME_MAX_LENGTH),
    gender: oneOf(GENDERS, from.gender),
    style: oneOf(STYLES, from.style),
    age: wholeBetween(ADULT_AGE, OLDEST, from.age),
    ethnicity: oneOf(ETHNICITIES, from.ethnicity),
    body: oneOf(BODIES, from.body),
    bodyType: oneOf(BODY_TYPES, from.bodyType),
    breastSize: oneOf(BREAST_SIZES, from.breastSize),
    hairStyle: oneOf(HAIR_STYLES, from.hairStyle),
    hairColor: oneOf(HAIR_COLORS, from.hairColor),
    eyeColor: oneOf(EYE_COLORS, from.eyeColor),
    personality: someOf(PERSONALITIES, from.personality, PERSONALITY_MAX),
    occupation: oneOf(OCCUPATIONS, from.occupation),
    hobbies: someOf(HOBBIES, from.hobbies, HOBBIES_MAX),
    relationship: oneOf(RELATIONSHIPS, from.relationship),
    frankness: wholeBetween(1, 5, from.frankness),
    voice: oneOf(VOICES, from.voice),
    bio: textOf(from.bio, CHARACTER_BIO_MAX_LENGTH),
    face: typeof from.face === 'string' && /^[a-z0-9]+$/u.test(from.face) && from.face.length <= FACE_MAX_LENGTH ? from.face : undefined,
  })

/** Another of all possible faces. */
export const newFace = (dice: () => number = Math.random): string => Array.from({ length: 8 }, () => Math.floor(dice() * 36).toString(36)).join('')

/** A draft to try again with, of a character whose creation failed. Its texts were not written by the person, so they are left out. [MM-01] */
export const draftOf = ({ bio: _composed, ...bot }: Bot): Draft => readDraft({ ...bot, face: newFace() })
