import { z } from 'zod'
import { ERRORS, type ErrorCode } from './errors.ts'
import { FIELD_MESSAGES } from './rules.ts'
import { PROMO_TYPES } from './vocabulary.ts'

const isErrorCode = (value: string): value is ErrorCode => value in ERRORS
const errorCodes = Object.keys(ERRORS).filter(isErrorCode)

export const FieldError = z
  .object({ path: z.string().describe('Dotted path of the field'), message: z.string().describe('What is wrong with it, in English') })
  .meta({ id: 'FieldError', description: 'One field that did not pass' })
export type FieldError = z.infer<typeof FieldError>

export const ApiErrorBody = z
  .object({
    detail: z.string().describe('What went wrong, in English, or a literal that the source names'),
    code: z
      .enum(errorCodes)
      .optional()
      // New codes are no breaking change: clients fall back to the status.
      .meta({ description: 'Stable name of the error, for programs; there may be new ones in time', 'x-extensible': true }),
    errors: z.array(FieldError).optional().describe('The fields that did not pass, for a 400; those whose words are against the rules, for a 403'),
  })
  .meta({ id: 'ApiErrorBody', description: 'The one shape of every error', examples: [{ detail: 'Not found', code: 'not_found' }] })
export type ApiErrorBody = z.infer<typeof ApiErrorBody>

/** Statuses that any call may answer, besides its own. */
export const commonErrors = {
  400: ApiErrorBody,
  401: ApiErrorBody,
  403: ApiErrorBody,
  404: ApiErrorBody,
  405: ApiErrorBody,
  429: ApiErrorBody,
  500: ApiErrorBody,
  503: ApiErrorBody,
} as const

export const Done = z.object({ status: z.literal(true) }).meta({ id: 'Done', description: 'It is done', examples: [{ status: true }] })

export const PromoType = z.enum(PROMO_TYPES).meta({ id: 'PromoType', description: 'Where a visit came from', examples: ['fb'] })

/** Ids are opaque and not guessable. */
export { Id } from './id.ts'

/** A slug in a path; an invalid one is answered 404. */
export const SlugParam = z
  .string()
  .max(200, FIELD_MESSAGES.tooLong)
  .meta({ description: 'The name of a character in addresses', examples: ['amara'] })

/** The number of a text of digits; anything else as it is, which is then refused: `0x10`, `1e2`, lists. */
const digitsToNumber = (value: number): unknown => (typeof value === 'string' && /^\d{1,15}$/u.test(value) ? Number(value) : value)

/** An integer in a query, in decimal digits. */
export const queryInteger = (minimum: number, maximum: number, fallback: number) =>
  z
    .preprocess(digitsToNumber, z.int().min(minimum).max(maximum))
    .default(fallback)
    // The document of requests does not see through the step before.
    .meta({ default: fallback, examples: [fallback] })

/** A flag in a query: true and 1 are true; false, 0 and the empty text are false. */
export const QueryFlag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === '1')
  .meta({ description: 'A flag: true or false', examples: [true] })

export const IsoTime = z.iso.datetime().meta({ description: 'ISO 8601, UTC', examples: ['2026-03-14T20:15:00.000Z'] })

/** URL of a picture or sound: a path on this server, or absolute. */
export const MediaUrl = z
  .string()
  .min(1)
  .max(2048)
  .meta({ description: 'Address of a file', examples: ['/media/amara/cover.webp'] })

export const Currency = z.enum(['USD', 'EUR', 'GBP', 'BRL', 'INR', 'JPY']).meta({ id: 'Currency', description: 'ISO 4217', examples: ['EUR'] })

/** Pending until the provider's outcome; a duplicate, like a failed one, was not charged; a refunded one was, and was paid back. */
export const PaymentStatus = z
  .enum(['pending', 'succeeded', 'failed', 'duplicate', 'refunded'])
  .meta({ id: 'PaymentStatus', description: 'How a payment ended', examples: ['succeeded'] })

/** Why nothing was charged: the bank's answer, the buyer's choice, a day that was over, or a discount that was gone before it was paid. */
export const PaymentFailureReason = z.enum(['declined', 'cancelled', 'expired', 'codeUsed', 'offerEnded']).meta({
  id: 'PaymentFailureReason',
  description:
    'Why a payment failed: the bank declined it, its buyer cancelled it, it was not made within a day, another payment used its promo code, or the retention offer that lowered its price ended',
  examples: ['declined'],
})
export type PaymentFailureReason = z.infer<typeof PaymentFailureReason>

/** How many free messages somebody has left, as each chat and the subscription say it. */
export const MessagesLeft = z
  .number()
  .int()
  .min(0)
  .nullable()
  .describe('How many free messages the person may still send, in all chats; null with a subscription')
  .meta({ examples: [19] })
