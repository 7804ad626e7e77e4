import { VALUES, given, type Of } from '../interaction.ts'
import { email, free, nobody } from './people.ts'

export const core: Of<'core'> = {
  'core.alive': [
    { status: 200, when: 'with true while the service is up', given: nobody },
    { status: 200, when: 'with false while it is not', given: [given('the API is out of order')], example: { status: false } },
  ],
  'core.contact': [
    {
      status: 201,
      when: 'to a contact message',
      given: nobody,
      args: { body: { topic: 'question', email, message: 'Do you have gift cards?' } },
    },
    {
      status: 400,
      when: 'to a contact message without text',
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
