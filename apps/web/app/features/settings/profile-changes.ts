import type { User } from '@moonlit/sdk'
import { ProfileForm } from '@moonlit/sdk/schemas'
import type { z } from 'zod'

/** The profile on the settings page; its e-mail has a form of its own. */
export const ProfileValues = ProfileForm.pick({ firstName: true, lastName: true, nickname: true, gender: true, avatar: true }).required({
  firstName: true,
})

/** The profile in its dialog. */
export const ProfileWithEmail = ProfileForm.pick({ firstName: true, lastName: true, gender: true, avatar: true, email: true }).required({
  firstName: true,
  email: true,
})

type Values = z.output<typeof ProfileValues> & Partial<z.output<typeof ProfileWithEmail>>

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** Whether two spellings are the same e-mail address. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * What of a profile is sent: empty fields are left out, and so is an e-mail that is the one it was. Of the picture, an empty text is a wish:
 * it takes the picture away. [AC-03]
 */
export const changesOf = ({ firstName, lastName, nickname, gender, avatar, email }: Values, present: Pick<User, 'email'>): Values => ({
  firstName,
  lastName: filled(lastName),
  nickname: filled(nickname),
  gender,
  avatar,
  email: email === undefined || isSameEmail(email, present.email) ? undefined : email,
})
