/** What people fill in: who they are and how they sign in. It needs zod alone, so that a form does not bring the whole contract into a browser. */
import { z } from 'zod'
import { Email, FirstName, Gender, Lang, NewPassword, TrackingParams } from '../fields.ts'
import { FIELD_MESSAGES, TEXT_ERROR } from '../rules.ts'

export const AuthUserBody = z
  .object({ firstName: FirstName, gender: Gender })
  .meta({ id: 'AuthUserBody', description: 'Who the guest is', examples: [{ firstName: 'Sam', gender: 'male' }] })
export type AuthUserBody = z.infer<typeof AuthUserBody>

export const RegistrationBody = z
  .object({
    email: Email,
    password: NewPassword,
    agreeToNewsletter: z.boolean().default(true),
    lang: Lang,
    firstName: FirstName.optional(),
    params: TrackingParams.optional(),
    sessionId: z.string().max(128).optional().describe('Guest session whose chats move to the account'),
  })
  .meta({
    id: 'RegistrationBody',
    description: 'A new account',
    examples: [{ email: 'sam@example.com', password: 'moonlight7', agreeToNewsletter: true, lang: 'en' }],
  })

export const LoginBody = z
  .object({ email: Email, password: z.string(FIELD_MESSAGES.valueRequired).min(1, FIELD_MESSAGES.valueRequired).max(128) })
  .meta({ id: 'LoginBody', description: 'E-mail and password', examples: [{ email: 'sam@example.com', password: 'moonlight7' }] })

/** Where to mail a link. */
export const EmailBody = z.object({ email: Email })

/** The password that replaces a forgotten one. */
export const ResetBody = z.object({ password: NewPassword })

/** The present password, and the one that takes its place. */
export const ChangePasswordBody = z.object({
  oldPassword: z.string(TEXT_ERROR).min(1, FIELD_MESSAGES.required).max(128, FIELD_MESSAGES.tooLong),
  newPassword: NewPassword,
})

/** The first password of an account that has none. */
export const SetPasswordBody = z.object({ newPassword: NewPassword })

/** What a person adds to what the provider told. */
export const OAuthEmailBody = z.object({ email: Email, agreeToNewsletter: z.boolean() })
