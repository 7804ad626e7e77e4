import type { User } from '@moonlit/sdk'
import { FIELD_MESSAGES } from '@moonlit/sdk/rules'
import { EmailBody, ProfileForm } from '@moonlit/sdk/schemas'
import { z } from 'zod'

/** The profile on the settings page; its e-mail has a form of its own. */
export const ProfileValues = ProfileForm.pick({ firstName: true, lastName: true, nickname: true, gender: true, avatar: true }).required({
  firstName: true,
})

/** Whether two spellings are the same e-mail address. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whether an e-mail that was typed is given to the account only with its password. */
export const needsPassword = (user: Pick<User, 'email' | 'hasPassword'>, typed: unknown): boolean =>
  user.hasPassword && typeof typed === 'string' && !isSameEmail(typed.trim(), user.email)

const Password = z.object({ password: z.string() })
const hasPasswordFor = (user: User) => (values: { email: string; password: string }) => values.password !== '' || !needsPassword(user, values.email)
const PASSWORD_MISSING = { path: ['password'], message: FIELD_MESSAGES.required }

/** The e-mail of a person in a form of its own. */
export const emailValuesOf = (user: User) => EmailBody.extend(Password.shape).refine(hasPasswordFor(user), PASSWORD_MISSING)

/** The profile of a person in its dialog. */
export const profileWithEmailOf = (user: User) =>
  ProfileForm.pick({ firstName: true, lastName: true, gender: true, avatar: true, email: true })
    .required({ firstName: true, email: true })
    .extend(Password.shape)
    .refine(hasPasswordFor(user), PASSWORD_MISSING)

type Values = z.output<typeof ProfileValues> & Partial<z.output<ReturnType<typeof profileWithEmailOf>>>

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** The e-mail that is sent with the password it needs; neither, when it is the one it was. [AC-03] */
export const emailChangeOf = ({ email, password }: Pick<Values, 'email' | 'password'>, present: Pick<User, 'email'>) =>
  email === undefined || isSameEmail(email, present.email) ? {} : { email, password: filled(password) }

/**
 * What of a profile is sent: empty fields are left out, and so is an e-mail that is the one it was. Of the picture, an empty text is a wish:
 * it takes the picture away. [AC-03]
 */
export const changesOf = ({ firstName, lastName, nickname, gender, avatar, ...email }: Values, present: Pick<User, 'email'>): Values => ({
  firstName,
  lastName: filled(lastName),
  nickname: filled(nickname),
  gender,
  avatar,
  ...emailChangeOf(email, present),
})

/** Whether what would be sent of a profile is what is kept: there is nothing to send then. */
export const areKept = ({ avatar, ...changes }: Values, present: User): boolean =>
  avatar === undefined && Object.entries(changes).every(([field, value]) => value === undefined || value === Reflect.get(present, field))
