import { VALUES, given, type Of } from '../interaction.ts'
import { forced } from './forced.ts'
import { chatting, guest } from './people.ts'

const told = [given('a guest named {firstName} has told {slug}: {message}', { firstName: 'Sam', slug: 'amara', message: 'My dog is called Rex' })]
const here = { params: { id: VALUES.chatID } }
const elsewhere = { params: { id: 'c_nobody' } }
const fact = { params: { id: VALUES.chatID, factId: VALUES.factID } }
const unknownFact = { params: { id: VALUES.chatID, factId: 'nothing' } }

/** What a character knows of a person. */
export const chatFacts: Pick<Of<'chats'>, 'chats.facts' | 'chats.changeFact' | 'chats.forgetFact'> = {
  'chats.facts': [
    {
      status: 200,
      when: 'to somebody who has told something of themselves',
      given: told,
      args: here,
      example: { result: [{ factID: VALUES.factID, kind: 'pet', value: 'Rex', relation: null, isPinned: false }] },
    },
    { status: 404, when: 'for a chat that is not theirs', given: guest, args: elsewhere, code: 'not_found' },
  ],
  'chats.changeFact': [
    { status: 200, when: 'to somebody who corrects a fact', given: told, args: { ...fact, body: { value: 'Milo' } }, example: { relation: null } },
    { status: 200, when: 'to somebody who pins a fact', given: told, args: { ...fact, body: { isPinned: true } }, example: { relation: null } },
    { status: 400, when: 'to an empty fact', given: told, args: { ...fact, body: { value: ' ' } }, code: 'validation_failed', fields: ['value'] },
    {
      status: 403,
      when: 'to words against the rules',
      given: [...told, forced('chats.changeFact', 403, 'inappropriate_content')],
      args: { ...fact, body: { value: 'Milo' } },
      code: 'inappropriate_content',
    },
    { status: 404, when: 'for a fact that is not there', given: chatting, args: { ...unknownFact, body: { value: 'Milo' } }, code: 'not_found' },
  ],
  'chats.forgetFact': [
    { status: 200, when: 'for a fact of their own', given: told, args: fact },
    { status: 404, when: 'for a fact that is not there', given: chatting, args: unknownFact, code: 'not_found' },
  ],
}
