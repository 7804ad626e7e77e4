import { type Locale, LOCALES, OCCUPATIONS, ROLE_TYPES } from '@moonlit/contract/vocabulary'
import { listingKey } from '@moonlit/prisma/listing'
import { peopleWords } from '@moonlit/talk/replies/people-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mock, openMock, type Person } from '../../testing/mock.ts'
import type { World } from '../../worlds/world.ts'
import { searchBots } from './search.ts'

let mock: Mock
let visitor: Person
beforeAll(async () => {
  mock = await openMock()
  visitor = mock.world().visitor
})
afterAll(() => mock.close())

const found = async (query: { q?: string; lang?: Locale }) => {
  const { status, body } = await visitor.api.bots.list({ query: { ...query, limit: 100 } })
  if (status !== 200) throw new Error('no list')
  return body.result
}

const slugs = (bots: readonly { readonly slug: string }[]): string[] => bots.map(({ slug }) => slug)

test.each([
  ['de', 'Lehrerin', 'teacher'],
  ['de', 'lehrer', 'teacher'],
  ['de', 'Künstler', 'artist'],
  ['de', 'Kuenstler', 'artist'],
  ['de', 'KUENSTLERIN', 'artist'],
  ['de', 'Aerztin', 'doctor'],
  ['de', 'Arzt', 'doctor'],
  ['de', 'Baeckerin', 'baker'],
  ['de', 'Anwaeltin', 'lawyer'],
  ['en', 'cook', 'chef'],
  ['en', 'businesswoman', 'entrepreneur'],
  ['fr', 'chanteuse', 'singer'],
  ['fr', 'avocat', 'lawyer'],
  ['es', 'panadera', 'baker'],
  ['es', 'médico', 'doctor'],
  ['it', 'insegnante', 'teacher'],
  ['it', 'ballerino', 'dancer'],
  ['pt', 'professora', 'teacher'],
  ['pt', 'fotografo', 'photographer'],
  ['ar', 'معلمة', 'teacher'],
  ['ar', 'طبيب', 'doctor'],
  ['hi', 'शिक्षिका', 'teacher'],
  ['hi', 'लेखक', 'writer'],
  ['ja', '教師', 'teacher'],
  ['ja', '写真家', 'photographer'],
  ['zh', '厨师', 'chef'],
  ['zh', '女医生', 'doctor'],
  ['en', 'teachers', 'teacher'],
  ['de', 'Lehrerinnen', 'teacher'],
  ['fr', 'enseignantes', 'teacher'],
  ['es', 'profesoras', 'teacher'],
  ['it', 'insegnanti', 'teacher'],
  ['pt', 'professoras', 'teacher'],
  ['ar', 'المعلمة', 'teacher'],
] as const)('[EX-19] [IN-07] a search in %s for %j finds everyone who is that', async (lang, q, id) => {
  const people = (await found({})).filter(({ occupation, roleTypes }) => [occupation, ...roleTypes].some((one) => one === id))
  expect(people.length).toBeGreaterThan(0)
  expect(slugs(await found({ q, lang }))).toEqual(expect.arrayContaining(slugs(people)))
})

test('[EX-19] [IN-07] in other languages a job is found by its English words, too', async () => {
  const english = slugs(await found({ q: 'tattooist', lang: 'en' }))
  expect(english.length).toBeGreaterThan(0)
  for (const lang of LOCALES) expect(slugs(await found({ q: 'tattooist', lang })), lang).toEqual(english)
})

test.each([
  ['Kuenstlerin', 'Künstlerin'],
  ['gruen', 'grün'],
  ['schoen', 'schön'],
  ['spaet', 'spät'],
  ['Strasse', 'Straße'],
])('[EX-19] [IN-07] in German %j finds those whom %j finds', async (typed, written) => {
  const those = slugs(await found({ q: written, lang: 'de' }))
  expect(those.length).toBeGreaterThan(0)
  expect(slugs(await found({ q: typed, lang: 'de' }))).toEqual(those)
})

test.each(['Elin, 27', '27 elin', 'south-east asian', 'ski-coach'])('[EX-19] %j, as a card or a person may write it, finds somebody', async (q) => {
  expect(slugs(await found({ q, lang: 'en' }))).not.toEqual([])
})

test('[EX-19] [IN-07] what a card says, a name and an age, finds who it is in every language; another age finds nobody of that name', async () => {
  for (const lang of LOCALES) {
    const elin = (await found({ lang })).find(({ slug }) => slug === 'elin')
    expect(elin?.age).toBe(27)
    expect(slugs(await found({ q: `${elin?.firstName ?? ''}, 27`, lang })), lang).toContain('elin')
    expect(slugs(await found({ q: `${elin?.firstName ?? ''}, 61`, lang })), lang).not.toContain('elin')
  }
})

test.each([
  ['en', 'green eyes', 'eyeColor', 'green'],
  ['en', 'black hair', 'hairColor', 'black'],
  ['de', 'grüne Augen', 'eyeColor', 'green'],
  ['de', 'schwarze Haare', 'hairColor', 'black'],
  ['es', 'ojos verdes', 'eyeColor', 'green'],
  ['fr', 'yeux verts', 'eyeColor', 'green'],
  ['it', 'occhi verdi', 'eyeColor', 'green'],
  ['pt', 'olhos verdes', 'eyeColor', 'green'],
  ['pt', 'Green Eyes', 'eyeColor', 'green'],
  ['en', 'with gray eyes', 'eyeColor', 'grey'],
  ['ar', 'عيون خضراء', 'eyeColor', 'green'],
  ['ar', 'ذات العيون الخضراء', 'eyeColor', 'green'],
  ['ar', 'شعر أسود', 'hairColor', 'black'],
  ['hi', 'हरी आँखें', 'eyeColor', 'green'],
  ['hi', 'नीली आंखों वाली', 'eyeColor', 'blue'],
  ['hi', 'काले बाल', 'hairColor', 'black'],
  ['ja', '緑の目', 'eyeColor', 'green'],
  ['ja', '青い瞳', 'eyeColor', 'blue'],
  ['ja', '黒髪', 'hairColor', 'black'],
  ['zh', '绿眼睛', 'eyeColor', 'green'],
  ['zh', '绿色的眼睛', 'eyeColor', 'green'],
  ['zh', '黑头发', 'hairColor', 'black'],
] as const)('[EX-19] [IN-07] a search in %s for %j finds who looks so, and nobody else', async (lang, q, trait, id) => {
  const { world } = mock.world()
  const having = world
    .all<{ id: string }>(
      `SELECT b.id FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? AND b.${trait} = ? ORDER BY b.id`,
      listingKey({ custom: false }),
      id,
    )
    .map((bot) => bot.id)
  expect(having).not.toEqual([])
  expect(searchBots(world, { list: listingKey({ custom: false }), lang, q }).strictly.toSorted()).toEqual(having)
})

const RED = ['red', 'ginger', 'auburn']
const BLONDE = ['blonde', 'platinum']
const BROWN = ['brown', 'dark-brown', 'chestnut']
test.each([
  ['en', 'redhead', RED],
  ['en', 'red-haired', RED],
  ['en', 'blond', BLONDE],
  ['en', 'blonde', BLONDE],
  ['en', 'brunette', BROWN],
  ['de', 'rothaarig', RED],
  ['de', 'Rothaarige', RED],
  ['de', 'blonde', BLONDE],
  ['de', 'bruenett', BROWN],
  ['fr', 'rousse', RED],
  ['es', 'pelirroja', RED],
  ['es', 'rubia', BLONDE],
  ['it', 'bionda', BLONDE],
  ['pt', 'loira', BLONDE],
  ['pt', 'ruiva', RED],
  ['ar', 'شقراء', BLONDE],
  ['hi', 'सुनहरे बाल', ['blonde']],
  ['ja', '金髪', BLONDE],
  ['ja', '赤毛', RED],
  ['zh', '金发', BLONDE],
  ['zh', '红发', RED],
  // With a slip.
  ['en', 'gren eyes', ['green'], 'eyeColor'],
  ['en', 'redhed', RED],
  ['en', 'brunete', BROWN],
  ['de', 'grühne Augen', ['green'], 'eyeColor'],
  ['de', 'rothaarrig', RED],
  ['es', 'pelirojja', RED],
] satisfies [Locale, string, string[], string?][])(
  '[EX-19] [IN-07] a search in %s for %j finds everyone who looks so',
  async (lang, q, ids, trait: string = 'hairColor') => {
    const { world } = mock.world()
    const having = world.all<{ slug: string }>(
      `SELECT b.slug FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? AND b.${trait} IN (SELECT value FROM json_each(?))`,
      listingKey({ custom: false }),
      JSON.stringify(ids),
    )
    expect(having).not.toEqual([])
    expect(slugs(await found({ q, lang }))).toEqual(expect.arrayContaining(slugs(having)))
  },
)

test('[EX-19] a colour of the eyes is none of the hair, and what else is asked for counts, too', async () => {
  const { world } = mock.world()
  const list = listingKey({ custom: false })
  const ask = (q: string) => searchBots(world, { list, lang: 'en', q }).strictly
  const id = world.one<{ id: string }>('SELECT botId AS id FROM BotListing WHERE list = ? ORDER BY rank', list)?.id ?? ''
  world.run("UPDATE Bot SET eyeColor = 'violet', hairColor = 'black', name = 'Zebra Lind' WHERE id = ?", id)
  expect(ask('violet eyes zebra')).toEqual([id])
  expect(ask('black hair zebra')).toEqual([id])
  expect(ask('violet hair zebra')).toEqual([])
})

test.each([
  ['de', 'groß'],
  ['fr', 'grande taille'],
  ['en', 'tall'],
] as const)('[EX-19] [IN-07] in %s who looks for the tall by “%s” does not find everybody', async (lang, q) => {
  const [everybody, tall] = [slugs(await found({ lang })), slugs(await found({ lang, q }))]
  expect(tall.length).toBeGreaterThan(0)
  expect(tall.length).toBeLessThan(everybody.length / 2)
})

test('[EX-19] who is called so comes first, then who holds the words one after the other', async () => {
  const { world, visitor: other } = mock.world()
  const [first, second, third, last] = world.all<{ id: string; slug: string }>(
    `SELECT b.id, b.slug FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? ORDER BY l.rank LIMIT 4`,
    listingKey({ custom: false }),
  )
  if (!first || !second || !third || !last) throw new Error('too few')
  const describeAs = (bot: { id: string }, text: string) =>
    world.run("UPDATE BotText SET description = ? WHERE botId = ? AND locale = 'en'", text, bot.id)
  describeAs(first, 'A zebra with hair in red')
  describeAs(second, 'Zebra hair, and proud of it')
  describeAs(third, 'Long hair')
  world.run("UPDATE Bot SET name = 'Zebra Lind' WHERE id = ?", third.id)
  describeAs(last, 'Loves zebra hair')
  const { status, body } = await other.api.bots.list({ query: { q: 'zebra hair', limit: 100 } })
  expect(status === 200 && slugs(body.result)).toEqual([third.slug, second.slug, last.slug, first.slug])
})

describe('where there is somebody of every job', () => {
  let world: World
  const jobsOf = new Map<string, readonly string[]>()
  beforeAll(() => {
    ;({ world } = mock.world())
    for (const [index, { id }] of world.all<{ id: string }>('SELECT id FROM Bot WHERE ownerId IS NULL ORDER BY id').entries()) {
      const [occupation, roleType] = [OCCUPATIONS[index % OCCUPATIONS.length]!, ROLE_TYPES[index % ROLE_TYPES.length]!]
      world.run('UPDATE Bot SET occupation = ?, roleTypesJson = ? WHERE id = ?', occupation, JSON.stringify([roleType]), id)
      jobsOf.set(id, [occupation, roleType])
    }
  })

  test.each(LOCALES)('[EX-19] [IN-07] in %s each word for the people of a job finds all of them, and not as a part of a compound only', (lang) => {
    const lists = [true, false].map((custom) => listingKey({ custom }))
    for (const job of new Set([...OCCUPATIONS, ...ROLE_TYPES])) {
      const people = [...jobsOf].flatMap(([id, jobs]) => (jobs.includes(job) ? [id] : []))
      const words = peopleWords(lang, job)
      expect([job, people.length > 0, words.length > 0]).toEqual([job, true, true])
      for (const q of words)
        expect(
          lists.flatMap((list) => searchBots(world, { list, lang, q }).strictly),
          q,
        ).toEqual(expect.arrayContaining(people))
    }
  })
})

test('[EX-19] a name that is written a little wrong finds who is called nearly so, and nobody else', async () => {
  const names = async (q: string, lang: Locale = 'en') => (await found({ q, lang })).map(({ name }) => name)
  expect(await names('amra')).toEqual(['Amara Okafor'])
  expect(await names('Ammara Okafr')).toEqual(['Amara Okafor'])
  expect(await names('okaforr')).toEqual(['Amara Okafor'])
  // What is somebody's name as it is, or stands in a text, is no slip; nor is what begins with another letter.
  for (const q of ['amara', 'kamara', 'zzzz', 'amara zzzz']) expect(await names(q)).toEqual(q === 'amara' ? ['Amara Okafor'] : [])
})
