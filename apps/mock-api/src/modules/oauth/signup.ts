import type { contract } from '@moonlit/contract'
import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import type { ServerInferRequest } from '@ts-rest/core'
import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { type Opened, openAccount } from '../auth/register.ts'
import { findGuest } from '../auth/repo.ts'
import { normalEmail } from '../auth/rules.ts'
import type { Mailer } from '../mail/mailer.ts'
import { profileNameOf } from './present.ts'
import { type Attempt, findCandidates, linkProfile, verifiedProfileOf, spendAttempt } from './repo.ts'
import { statusNow } from './rules.ts'

type Body = ServerInferRequest<typeof contract.oauth.signup>['body']

const guestName = (world: World, guestId: string | null): string | undefined => (guestId === null ? undefined : findGuest(world, guestId)?.firstName)

/**
 * Creates an account from a verified profile. The provider's e-mail counts as confirmed; without
 * one, the person's e-mail gets a confirmation link.
 * @param attempt the attempt of the profile, if any
 * @throws ApiError 400 for an unverified profile or a missing e-mail, 409 for one that has an account, 403 for
 *   an e-mail with too many deleted accounts
 */
export const signUp = (
  world: World,
  mailer: Mailer,
  attempt: Attempt | undefined,
  { body, ...from }: { body: Body; country: string; guestId: string | null; visitorKey: string },
): Opened =>
  world.atomically(() => {
    if (attempt === undefined || body.oauthProfileId !== profileNameOf(attempt) || body.provider !== attempt.provider)
      throw new ApiError('link_not_valid')
    const status = statusNow(attempt, world.clock.now())
    // A second click finds the account.
    if (status === 'spent') throw new ApiError('user_exists')
    const profile = status === 'signup' ? verifiedProfileOf(attempt) : null
    if (profile === null) throw new ApiError('link_not_valid')
    if (findCandidates(world, profile).linkedTo !== null) throw new ApiError('user_exists')
    const email = profile.email ?? (body.email === undefined ? null : normalEmail(body.email))
    if (email === null) throw new ApiError('validation_failed', { fields: [{ path: 'email', message: FIELD_MESSAGES.required }] })
    const opened = openAccount(world, mailer, {
      email,
      emailVerified: profile.email !== null,
      passwordHash: null,
      // A guest has told their characters what to be called.
      firstName: body.firstName ?? guestName(world, from.guestId) ?? profile.firstName,
      lastName: body.lastName ?? profile.lastName,
      language: body.lang,
      ...from,
      agreeToNewsletter: body.agreeToNewsletter,
      params: body.params ?? {},
    })
    linkProfile(world, attempt.provider, profile, opened.id)
    spendAttempt(world, attempt.id, opened.id)
    return opened
  })
