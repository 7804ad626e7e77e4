import { Email, FirstName } from '@moonlit/contract/common'
import { NAME_MAX_LENGTH } from '@moonlit/contract/rules'
import { z } from 'zod'
import type { ProviderProfile } from '../../providers/accounts.ts'
import type { Provider } from '../../providers/registration.ts'
import { normalEmail } from '../auth/rules.ts'

/** What a provider has told about a person, as far as it passes the house's own rules. */
export const VerifiedProfile = z.object({
  /** Provider and the person's number there; names them for good. */
  profileId: z.string(),
  /** The provider vouches for it. */
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
})
export type VerifiedProfile = z.infer<typeof VerifiedProfile>

/** Takes from a provider's profile what may be kept; the person is asked for the rest. */
export const verifiedProfile = (provider: Provider, { subject, email, firstName, lastName }: ProviderProfile): VerifiedProfile => {
  const address = Email.safeParse(email)
  return {
    profileId: `${provider}-${subject}`,
    email: address.success ? normalEmail(address.data) : null,
    firstName: FirstName.safeParse(firstName).data ?? '',
    lastName: lastName.slice(0, NAME_MAX_LENGTH),
  }
}
