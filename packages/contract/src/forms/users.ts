/** What people fill in: their profile. It needs zod alone, so that a form does not bring the whole contract into a browser. */
import { z } from 'zod'
import { Email, FirstName, Gender } from '../fields.ts'
import { FIELD_MESSAGES, NAME_MAX_LENGTH } from '../rules.ts'
import { lineOf } from '../texts.ts'

const FormFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

/** Fields of the profile form. What is left out stays; the avatar is checked by its content. */
export const ProfileForm = z
  .object({
    firstName: FirstName.optional(),
    lastName: lineOf(NAME_MAX_LENGTH).optional(),
    nickname: lineOf(NAME_MAX_LENGTH).optional(),
    email: Email.optional(),
    gender: Gender.optional(),
    telegram: z
      .string()
      .max(33, FIELD_MESSAGES.invalid)
      .regex(/^(?:@?\w{5,32})?$/u, FIELD_MESSAGES.invalid)
      .optional()
      .describe('An empty one takes the name away'),
    agreeToNewsletter: FormFlag.optional(),
    agreeToPerformanceReporting: FormFlag.optional(),
    agreeToBillingMailing: FormFlag.optional(),
    password: z.string().max(128, FIELD_MESSAGES.tooLong).optional().describe('The present one: a new e-mail needs it where there is one'),
    avatar: z
      .union([z.file(), z.literal('')], FIELD_MESSAGES.file)
      .optional()
      .describe('Image, at most 5 MB; an empty text takes it away'),
  })
  .meta({ id: 'ProfileForm', description: 'Changes to the profile, as a form', examples: [{ firstName: 'Sam' }] })

/** A phone number, or none. */
export const PhoneNumber = z
  .object({
    phoneNumber: z
      .string()
      .max(16, FIELD_MESSAGES.invalid)
      .regex(/^\+[1-9]\d{6,14}$/u, FIELD_MESSAGES.invalid)
      .nullable(),
  })
  .meta({ id: 'PhoneNumber', description: 'E.164, or null', examples: [{ phoneNumber: '+4915123456789' }] })
