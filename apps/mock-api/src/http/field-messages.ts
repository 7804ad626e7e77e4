import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import { z } from 'zod'

/**
 * What is wrong with a field, where its schema has no words of its own for it: one of the sentences that the web app
 * knows in ten languages, rather than the library's.
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

/** Has every schema of this process speak so. */
export const useFieldMessages = (): void => void z.config({ customError: messageOf })
