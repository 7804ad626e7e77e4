import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import { z } from 'zod'

/**
 * The message of an invalid field whose schema has none: one of the sentences that the web app
 * translates, rather than the library's.
 */
const messageOf: z.core.$ZodErrorMap = ({ code, input, origin }) => {
  switch (code) {
    case 'invalid_type':
      return input === undefined ? FIELD_MESSAGES.required : FIELD_MESSAGES.invalid
    case 'too_small':
      return input === '' ? FIELD_MESSAGES.required : origin === 'array' ? FIELD_MESSAGES.choose : FIELD_MESSAGES.invalid
    case 'too_big':
      return origin === 'string' ? FIELD_MESSAGES.tooLong : FIELD_MESSAGES.invalid
    case 'invalid_value':
    case 'invalid_union':
      return input === undefined ? FIELD_MESSAGES.required : FIELD_MESSAGES.choose
    case 'invalid_format':
      return input === '' ? FIELD_MESSAGES.required : FIELD_MESSAGES.invalid
    default:
      return undefined
  }
}

/** Applies these messages to every schema of the process. */
export const useFieldMessages = (): void => void z.config({ customError: messageOf })
