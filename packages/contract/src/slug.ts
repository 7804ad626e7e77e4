import { z } from 'zod'
import { HABITUAL_SEGMENTS } from './habitual-segments.ts'
import { FIELD_MESSAGES } from './rules.ts'
import { isSlug, SLUG_PATTERN } from './slugs.ts'

const habitual: ReadonlySet<string> = new Set(HABITUAL_SEGMENTS)

export const Slug = z
  .string()
  .max(64, FIELD_MESSAGES.invalid)
  .regex(SLUG_PATTERN, FIELD_MESSAGES.invalid)
  .refine((slug) => isSlug(slug) && !habitual.has(slug), FIELD_MESSAGES.invalid)
  .meta({ description: 'The name of a character in addresses', examples: ['amara'] })
