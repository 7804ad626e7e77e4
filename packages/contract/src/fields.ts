/** What people give of themselves, in several calls. Forms check with these too, so nothing else of the contract is imported here. */
import { z } from 'zod'
import {
  FIELD_MESSAGES,
  FORBIDDEN_NAME_CHARACTERS,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_PATTERN,
  TEXT_ERROR,
} from './rules.ts'
import { GENDERS, LOCALES } from './vocabulary.ts'

/** A requested language; an unknown one falls back to English. */
export const Lang = z
  .enum(LOCALES)
  .catch('en')
  .default('en')
  .describe('Language of the texts; unknown ones fall back to en')
  .meta({ examples: ['de'] })

/** A requested language, where leaving it out, or naming an unknown one, means another than English. */
export const OptionalLang = z
  .enum(LOCALES)
  .optional()
  .catch(undefined)
  .meta({ examples: ['de'] })

export const Gender = z
  .enum(GENDERS, { error: (issue) => (issue.input === undefined || issue.input === '' ? FIELD_MESSAGES.required : FIELD_MESSAGES.choose) })
  .meta({ id: 'Gender', description: 'Gender', examples: ['female'] })

export const Email = z
  .string(TEXT_ERROR)
  .trim()
  .min(1, FIELD_MESSAGES.required)
  .max(254, FIELD_MESSAGES.tooLong)
  .pipe(z.email(FIELD_MESSAGES.email))
  .meta({ description: 'E-mail address', examples: ['sam@example.com'], format: 'email' })

/** A new password (VA-03). */
export const NewPassword = z
  .string(TEXT_ERROR)
  .min(1, FIELD_MESSAGES.required)
  .min(PASSWORD_MIN_LENGTH, FIELD_MESSAGES.passwordLength)
  .max(128, FIELD_MESSAGES.tooLong)
  .regex(PASSWORD_PATTERN, FIELD_MESSAGES.password)
  .meta({ description: 'A new password', examples: ['moonlight7'] })

/** A person's first name (VA-05). */
export const FirstName = z
  .string(TEXT_ERROR)
  .trim()
  .min(1, FIELD_MESSAGES.required)
  .min(NAME_MIN_LENGTH, FIELD_MESSAGES.nameLength)
  .max(NAME_MAX_LENGTH, FIELD_MESSAGES.tooLong)
  .refine((name) => !FORBIDDEN_NAME_CHARACTERS.test(name), FIELD_MESSAGES.nameCharacters)
  .meta({ description: 'First name', examples: ['Sam'] })

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
