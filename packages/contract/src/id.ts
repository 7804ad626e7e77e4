import { z } from 'zod'
import { FIELD_MESSAGES } from './rules.ts'

/** The id of anything that the server keeps. */
export const Id = z
  .string()
  .max(64, FIELD_MESSAGES.invalid)
  .regex(/^[\w-]{1,64}$/u, FIELD_MESSAGES.invalid)
  .meta({ description: 'Opaque id', examples: ['c_8Zk2vXq1mT'] })
