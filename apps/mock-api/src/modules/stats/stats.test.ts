import { PROMO_TYPES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openChat, openMock } from '../../testing/mock.ts'
import { countSource, touchOf } from './repo.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const HOUR = 60 * 60 * 1000
const today = ({ world }: Pick<TestWorld, 'world'>): string => new Date(world.clock.now()).toISOString().slice(0, 10)

/** What an admin reads of a source's day, by character. */
const dayOf = async (place: TestWorld, promoType: (typeof PROMO_TYPES)[number], date = today(place)) => {
  const admin = await place.as('admin')
  const { status, body } = await admin.api.stats.source({ params: { promoType }, query: { from: date, to: date } })
  if (status !== 200) throw new Error(`No statistics: ${status}`)
  return body.result
}
const visits = async (place: TestWorld, promoType: (typeof PROMO_TYPES)[number]): Promise<number> =>
  (await dayOf(place, promoType)).reduce((sum, day) => sum + day.visits, 0)
const arrive = (person: Person, promoType: (typeof PROMO_TYPES)[number], query: Record<string, string> = {}) =>
  person.api.stats.firstTouch({ params: { promoType }, body: { query } })

/** Makes a character of someone's own. */
const makeOwn = ({ world }: TestWorld, ownerId: string): void =>
  void world.run(
    "INSERT INTO Bot (id, slug, position, ownerId, name, firstName, age, gender, type, style, occupation, relationship, body, ethnicity, bodyType, breastSize, hairStyle, hairColor, eyeColor, frankness, voice, roleTypesJson, personalityJson, hobbiesJson, lookJson, startPhoto, isNew, isCustom, isPaidExtra, renamed, createdAt, readyAt) SELECT 'b_own', 'own', 9999, ?, name, firstName, age, gender, type, style, occupation, relationship, body, ethnicity, bodyType, breastSize, hairStyle, hairColor, eyeColor, frankness, voice, roleTypesJson, personalityJson, hobbiesJson, lookJson, startPhoto, isNew, isCustom, isPaidExtra, renamed, createdAt, readyAt FROM Bot WHERE slug = 'amara'",
    ownerId,
  )

test('[TS-01] the first touch of a visitor counts as a visit, later ones do not', async () => {
  const place = mock.world()
  for (const promoType of ['fb', 'fb', 'affise'] as const)
    expect(await arrive(place.visitor, promoType, { utm_source: 'x' })).toEqual(expect.objectContaining({ status: 200, body: { status: true } }))
  expect(await dayOf(place, 'fb')).toEqual([{ date: today(place), botSlug: null, visits: 1, signups: 0, payments: 0, revenue: 0 }])
  expect(await dayOf(place, 'affise')).toEqual([])
})

test('[TS-01] a day is one of UTC: a visit a minute before midnight is of the old day, one a minute after it of the new', async () => {
  const place = mock.world()
  const [early, late] = [await place.guest(), await place.guest()]
  place.world.clock.set(Date.parse('2031-05-01T23:59:00Z'))
  await arrive(early, 'fb')
  place.world.clock.set(Date.parse('2031-05-02T00:01:00Z'))
  await arrive(late, 'fb')
  for (const date of ['2031-05-01', '2031-05-02']) expect(await dayOf(place, 'fb', date)).toMatchObject([{ date, visits: 1 }])
})

test('[TS-01] [CP-05] a visit to a character counts for that character', async () => {
  const place = mock.world()
  const [sam, kim] = [await place.guest(), await place.guest()]
  await sam.api.stats.firstTouchOfBot({ params: { promoType: 'keitaro', slug: 'amara' }, body: { query: { utm_campaign: 'moon' } } })
  await arrive(kim, 'keitaro')
  expect((await dayOf(place, 'keitaro')).map(({ botSlug, visits: count }) => [botSlug, count])).toEqual([
    [null, 1],
    ['amara', 1],
  ])
})

test.each(PROMO_TYPES)('[EX-16] a visit from %s without a session is stored', async (promoType) => {
  const place = mock.world()
  expect(await arrive(place.visitor, promoType, { gclid: '1', lang: 'de' })).toMatchObject({ status: 200 })
  expect(await visits(place, promoType)).toBe(1)
})

test('[TS-01] an address identifies a visitor for a day', async () => {
  const place = mock.world()
  await arrive(place.visitor, 'fb')
  place.world.clock.advance(23 * HOUR)
  await arrive(place.visitor, 'promo')
  expect(await visits(place, 'promo')).toBe(0)
  place.world.clock.advance(HOUR)
  await arrive(place.visitor, 'promo')
  expect(await visits(place, 'promo')).toBe(1)
  expect(place.world.all('SELECT visitorKey, promoType FROM FirstTouch')).toEqual([{ visitorKey: 'ip:127.0.0.1', promoType: 'promo' }])
})

test('[TS-01] a session identifies its guest without a time limit', async () => {
  const place = mock.world()
  const sam = await place.guest()
  await arrive(sam, 'fb')
  expect(await visits(place, 'fb')).toBe(1)
  place.world.clock.advance(90 * 24 * HOUR)
  await arrive(sam, 'promo')
  expect(await visits(place, 'promo')).toBe(0)
})

test('[TS-01] [RP-03] a touch with an unknown or foreign character is a 404 and no visit', async () => {
  const place = mock.world()
  makeOwn(place, 'u_premium')
  const touch = (person: Person, slug: string) => person.api.stats.firstTouchOfBot({ params: { promoType: 'fb', slug }, body: { query: {} } })
  expect(await touch(place.visitor, 'nobody-here')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await touch(await place.as('free'), 'own')).toMatchObject({ status: 404 })
  expect(await visits(place, 'fb')).toBe(0)
  expect(await touch(await place.as('premium'), 'own')).toMatchObject({ status: 200 })
  expect((await dayOf(place, 'fb')).map(({ botSlug }) => botSlug)).toEqual([null])
})

test('[RT-17] [TS-03] a visit counts with any number of parameters; excess ones are dropped', async () => {
  const place = mock.world()
  const query = { gclid: 'v'.repeat(600), ['k'.repeat(70)]: 'v', ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, 'v'])) }
  expect((await place.visitor.api.stats.firstTouch({ params: { promoType: 'fb' }, body: { query } })).status).toBe(200)
  expect(await visits(place, 'fb')).toBe(1)
  const kept: unknown = JSON.parse(place.world.one<{ queryJson: string }>('SELECT queryJson FROM FirstTouch')?.queryJson ?? '')
  expect(kept).toMatchObject({ gclid: 'v'.repeat(512), ['k'.repeat(64)]: 'v', k47: 'v' })
  expect(kept).not.toHaveProperty('k48')
})

test.each([
  ['google', { query: {} }],
  ['FB', { query: {} }],
  ['fb', {}],
  ['fb', null],
  ['fb', []],
  ['fb', { query: null }],
  ['fb', { query: 'utm_source=fb' }],
  ['fb', { query: { utm_source: 1 } }],
  ['fb', { query: { utm_source: ['fb'] } }],
])('[RT-17] [AP-04] a touch of %s with %j is refused and not counted', async (promoType, payload) => {
  const place = mock.world()
  const answer = await place.visitor.send({
    method: 'POST',
    url: `/api/v1/stats/first-touch/${promoType}/`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: expect.any(Array) } })
  expect(place.world.all('SELECT * FROM FirstTouch')).toEqual([])
})

test.each(['__proto__', 'constructor', 'toString', "'; DROP TABLE FirstTouch; --", '🌙', ''])(
  '[TS-01] a query whose key is %j does no harm',
  async (key) => {
    const place = mock.world()
    const answer = await place.visitor.send({
      method: 'POST',
      url: '/api/v1/stats/first-touch/fb/',
      payload: `{"query":{${JSON.stringify(key)}:"x"}}`,
      headers: { 'content-type': 'application/json' },
    })
    expect([200, 400]).toContain(answer.status)
    expect({}).not.toHaveProperty('x')
    expect(await visits(place, 'fb')).toBe(answer.status === 200 ? 1 : 0)
    expect(await arrive(place.visitor, 'fb')).toMatchObject({ status: 200 })
  },
)

test('[TS-02] [RP-04] only admins see a source’s statistics', async () => {
  const place = mock.world()
  const ask = (person: Person) => person.api.stats.source({ params: { promoType: 'fb' }, query: {} })
  expect(await ask(place.visitor)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  expect(await ask(await place.guest())).toMatchObject({ status: 401 })
  expect(await ask(await place.as('premium'))).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await ask(await place.as('admin'))).toMatchObject({ status: 200 })
})

test('[TS-02] a source’s days come in order, within the requested range', async () => {
  const place = mock.world()
  const days = ['2031-03-01', '2031-03-02', '2031-03-03', '2031-03-04']
  for (const day of days.toReversed()) {
    place.world.clock.set(Date.parse(`${day}T12:00:00Z`))
    countSource(place.world, { promoType: 'fb', botSlug: 'felix' }, { visits: 2 })
    countSource(place.world, { promoType: 'fb', botSlug: null }, { visits: 1, payments: 1, revenue: 1299 })
    countSource(place.world, { promoType: 'promo', botSlug: null }, { visits: 9 })
  }
  const read = async (query: { from?: string; to?: string }) => {
    const { status, body } = await (await place.as('admin')).api.stats.source({ params: { promoType: 'fb' }, query })
    if (status !== 200) throw new Error(`No statistics: ${status}`)
    return body.result.map(({ date, botSlug, visits: count, revenue }) => [date, botSlug, count, revenue])
  }
  expect(await read({ from: '2031-03-02', to: '2031-03-03' })).toEqual([
    ['2031-03-02', null, 1, 12.99],
    ['2031-03-02', 'felix', 2, 0],
    ['2031-03-03', null, 1, 12.99],
    ['2031-03-03', 'felix', 2, 0],
  ])
  expect((await read({ from: '2031-03-04', to: '2031-03-04' })).length).toBe(2)
  expect((await read({ from: '2031-03-03' })).map(([date]) => date)).toEqual(['2031-03-03', '2031-03-03', '2031-03-04', '2031-03-04'])
  expect((await read({ to: '2031-03-01' })).slice(-2).map(([date]) => date)).toEqual(['2031-03-01', '2031-03-01'])
  const all = await read({})
  expect(all.slice(-8).map(([date]) => date)).toEqual(days.flatMap((day) => [day, day]))
  expect(all.length).toBeGreaterThan(8)
})

test.each(['from=2026-03-02&to=2026-03-01', 'from=yesterday', 'to=2026-02-30', 'from=2026-3-1', 'from[]=2026-03-01', 'from='])(
  '[TS-02] [AP-04] the range %s is refused',
  async (query) => {
    const admin = await mock.world().as('admin')
    const answer = await admin.send({ method: 'GET', url: `/api/v1/stats/sources/fb/?${query}` })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path: expect.stringMatching(/^(from|to)/u) }] } })
  },
)

test.each([
  ['from=2026-13-45', 'from', 'This is not a date'],
  ['to=yesterday', 'to', 'This is not a date'],
  ['from=', 'from', 'This field is required'],
])('[TS-02] [AP-04] the range %s is refused with what is wrong with it', async (query, path, message) => {
  const admin = await mock.world().as('admin')
  expect(await admin.send({ method: 'GET', url: `/api/v1/stats/sources/fb/?${query}` })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path, message }] },
  })
})

test('[RT-17] an unknown source has no statistics', async () => {
  const admin = await mock.world().as('admin')
  expect(await admin.send({ method: 'GET', url: '/api/v1/stats/sources/google/' })).toMatchObject({ status: 400 })
})

const statsOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.stats.bot({ params: { id } })
  if (status !== 200) throw new Error(`No statistics: ${status}`)
  return body
}

test('[CP-06] a character’s statistics grow with messages, read by id or slug', async () => {
  const place = mock.world()
  const admin = await place.as('admin')
  const before = await statsOf(admin, 'amara')
  expect(before).toEqual(await statsOf(admin, 'b_amara'))
  const sam = await place.guest()
  const id = await openChat(sam, 'amara')
  await sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 42 } })
  expect(await statsOf(admin, 'amara')).toEqual({
    ...before,
    botId: 'b_amara',
    chatsCount: before.chatsCount + 1,
    messagesCount: before.messagesCount + 2,
    totalTokens: before.totalTokens + 42,
  })
})

test('[CP-06] a character’s totals cover all days, with revenue in dollars', async () => {
  const place = mock.world()
  place.world.run("DELETE FROM BotDay WHERE botId IN ('b_amara', 'b_felix')")
  for (const date of ['2026-03-01', '2026-03-02']) place.world.run("INSERT INTO BotDay VALUES ('b_amara', ?, 2, 1299, 3, 40, 5, 600)", date)
  const admin = await place.as('admin')
  expect(await statsOf(admin, 'amara')).toEqual({
    botId: 'b_amara',
    paymentsCount: 4,
    totalPrice: 25.98,
    chatsCount: 6,
    messagesCount: 80,
    voiceMessagesCount: 10,
    totalTokens: 1200,
  })
  expect(await statsOf(admin, 'felix')).toMatchObject({ botId: 'b_felix', paymentsCount: 0, totalPrice: 0, totalTokens: 0 })
})

test('[CP-06] a character’s figures of a range of days come with each of them, both ends included', async () => {
  const place = mock.world()
  place.world.run("DELETE FROM BotDay WHERE botId = 'b_amara'")
  for (const date of ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-09'])
    place.world.run("INSERT INTO BotDay VALUES ('b_amara', ?, 2, 1299, 3, 40, 5, 600)", date)
  const admin = await place.as('admin')
  const of = (query: { from?: string; to?: string }) => admin.api.stats.bot({ params: { id: 'amara' }, query })
  const day = { paymentsCount: 2, totalPrice: 12.99, chatsCount: 3, messagesCount: 40, voiceMessagesCount: 5, totalTokens: 600 }
  expect(await of({ from: '2026-03-02', to: '2026-03-03' })).toMatchObject({
    status: 200,
    body: {
      paymentsCount: 4,
      totalPrice: 25.98,
      days: [
        { date: '2026-03-02', ...day },
        { date: '2026-03-03', ...day },
      ],
    },
  })
  expect(await of({ to: '2026-03-01' })).toMatchObject({ body: { chatsCount: 3, days: [{ date: '2026-03-01' }] } })
  expect(await of({ from: '2026-03-04', to: '2026-03-08' })).toMatchObject({ status: 200, body: { chatsCount: 0, days: [] } })
  expect(await of({ from: '2026-03-03', to: '2026-03-02' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('[CP-06] [RP-03] [RP-04] a character’s statistics are for admins and for whoever created it; others learn nothing, not even that it is there', async () => {
  const place = mock.world()
  makeOwn(place, 'u_premium')
  const [admin, owner] = [await place.as('admin'), await place.as('premium')]
  const others = [place.visitor, await place.guest(), await place.as('free')]
  const refused = { status: 404, body: { code: 'not_found' } }
  for (const id of ['own', 'b_own']) {
    for (const person of others) expect(await person.api.stats.bot({ params: { id } })).toMatchObject(refused)
    for (const person of [admin, owner]) expect(await statsOf(person, id)).toMatchObject({ botId: 'b_own', chatsCount: 0 })
  }
  for (const person of [...others, owner]) expect(await person.api.stats.bot({ params: { id: 'amara' } })).toMatchObject(refused)
  expect(await place.visitor.api.stats.bot({ params: { id: 'nobody-here' } })).toMatchObject(refused)
})

test.each([
  ['nobody-here', 404],
  ['B_AMARA', 404],
  ['b%5Famara', 200],
  ['%F0%9F%8C%99', 400],
  ["'%20OR%201=1%20--", 400],
  ['x'.repeat(65), 400],
])('[CP-06] the statistics of %s are answered by %i', async (id, status) => {
  const admin = await mock.world().as('admin')
  expect(await admin.send({ method: 'GET', url: `/api/v1/stats/bots/${id}/` })).toMatchObject({ status })
})

test('[TS-02] [CP-06] the seed contains statistics', async () => {
  const place = mock.world()
  const admin = await place.as('admin')
  for (const promoType of PROMO_TYPES) {
    const { status, body } = await admin.api.stats.source({ params: { promoType }, query: {} })
    expect(status === 200 ? body.result.length : 0, promoType).toBeGreaterThan(30)
  }
  expect((await statsOf(admin, 'amara')).messagesCount).toBeGreaterThan(100)
  expect(touchOf(place.world, 'u_free')).toBeNull()
})
