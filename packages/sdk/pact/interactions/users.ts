import { given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'
import { email, free, nobody, premium, unconfirmed } from './people.ts'

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
      given: [given('there is an account of {email}', { email }), ...unconfirmed],
      args: { body: { email, password: 'moonlight7' } },
      code: 'user_exists',
    },
    {
      status: 400,
      when: 'to a new address with a wrong password',
      given: free,
      args: { body: { email, password: 'starlight8' } },
      code: 'wrong_password',
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
      example: { dialogs: [{ messages: [{ reaction: null }] }], generations: [], characters: [], payments: [], calls: [] },
    },
  ],
}
