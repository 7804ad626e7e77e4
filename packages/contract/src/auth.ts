import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Done, Id, IsoTime } from './common.ts'
import { Email } from './fields.ts'
import { AuthUserBody, ChangePasswordBody, EmailBody, LoginBody, RegistrationBody, ResetBody, SetPasswordBody } from './forms/auth.ts'
import { acts, actsOnce, sets } from './policy.ts'

const c = initContract()

const Jwt = z
  .string()
  .min(1)
  .max(4096)
  .meta({ description: 'A signed token', examples: ['eyJhbGciOiJIUzI1NiJ9.e30.c2ln'] })

/** Both tokens of a signed-in session. The access token lives 15 minutes, the refresh token 30 days. */
export const Tokens = z.object({ jwtToken: Jwt, refreshToken: Jwt }).meta({ id: 'Tokens', description: 'Access and refresh token' })
export type Tokens = z.infer<typeof Tokens>

export const GuestSession = z
  .object({ UserSessionID: z.string().min(1) })
  .meta({ id: 'GuestSession', description: 'A guest session; sent back as X-User-Session-Id', examples: [{ UserSessionID: 'gs_7Hn2kQ' }] })
export type GuestSession = z.infer<typeof GuestSession>

/** Which e-mail a mailed link has confirmed: the first one of an account, or one that the account has moved to. */
export const ConfirmedEmail = Done.extend({
  email: z.string().describe('The e-mail that the account has now'),
  isMove: z.boolean().describe('Whether the account had another confirmed e-mail until now'),
}).meta({ id: 'ConfirmedEmail', description: 'An e-mail is confirmed', examples: [{ status: true, email: 'sam@example.com', isMove: false }] })
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>

const userAndToken = z.object({
  userId: Id,
  token: z
    .string()
    .min(1)
    .max(256)
    .meta({ description: 'Token from the mail', examples: ['t_4dYw9'] }),
})

export const auth = c.router({
  authUser: {
    method: 'POST',
    path: '/auth/auth_user/',
    summary: 'Start a guest session',
    description: 'A visitor gives a first name and a gender and may chat from then on. The session id goes as X-User-Session-Id on later calls.',
    body: AuthUserBody,
    responses: { 200: GuestSession },
    metadata: acts('public'),
  },
  register: {
    method: 'POST',
    path: '/auth/registrations/',
    summary: 'Create an account with e-mail and password',
    description:
      'The account can sign in at once; it can chat when its e-mail is confirmed. One that was not confirmed within a week, and has paid nothing, gives way to a new one with its e-mail.',
    body: RegistrationBody,
    responses: { 201: Tokens, 403: ApiErrorBody, 409: ApiErrorBody },
    metadata: acts('public'),
  },
  login: {
    method: 'POST',
    path: '/auth/login/',
    summary: 'Sign in with e-mail and password',
    description: 'Answers both tokens. A guest session sent along moves its chats to the account.',
    body: LoginBody,
    responses: { 200: Tokens, 400: ApiErrorBody, 404: ApiErrorBody },
    metadata: acts('public'),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout/',
    summary: 'End this session',
    description: 'The refresh token and its family are ended; an unknown token is no error.',
    body: Tokens,
    responses: { 200: Done },
    metadata: sets('public'),
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token/',
    summary: 'Exchange a refresh token for new tokens',
    description:
      'Refresh tokens rotate. One used twice ends its whole family, for it may have been stolen. An exchange whose answer was lost can be sent again with the same exchangeId, within an hour and until one of its tokens is exchanged itself: it is answered with the same refresh token.',
    body: z
      .object({
        refreshToken: Jwt,
        exchangeId: z
          .string()
          .min(16)
          .max(64)
          .optional()
          .meta({ description: 'A random id of this exchange, chosen by the client before it is first sent' }),
      })
      .meta({ examples: [{ refreshToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', exchangeId: '5e0d6f1c-8a2b-4c3d-9e4f-0a1b2c3d4e5f' }] }),
    responses: {
      200: z.object({ newJwtToken: Jwt, newRefreshToken: Jwt }).meta({ id: 'NewTokens', description: 'The tokens that replace the old ones' }),
    },
    metadata: acts('public'),
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password/',
    summary: 'Change the password',
    description: 'Needs the present one. Every other session of the account ends.',
    body: ChangePasswordBody.meta({ examples: [{ oldPassword: 'moonlight7', newPassword: 'starlight8' }] }),
    responses: { 200: Done },
    metadata: acts('user'),
  },
  setPassword: {
    method: 'POST',
    path: '/auth/set-password/',
    summary: 'Set the first password of an account made through a provider',
    description: '409 when the account has one already.',
    body: SetPasswordBody.meta({ examples: [{ newPassword: 'starlight8' }] }),
    responses: { 200: Done, 409: ApiErrorBody },
    metadata: acts('user'),
  },
  sendVerification: {
    method: 'POST',
    path: '/auth/verify/send/',
    summary: 'Send the confirmation mail again',
    description:
      'To the address that waits to be confirmed, the present one or `newEmail`. With an e-mail in the body, that address replaces an unconfirmed one: 403 where the present one is confirmed, for then the profile changes it. 429 within 59 seconds of the last mail to the same address.',
    body: z.object({ email: Email.optional() }).meta({ examples: [{}] }),
    responses: { 200: Done, 409: ApiErrorBody },
    metadata: acts('user'),
  },
  verify: {
    method: 'POST',
    path: '/auth/verify/:userId/:token/',
    summary: 'Confirm an e-mail address',
    description:
      'The link of the confirmation mail; that of `newEmail` moves the account there, which the answer says. A used or wrong token is a 400, and so is one to an address that is another account’s by then.',
    pathParams: userAndToken,
    body: z.object({}).meta({ examples: [{}] }),
    responses: { 200: ConfirmedEmail },
    metadata: actsOnce('public'),
  },
  startReset: {
    method: 'POST',
    path: '/auth/reset/start/',
    summary: 'Ask for a mail to reset the password',
    description: 'Answers the same whether or not the e-mail is known.',
    body: EmailBody.meta({ examples: [{ email: 'sam@example.com' }] }),
    responses: { 200: Done },
    metadata: acts('public'),
  },
  finishReset: {
    method: 'POST',
    path: '/auth/reset/finish/:userId/:token/',
    summary: 'Set a new password with the token from the mail',
    description:
      'The token works once and expires. Every session of the account ends. The link confirms the e-mail; where it was not confirmed before, links to confirm it and linked providers are void.',
    pathParams: userAndToken,
    body: ResetBody.meta({ examples: [{ password: 'starlight8' }] }),
    responses: { 200: Done },
    metadata: actsOnce('public'),
  },
})

export const magicLink = c.router({
  create: {
    method: 'POST',
    path: '/auth/magic-link/',
    summary: 'Make a link that moves a guest session to another device',
    description: 'Works once, for 15 minutes.',
    body: z.object({}).meta({ examples: [{}] }),
    responses: {
      201: z.object({ token: z.string(), link: z.string(), expiresAt: IsoTime }).meta({
        id: 'MagicLink',
        description: 'A link to open on the other device',
        examples: [{ token: 'ml_x2', link: 'http://localhost:3000/magic-link-apply?token=ml_x2', expiresAt: '2026-03-14T20:15:00.000Z' }],
      }),
    },
    metadata: acts('session'),
  },
  apply: {
    method: 'POST',
    path: '/auth/magic-link/apply/',
    summary: 'Take over the guest session of a magic link',
    description: '410 when it was used or has expired.',
    body: z.object({ token: z.string().min(1).max(256) }).meta({ examples: [{ token: 'ml_x2' }] }),
    responses: { 200: GuestSession, 410: ApiErrorBody },
    metadata: actsOnce('public'),
  },
})
