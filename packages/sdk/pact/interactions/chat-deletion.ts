import { VALUES, given, type Of } from '../interaction.ts'

const replied = [given('a guest named {firstName} has written to {slug} and got a reply', { firstName: 'Sam', slug: 'amara' })]
const messageOf = (msgId: string) => ({ params: { id: VALUES.chatID, msgId } })

/** Taking back what was said. */
export const chatDeletion: Pick<Of<'chats'>, 'chats.deleteMessage'> = {
  'chats.deleteMessage': [
    { status: 200, when: 'to somebody who takes back what they said', given: replied, args: messageOf(VALUES.ownMessageID) },
    { status: 200, when: 'to somebody who wants a reply gone', given: replied, args: messageOf(VALUES.messageID) },
    { status: 404, when: 'for a message that is not there', given: replied, args: messageOf('m_nobody'), code: 'not_found' },
  ],
}
