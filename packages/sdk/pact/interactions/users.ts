import { VALUES, given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'

const nobody = [given('nobody is signed in')]
const free = [given('the {persona} persona is signed in', { persona: 'free' })]
const premium = [given('the {persona} persona is signed in', { persona: 'premium' })]
const email = 'robin@moonlit.example'

export const users: Of<'users'> = {
  'users.me': [
    {
      status: 200,
      when: 'to a subscriber',
      given: premium,
      example: {
        access: ['premium'],
        currentPlan: 'premium-annual',
        paymentDate: '2026-03-14T20:15:00.000Z',
        subscriptionEndDate: '2027-03-14T20:15:00.000Z',
      },
    },
    { status: 200, when: 'to somebody without a subscription', given: free },
    {
      status: 401,
      when: 'to an access token that has run out',
      given: [given('the {persona} persona signed in {duration} ago', { persona: 'free', duration: '16m' })],
      code: 'token_expired',
    },
    {
      status: 403,
      when: 'to an access token that says what is true no longer',
      given: [given('somebody has signed up as {email} and confirmed the address since', { email })],
      code: 'refresh_tokens',
    },
  ],
  'users.updateMe': [
    { status: 200, when: 'to another name', given: free, args: { body: { firstName: 'Robin' } } },
    {
      status: 400,
      when: 'to a name that is too short',
      given: free,
      args: { body: { firstName: 'R' } },
      code: 'validation_failed',
      fields: ['firstName'],
    },
    {
      status: 409,
      when: 'to an address that has an account',
      given: [given('there is an account of {email}', { email }), ...free],
      args: { body: { email } },
      code: 'user_exists',
    },
    {
      status: 413,
      when: 'to a picture that is too large',
      given: [...free, forced('users.updateMe', 413, 'too_large')],
      args: { body: { firstName: 'Robin' } },
      code: 'too_large',
    },
    {
      status: 415,
      when: 'to a picture that is none',
      given: [...free, forced('users.updateMe', 415, 'unsupported_media')],
      args: { body: { firstName: 'Robin' } },
      code: 'unsupported_media',
    },
  ],
  'users.deleteMe': [
    { status: 200, when: 'to the right password', given: free, args: { body: { password: 'moonlight7' } } },
    { status: 400, when: 'to a wrong password', given: free, args: { body: { password: 'starlight8' } }, code: 'wrong_password' },
  ],
  'users.language': [{ status: 200, when: 'to somebody who is signed in', given: free }],
  'users.setLanguage': [{ status: 200, when: 'to another language', given: free, args: { body: { language: 'de' } } }],
  'users.access': [{ status: 200, when: 'to a subscriber', given: premium }],
  'users.phoneNumber': [{ status: 200, when: 'to somebody who has given none', given: free, example: { phoneNumber: null } }],
  'users.setPhoneNumber': [
    { status: 200, when: 'to a number', given: free, args: { body: { phoneNumber: '+4915123456789' } } },
    {
      status: 400,
      when: 'to a number that is none',
      given: free,
      args: { body: { phoneNumber: '12' } },
      code: 'validation_failed',
      fields: ['phoneNumber'],
    },
  ],
  'users.currency': [{ status: 200, when: 'to a visitor', given: nobody }],
  'users.export': [
    {
      status: 200,
      when: 'to somebody who has a chat',
      given: [given('the {persona} persona has a chat with {slug}', { persona: 'premium', slug: 'amara' })],
      example: { generations: [], characters: [], payments: [], calls: [] },
    },
  ],
}

export const stats: Of<'stats'> = {
  'stats.firstTouch': [
    { status: 200, when: 'to a visitor', given: nobody, args: { params: { promoType: 'fb' }, body: { query: { utm_source: 'fb' } } } },
  ],
  'stats.firstTouchOfBot': [
    {
      status: 200,
      when: 'to a visitor of a character',
      given: nobody,
      args: { params: { promoType: 'fb', slug: 'amara' }, body: { query: { utm_source: 'fb' } } },
    },
    {
      status: 404,
      when: 'to a character that is not there',
      given: nobody,
      args: { params: { promoType: 'fb', slug: 'nobody-here' }, body: { query: {} } },
      code: 'not_found',
    },
  ],
  'stats.bot': [
    {
      status: 200,
      when: 'to an admin',
      given: [given('the {persona} persona is signed in', { persona: 'admin' })],
      args: { params: { id: 'amara' } },
    },
    { status: 404, when: 'to somebody who is no admin', given: free, args: { params: { id: 'amara' } }, code: 'not_found' },
    { status: 404, when: 'for a character that is not there', given: nobody, args: { params: { id: 'nobody-here' } }, code: 'not_found' },
  ],
  'stats.source': [
    {
      status: 200,
      when: 'to an admin',
      given: [given('the {persona} persona is signed in', { persona: 'admin' })],
      args: { params: { promoType: 'fb' }, query: {} },
      // Rows without a character have none.
      example: { result: [{ botSlug: null }] },
    },
    { status: 403, when: 'to somebody who is no admin', given: free, args: { params: { promoType: 'fb' }, query: {} }, code: 'forbidden' },
  ],
}

export const core: Of<'core'> = {
  'core.alive': [
    { status: 200, when: 'with true while the service is up', given: nobody },
    { status: 200, when: 'with false while it is not', given: [given('the API is out of order')], example: { status: false } },
  ],
  'core.contact': [
    {
      status: 201,
      when: 'to a letter',
      given: nobody,
      args: { body: { topic: 'question', email, message: 'Do you have gift cards?' } },
    },
    {
      status: 400,
      when: 'to a letter without words',
      given: nobody,
      args: { body: { topic: 'question', email, message: '' } },
      code: 'validation_failed',
      fields: ['message'],
    },
  ],
  'core.report': [
    {
      status: 201,
      when: 'to somebody who reports a message',
      given: [given('the {persona} persona has a chat with {slug}', { persona: 'premium', slug: 'amara' })],
      args: { body: { kind: 'message', id: VALUES.messageID, reason: 'other' } },
    },
    {
      status: 404,
      when: 'to a message that is not there',
      given: free,
      args: { body: { kind: 'message', id: 'm_nobody', reason: 'other' } },
      code: 'not_found',
    },
  ],
  'core.mailUnsubscribe': [
    {
      status: 200,
      when: 'to the link of a newsletter',
      given: [given('somebody reads a newsletter sent to {email}', { email })],
      args: { params: { token: VALUES.unsubscribeToken }, body: { subscribed: false } },
    },
    {
      status: 400,
      when: 'to a link that is none',
      given: nobody,
      args: { params: { token: 'nothing' }, body: { subscribed: false } },
      code: 'link_not_valid',
    },
  ],
}
