import type { OAuthProfile } from '@moonlit/contract/oauth'
import type { z } from 'zod'
import type { VerifiedProfile } from './verified-profile.ts'
import type { Attempt } from './repo.ts'

/** The public id of a verified profile; the attempt's id in it cannot be guessed. */
export const profileNameOf = ({ id, provider }: Attempt): string => `${provider}-${id}`

/** The verified profile, to finish registration with. Names every field. */
export const presentProfile = (attempt: Attempt, { email, firstName, lastName }: VerifiedProfile): z.infer<typeof OAuthProfile> => ({
  oauthProfileId: profileNameOf(attempt),
  provider: attempt.provider,
  ...(email === null ? {} : { email }),
  ...(firstName === '' ? {} : { firstName }),
  ...(lastName === '' ? {} : { lastName }),
})

/** The attempt's id in a profile id. */
export const attemptIdOf = (oauthProfileId: string): string => oauthProfileId.slice(oauthProfileId.indexOf('-') + 1)
