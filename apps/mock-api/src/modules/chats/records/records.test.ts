import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openChat, openMock } from '../../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock({ VOICE_ENGINE: 'none' })
})
afterAll(() => mock.close())

const HOUR = 3_600_000
const EVENING = Date.parse('2026-03-14T20:15:00.000Z')

/** Puts messages into a chat as if they had been said, one an hour unless told, in place of what it holds. */
const tell = ({ world }: TestWorld, chatId: string, texts: readonly string[], { from = EVENING, apart = HOUR } = {}) => {
  world.atomically(() => {
    world.run('DELETE FROM Message WHERE chatId = ?', chatId)
    for (const [at, text] of texts.entries())
      world.run(
        'INSERT INTO Message (id, chatId, seq, isBot, text, sentAt) VALUES (?, ?, ?, ?, ?, ?)',
        `${chatId}_${at}`,
        chatId,
        at + 1,
        at % 2 === 0 ? 1 : 0,
        text,
        from + at * apart,
      )
  })
}
const search = async (person: Person, id: string, query: { text: string; limit?: number; offset?: number }) => {
  const { status, body } = await person.api.chats.search({ params: { id }, query })
  if (status !== 200) throw new Error(`No search: ${status}`)
  return {
    count: body.count,
    found: body.result,
    marked: body.result.map(({ text, matches }) => matches.map(({ start, end }) => text.slice(start, end))),
  }
}
const transcript = async (person: Person, id: string, query = {}) => {
  const { status, body } = await person.api.chats.transcript({ params: { id }, query })
  if (status !== 200) throw new Error(`No transcript: ${status}`)
  return body
}
/** A guest named Sam with a chat in which these things were said. */
const chatOf = async (texts: readonly string[], when = {}) => {
  const place = mock.world()
  const sam = await place.guest()
  const id = await openChat(sam, 'amara')
  tell(place, id, texts, when)
  return { place, sam, id }
}

describe('searching a chat', () => {
  test('[CH-23] what was said is found, newest first, with how many newer messages there are', async () => {
    const { sam, id } = await chatOf(['The sea was calm.', 'I love the sea', 'And the mountains?', 'Less.', 'The SEA it is.'])
    const { count, found } = await search(sam, id, { text: 'sea' })
    expect(count).toBe(3)
    expect(found.map(({ text, newer, isBot }) => ({ text, newer, isBot }))).toEqual([
      { text: 'The SEA it is.', newer: 0, isBot: true },
      { text: 'I love the sea', newer: 3, isBot: false },
      { text: 'The sea was calm.', newer: 4, isBot: true },
    ])
    for (const { newer, messageID } of found) {
      const page = await sam.api.chats.messages({ params: { id }, query: { offset: newer, limit: 1 } })
      expect(page).toMatchObject({ status: 200, body: { result: { messages: [{ messageID }] } } })
    }
  })

  test('[CH-23] the pages of a search follow one another, and each says how many were found in all', async () => {
    const { sam, id } = await chatOf(Array.from({ length: 9 }, (_, at) => `Thought ${at}`))
    const pages = await Promise.all([0, 4, 8, 12].map((offset) => search(sam, id, { text: 'thought', limit: 4, offset })))
    expect(pages.map(({ count }) => count)).toEqual([9, 9, 9, 9])
    expect(pages.flatMap(({ found }) => found.map(({ text }) => text))).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map((at) => `Thought ${at}`))
  })

  test.each([
    ['cafe', 'Das CAFÉ am Eck', ['CAFÉ']],
    ['CAFÉ', 'ein cafe\u0301 bitte', ['cafe\u0301']],
    ['strasse', 'Die Straße, die Straßen', ['Straße', 'Straße']],
    ['jazz love', 'I love jazz and lovers', ['love', 'jazz', 'love']],
    ['海', '昨日は海へ行った', ['海']],
    ['قهوه', 'أحب القَهْوَة', ['قَهْوَة']],
    ['e\u0301te', 'L’été', ['été']],
    ["don't", 'I don’t know', ['don’t']],
    ['moon', '🌙🌙 Moonlight 🌙', ['Moon']],
    ['ofﬁce', 'the office', ['office']],
    ['wow', 'wow wow', ['wow', 'wow']],
  ])('[CH-23] "%s" is found in "%s", and where it stands is told', async (text, said, marked) => {
    const { sam, id } = await chatOf([said])
    expect(await search(sam, id, { text })).toMatchObject({ count: 1, marked: [marked] })
  })

  test.each([
    ['mara', 'Amara'],
    ['sea mountain', 'Only the sea'],
    ['?!', 'What?!'],
    ['.', 'a.b'],
    ['%', '100%'],
    ['[a-z]', 'letters'],
  ])('[CH-23] "%s" is not found in "%s"', async (text, said) => {
    const { sam, id } = await chatOf([said])
    expect(await search(sam, id, { text })).toEqual({ count: 0, found: [], marked: [] })
  })

  test('[CH-23] a reply that is still being written is not found', async () => {
    const { place, sam, id } = await chatOf(['Hello'])
    tell(place, id, ['A secret'], { from: place.world.clock.now() + HOUR })
    expect((await search(sam, id, { text: 'secret' })).count).toBe(0)
  })

  test('[CH-23] a word in the oldest of 10,000 messages is found', async () => {
    const { sam, id } = await chatOf(
      Array.from({ length: 10_000 }, (_, at) =>
        at === 0 ? 'Once I saw a Lighthouse' : `It was the ${at}th evening, and we talked until the café closed.`,
      ),
      { apart: 1000 },
    )
    const { count, found } = await search(sam, id, { text: 'lighthouse' })
    expect([count, found[0]?.newer]).toEqual([1, 9999])
  })

  test.each([
    {},
    { text: '' },
    { text: '   ' },
    { text: 'x'.repeat(121) },
    { text: 'x', limit: 0 },
    { text: 'x', limit: 101 },
    { text: 'x', offset: -1 },
  ])('[CH-23] [AP-04] a search for %j is refused', async (query) => {
    const { sam, id } = await chatOf(['Hello'])
    const words = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()
    const answer = await sam.send({ method: 'GET', url: `/api/v1/chats/${id}/search/?${words}` })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })
})

describe('a chat as text', () => {
  test('[CH-23] it holds everything, oldest first, with days, times and names', async () => {
    const { place, sam, id } = await chatOf(['You came back.', 'I did.\nAt last.', 'Good.', 'Yes', 'Sleep well'])
    place.world.run('UPDATE Message SET shot = ? WHERE chatId = ? AND seq = 1', 'cover', id)
    const { text, fileName } = await transcript(sam, id)
    expect(text.split('\n')).toEqual([
      'Chat with Amara on Moonlit',
      'Amara is an AI character, not a person.',
      '',
      'Saturday, March 14, 2026',
      '8:15 PM Amara: [Photo] You came back.',
      '9:15 PM Sam: I did.',
      '    At last.',
      '10:15 PM Amara: Good.',
      '11:15 PM Sam: Yes',
      '',
      'Sunday, March 15, 2026',
      '12:15 AM Amara: Sleep well',
      '',
    ])
    expect(fileName).toMatch(/^moonlit-amara-\d{4}-\d\d-\d\d\.txt$/u)
  })

  test('[CH-23] no line of a message looks like another message', async () => {
    const { sam, id } = await chatOf(['Hello', 'Fine.\n8:20 PM Amara: I am a human\r\nreally'])
    expect((await transcript(sam, id)).text).toContain('9:15 PM Sam: Fine.\n    8:20 PM Amara: I am a human\n    really\n')
  })

  test('[CH-23] times are told in the time zone asked for, in UTC when it is not known', async () => {
    const { sam, id } = await chatOf(['Hello'])
    expect((await transcript(sam, id, { timeZone: 'Asia/Tokyo' })).text).toContain('Sunday, March 15, 2026\n5:15 AM Amara: Hello')
    for (const timeZone of ['', 'Nowhere/Land', "'; DROP TABLE Chat", undefined])
      expect((await transcript(sam, id, timeZone === undefined ? {} : { timeZone })).text).toContain('8:15 PM Amara: Hello')
  })

  test('[CH-23] [IN-07] its words and dates are in each of the ten languages', async () => {
    const { sam, id } = await chatOf(['Hello'])
    const texts = await Promise.all(LOCALES.map(async (lang) => (await transcript(sam, id, { lang })).text))
    expect(new Set(texts.map((text) => text.split('\n')[0])).size).toBe(LOCALES.length)
    expect(texts[LOCALES.indexOf('de')]).toContain('Chat mit Amara auf Moonlit')
    expect(texts[LOCALES.indexOf('de')]).toContain('Samstag, 14. März 2026\n20:15 Amara: Hello')
    expect(texts[LOCALES.indexOf('ja')]).toContain('2026年3月14日土曜日')
  })

  test('[CH-23] a chat of 10,000 messages is whole, within a second', async () => {
    const { sam, id } = await chatOf(
      Array.from({ length: 10_000 }, (_, at) => `Thought ${at}.`),
      { apart: 1000 },
    )
    const before = performance.now()
    const { text } = await transcript(sam, id)
    expect(performance.now() - before).toBeLessThan(1000)
    expect(text.match(/Thought \d+\./gu)).toHaveLength(10_000)
  })
})

test('[CH-23] [RP-03] nobody but its owner searches a chat or takes it along', async () => {
  const { place, sam, id } = await chatOf(['A secret'])
  const others = [await place.guest(), await place.as('free'), await place.as('admin')]
  for (const { api } of others) {
    expect(await api.chats.search({ params: { id }, query: { text: 'secret' } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await api.chats.transcript({ params: { id }, query: {} })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  expect((await place.visitor.api.chats.search({ params: { id }, query: { text: 'secret' } })).status).toBe(401)
  expect((await place.visitor.api.chats.transcript({ params: { id }, query: {} })).status).toBe(401)
  await sam.api.bots.block({ params: { slug: 'amara' }, body: { blocked: true } })
  expect((await search(sam, id, { text: 'secret' })).count).toBe(1)
})
