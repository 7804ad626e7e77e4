import { VALUES, given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'
import { chatDeletion } from './chat-deletion.ts'
import { chatFacts } from './chat-facts.ts'
import { chatVersions } from './chat-versions.ts'
import { chatRecords } from './chat-records.ts'
import { chatting, guest, nobody } from './people.ts'

const premium = [given('the {persona} persona has a chat with {slug}', { persona: 'premium', slug: 'amara' })]
const blocked = [given('a guest named {firstName} has a chat with {slug}, whom they have blocked since', { firstName: 'Sam', slug: 'amara' })]
const here = { params: { id: VALUES.chatID } }
const elsewhere = { params: { id: 'c_nobody' } }
const message = { params: { id: VALUES.chatID, msgId: VALUES.messageID } }
const replied = [given('a guest named {firstName} has written to {slug} and got a reply', { firstName: 'Sam', slug: 'amara' })]
const quoted = [given('a guest named {firstName} has quoted what {slug} said', { firstName: 'Sam', slug: 'amara' })]
const question = { message: 'How was your night?', tokenSize: 5 }

export const chats: Of<'chats'> = {
  ...chatVersions,
  ...chatFacts,
  ...chatDeletion,
  ...chatRecords,
  'chats.start': [
    { status: 200, when: 'to a guest', given: guest, args: { params: { slug: 'amara' }, query: { lang: 'en' } } },
    {
      status: 402,
      when: 'for a character that is paid for',
      given: guest,
      args: { params: { slug: 'lysandra' }, query: { lang: 'en' } },
      code: 'model_access',
    },
    {
      status: 403,
      when: 'for a character they have blocked',
      given: blocked,
      args: { params: { slug: 'amara' }, query: { lang: 'en' } },
      code: 'character_blocked',
    },
    {
      status: 403,
      when: 'to somebody who has not said who they are',
      given: [...guest, forced('chats.start', 403, 'profile_incomplete')],
      args: { params: { slug: 'amara' }, query: { lang: 'en' } },
      code: 'profile_incomplete',
    },
    {
      status: 404,
      when: 'for a character that is not there',
      given: guest,
      args: { params: { slug: 'nobody-here' }, query: { lang: 'en' } },
      code: 'not_found',
    },
    {
      status: 409,
      when: 'for a character that is still in the making',
      given: [...guest, forced('chats.start', 409, 'character_not_ready')],
      args: { params: { slug: 'amara' }, query: { lang: 'en' } },
      code: 'character_not_ready',
    },
  ],
  'chats.list': [
    {
      status: 200,
      when: 'to somebody who chats',
      given: chatting,
      example: {
        result: [
          {
            chatID: 'c_8Zk2',
            botSlug: 'amara',
            botName: 'Amara',
            botImageUrl: '/media/amara/cover.webp',
            lastMessage: { messageID: 'm_18s', isBot: true, text: 'You came back.', isFullImage: false, timestamp: '2026-03-14T20:15:00.000Z' },
            unread: 0,
            isPinned: false,
            isMuted: false,
            isArchived: false,
          },
        ],
      },
    },
  ],
  'chats.delete': [
    { status: 200, when: 'for a chat of their own', given: chatting, args: here },
    { status: 404, when: 'for a chat that is not theirs', given: guest, args: elsewhere, code: 'not_found' },
  ],
  'chats.change': [
    { status: 200, when: 'to somebody who pins a chat', given: chatting, args: { ...here, body: { isPinned: true } } },
    { status: 200, when: 'to somebody who archives a chat', given: chatting, args: { ...here, body: { isArchived: true } } },
    { status: 404, when: 'for a chat that is not theirs', given: guest, args: { ...elsewhere, body: { isMuted: true } }, code: 'not_found' },
  ],
  'chats.messages': [
    { status: 200, when: 'to somebody who opens a chat', given: chatting, args: { ...here, query: { limit: 30, offset: 0 } } },
    {
      status: 200,
      when: 'to somebody who has quoted what was said',
      given: quoted,
      // The message before the last reply.
      args: { ...here, query: { limit: 1, offset: 1 } },
      example: {
        result: {
          messages: [
            {
              messageID: 'm_18t',
              isBot: false,
              text: 'That one',
              isFullImage: false,
              quoted: { messageID: 'm_18s', said: { isBot: true, text: 'You came back.', hasPhoto: false } },
              timestamp: '2026-03-14T20:15:00.000Z',
            },
          ],
        },
      },
    },
    { status: 404, when: 'for a chat that is not theirs', given: guest, args: { ...elsewhere, query: { limit: 30, offset: 0 } }, code: 'not_found' },
  ],
  'chats.react': [
    { status: 200, when: 'to somebody who likes what was said', given: replied, args: { ...message, body: { reaction: 'love' } } },
    { status: 200, when: 'to somebody who takes it back', given: replied, args: { ...message, body: { reaction: null } } },
    {
      status: 404,
      when: 'for a message that is not there',
      given: replied,
      args: { params: { id: VALUES.chatID, msgId: 'm_nobody' }, body: { reaction: 'love' } },
      code: 'not_found',
    },
  ],
  'chats.read': [
    { status: 200, when: 'to somebody who has seen what was said', given: chatting, args: here },
    { status: 404, when: 'for a chat that is not theirs', given: guest, args: elsewhere, code: 'not_found' },
  ],
  'chats.send': [
    { status: 200, when: 'to a guest who writes', given: chatting, args: { ...here, body: question } },
    {
      status: 200,
      when: 'to a guest who quotes what was said',
      given: replied,
      args: { ...here, body: { ...question, quotedMessageID: VALUES.messageID } },
    },
    { status: 200, when: 'to a subscriber who writes', given: premium, args: { ...here, body: question } },
    {
      status: 208,
      when: 'while the character is still writing',
      given: [given('a guest named {firstName} has a chat with {slug} who is still writing', { firstName: 'Sam', slug: 'amara' })],
      args: { ...here, body: question },
      code: 'wait_for_previous_response',
    },
    {
      status: 400,
      when: 'to a message without words',
      given: chatting,
      args: { ...here, body: { message: ' ', tokenSize: 0 } },
      code: 'validation_failed',
      fields: ['message'],
    },
    {
      status: 402,
      when: 'past the free messages',
      given: [...chatting, given('those without a subscription may send {count} messages', { count: '0' })],
      args: { ...here, body: question },
      code: 'payment_required',
    },
    {
      status: 403,
      when: 'to words against the rules',
      given: [...chatting, forced('chats.send', 403, 'inappropriate_content')],
      args: { ...here, body: question },
      code: 'inappropriate_content',
    },
    {
      status: 403,
      when: 'to somebody whose address is not confirmed',
      given: [given('the {persona} persona has a chat with {slug}', { persona: 'unconfirmed', slug: 'amara' })],
      args: { ...here, body: question },
      code: 'email_not_verified',
    },
    { status: 403, when: 'to somebody who has blocked the character', given: blocked, args: { ...here, body: question }, code: 'character_blocked' },
    { status: 404, when: 'for a chat that is not theirs', given: guest, args: { ...elsewhere, body: question }, code: 'not_found' },
    {
      status: 429,
      when: 'to somebody who writes too fast',
      given: [...chatting, forced('chats.send', 429, 'too_many_messages')],
      args: { ...here, body: question },
      code: 'too_many_messages',
    },
  ],
  'chats.fullImage': [
    { status: 200, when: 'to a subscriber', given: premium, args: message },
    {
      status: 402,
      when: 'to somebody without a subscription',
      given: [
        given('the {persona} persona has a chat with {slug}', { persona: 'free', slug: 'amara' }),
        forced('chats.fullImage', 402, 'payment_required'),
      ],
      args: message,
      code: 'payment_required',
    },
    {
      status: 402,
      when: "to a subscriber whose month's photos are used up",
      given: [...premium, forced('chats.fullImage', 402, 'chat_photo_limit')],
      args: message,
      code: 'chat_photo_limit',
    },
    {
      status: 404,
      when: 'for a message that is not there',
      given: chatting,
      args: { params: { id: VALUES.chatID, msgId: 'm_nobody' } },
      code: 'not_found',
    },
  ],
  'chats.voice': [
    { status: 200, when: 'to a subscriber', given: premium, args: message },
    {
      status: 402,
      when: 'to somebody with no seconds left',
      given: [given('the {persona} persona has a chat with {slug}', { persona: 'no-allowance', slug: 'amara' })],
      args: message,
      code: 'audio_limit',
    },
    {
      status: 503,
      when: 'where nothing can speak',
      given: [...premium, forced('chats.voice', 503, 'voice_unavailable')],
      args: message,
      code: 'voice_unavailable',
    },
  ],
  'chats.reminder': [
    {
      status: 200,
      when: 'to somebody who waits',
      given: [...chatting, given('characters remind of themselves after {seconds} seconds', { seconds: '0' })],
      args: { ...here, body: {} },
    },
    { status: 404, when: 'for a chat that is not theirs', given: guest, args: { ...elsewhere, body: {} }, code: 'not_found' },
  ],
  'chats.call': [
    { status: 201, when: 'to a subscriber with a number', given: premium, args: { ...here, body: { phoneNumber: '+4915123456789' } } },
    { status: 400, when: 'without a number to call', given: premium, args: { ...here, body: {} }, code: 'phone_number_required' },
    { status: 402, when: 'to a guest', given: chatting, args: { ...here, body: { phoneNumber: '+4915123456789' } }, code: 'payment_required' },
  ],
  'chats.hints': [
    { status: 200, when: 'to a visitor', given: nobody, args: { query: {} } },
    { status: 200, when: 'to somebody who chats', given: chatting, args: { query: { chatId: VALUES.chatID } } },
  ],
}
