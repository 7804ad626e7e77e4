import type { OAuthProfile } from '@moonlit/contract/oauth'
import type { z } from 'zod'
import type { VerifiedProfile } from './verified-profile.ts'
import type { Attempt } from './repo.ts'

/** The name that a proven profile is signed up under: the attempt's id is the token that nobody can guess. */
export const profileNameOf = ({ id, provider }: Attempt): string => `${provider}-${id}`

/** What a provider told about a person, to finish registration with. Names every field. */
export const presentProfile = (attempt: Attempt, { email, firstName, lastName }: VerifiedProfile): z.infer<typeof OAuthProfile> => ({
  oauthProfileId: profileNameOf(attempt),
  provider: attempt.provider,
  ...(email === null ? {} : { email }),
  ...(firstName === '' ? {} : { firstName }),
  ...(lastName === '' ? {} : { lastName }),
})

/** The id of the attempt that a profile is named after. */
export const attemptIdOf = (oauthProfileId: string): string => oauthProfileId.slice(oauthProfileId.indexOf('-') + 1)
