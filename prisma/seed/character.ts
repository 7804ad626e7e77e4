import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { AdultAge, Frankness } from '@moonlit/contract/bot'
import { Slug } from '@moonlit/contract/slug'
import { hasOpposites } from '@moonlit/contract/creation'
import {
  BODIES,
  BODY_TYPES,
  BREAST_SIZES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HAIR_STYLES,
  HOBBIES,
  LOCALES,
  OCCUPATIONS,
  PERSONALITIES,
  RELATIONSHIPS,
  ROLE_TYPES,
  STYLES,
  VOICES,
} from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { CHARACTERS_DIRECTORY } from './characters-directory.ts'

const Line = z.string().min(1)

/** A character's texts in one language. */
export const CharacterTexts = z.strictObject({
  /** The name as the language writes it, in the languages that have letters of their own: `NAMED_ANEW`. */
  firstName: Line.optional(),
  name: Line.optional(),
  description: Line,
  bio: Line,
  greeting: Line,
  lines: z.strictObject({ work: Line, hobby: Line, dream: Line, today: Line }),
})

/** Languages in which a name is not written as everywhere else. */
export const NAMED_ANEW = ['ar', 'hi', 'ja', 'zh'] as const satisfies readonly (typeof LOCALES)[number][]

/** Attributes for pictures only. */
export const CharacterLook = z.strictObject({
  skin: z.enum(['porcelain', 'fair', 'olive', 'tan', 'brown', 'deep', 'ebony']),
  outfit: Line,
  outfitColor: z.string().regex(/^#[0-9a-f]{6}$/iu),
  scene: Line,
  extraScene: Line,
  extraOutfit: Line,
  extraOutfitColor: z.string().regex(/^#[0-9a-f]{6}$/iu),
  beard: z.enum(['none', 'stubble', 'beard', 'goatee']),
  glasses: z.boolean(),
  accessory: z.string(),
})
export type CharacterLook = z.infer<typeof CharacterLook>

/** One file of `characters/`. */
export const Character = z
  .strictObject({
    slug: Slug,
    firstName: Line,
    lastName: Line,
    age: AdultAge,
    gender: z.enum(GENDERS),
    style: z.enum(STYLES),
    roleTypes: z.array(z.enum(ROLE_TYPES)).min(1).max(2),
    occupation: z.enum(OCCUPATIONS),
    personality: z
      .array(z.enum(PERSONALITIES))
      .length(3)
      .refine((traits) => !hasOpposites(traits)),
    hobbies: z.array(z.enum(HOBBIES)).length(3),
    relationship: z.enum(RELATIONSHIPS),
    frankness: Frankness,
    voice: z.enum(VOICES),
    body: z.enum(BODIES),
    ethnicity: z.enum(ETHNICITIES),
    bodyType: z.enum(BODY_TYPES),
    breastSize: z.enum(BREAST_SIZES).nullable(),
    hairStyle: z.enum(HAIR_STYLES),
    hairColor: z.enum(HAIR_COLORS),
    eyeColor: z.enum(EYE_COLORS),
    look: CharacterLook,
    isNew: z.boolean(),
    isCustom: z.boolean(),
    isPaidExtra: z.boolean(),
    texts: z.record(z.enum(LOCALES), CharacterTexts),
  })
  .describe('A character of the catalogue')
export type Character = z.infer<typeof Character>

/**
 * Every character of the catalogue, by slug.
 * @throws Error naming the file and the invalid field
 */
export const readCharacters = (directory: string = CHARACTERS_DIRECTORY): Character[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const read = Character.safeParse(JSON.parse(readFileSync(path.join(directory, file), 'utf8')))
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
      if (`${read.data.slug}.json` !== file) throw new Error(`${file}: the slug is ${read.data.slug}`)
      return read.data
    })
