import { Email, FirstName } from '@moonlit/contract/fields'
import { NAME_MAX_LENGTH } from '@moonlit/contract/rules'
import { lineOf } from '@moonlit/contract/texts'
import { z } from 'zod'
import type { ProviderProfile } from '../../providers/accounts.ts'
import type { Provider } from '../../providers/registration.ts'
import { normalEmail } from '../auth/rules.ts'

/** A provider's profile data that passes our own rules. */
export const VerifiedProfile = z.object({
  /** Provider and the person's id there. */
  profileId: z.string(),
  /** Confirmed by the provider. */
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
})
export type VerifiedProfile = z.infer<typeof VerifiedProfile>

/** Keeps the valid parts of a provider's profile; the person enters the rest. */
export const verifiedProfile = (provider: Provider, { subject, email, firstName, lastName }: ProviderProfile): VerifiedProfile => {
  const address = Email.safeParse(email)
  return {
    profileId: `${provider}-${subject}`,
    email: address.success ? normalEmail(address.data) : null,
    firstName: FirstName.safeParse(firstName).data ?? '',
    lastName: lineOf(NAME_MAX_LENGTH).safeParse(lastName.slice(0, NAME_MAX_LENGTH)).data ?? '',
  }
}
