import { z } from 'zod'
import { FIELD_MESSAGES } from './rules.ts'

/** The id that a client gives to a message it sends: 8 to 64 letters, digits, `_` and `-`, unique within a chat. */
export const ClientMessageID = z
  .string()
  .regex(/^[\w-]{8,64}$/u, FIELD_MESSAGES.invalid)
  .meta({ examples: ['V1StGXR8_Z5jdHi6B'] })
