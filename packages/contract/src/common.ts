import { z } from 'zod'
import { ERRORS, type ErrorCode } from './errors.ts'
import { FIELD_MESSAGES, NAME_MAX_LENGTH, NAME_MIN_LENGTH, FORBIDDEN_NAME_CHARACTERS, PASSWORD_MIN_LENGTH, PASSWORD_PATTERN } from './rules.ts'
import { isSlug, SLUG_PATTERN } from './slugs.ts'
import { GENDERS, LOCALES, PROMO_TYPES } from './vocabulary.ts'

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

/** A requested language; an unknown one falls back to English. */
export const Lang = z
  .enum(LOCALES)
  .catch('en')
  .default('en')
  .describe('Language of the texts; unknown ones fall back to en')
  .meta({ examples: ['de'] })

export const Gender = z
  .enum(GENDERS, { error: (issue) => (issue.input === undefined || issue.input === '' ? FIELD_MESSAGES.required : FIELD_MESSAGES.choose) })
  .meta({ id: 'Gender', description: 'Gender', examples: ['female'] })
export const PromoType = z.enum(PROMO_TYPES).meta({ id: 'PromoType', description: 'Where a visit came from', examples: ['fb'] })

/** Ids are opaque and not guessable. */
export const Id = z
  .string()
  .max(64, FIELD_MESSAGES.invalid)
  .regex(/^[\w-]{1,64}$/u, FIELD_MESSAGES.invalid)
  .meta({ description: 'Opaque id', examples: ['c_8Zk2vXq1mT'] })

export const Slug = z
  .string()
  .max(64, FIELD_MESSAGES.invalid)
  .regex(SLUG_PATTERN, FIELD_MESSAGES.invalid)
  .refine(isSlug, FIELD_MESSAGES.invalid)
  .meta({ description: 'The name of a character in addresses', examples: ['amara'] })

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

export const Email = z
  .string(FIELD_MESSAGES.required)
  .trim()
  .min(1, FIELD_MESSAGES.required)
  .max(254, FIELD_MESSAGES.tooLong)
  .pipe(z.email(FIELD_MESSAGES.email))
  .meta({ description: 'E-mail address', examples: ['sam@example.com'], format: 'email' })

/** A new password (VA-03). */
export const NewPassword = z
  .string(FIELD_MESSAGES.required)
  .min(1, FIELD_MESSAGES.required)
  .min(PASSWORD_MIN_LENGTH, FIELD_MESSAGES.passwordLength)
  .max(128, FIELD_MESSAGES.tooLong)
  .regex(PASSWORD_PATTERN, FIELD_MESSAGES.password)
  .meta({ description: 'A new password', examples: ['moonlight7'] })

/** A person's first name (VA-05). */
export const FirstName = z
  .string(FIELD_MESSAGES.required)
  .trim()
  .min(1, FIELD_MESSAGES.required)
  .min(NAME_MIN_LENGTH, FIELD_MESSAGES.nameLength)
  .max(NAME_MAX_LENGTH, FIELD_MESSAGES.tooLong)
  .refine((name) => !FORBIDDEN_NAME_CHARACTERS.test(name), FIELD_MESSAGES.nameCharacters)
  .meta({ description: 'First name', examples: ['Sam'] })

export const Currency = z.enum(['USD', 'EUR', 'GBP', 'BRL', 'INR', 'JPY']).meta({ id: 'Currency', description: 'ISO 4217', examples: ['EUR'] })

/** Pending until the provider's outcome; a duplicate, like a failed one, was not charged; a refunded one was, and was paid back. */
export const PaymentStatus = z
  .enum(['pending', 'succeeded', 'failed', 'duplicate', 'refunded'])
  .meta({ id: 'PaymentStatus', description: 'How a payment ended', examples: ['succeeded'] })

/** Limits of tracking parameters: number, and length of name and value. */
const TRACKED = { count: 50, name: 64, value: 512 } as const

/** Query parameters for attribution (TS-03). Excess ones are dropped rather than refused. */
export const TrackingParams = z
  .record(z.string().max(1024, FIELD_MESSAGES.tooLong), z.string().max(8192, FIELD_MESSAGES.tooLong))
  .overwrite((params) =>
    Object.fromEntries(
      Object.entries(params)
        .slice(0, TRACKED.count)
        .map(([name, value]) => [name.slice(0, TRACKED.name), value.slice(0, TRACKED.value)]),
    ),
  )
  .meta({
    description: `Query parameters collected on the way. Of more than ${TRACKED.count} the rest is left out, of long ones the end.`,
    examples: [{ utm_source: 'fb' }],
  })
