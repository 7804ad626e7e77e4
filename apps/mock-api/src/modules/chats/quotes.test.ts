import { QUOTE_MAX_LENGTH } from '@moonlit/contract/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const say = async (person: Person, id: string, message: string, more: { quotedMessageID?: string; clientMessageID?: string } = {}) => {
  const { status, body } = await person.api.chats.send({ params: { id }, body: { message, tokenSize: 3, ...more } })
  if (status !== 200) throw new Error(`Not sent: ${status}`)
  return body
}
const messagesOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query: {} })
  if (status !== 200) throw new Error(`No messages: ${status}`)
  return body.result.messages
}
const lastOwn = async (person: Person, id: string) => (await messagesOf(person, id)).findLast(({ isBot }) => !isBot)
/** A guest named Sam in a chat with Amara, and her greeting. */
const chatOf = async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  const [greeting] = await messagesOf(sam, id)
  if (!greeting) throw new Error('No greeting')
  return { sam, id, greeting }
}

test('[CH-24] a message that quotes another one says which, whose, and what it says', async () => {
  const { sam, id, greeting } = await chatOf()
  await say(sam, id, 'About that', { quotedMessageID: greeting.messageID })
  expect((await lastOwn(sam, id))?.quoted).toEqual({
    messageID: greeting.messageID,
    said: { isBot: true, text: greeting.text, hasPhoto: true },
  })
  const own = await lastOwn(sam, id)
  await say(sam, id, 'I meant it', { quotedMessageID: own?.messageID ?? '' })
  expect((await lastOwn(sam, id))?.quoted?.said).toEqual({ isBot: false, text: 'About that', hasPhoto: false })
  expect((await messagesOf(sam, id)).filter(({ quoted }) => quoted)).toHaveLength(2)
})

test('[CH-24] of a long message the beginning is told, and no sign is cut in two', async () => {
  const { sam, id } = await chatOf()
  await say(sam, id, '🌙'.repeat(QUOTE_MAX_LENGTH + 1))
  await say(sam, id, 'That one', { quotedMessageID: (await lastOwn(sam, id))?.messageID ?? '' })
  expect((await lastOwn(sam, id))?.quoted?.said?.text).toBe('🌙'.repeat(QUOTE_MAX_LENGTH))
})

test('[CH-12] [CH-24] a message whose quoted one is gone is sent, and says that it is gone', async () => {
  const { sam, id } = await chatOf()
  const reply = await say(sam, id, 'How was your night?')
  const asked = (await lastOwn(sam, id))?.messageID ?? ''
  // In another tab the message before is changed, and the reply goes with the old text.
  await sam.api.chats.edit({ params: { id, msgId: asked }, body: { message: 'How was your day?', tokenSize: 3 } })
  await say(sam, id, 'Really?', { quotedMessageID: reply.messageID })
  expect((await lastOwn(sam, id))?.quoted).toEqual({ messageID: reply.messageID, said: null })
})

test('[CH-24] [RP-03] nothing is told of a message of somebody else, nor of another chat', async () => {
  const { sam, id } = await chatOf()
  const other = await openChat(sam, 'felix')
  const [secret] = await messagesOf(sam, other)
  await say(sam, id, 'And this?', { quotedMessageID: secret?.messageID ?? '' })
  expect((await lastOwn(sam, id))?.quoted?.said).toBeNull()
})

test('[CH-24] a changed message quotes what it quoted, and sent twice it is one', async () => {
  const { sam, id, greeting } = await chatOf()
  const quotedMessageID = greeting.messageID
  await say(sam, id, 'About that', { quotedMessageID, clientMessageID: 'own-message-1' })
  await say(sam, id, 'About that', { quotedMessageID, clientMessageID: 'own-message-1' })
  const own = await lastOwn(sam, id)
  await sam.api.chats.edit({ params: { id, msgId: own?.messageID ?? '' }, body: { message: 'About this', tokenSize: 3 } })
  const mine = (await messagesOf(sam, id)).filter(({ isBot }) => !isBot)
  expect(mine.map(({ text, quoted }) => [text, quoted?.messageID])).toEqual([['About this', quotedMessageID]])
})

test('[CH-23] the quoted words are in the chat as text and in the export', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const id = await openChat(noa, 'amara')
  const [greeting] = await messagesOf(noa, id)
  await say(noa, id, 'About that', { quotedMessageID: greeting?.messageID ?? '' })
  const { body } = await noa.api.chats.transcript({ params: { id }, query: {} })
  expect(body).toMatchObject({ text: expect.stringContaining(`> ${greeting?.text.split('\n')[0] ?? ''}`) })
  const exported = await noa.api.users.export()
  expect(exported).toMatchObject({ status: 200 })
  if (exported.status !== 200) return
  const dialog = exported.body.dialogs.find(({ chatID }) => chatID === id)
  expect(dialog?.messages.find(({ text }) => text === 'About that')?.quoted).toBe(greeting?.text)
})
