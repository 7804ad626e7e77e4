import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Tokens } from './auth.ts'
import { ApiErrorBody, Email, FirstName, Id, Lang, MediaUrl, TrackingParams } from './common.ts'
import { acts, actsOnce, reads } from './policy.ts'
import { FIELD_MESSAGES } from './rules.ts'

const c = initContract()

export const OAuthProvider = z
  .enum(['google', 'facebook', 'twitter'])
  .meta({ id: 'OAuthProvider', description: 'Social identity provider', examples: ['google'] })

/** The provider's id of a person; always `<provider>-<id>` (VA-10). */
const OAuthProfileId = z
  .string()
  .max(128)
  .regex(/-/u, FIELD_MESSAGES.invalid)
  .meta({ description: 'Id at the provider; contains a dash', examples: ['google-1093'] })

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
    description: 'The browser goes there; the provider sends it back to /oauth/confirm or /oauth/error. back_url is honoured only within the origin.',
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
      'login carries tokens; signup carries the profile to finish registration with; error means the person refused or the provider failed.',
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
    metadata: reads('public'),
  },
  signup: {
    method: 'POST',
    path: '/oauth/signup/',
    summary: "Create an account from a provider's profile",
    description: 'Without an e-mail from the provider the person gives one, and it needs confirming.',
    body: z
      .object({
        oauthProfileId: OAuthProfileId,
        provider: OAuthProvider,
        email: Email.optional(),
        agreeToNewsletter: z.boolean().default(true),
        lang: Lang,
        firstName: FirstName.optional(),
        lastName: z.string().max(64).optional(),
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
