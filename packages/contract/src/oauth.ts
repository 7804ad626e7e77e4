import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Tokens } from './auth.ts'
import { ApiErrorBody, Id, MediaUrl } from './common.ts'
import { Email, FirstName, Lang, TrackingParams } from './fields.ts'
import { acts, actsOnce } from './policy.ts'
import { FIELD_MESSAGES, NAME_MAX_LENGTH } from './rules.ts'
import { lineOf } from './texts.ts'

const c = initContract()

export const OAuthProvider = z
  .enum(['google', 'facebook', 'twitter'])
  .meta({ id: 'OAuthProvider', description: 'Social identity provider', examples: ['google'] })

/**
 * Id of a verified profile: `<provider>-<token>` (VA-10). The token cannot be guessed and
 * belongs to one sign-in, so that knowing a person's provider id is not enough to use their profile.
 */
const OAuthProfileId = z
  .string()
  .max(128)
  .regex(/-/u, FIELD_MESSAGES.invalid)
  .meta({ description: 'Names a proven profile, for one sign-up; contains a dash', examples: ['google-1093'] })

export const OAuthProfile = z
  .object({
    oauthProfileId: OAuthProfileId,
    provider: OAuthProvider,
    email: z.email().optional(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    imageUrl: MediaUrl.optional(),
  })
  .meta({
    id: 'OAuthProfile',
    description: 'What the provider told about the person',
    examples: [{ oauthProfileId: 'google-1093', provider: 'google', email: 'sam@example.com' }],
  })

export const oauth = c.router({
  getLink: {
    method: 'GET',
    path: '/oauth/get-link/',
    summary: "Get the address of a provider's sign-in page",
    description:
      'The browser goes there; the provider sends it back to /oauth/confirm or /oauth/error, with the id to ask status for. back_url is honoured only within the origin. A guest session sent along moves its dialogs to the account. The browser is remembered by a cookie: in another one, the sign-in is not found.',
    query: z.object({
      back_url: z
        .string()
        .max(2048)
        .meta({ description: 'Where to come back to', examples: ['/chat/'] }),
      oauth_type: z.enum(['oauth_login', 'oauth_signup']).meta({ description: 'To sign in or to sign up', examples: ['oauth_login'] }),
      provider: OAuthProvider,
    }),
    responses: {
      200: z.object({ link: z.string().min(1) }).meta({
        id: 'OAuthLink',
        description: "Address of the provider's page",
        examples: [{ link: 'http://localhost:4000/providers/google/authorize?state=s1' }],
      }),
    },
    metadata: acts('public'),
  },
  status: {
    method: 'GET',
    path: '/oauth/status/:id/',
    summary: 'Ask how a social sign-in ended',
    description:
      'login carries tokens, once and for ten minutes; signup carries the profile to finish registration with, for an hour; error means the person refused, the provider failed, or it is too late. 404 for an unknown id.',
    pathParams: z.object({ id: Id }),
    responses: {
      200: z
        .object({
          status: z.enum(['pending', 'login', 'signup', 'error']),
          jwtToken: z.string().optional(),
          refreshToken: z.string().optional(),
          profile: OAuthProfile.optional(),
        })
        .meta({ id: 'OAuthStatus', description: 'How a social sign-in ended', examples: [{ status: 'pending' }] }),
    },
    metadata: acts('public'),
  },
  signup: {
    method: 'POST',
    path: '/oauth/signup/',
    summary: "Create an account from a provider's profile",
    description:
      'Takes the profile that status answered within the last hour; any other is a 400. The provider’s e-mail is used as it is, and is confirmed. Without one the person gives one, and it needs confirming. 409 when the profile or the e-mail has an account; one that never confirmed the provider’s e-mail, and has paid nothing, gives way.',
    body: z
      .object({
        oauthProfileId: OAuthProfileId,
        provider: OAuthProvider,
        email: Email.optional(),
        agreeToNewsletter: z.boolean().default(true),
        lang: Lang,
        firstName: FirstName.optional(),
        lastName: lineOf(NAME_MAX_LENGTH).optional(),
        params: TrackingParams.optional(),
      })
      .meta({
        id: 'OAuthSignupBody',
        description: 'A new account through a provider',
        examples: [{ oauthProfileId: 'google-1093', provider: 'google', agreeToNewsletter: true, lang: 'en' }],
      }),
    responses: { 201: Tokens, 403: ApiErrorBody, 409: ApiErrorBody },
    metadata: actsOnce('public'),
  },
})
