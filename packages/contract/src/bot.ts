import { z } from 'zod'
import { Currency, Id, MediaUrl } from './common.ts'
import { Gender } from './fields.ts'
import { Slug } from './slug.ts'
import { ADULT_AGE, FIELD_MESSAGES } from './rules.ts'
import {
  BODIES,
  BODY_TYPES,
  BREAST_SIZES,
  ETHNICITIES,
  EYE_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  HOBBIES,
  MODEL_TYPES,
  OCCUPATIONS,
  PERSONALITIES,
  RELATIONSHIPS,
  ROLE_TYPES,
  STYLES,
  VOICES,
} from './vocabulary.ts'

/** Age of a character: 18 or older, everywhere and always. */
export const AdultAge = z
  .number()
  .int()
  .min(ADULT_AGE, FIELD_MESSAGES.age)
  .max(99)
  .meta({ description: 'Age in years, 18 or older', examples: [31] })

export const Frankness = z
  .number()
  .int()
  .min(1)
  .max(5)
  .meta({ description: 'From 1, humble, to 5, vulgar', examples: [3] })

/** A character: who they are, how they look, what they show. Texts come in the language asked for. */
export const Bot = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().describe('Full name, as the language asked for writes it'),
    firstName: z.string(),
    age: AdultAge,
    description: z.string().describe('One or two lines for cards'),
    bio: z.string(),
    imageUrl: MediaUrl.describe(
      'Cover. The small variant has the file name prefixed small_; the picture for link previews, a JPEG of 1200 x 630 with the name on it, is prefixed share_ and ends in .jpg (ours, the source has none)',
    ),
    imageUrls: z.array(MediaUrl).describe('Gallery, in order'),
    additionalImages: z
      .array(z.object({ slideIndex: z.number().int().min(1), imageUrl: MediaUrl }))
      .describe('Spliced into the gallery at slideIndex - 1'),
    startPhoto: MediaUrl.nullable().describe('Shown with the greeting of a chat'),
    photosForSale: z
      .array(
        z.object({
          id: z.string(),
          previewUrl: MediaUrl.describe('Blurred'),
          price: z.number().positive().describe('The list price; `photosForSale.list` tells what is charged in another currency'),
          currency: Currency.describe('Of the list price'),
        }),
      )
      .describe('Whether the caller has access to one is told by `photosForSale.list`'),
    voiceSample: MediaUrl.nullable(),
    isNew: z.boolean(),
    isCustom: z.boolean().describe('Not of the catalogue: paid for one by one'),
    isPaidExtra: z.boolean().describe('Of the catalogue, yet only for an additional payment'),
    type: z.enum(MODEL_TYPES),
    gender: Gender,
    style: z.enum(STYLES),
    roleTypes: z.array(z.enum(ROLE_TYPES)),
    personality: z.array(z.enum(PERSONALITIES)),
    occupation: z.enum(OCCUPATIONS),
    hobbies: z.array(z.enum(HOBBIES)),
    relationship: z.enum(RELATIONSHIPS),
    body: z.enum(BODIES),
    ethnicity: z.enum(ETHNICITIES),
    bodyType: z.enum(BODY_TYPES),
    breastSize: z.enum(BREAST_SIZES).nullable().optional(),
    hairStyle: z.enum(HAIR_STYLES),
    hairColor: z.enum(HAIR_COLORS),
    eyeColor: z.enum(EYE_COLORS),
    frankness: Frankness,
    voice: z.enum(VOICES),
    access: z.boolean().describe('Whether the caller may chat without paying first'),
    renamed: z.boolean().describe('Whether its one renaming is used'),
    state: z.enum(['ready', 'creating', 'failed']),
  })
  .meta({
    id: 'Bot',
    description: 'A character',
    examples: [
      {
        id: 'b_amara',
        slug: 'amara',
        name: 'Amara Okafor',
        firstName: 'Amara',
        age: 31,
        description: 'Night-shift doctor who unwinds with jazz records and terrible puns.',
        bio: 'Amara runs the night shift in Lagos and calls the hour after it her own.',
        imageUrl: '/media/amara/cover.webp',
        imageUrls: ['/media/amara/gallery-1.webp'],
        additionalImages: [{ slideIndex: 2, imageUrl: '/media/amara/extra.webp' }],
        startPhoto: '/media/amara/cover.webp',
        photosForSale: [],
        voiceSample: null,
        isNew: false,
        isCustom: false,
        isPaidExtra: false,
        type: 'female',
        gender: 'female',
        style: 'realistic',
        roleTypes: ['doctor'],
        personality: ['caring', 'witty'],
        occupation: 'doctor',
        hobbies: ['jazz', 'running'],
        relationship: 'close-friend',
        body: 'average',
        ethnicity: 'african',
        bodyType: 'athletic',
        breastSize: 'medium',
        hairStyle: 'braids',
        hairColor: 'black',
        eyeColor: 'brown',
        frankness: 3,
        voice: 'warm',
        access: true,
        renamed: false,
        state: 'ready',
      },
    ],
  })
export type Bot = z.infer<typeof Bot>
