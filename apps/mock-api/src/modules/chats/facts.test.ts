import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const say = async (person: Person, id: string, message: string): Promise<string> => {
  const { status, body } = await person.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } })
  if (status !== 200) throw new Error(`Not sent: ${status}`)
  return body.text
}
const factsOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.chats.facts({ params: { id } })
  if (status !== 200) throw new Error(`No facts: ${status}`)
  return body.result
}
const valuesOf = async (person: Person, id: string) => (await factsOf(person, id)).map(({ kind, value }) => `${kind}: ${value}`)
const change = (person: Person, id: string, factId: string, body: { value?: string; isPinned?: boolean }) =>
  person.api.chats.changeFact({ params: { id, factId }, body })
const forget = (person: Person, id: string, factId: string) => person.api.chats.forgetFact({ params: { id, factId } })

/** A guest who has told Amara these things. */
const teller = async (...told: string[]) => {
  const place = mock.world({ replyDelay: { min: 0, max: 0 } })
  const sam = await place.guest()
  const id = await openChat(sam, 'amara')
  for (const message of told) await say(sam, id, message)
  return { place, sam, id }
}

test('what was told is listed as it was said, in kinds', async () => {
  const { sam, id } = await teller('My dog is called Rex', 'I live in Oslo and I love jazz', "My sister's name is Nora")
  expect(await factsOf(sam, id)).toEqual([
    { factID: 'city', kind: 'city', value: 'Oslo', relation: null, isPinned: false },
    { factID: 'pet', kind: 'pet', value: 'Rex', relation: null, isPinned: false },
    { factID: expect.stringMatching(/^like-\d+$/u), kind: 'like', value: 'jazz', relation: null, isPinned: false },
    { factID: 'sibling', kind: 'sibling', value: 'Nora', relation: 'sister', isPinned: false },
  ])
})

test('nothing is known before anything was told', async () => {
  const { sam, id } = await teller()
  expect(await factsOf(sam, id)).toEqual([])
})

test('a corrected fact is what the character knows from then on', async () => {
  const { sam, id } = await teller('My dog is called Rex')
  expect(await change(sam, id, 'pet', { value: '  Milo ' })).toMatchObject({ status: 200, body: { factID: 'pet', value: 'Milo', isPinned: false } })
  expect(await say(sam, id, "What is my dog's name?")).toContain('Milo')
  expect(await valuesOf(sam, id)).toEqual(['pet: Milo'])
})

test('a forgotten fact is used no more, and not learnt again from what was said before', async () => {
  const { sam, id } = await teller('My dog is called Rex', 'I live in Oslo')
  expect(await forget(sam, id, 'pet')).toMatchObject({ status: 200, body: { status: true } })
  expect(await say(sam, id, "What is my dog's name?")).not.toContain('Rex')
  await say(sam, id, 'How was your day?')
  expect(await valuesOf(sam, id)).toEqual(['city: Oslo'])
  expect((await forget(sam, id, 'pet')).status).toBe(404)
  await say(sam, id, 'My dog is called Rex')
  expect(await valuesOf(sam, id)).toEqual(['city: Oslo', 'pet: Rex'])
})

test('one like of several is corrected and another forgotten', async () => {
  const { sam, id } = await teller('I love jazz', 'I love chess')
  const [chess, jazz] = await factsOf(sam, id)
  expect([chess?.value, jazz?.value]).toEqual(['chess', 'jazz'])
  await change(sam, id, jazz?.factID ?? '', { value: 'bebop' })
  await forget(sam, id, chess?.factID ?? '')
  expect(await valuesOf(sam, id)).toEqual(['like: bebop'])
})

test('a pinned fact comes first, and stays until the person corrects it', async () => {
  const { sam, id } = await teller('My dog is called Rex', 'I live in Oslo')
  expect(await change(sam, id, 'pet', { isPinned: true })).toMatchObject({ status: 200, body: { value: 'Rex', isPinned: true } })
  expect(await valuesOf(sam, id)).toEqual(['pet: Rex', 'city: Oslo'])
  await say(sam, id, 'My cat is called Milo')
  expect(await valuesOf(sam, id)).toEqual(['pet: Rex', 'city: Oslo'])
  await change(sam, id, 'pet', { isPinned: false })
  await say(sam, id, 'My cat is called Milo')
  expect(await valuesOf(sam, id)).toEqual(['city: Oslo', 'pet: Milo'])
})

test('a pinned like outlives those that are told later', async () => {
  const { sam, id } = await teller('I love jazz')
  const [jazz] = await factsOf(sam, id)
  await change(sam, id, jazz?.factID ?? '', { isPinned: true })
  for (const like of ['chess', 'cheese', 'the sea', 'old films', 'rain', 'pears', 'maps']) await say(sam, id, `I love ${like}`)
  const likes = await valuesOf(sam, id)
  expect(likes).toHaveLength(7)
  expect(likes[0]).toBe('like: jazz')
})

test.each(['15', '17', '١٧', '۱۷', '१७', '１७', 'seventeen', '-20', '0'])('an age of %s is none of an adult', async (value) => {
  const { sam, id } = await teller('I am 34 years old')
  expect(await valuesOf(sam, id)).toEqual(['age: 34'])
  expect(await change(sam, id, 'age', { value })).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path: 'value' }] } })
  expect(await valuesOf(sam, id)).toEqual(['age: 34'])
})

test.each(['35', '٣٥', '۳۵', '३५'])('an age of %s is', async (value) => {
  const { sam, id } = await teller('I am 34 years old')
  expect((await change(sam, id, 'age', { value })).status).toBe(200)
})

test('what may not be said may not be made a fact', async () => {
  const { sam, id } = await teller('My dog is called Rex')
  expect(await change(sam, id, 'pet', { value: 'I am 15 years old' })).toMatchObject({
    status: 403,
    body: { code: 'inappropriate_content', errors: [{ path: 'value' }] },
  })
  expect(await valuesOf(sam, id)).toEqual(['pet: Rex'])
})

test.each([{ value: '' }, { value: ' ' }, { value: 'x'.repeat(61) }, { value: 'a\nb' }, { value: 5 }, { isPinned: 'yes' }])(
  '[AP-04] %j is no change of a fact',
  async (body) => {
    const { sam, id } = await teller('My dog is called Rex')
    const answer = await sam.send({ method: 'PATCH', url: `/api/v1/chats/${id}/facts/pet/`, payload: body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  },
)

test('[RP-03] nobody but the owner of a chat sees, corrects or forgets what its character knows', async () => {
  const { place, sam, id } = await teller('My dog is called Rex')
  for (const { api } of [await place.guest(), await place.as('free'), await place.as('admin')]) {
    expect(await api.chats.facts({ params: { id } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await api.chats.changeFact({ params: { id, factId: 'pet' }, body: { value: 'Milo' } })).status).toBe(404)
    expect((await api.chats.forgetFact({ params: { id, factId: 'pet' } })).status).toBe(404)
  }
  expect((await place.visitor.api.chats.facts({ params: { id } })).status).toBe(401)
  expect(await valuesOf(sam, id)).toEqual(['pet: Rex'])
})

test('[AC-06] the data download holds every fact, and which of them are pinned', async () => {
  const place = mock.world({ replyDelay: { min: 0, max: 0 } })
  const noa = await place.as('free')
  const id = await openChat(noa, 'amara')
  await say(noa, id, "My sister's name is Nora")
  await say(noa, id, 'I play the cello')
  await change(noa, id, 'instrument', { isPinned: true })
  expect(await noa.api.users.export()).toMatchObject({
    body: {
      dialogs: [
        {
          remembered: [
            { about: 'instrument', value: 'cello', isPinned: true },
            { about: 'sibling', value: 'Nora', relation: 'sister', isPinned: false },
          ],
        },
      ],
    },
  })
})

/** The id of the last message of a chat, a reply. */
const lastReplyIn = async (person: Person, id: string): Promise<string> => {
  const { status, body } = await person.api.chats.messages({ params: { id } })
  const last = status === 200 ? body.result.messages.at(-1) : undefined
  if (last?.isBot !== true) throw new Error('No reply')
  return last.messageID
}
const replyAgain = async (person: Person, id: string, msgId: string): Promise<void> => {
  const { status } = await person.api.chats.anotherReply({ params: { id, msgId }, body: {} })
  if (status !== 200) throw new Error(`No other reply: ${status}`)
}
const showVersion = async (person: Person, id: string, msgId: string, version: number): Promise<void> => {
  const { status } = await person.api.chats.showVersion({ params: { id, msgId }, body: { version } })
  if (status !== 200) throw new Error(`Not shown: ${status}`)
}

test.each([
  ['earlier', ['I live in Oslo', 'My dog is called Rex', 'How was your night?']],
  ['with the last message', ['I live in Oslo and my dog is called Rex']],
])('[CH-01] what was told %s and is forgotten or corrected stays so in each version of the reply', async (_when, told) => {
  const { sam, id } = await teller(...told)
  const msgId = await lastReplyIn(sam, id)
  await replyAgain(sam, id, msgId)
  await forget(sam, id, 'city')
  await change(sam, id, 'pet', { value: 'Milo' })
  await showVersion(sam, id, msgId, 1)
  expect(await valuesOf(sam, id)).toEqual(['pet: Milo'])
  await replyAgain(sam, id, msgId)
  expect(await valuesOf(sam, id)).toEqual(['pet: Milo'])
})

test('[CH-01] what was told earlier and is forgotten or corrected stays so when the last message is edited', async () => {
  const { sam, id } = await teller('I live in Oslo', 'My dog is called Rex', 'How was your night?')
  const { status, body } = await sam.api.chats.messages({ params: { id } })
  const own = status === 200 ? body.result.messages.at(-2) : undefined
  await forget(sam, id, 'city')
  await change(sam, id, 'pet', { value: 'Milo' })
  const edited = await sam.api.chats.edit({ params: { id, msgId: own?.messageID ?? '' }, body: { message: 'How was your day?', tokenSize: 3 } })
  expect(edited.status).toBe(200)
  expect(await valuesOf(sam, id)).toEqual(['pet: Milo'])
})
