import { REACTIONS } from '@moonlit/contract/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const messagesOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query: {} })
  if (status !== 200) throw new Error(`No messages: ${status}`)
  return body.result.messages
}
/** Somebody in a chat with Amara, what they said, and her reply. */
const chatOf = async (person: Person) => {
  const id = await openChat(person, 'amara')
  await person.api.chats.send({ params: { id }, body: { message: 'Tell me about your day', tokenSize: 5 } })
  const [, own, reply] = await messagesOf(person, id)
  if (!own || !reply) throw new Error('Nothing was said')
  return { id, own, reply }
}
const reactTo = (person: Person, id: string, msgId: string, reaction: (typeof REACTIONS)[number] | null) =>
  person.api.chats.react({ params: { id, msgId }, body: { reaction } })
const reactionOf = async (person: Person, id: string, msgId: string) =>
  (await messagesOf(person, id)).find(({ messageID }) => messageID === msgId)?.reaction

test('[CH-24] a message of the character has one reaction at a time, which can be taken back', async () => {
  const sam = await mock.world().guest()
  const { id, reply } = await chatOf(sam)
  expect(reply).not.toHaveProperty('reaction')
  for (const reaction of REACTIONS) {
    expect(await reactTo(sam, id, reply.messageID, reaction)).toMatchObject({ status: 200 })
    expect(await reactionOf(sam, id, reply.messageID)).toBe(reaction)
  }
  await reactTo(sam, id, reply.messageID, null)
  expect(await reactionOf(sam, id, reply.messageID)).toBeUndefined()
})

test('[CH-24] nobody reacts to their own words, nor to what somebody else was told', async () => {
  const place = mock.world()
  const sam = await place.guest()
  const { id, own, reply } = await chatOf(sam)
  expect(await reactTo(sam, id, own.messageID, 'love')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await reactTo(await place.guest(), id, reply.messageID, 'love')).toMatchObject({ status: 404 })
  expect(await reactTo(place.visitor, id, reply.messageID, 'love')).toMatchObject({ status: 401 })
})

test('[CH-24] a reaction belongs to the version it was given to', async () => {
  const sam = await mock.world().guest()
  const { id, reply } = await chatOf(sam)
  await reactTo(sam, id, reply.messageID, 'fire')
  await sam.api.chats.anotherReply({ params: { id, msgId: reply.messageID }, body: {} })
  expect(await reactionOf(sam, id, reply.messageID)).toBeUndefined()
  await sam.api.chats.showVersion({ params: { id, msgId: reply.messageID }, body: { version: 1 } })
  expect(await reactionOf(sam, id, reply.messageID)).toBe('fire')
})

test('[CH-24] a reaction is in the export', async () => {
  const noa = await mock.world().as('free')
  const { id, reply } = await chatOf(noa)
  await reactTo(noa, id, reply.messageID, 'laugh')
  const exported = await noa.api.users.export()
  if (exported.status !== 200) throw new Error(`No export: ${exported.status}`)
  const said = exported.body.dialogs.find(({ chatID }) => chatID === id)?.messages
  expect(said?.map(({ reaction }) => reaction)).toEqual([null, null, 'laugh'])
})

test('[CH-24] replies that are not shown, and what one felt about them, are in the export', async () => {
  const noa = await mock.world().as('free')
  const { id, reply } = await chatOf(noa)
  await reactTo(noa, id, reply.messageID, 'sad')
  await noa.api.chats.anotherReply({ params: { id, msgId: reply.messageID }, body: {} })
  const { status, body } = await noa.api.users.export()
  const kept = status === 200 ? body.dialogs.find(({ chatID }) => chatID === id)?.messages.at(-1) : undefined
  expect(kept).toMatchObject({ reaction: null, otherReplies: [{ text: reply.text, reaction: 'sad' }] })
})
