import { VALUES, type Of } from '../interaction.ts'
import { chatting, guest } from './people.ts'

const here = { params: { id: VALUES.chatID } }
const elsewhere = { params: { id: 'c_nobody' } }

/** Looking through a chat, and taking it along. */
export const chatRecords: Pick<Of<'chats'>, 'chats.search' | 'chats.transcript'> = {
  'chats.search': [
    {
      status: 200,
      when: 'to somebody who looks for what was said',
      given: chatting,
      args: { ...here, query: { text: 'you', limit: 30, offset: 0 } },
    },
    {
      status: 404,
      when: 'for a chat that is not theirs',
      given: guest,
      args: { ...elsewhere, query: { text: 'night', limit: 30, offset: 0 } },
      code: 'not_found',
    },
  ],
  'chats.transcript': [
    { status: 200, when: 'to somebody who takes a chat along', given: chatting, args: { ...here, query: { lang: 'en', timeZone: 'UTC' } } },
    {
      status: 404,
      when: 'for a chat that is not theirs',
      given: guest,
      args: { ...elsewhere, query: { lang: 'en', timeZone: 'UTC' } },
      code: 'not_found',
    },
  ],
}
