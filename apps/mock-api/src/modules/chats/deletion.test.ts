import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'
import { replyOf } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const remove = (person: Person, id: string, msgId: string | undefined) =>
  person.api.chats.deleteMessage({ params: { id, msgId: msgId ?? 'm_nobody' } })
const pageOf = async (person: Person, id: string, query: { limit?: number; offset?: number } = {}) => {
  const { status, body } = await person.api.chats.messages({ params: { id }, query })
  if (status !== 200) throw new Error(`No messages: ${status}`)
  return body
}
const messagesOf = async (person: Person, id: string) => (await pageOf(person, id)).result.messages
const textsOf = async (person: Person, id: string) => (await messagesOf(person, id)).map(({ text }) => text)
const factsOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.facts({ params: { id } })
  if (status !== 200) throw new Error(`No facts: ${status}`)
  return body.result
}
const valuesOf = async (person: Person, id: string) => (await factsOf(person, id)).map(({ kind, value }) => `${kind}: ${value}`)
const chatIn = async (person: Person) => {
  const { status, body } = await person.api.chats.list()
  if (status !== 200) throw new Error(`No list: ${status}`)
  return body.result[0]
}
/** Somebody who has said these things to Amara, a second apart; with all that was said. */
const chatOf = async (person: Person, place: { world: { clock: { advance: (by: number) => void } } }, ...told: string[]) => {
  const id = await openChat(person, 'amara')
  for (const message of told) {
    place.world.clock.advance(1000)
    await replyOf(person, id, message)
  }
  return { id, messages: await messagesOf(person, id) }
}
const guestWho = async (...told: string[]) => {
  const place = mock.world()
  const sam = await place.guest()
  return { place, sam, ...(await chatOf(sam, place, ...told)) }
}
const idOf = (messages: readonly { messageID: string; text: string }[], text: string) => messages.find((one) => one.text === text)?.messageID

describe('a message that is deleted', () => {
  test('[CH-24] is gone for good, one’s own and the character’s, however old; the others stay in their order', async () => {
    const { sam, id, messages } = await guestWho('Good morning', 'Tell me about your day')
    const [greeting, own, , last] = messages
    expect(await remove(sam, id, own?.messageID)).toMatchObject({ status: 200, body: { status: true } })
    expect((await remove(sam, id, greeting?.messageID)).status).toBe(200)
    expect(await messagesOf(sam, id)).toEqual(messages.filter((one) => one !== own && one !== greeting))
    await replyOf(sam, id, 'And then?')
    expect((await messagesOf(sam, id)).at(-2)?.text).toBe('And then?')
    expect((await remove(sam, id, last?.messageID)).status).toBe(200)
    expect((await remove(sam, id, last?.messageID)).status).toBe(404)
  })

  test('[CH-05] is not counted, and leaves no hole in the pages', async () => {
    const { sam, id, messages } = await guestWho('One', 'Two', 'Three')
    await remove(sam, id, idOf(messages, 'Two'))
    await remove(sam, id, messages.at(-1)?.messageID)
    expect((await pageOf(sam, id)).count).toBe(5)
    await replyOf(sam, id, 'Four')
    expect((await pageOf(sam, id)).count).toBe(7)
    const pages = [await pageOf(sam, id, { limit: 4 }), await pageOf(sam, id, { limit: 4, offset: 4 })]
    expect(pages.toReversed().flatMap(({ result }) => result.messages)).toEqual(await messagesOf(sam, id))
  })

  test('[RP-03] is one’s own to delete: in somebody else’s chat and in another chat there is none', async () => {
    const { place, sam, id, messages } = await guestWho('Good morning')
    const msgId = messages[0]?.messageID
    expect(await remove(await place.guest(), id, msgId)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await remove(sam, await openChat(sam, 'rin'), msgId)).status).toBe(404)
    expect((await remove(place.visitor, id, msgId)).status).toBe(401)
    expect(await messagesOf(sam, id)).toEqual(messages)
  })

  test('[CH-02] leaves the list with what was said before it, and nothing unread of it', async () => {
    const { sam, id, messages } = await guestWho('Good morning')
    const [greeting, own, reply] = messages
    expect(await chatIn(sam)).toMatchObject({ unread: 1, lastMessage: { messageID: reply?.messageID } })
    await remove(sam, id, reply?.messageID)
    expect(await chatIn(sam)).toMatchObject({ unread: 0, lastMessage: { messageID: own?.messageID } })
    await remove(sam, id, own?.messageID)
    await remove(sam, id, greeting?.messageID)
    expect(await chatIn(sam)).toMatchObject({ unread: 0, lastMessage: null })
    expect(await pageOf(sam, id)).toMatchObject({ count: 0, result: { messages: [] } })
    expect((await replyOf(sam, id, 'Are you there?')).text).not.toBe('')
  })

  test('[CH-02] puts no chat back into the archive that it had brought out', async () => {
    const { place, sam, id } = await guestWho('Good morning')
    await sam.api.chats.change({ params: { id }, body: { isArchived: true } })
    await remove(sam, id, (await messagesOf(sam, id)).at(-1)?.messageID)
    expect(await chatIn(sam)).toMatchObject({ isArchived: true })
    place.world.clock.advance(1000)
    const reply = await replyOf(sam, id, 'I am back')
    await remove(sam, id, reply.messageID)
    await remove(sam, id, (await messagesOf(sam, id)).at(-1)?.messageID)
    expect(await chatIn(sam)).toMatchObject({ isArchived: false })
  })

  test('[CH-24] is gone for those that quote it, which stay', async () => {
    const { sam, id, messages } = await guestWho()
    const quotedMessageID = messages[0]?.messageID ?? ''
    await sam.api.chats.send({ params: { id }, body: { message: 'About that', tokenSize: 3, quotedMessageID } })
    await remove(sam, id, quotedMessageID)
    expect((await messagesOf(sam, id))[0]).toMatchObject({ text: 'About that', quoted: { messageID: quotedMessageID, said: null } })
  })

  test('[CH-23] [AC-06] is neither found, nor in the chat as text, nor in the export', async () => {
    const place = mock.world()
    const noa = await place.as('free')
    const { id, messages } = await chatOf(noa, place, 'My secret is a lighthouse', 'Tell me about your day')
    await noa.api.chats.anotherReply({ params: { id, msgId: messages.at(-1)?.messageID ?? '' }, body: {} })
    await remove(noa, id, idOf(messages, 'My secret is a lighthouse'))
    await remove(noa, id, messages.at(-1)?.messageID)
    expect(await noa.api.chats.search({ params: { id }, query: { text: 'lighthouse' } })).toMatchObject({ body: { count: 0 } })
    const transcript = await noa.api.chats.transcript({ params: { id }, query: {} })
    const exported = await noa.api.users.export()
    for (const kept of [transcript, exported]) {
      expect(kept.status).toBe(200)
      expect(JSON.stringify(kept.body)).not.toContain('My secret is a lighthouse')
      expect(JSON.stringify(kept.body)).not.toContain(JSON.stringify(messages.at(-1)?.text).slice(1, -1))
    }
  })

  test('[CH-24] costs nothing and gives nothing back', async () => {
    const { place, sam, id, messages } = await guestWho('Good morning')
    const { messagesLeft } = await pageOf(sam, id)
    place.world.change({ chatRate: { limit: 1, windowSeconds: 60 } })
    for (const { messageID } of messages) expect((await remove(sam, id, messageID)).status).toBe(200)
    expect((await pageOf(sam, id)).messagesLeft).toBe(messagesLeft)
  })
})

describe('what was learned from a message', () => {
  test('[CH-24] is forgotten with it, now and where the message before is changed', async () => {
    const { sam, id, messages } = await guestWho('My dog is called Rex and I love jazz', "My sister's name is Nora", 'Good night')
    expect(await valuesOf(sam, id)).toEqual(['pet: Rex', 'like: jazz', 'sibling: Nora'])
    await remove(sam, id, idOf(messages, 'My dog is called Rex and I love jazz'))
    expect(await valuesOf(sam, id)).toEqual(['sibling: Nora'])
    expect((await replyOf(sam, id, "What is my dog's name?")).text).not.toContain('Rex')
    await remove(sam, id, idOf(messages, "My sister's name is Nora"))
    const own = (await messagesOf(sam, id)).findLast(({ isBot }) => !isBot)
    await sam.api.chats.edit({ params: { id, msgId: own?.messageID ?? '' }, body: { message: 'How are you?', tokenSize: 3 } })
    expect(await valuesOf(sam, id)).toEqual([])
  })

  test('[CH-24] stays where another message tells it, where it is pinned, and where it was corrected', async () => {
    const told = ['I live in Oslo', 'My dog is called Rex', "My sister's name is Nora", 'I am a nurse']
    const { sam, id, messages } = await guestWho(...told, 'Oslo is cold today')
    await sam.api.chats.changeFact({ params: { id, factId: 'pet' }, body: { isPinned: true } })
    await sam.api.chats.changeFact({ params: { id, factId: 'sibling' }, body: { value: 'Norah' } })
    for (const text of told) await remove(sam, id, idOf(messages, text))
    expect(await valuesOf(sam, id)).toEqual(['pet: Rex', 'city: Oslo', 'sibling: Norah'])
  })

  test('[CH-24] stays when the character’s answer to it goes', async () => {
    const { sam, id, messages } = await guestWho('My dog is called Rex')
    await remove(sam, id, messages.at(-1)?.messageID)
    expect(await valuesOf(sam, id)).toEqual(['pet: Rex'])
  })

  test('[CH-25] care goes on although the words that asked for it are gone', async () => {
    const { place, sam, id } = await guestWho('Good morning')
    place.world.clock.advance(24 * 60 * 60 * 1000)
    const help = await replyOf(sam, id, 'I want to kill myself')
    expect(help.isHelp).toBe(true)
    for (const { messageID } of (await messagesOf(sam, id)).slice(-2)) await remove(sam, id, messageID)
    const hints = await sam.api.chats.hints({ query: { chatId: id } })
    expect(hints.body).toEqual({ en: [] })
  })
})

describe('while the character writes', () => {
  test('[CH-20] the message that is answered can go; the answer comes, and the page says that it is on its way', async () => {
    const { place, sam, id } = await guestWho()
    place.world.clock.freeze()
    place.world.change({ replyDelay: { min: 2000, max: 2000 } })
    const pending = replyOf(sam, id, 'Oh, never mind')
    await expect.poll(async () => (await messagesOf(sam, id)).length).toBe(2)
    expect((await pageOf(sam, id)).isReplyPending).toBe(true)
    expect((await remove(sam, id, (await messagesOf(sam, id)).at(-1)?.messageID)).status).toBe(200)
    expect(await pageOf(sam, id)).toMatchObject({ count: 1, isReplyPending: true })
    place.world.clock.advance(2000)
    const reply = await pending
    expect((await messagesOf(sam, id)).at(-1)).toEqual(reply)
    expect(await pageOf(sam, id)).toMatchObject({ count: 2, isReplyPending: false })
  })

  test('[CH-12] a message sent again is not stored twice though its answer was deleted', async () => {
    const { sam, id } = await guestWho()
    const again = () => sam.api.chats.send({ params: { id }, body: { message: 'Good morning', tokenSize: 3, clientMessageID: 'own-message-1' } })
    const { body } = await again()
    await remove(sam, id, 'messageID' in body ? body.messageID : undefined)
    expect(await again()).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const next = await replyOf(sam, id, 'And you?')
    expect(await again()).toMatchObject({ status: 200, body: { messageID: next.messageID } })
    expect((await textsOf(sam, id)).filter((text) => text === 'Good morning')).toHaveLength(1)
  })

  test('[CH-19] deleting breaks the silence after which the character writes first', async () => {
    const { place, sam, id, messages } = await guestWho('Good morning')
    place.world.change({ reminderDelay: 60_000 })
    place.world.clock.advance(60_000)
    await remove(sam, id, messages.at(-1)?.messageID)
    expect(await sam.api.chats.reminder({ params: { id }, body: {} })).toMatchObject({ status: 429 })
    place.world.clock.advance(60_000)
    expect((await sam.api.chats.reminder({ params: { id }, body: {} })).status).toBe(200)
  })
})

test('[CH-24] there is no other reply to a message that is not there', async () => {
  const { sam, id, messages } = await guestWho('Good morning')
  await remove(sam, id, idOf(messages, 'Good morning'))
  const msgId = messages.at(-1)?.messageID ?? ''
  expect(await sam.api.chats.anotherReply({ params: { id, msgId }, body: {} })).toMatchObject({ status: 409, body: { code: 'not_last_message' } })
})
