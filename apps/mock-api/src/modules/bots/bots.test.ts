import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const listAll = async (query: {
  gender?: 'female' | 'male' | 'non-binary'
  custom?: boolean
  style?: 'anime' | 'realistic'
  roleType?: 'doctor'
}) => {
  const { visitor } = mock.world()
  const found = []
  for (let page: number | null = 1; page !== null;) {
    const answer = await visitor.api.bots.list({ query: { ...query, page, limit: 20 } })
    if (answer.status !== 200) throw new Error(`No list: ${answer.status}`)
    found.push(...answer.body.result)
    page = answer.body.nextPage
  }
  return found
}

test.each(['Amara', 'amara okafor', 'アマラ', '..', "amara'--", 'x'.repeat(100)])('[CP-02] the slug %j is not found', async (slug) => {
  const sam = await mock.world().guest()
  const address = `/api/v1/bots/${encodeURIComponent(slug)}/`
  expect(await sam.send({ method: 'GET', url: address })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await sam.send({ method: 'GET', url: `${address}go_chat/` })).toMatchObject({ status: 404 })
})

test('[EX-05] [EX-08] the catalogue comes in pages of twenty without repeats', async () => {
  const { visitor } = mock.world()
  const first = await visitor.api.bots.list({ query: {} })
  if (first.status !== 200) throw new Error('no list')
  expect(first.body.result).toHaveLength(20)
  expect(first.body.nextPage).toBe(2)
  const all = await listAll({})
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(70)
})

test('[EX-05] pages of any size end with the last character, and not before', async () => {
  const { visitor } = mock.world()
  const everyone = await visitor.api.bots.list({ query: { gender: 'female', limit: 100 } })
  if (everyone.status !== 200) throw new Error(`No list: ${everyone.status}`)
  expect(everyone.body.nextPage).toBe(null)
  const whole = everyone.body.result.map(({ slug }) => slug)
  // A size that divides the list: its last page is full, and nothing comes after it. One that does not: the last page is short.
  const sizes = [1, 7, whole.length, ...Array.from({ length: 98 }, (_, index) => index + 2).filter((size) => whole.length % size === 0)]
  for (const limit of new Set(sizes)) {
    const slugs: string[] = []
    let pages = 0
    for (let page: number | null = 1; page !== null; pages += 1) {
      const { status, body } = await visitor.api.bots.list({ query: { gender: 'female', page, limit } })
      if (status !== 200) throw new Error(`No page ${page} of ${limit}: ${status}`)
      slugs.push(...body.result.map(({ slug }) => slug))
      page = body.nextPage
    }
    expect([limit, pages, slugs]).toEqual([limit, Math.ceil(whole.length / limit), whole])
  }
})

test('[EX-02] the gender filter shows only that gender', async () => {
  for (const gender of ['female', 'male', 'non-binary'] as const) {
    const bots = await listAll({ gender })
    expect(bots.length).toBeGreaterThan(9)
    expect(new Set(bots.map((bot) => bot.gender))).toEqual(new Set([gender]))
  }
})

test('[EX-17] the anime filter shows only anime, the custom filter only characters sold one by one', async () => {
  expect(new Set((await listAll({ style: 'anime' })).map(({ style }) => style))).toEqual(new Set(['anime']))
  const custom = await listAll({ custom: true })
  expect(custom.length).toBeGreaterThan(9)
  expect(custom.every(({ isCustom, access }) => isCustom && !access)).toBe(true)
  expect((await listAll({})).some(({ isCustom }) => isCustom)).toBe(false)
})

test('[EX-03] every offered role type has characters, and its filter shows only them', async () => {
  const { visitor } = mock.world()
  const roles = await visitor.api.bots.roleTypes({ query: { gender: 'female', lang: 'en' } })
  if (roles.status !== 200) throw new Error('no role types')
  expect(roles.body.roleTypes.length).toBeGreaterThanOrEqual(12)
  for (const roleType of roles.body.roleTypes) {
    const answer = await visitor.send({ method: 'GET', url: `/api/v1/bots/?gender=female&roleType=${roleType}` })
    expect(answer.body).toMatchObject({
      result: expect.arrayContaining([expect.objectContaining({ roleTypes: expect.arrayContaining([roleType]) })]),
    })
  }
})

test('[EX-15] extra covers belong to the characters of the same page', async () => {
  const { visitor } = mock.world()
  const query = { gender: 'male', page: 2, limit: 10 } as const
  const [page, covers] = await Promise.all([visitor.api.bots.list({ query }), visitor.api.bots.extraAvatars({ query: { ...query, access: false } })])
  if (page.status !== 200 || covers.status !== 200) throw new Error('no list')
  expect(covers.body.result.map(({ slug }) => slug)).toEqual(page.body.result.map(({ slug }) => slug))
  expect(covers.body.result.every(({ imageUrl }, index) => imageUrl !== page.body.result[index]?.imageUrl)).toBe(true)
})

test('[IN-07] [CP-01] a character has texts in each of the ten languages', async () => {
  const { visitor } = mock.world()
  const bios = new Set<string>()
  for (const lang of LOCALES) {
    const answer = await visitor.api.bots.one({ params: { slug: 'amara' }, query: { lang } })
    if (answer.status !== 200) throw new Error(`No amara in ${lang}`)
    bios.add(answer.body.bio)
  }
  expect(bios.size).toBe(LOCALES.length)
})

test('[CP-02] a character that does not exist is a 404 in the error shape', async () => {
  expect(await mock.world().visitor.api.bots.one({ params: { slug: 'nobody-of-this-name' }, query: {} })).toMatchObject({
    status: 404,
    body: { detail: 'Not found', code: 'not_found' },
  })
})

test('[EX-19] a search finds names, descriptions and traits, and query syntax has no effect', async () => {
  const { visitor } = mock.world()
  const byName = await visitor.api.bots.list({ query: { q: 'amara' } })
  expect(byName).toMatchObject({ status: 200, body: { result: [{ slug: 'amara' }] } })
  for (const q of ['%', '_', "' OR 1=1 --", '\\', '"); DROP TABLE Bot;'])
    expect(await visitor.api.bots.list({ query: { q } })).toMatchObject({ status: 200 })
  expect(await visitor.api.bots.list({ query: { q: 'zzzz-no-such-word' } })).toMatchObject({ status: 200, body: { result: [], nextPage: null } })
})

test.each([
  ['en', 'blonde', 'hairColor', 'blonde'],
  ['en', 'Curvy', 'bodyType', 'curvy'],
  ['en', 'brown eye', 'eyeColor', 'brown'],
  ['de', 'optimistisch', 'personality', 'optimistic'],
  ['de', 'OPTIMISTIC', 'personality', 'optimistic'],
  ['fr', 'medecin', 'roleTypes', 'doctor'],
  ['ja', '楽天的', 'personality', 'optimistic'],
  ['en', 'clever', 'personality', 'intellectual'],
  ['es', 'tímida', 'personality', 'shy'],
  ['es', 'juguetonas', 'personality', 'playful'],
  ['pt', 'tímida', 'personality', 'shy'],
  ['fr', 'aventurière', 'personality', 'adventurous'],
  ['it', 'timido', 'personality', 'shy'],
  ['ar', 'خجولة', 'personality', 'shy'],
  ['ar', 'رومنسية', 'personality', 'romantic'],
  ['hi', 'शर्मीली', 'personality', 'shy'],
  ['ja', '内気', 'personality', 'shy'],
  ['zh', '内向', 'personality', 'shy'],
] as const)('[EX-19] [IN-07] a search in %s for %j finds everyone who has that trait', async (lang, q, trait, id) => {
  const { visitor } = mock.world()
  const { status, body } = await visitor.api.bots.list({ query: { q, lang, limit: 100 } })
  if (status !== 200) throw new Error('no list')
  expect(body.result.length).toBeGreaterThan(0)
  const everyone = await listAll({})
  const having = everyone.filter((bot) => [bot[trait]].flat().includes(id)).map(({ slug }) => slug)
  expect(body.result.map(({ slug }) => slug)).toEqual(expect.arrayContaining(having))
})

const foundIn = async (lang: 'de' | 'en' | 'es', q: string, sort: 'new' | 'popular' = 'new') => {
  const { status, body } = await mock.world().visitor.api.bots.list({ query: { q, lang, limit: 100, sort } })
  if (status !== 200) throw new Error('no list')
  return body.result
}

test.each([
  ['pilotin', ['dorota', 'morayo']],
  ['kochin', ['florencia', 'luz']],
  ['Trainerin', ['elin', 'tiresa']],
  ['arztin', ['amara']],
] as const)('[EX-19] [IN-07] in German %j finds those who are that, be it as a part of a compound', async (q, slugs) => {
  expect((await foundIn('de', q)).map(({ slug }) => slug)).toEqual(expect.arrayContaining([...slugs]))
})

test.each(['new', 'popular'] as const)(
  '[EX-19] in the order %j those who have the word itself stand before those who have it in a compound',
  async (sort) => {
    const own = (await foundIn('de', 'laden', sort)).map(({ description, bio }) => /(?<!\p{L})laden/iu.test(`${description} ${bio}`))
    expect(own).toContain(true)
    expect(own).toContain(false)
    expect(own).toEqual(own.toSorted((one, other) => Number(other) - Number(one)))
  },
)

test('[EX-19] three letters are no part of a compound, and in other languages the inside of a word is none', async () => {
  for (const [lang, q] of [
    ['de', 'dor'],
    ['en', 'pilot'],
    ['es', 'mara'],
  ] as const)
    for (const bot of await foundIn(lang, q)) expect(JSON.stringify(bot), bot.slug).toMatch(new RegExp(`(?<![\\p{L}])${q}`, 'iu'))
})

test('[EX-19] a search ignores accents, and punctuation alone finds nothing', async () => {
  const { visitor } = mock.world()
  const found = async (q: string, lang: 'en' | 'es' | 'de' = 'en') => {
    const { status, body } = await visitor.api.bots.list({ query: { q, lang, limit: 100 } })
    return status === 200 ? body.result.map(({ slug }) => slug) : []
  }
  expect(await found('ostersund')).toEqual(await found('Östersund'))
  expect((await found('ostersund')).length).toBeGreaterThan(0)
  expect(await found('amara', 'es')).toEqual(['amara'])
  expect(await found('AMA', 'de')).toContain('amara')
  for (const q of ['[', '"', '","', '%', '_', '...']) expect(await found(q)).toEqual([])
})

test.each([
  ['ar', 'أمارا', 'أمارا أوكافور'],
  ['hi', 'अमारा', 'अमारा ओकाफ़ोर'],
  ['ja', 'アマラ', 'アマラ・オカフォー'],
  ['zh', '阿玛拉', '阿玛拉·奥卡福'],
  ['de', 'Amara', 'Amara Okafor'],
] as const)(
  '[EX-19] [IN-07] in %s a character is called %j, in the chat too, and found by that name as by Latin letters',
  async (lang, firstName, name) => {
    const { visitor, as } = mock.world()
    expect(await visitor.api.bots.one({ params: { slug: 'amara' }, query: { lang } })).toMatchObject({ body: { firstName, name } })
    for (const q of [firstName, name, 'amara', 'Okafor'])
      expect(await visitor.api.bots.list({ query: { q, lang } }), q).toMatchObject({ body: { result: [{ slug: 'amara' }] } })
    const noa = await as('free')
    expect(await noa.api.chats.start({ params: { slug: 'amara' }, query: { lang } })).toMatchObject({ status: 200 })
    expect(await noa.api.chats.list()).toMatchObject({ body: { result: [{ botName: firstName }] } })
  },
)

test('[RP-02] a character sold one by one is open to its buyer only', async () => {
  const { world, as } = mock.world()
  const [custom] = await listAll({ custom: true })
  if (custom === undefined) throw new Error('no custom character')
  world.run('INSERT INTO BotAccess (userId, botId, grantedAt) VALUES (?, ?, ?)', 'u_premium', custom.id, 0)
  const [paula, noa] = [await as('premium'), await as('free')]
  expect(await paula.api.bots.one({ params: { slug: custom.slug }, query: {} })).toMatchObject({ body: { access: true } })
  expect(await noa.api.bots.one({ params: { slug: custom.slug }, query: {} })).toMatchObject({ body: { access: false } })
  expect(await paula.api.users.access()).toMatchObject({ status: 200, body: { notCustom: true, custom: [custom.id] } })
})

test.each([
  'page=0',
  'page=x',
  'limit=101',
  'limit=-1',
  'gender=robot',
  'style=oil',
  'roleType=king',
  'page[a]=1',
  `q=${'x'.repeat(81)}`,
  'custom=maybe',
])('[AP-04] the list refuses %s and names the field', async (query) => {
  const answer = await mock.world().visitor.send({ method: 'GET', url: `/api/v1/bots/?${query}` })
  expect(answer).toMatchObject({ status: 400, body: { detail: 'Please check form fields for errors', errors: [{ path: query.split(/[=[]/u)[0] }] } })
})

test('[EX-05] a page beyond the last is empty and is the last', async () => {
  expect(await mock.world().visitor.api.bots.list({ query: { page: 1_000_000, limit: 100 } })).toMatchObject({
    status: 200,
    body: { result: [], nextPage: null },
  })
})
