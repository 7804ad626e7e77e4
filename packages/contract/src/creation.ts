import { z } from 'zod'
import { AdultAge, Frankness } from './bot.ts'
import { MediaUrl } from './common.ts'
import { Gender } from './fields.ts'
import {
  CHARACTER_BIO_MAX_LENGTH,
  CHARACTER_NAME_PATTERN,
  FACE_MAX_LENGTH,
  FIELD_MESSAGES,
  HOBBIES_MAX,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PERSONALITY_MAX,
  TEXT_ERROR,
} from './rules.ts'
import { textOf } from './texts.ts'
import {
  BODIES,
  BODY_TYPES,
  BREAST_SIZES,
  ETHNICITIES,
  EYE_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  HOBBIES,
  LOCALES,
  OCCUPATIONS,
  OPPOSITE_PERSONALITIES,
  PERSONALITIES,
  RELATIONSHIPS,
  STYLES,
  VOICES,
} from './vocabulary.ts'

/** Name of a created character, by a stricter rule than a person's. */
export const CharacterName = z
  .string(TEXT_ERROR)
  .trim()
  .min(1, FIELD_MESSAGES.required)
  .min(NAME_MIN_LENGTH, FIELD_MESSAGES.nameLength)
  .max(NAME_MAX_LENGTH, FIELD_MESSAGES.tooLong)
  .regex(CHARACTER_NAME_PATTERN, FIELD_MESSAGES.nameCharacters)
  .meta({ description: 'Name of a character', examples: ['Luna'] })

/** True when two traits are opposites. */
export const hasOpposites = (traits: readonly string[]): boolean =>
  OPPOSITE_PERSONALITIES.some(([one, other]) => traits.includes(one) && traits.includes(other))

const draft = z.object({
  name: CharacterName,
  gender: Gender,
  style: z.enum(STYLES),
  age: AdultAge,
  ethnicity: z.enum(ETHNICITIES),
  body: z.enum(BODIES),
  bodyType: z.enum(BODY_TYPES),
  breastSize: z.enum(BREAST_SIZES).nullable().optional().describe('Passed over for men'),
  hairStyle: z.enum(HAIR_STYLES),
  hairColor: z.enum(HAIR_COLORS),
  eyeColor: z.enum(EYE_COLORS),
  personality: z
    .array(z.enum(PERSONALITIES))
    .min(1, FIELD_MESSAGES.choose)
    .max(PERSONALITY_MAX)
    .refine((traits) => !hasOpposites(traits), 'These traits cannot be combined'),
  occupation: z.enum(OCCUPATIONS),
  hobbies: z.array(z.enum(HOBBIES)).min(1, FIELD_MESSAGES.choose).max(HOBBIES_MAX),
  relationship: z.enum(RELATIONSHIPS),
  frankness: Frankness,
  voice: z.enum(VOICES),
  bio: textOf(CHARACTER_BIO_MAX_LENGTH).optional().describe("The person's own words about the character"),
  face: z
    .string()
    .max(FACE_MAX_LENGTH, FIELD_MESSAGES.tooLong)
    .regex(/^[a-z0-9]+$/u, FIELD_MESSAGES.invalid)
    .optional()
    .meta({
      description: 'Which of all possible faces; the portrait of the same face shows what the character will look like. Any, when left out',
      examples: ['x7k2m1'],
    }),
})

/** Fields of a draft that its portrait shows. */
export const PortraitQuery = draft
  .pick({ style: true, gender: true, ethnicity: true, body: true, bodyType: true, hairStyle: true, hairColor: true, eyeColor: true, face: true })
  .extend({
    age: z.coerce.number().pipe(AdultAge),
    occupation: draft.shape.occupation.optional(),
    view: z.enum(['face', 'figure']).optional(),
  })
export type PortraitQuery = z.infer<typeof PortraitQuery>

/** The character of the examples. */
export const LUNA: z.infer<typeof draft> = {
  name: 'Luna',
  gender: 'female',
  style: 'anime',
  age: 27,
  ethnicity: 'east-asian',
  body: 'average',
  bodyType: 'slim',
  breastSize: 'small',
  hairStyle: 'bob',
  hairColor: 'violet',
  eyeColor: 'violet',
  personality: ['witty', 'dreamy'],
  occupation: 'astronomer',
  hobbies: ['astronomy', 'tea'],
  relationship: 'friend',
  frankness: 2,
  voice: 'soft',
}

/** All that the creation wizard asks for. */
export const CharacterDraft = draft.meta({
  id: 'CharacterDraft',
  description: 'A character to create',
  examples: [LUNA],
})
export type CharacterDraft = z.infer<typeof CharacterDraft>

const Words = z.record(z.enum(LOCALES), z.string()).describe('Words by language')

/** The same English label under every locale, for the example. */
const words = (word: string) => Object.fromEntries(LOCALES.map((locale) => [locale, word]))

export const CreationOptions = z
  .object({
    properties: z.array(
      z.object({
        id: z.string().describe('Field of CharacterDraft'),
        step: z.enum(['style', 'origin', 'body', 'face', 'soul']),
        label: Words,
        max: z.number().int().min(1).describe('How many may be chosen'),
        required: z.boolean(),
        genders: z.array(Gender).optional().describe('Only for these; for all when left out'),
        options: z.array(z.object({ id: z.string(), label: Words })),
      }),
    ),
    age: z.object({ min: AdultAge, max: AdultAge }),
    frankness: z.object({ min: z.literal(1), max: z.literal(5), labels: z.array(Words) }),
    opposites: z.array(z.tuple([z.string(), z.string()])).describe('Traits that exclude one another'),
    portraitUrl: MediaUrl.describe(
      'Address of the portrait of a draft. Its query is the draft: style, gender, age, ethnicity, body, bodyType, hairStyle, hairColor, ' +
        'eyeColor, and if known occupation and face; view=figure shows more of the body. The file name prefixed sketch_ is smaller and comes sooner; tile_ is for a choice among others',
    ),
  })
  .meta({
    id: 'CreationOptions',
    description: 'What a new character can be',
    examples: [
      {
        properties: [
          { id: 'style', step: 'style', label: words('Style'), max: 1, required: true, options: [{ id: 'anime', label: words('Anime') }] },
        ],
        age: { min: 18, max: 99 },
        frankness: { min: 1, max: 5, labels: [words('Humble')] },
        opposites: [['shy', 'confident']],
        portraitUrl: '/media/portraits/x7k2/portrait.webp',
      },
    ],
  })
export type CreationOptions = z.infer<typeof CreationOptions>
