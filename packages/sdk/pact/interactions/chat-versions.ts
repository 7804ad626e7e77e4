import { VALUES, given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'

const replied = [given('a guest named {firstName} has written to {slug} and got a reply', { firstName: 'Sam', slug: 'amara' })]
const twice = [given('a guest named {firstName} has written to {slug} and got two versions of the reply', { firstName: 'Sam', slug: 'amara' })]
const none = given('those without a subscription may send {count} messages', { count: '0' })
const reply = { params: { id: VALUES.chatID, msgId: VALUES.messageID } }
const own = { params: { id: VALUES.chatID, msgId: VALUES.ownMessageID } }
const gone = { params: { id: VALUES.chatID, msgId: 'm_nobody' } }
const changed = { message: 'How was your day?', tokenSize: 5 }
const versions = { version: 2, versions: 2 }

/** The last thing said differently. */
export const chatVersions: Pick<Of<'chats'>, 'chats.edit' | 'chats.anotherReply' | 'chats.showVersion'> = {
  'chats.edit': [
    { status: 200, when: 'to somebody who changes what they said last', given: replied, args: { ...own, body: changed } },
    {
      status: 208,
      when: 'while the character is still writing',
      given: [...replied, forced('chats.edit', 208, 'wait_for_previous_response')],
      args: { ...own, body: changed },
      code: 'wait_for_previous_response',
    },
    { status: 402, when: 'past the free messages', given: [...replied, none], args: { ...own, body: changed }, code: 'payment_required' },
    {
      status: 403,
      when: 'to words against the rules',
      given: [...replied, forced('chats.edit', 403, 'inappropriate_content')],
      args: { ...own, body: changed },
      code: 'inappropriate_content',
    },
    { status: 404, when: 'for a message that is not there', given: replied, args: { ...gone, body: changed }, code: 'not_found' },
    {
      status: 409,
      when: 'to somebody who has said more since',
      given: [...replied, forced('chats.edit', 409, 'not_last_message')],
      args: { ...own, body: changed },
      code: 'not_last_message',
    },
    {
      status: 429,
      when: 'to somebody who writes too fast',
      given: [...replied, forced('chats.edit', 429, 'too_many_messages')],
      args: { ...own, body: changed },
      code: 'too_many_messages',
    },
  ],
  'chats.anotherReply': [
    {
      status: 200,
      when: 'to somebody who wishes for other words',
      given: replied,
      args: { ...reply, body: {} },
      example: versions,
    },
    {
      status: 208,
      when: 'while the character is still writing',
      given: [...replied, forced('chats.anotherReply', 208, 'wait_for_previous_response')],
      args: { ...reply, body: {} },
      code: 'wait_for_previous_response',
    },
    { status: 402, when: 'past the free messages', given: [...replied, none], args: { ...reply, body: {} }, code: 'payment_required' },
    {
      status: 409,
      when: 'to somebody who has said more since',
      given: [...replied, forced('chats.anotherReply', 409, 'not_last_message')],
      args: { ...reply, body: {} },
      code: 'not_last_message',
    },
    {
      status: 429,
      when: 'to somebody who asks too fast',
      given: [...replied, forced('chats.anotherReply', 429, 'too_many_messages')],
      args: { ...reply, body: {} },
      code: 'too_many_messages',
    },
  ],
  'chats.showVersion': [
    {
      status: 200,
      when: 'to somebody who looks at the first one again',
      given: twice,
      args: { ...reply, body: { version: 1 } },
      example: { version: 1, versions: 2 },
    },
    {
      status: 208,
      when: 'while the character is still writing',
      given: [...twice, forced('chats.showVersion', 208, 'wait_for_previous_response')],
      args: { ...reply, body: { version: 1 } },
      code: 'wait_for_previous_response',
    },
    { status: 404, when: 'for a version that is not there', given: twice, args: { ...reply, body: { version: 3 } }, code: 'not_found' },
    {
      status: 409,
      when: 'to somebody who has said more since',
      given: [...twice, forced('chats.showVersion', 409, 'not_last_message')],
      args: { ...reply, body: { version: 1 } },
      code: 'not_last_message',
    },
  ],
}
