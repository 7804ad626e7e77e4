import { VALUES, given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'
import { email, free, guest, nobody, unconfirmed } from './people.ts'

const password = 'moonlight7'
const account = [given('there is an account of {email}', { email })]
const signedUp = [given('somebody has signed up as {email}', { email })]
const asked = [given('somebody has asked for a new password of {email}', { email })]
const registration = { email, password, agreeToNewsletter: true, lang: 'en' } as const

export const auth: Of<'auth'> = {
  'auth.authUser': [
    { status: 200, when: 'to a visitor who says who they are', given: nobody, args: { body: { firstName: 'Sam', gender: 'male' } } },
    {
      status: 400,
      when: 'to a name that is too short',
      given: nobody,
      args: { body: { firstName: 'S', gender: 'male' } },
      code: 'validation_failed',
      fields: ['firstName'],
    },
  ],
  'auth.register': [
    { status: 201, when: 'to somebody new', given: nobody, args: { body: registration } },
    {
      status: 201,
      when: 'to a guest, whose dialogs move to the account',
      given: [given('a guest named {firstName} has a chat with {slug}', { firstName: 'Sam', slug: 'amara' })],
      args: { body: { ...registration, sessionId: VALUES.guestSessionId } },
    },
    {
      status: 400,
      when: 'to an address and a password that are none',
      given: nobody,
      args: { body: { ...registration, email: 'robin', password: 'moon' } },
      code: 'validation_failed',
      fields: ['email', 'password'],
    },
    {
      status: 403,
      when: 'to an address whose accounts were deleted time and again',
      given: [forced('auth.register', 403, 'too_many_deleted')],
      args: { body: registration },
      code: 'too_many_deleted',
    },
    { status: 409, when: 'to an address that has an account', given: account, args: { body: registration }, code: 'user_exists' },
  ],
  'auth.login': [
    { status: 200, when: 'to the right password', given: account, args: { body: { email, password } } },
    {
      status: 200,
      when: 'to a guest, whose dialogs move to the account',
      given: [...account, given('a guest named {firstName} is here', { firstName: 'Sam' })],
      args: { body: { email, password } },
    },
    { status: 400, when: 'to a wrong password', given: account, args: { body: { email, password: 'starlight8' } }, code: 'wrong_credentials' },
    { status: 404, when: 'to an address without an account', given: nobody, args: { body: { email, password } }, code: 'user_not_found' },
  ],
  'auth.logout': [
    { status: 200, when: 'to somebody who signs out', given: free, args: { body: { jwtToken: VALUES.jwtToken, refreshToken: VALUES.refreshToken } } },
  ],
  'auth.refreshToken': [
    { status: 200, when: 'to a refresh token that was not used yet', given: free, args: { body: { refreshToken: VALUES.refreshToken } } },
    { status: 401, when: 'to a refresh token that is none', given: nobody, args: { body: { refreshToken: 'e30.e30.c2ln' } }, code: 'token_expired' },
  ],
  'auth.changePassword': [
    { status: 200, when: 'to the right old password', given: free, args: { body: { oldPassword: password, newPassword: 'starlight8' } } },
    {
      status: 400,
      when: 'to a wrong old password',
      given: free,
      args: { body: { oldPassword: 'starlight8', newPassword: 'daylight9' } },
      code: 'wrong_password',
    },
    {
      status: 400,
      when: 'to a new password without a digit',
      given: free,
      args: { body: { oldPassword: password, newPassword: 'starlight' } },
      code: 'validation_failed',
      fields: ['newPassword'],
    },
  ],
  'auth.setPassword': [
    {
      status: 200,
      when: 'to somebody who came through a provider',
      given: [given('somebody has signed up through {provider}', { provider: 'google' })],
      args: { body: { newPassword: 'starlight8' } },
    },
    { status: 409, when: 'to somebody who has a password', given: free, args: { body: { newPassword: 'starlight8' } }, code: 'password_exists' },
  ],
  'auth.sendVerification': [
    {
      status: 200,
      when: 'to somebody who waits for the mail',
      given: unconfirmed,
      args: { body: {} },
    },
    {
      status: 409,
      when: 'to another address that has an account',
      given: [given('there is an account of {email}', { email }), ...unconfirmed],
      args: { body: { email } },
      code: 'user_exists',
    },
    { status: 429, when: 'within 59 seconds of the last mail', given: signedUp, args: { body: {} }, code: 'too_many_requests' },
  ],
  'auth.verify': [
    {
      status: 200,
      when: 'to the link of the mail',
      given: signedUp,
      args: { params: { userId: VALUES.userID, token: VALUES.verifyToken }, body: {} },
    },
    {
      status: 200,
      when: 'to the link that moves the account to another address',
      given: [given('the {persona} persona has asked to move to {email}', { persona: 'free', email })],
      args: { params: { userId: VALUES.userID, token: VALUES.verifyToken }, body: {} },
      example: { email, isMove: true },
    },
    {
      status: 400,
      when: 'to a link that is none',
      given: nobody,
      args: { params: { userId: 'u_nobody', token: 'nothing' }, body: {} },
      code: 'link_not_valid',
    },
  ],
  'auth.startReset': [
    { status: 200, when: 'whether or not there is an account', given: nobody, args: { body: { email } } },
    {
      status: 400,
      when: 'to an address that is none',
      given: nobody,
      args: { body: { email: 'robin' } },
      code: 'validation_failed',
      fields: ['email'],
    },
  ],
  'auth.finishReset': [
    {
      status: 200,
      when: 'to the link of the mail',
      given: asked,
      args: { params: { userId: VALUES.userID, token: VALUES.resetToken }, body: { password: 'starlight8' } },
    },
    {
      status: 400,
      when: 'to a link that is none',
      given: nobody,
      args: { params: { userId: 'u_nobody', token: 'nothing' }, body: { password: 'starlight8' } },
      code: 'link_not_valid',
    },
  ],
}

export const magicLink: Of<'magicLink'> = {
  'magicLink.create': [
    { status: 201, when: 'to a guest', given: guest, args: { body: {} } },
    { status: 403, when: 'to somebody with an account, who needs none', given: free, args: { body: {} }, code: 'forbidden' },
  ],
  'magicLink.apply': [
    {
      status: 200,
      when: 'to the other device',
      given: [given('a guest named {firstName} has made a magic link', { firstName: 'Sam' })],
      args: { body: { token: VALUES.magicToken } },
    },
    {
      status: 410,
      when: 'the second time',
      given: [given('a guest named {firstName} has made a magic link, which was used', { firstName: 'Sam' })],
      args: { body: { token: VALUES.magicToken } },
      code: 'link_gone',
    },
  ],
}

const lost = { params: { id: 'o_nobody' } }
export const oauth: Of<'oauth'> = {
  'oauth.getLink': [
    {
      status: 200,
      when: 'to somebody who signs in with a provider',
      given: nobody,
      args: { query: { provider: 'google', back_url: '/chat/', oauth_type: 'oauth_login' } },
    },
  ],
  'oauth.status': [
    {
      status: 200,
      when: 'to somebody who has an account',
      given: [given('somebody comes back from {provider} and has an account', { provider: 'google' })],
      args: { params: { id: VALUES.signInID } },
      headers: { cookie: VALUES.browserCookie },
      example: { status: 'login', jwtToken: VALUES.jwtToken, refreshToken: VALUES.refreshToken, profile: undefined },
    },
    {
      status: 200,
      when: 'to somebody who has no account yet',
      given: [given('somebody comes back from {provider} and has no account', { provider: 'google' })],
      args: { params: { id: VALUES.signInID } },
      headers: { cookie: VALUES.browserCookie },
      example: { status: 'signup', profile: { oauthProfileId: VALUES.oauthProfileId, provider: 'google', firstName: 'Robin' } },
    },
    { status: 404, when: 'to a sign-in that is none', given: nobody, args: lost, code: 'not_found' },
  ],
  'oauth.signup': [
    {
      status: 201,
      when: 'to a profile that has no account',
      given: [given('somebody has proven a profile of {provider} that has no account', { provider: 'google' })],
      args: { body: { provider: 'google', oauthProfileId: VALUES.oauthProfileId, agreeToNewsletter: true, lang: 'en' } },
    },
    {
      status: 400,
      when: 'to a profile that was not proven',
      given: nobody,
      args: { body: { provider: 'google', oauthProfileId: 'google-nobody', agreeToNewsletter: true, lang: 'en' } },
      code: 'link_not_valid',
    },
    {
      status: 403,
      when: 'to an address whose accounts were deleted time and again',
      given: [forced('oauth.signup', 403, 'too_many_deleted')],
      args: { body: { provider: 'google', oauthProfileId: 'google-1093', agreeToNewsletter: true, lang: 'en' } },
      code: 'too_many_deleted',
    },
    {
      status: 409,
      when: 'to a profile that has an account',
      given: [given('somebody has proven a profile of {provider} that has an account', { provider: 'google' })],
      args: { body: { provider: 'google', oauthProfileId: VALUES.oauthProfileId, agreeToNewsletter: true, lang: 'en' } },
      code: 'user_exists',
    },
  ],
}
