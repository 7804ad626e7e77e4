import { z } from 'zod'
import { FIELD_MESSAGES } from './rules.ts'
import { isSlug, SLUG_PATTERN } from './slugs.ts'

export const Slug = z
  .string()
  .max(64, FIELD_MESSAGES.invalid)
  .regex(SLUG_PATTERN, FIELD_MESSAGES.invalid)
  .refine(isSlug, FIELD_MESSAGES.invalid)
  .meta({ description: 'The name of a character in addresses', examples: ['amara'] })
