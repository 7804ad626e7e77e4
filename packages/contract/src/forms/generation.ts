/** What people fill in: the photos they order. It needs zod alone, so that a form does not bring the whole contract into a browser. */
import { z } from 'zod'
import { Slug } from '../slug.ts'
import { FIELD_MESSAGES, PHOTOS_PER_ORDER_MAX, PHOTO_STYLES_MAX, PROMPT_MAX_LENGTH } from '../rules.ts'
import { sayingSomething, textOf } from '../texts.ts'

/** Most parameters of one order. */
const PARAMETERS_MAX = 20

/** What ordered photos show. */
export const PhotoParameters = z
  .record(z.string().max(64), z.string().max(200))
  .refine((given) => Object.keys(given).length <= PARAMETERS_MAX, FIELD_MESSAGES.tooLong)
  .describe(
    'What the photos show, before the prompt: scene, outfit, color, light, mood, distance, and their format. Values are ids (PHOTO_PARAMETERS) or words; other names are read like the prompt',
  )

/** An order of photos. */
export const GenerationBody = z
  .object({
    prompt: sayingSomething(textOf(PROMPT_MAX_LENGTH)),
    count: z.number().int().min(1).max(PHOTOS_PER_ORDER_MAX),
    botSlug: Slug,
    styleIds: z.array(z.string().max(32)).max(PHOTO_STYLES_MAX),
    parameters: PhotoParameters.optional(),
  })
  .meta({
    id: 'GenerationBody',
    description: 'What to make',
    examples: [{ prompt: 'by the sea at dusk', count: 1, botSlug: 'amara', styleIds: ['film'] }],
  })
