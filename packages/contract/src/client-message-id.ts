import { z } from 'zod'
import { FIELD_MESSAGES } from './rules.ts'

/** The id that a client gives to a message it sends: 8 to 64 letters, digits, `_` and `-`, unique within a chat. */
export const ClientMessageID = z
  .string()
  .min(8, FIELD_MESSAGES.invalid)
  .max(64, FIELD_MESSAGES.tooLong)
  .regex(/^[\w-]+$/u, FIELD_MESSAGES.invalid)
  .meta({ examples: ['V1StGXR8_Z5jdHi6B'] })
