import { LUNA } from '@moonlit/contract/creation'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openChat, openMock } from '../../testing/mock.ts'
import type { World } from '../../worlds/world.ts'
import { PASSWORD, confirmed, linkParts, outbox, signIn, signUp } from '../auth/testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const setLanguage = (person: Person, language: string) => {
  const form = new FormData()
  form.set('language', language)
  return person.send({ method: 'PUT', url: '/api/v1/users/me/language/', payload: form })
}
const chatsOf = async (person: Person): Promise<number> => {
  const { status, body } = await person.api.chats.list()
  return status === 200 ? body.result.length : -1
}

/** Tables and the places in them where a text turns up. */
const placesOf = (world: World, text: string): string[] =>
  world
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .filter(({ name }) =>
      world.all<Record<string, unknown>>(`SELECT * FROM "${name}"`).some((row) => Object.values(row).some((value) => String(value).includes(text))),
    )
    .map(({ name }) => name)

/** Tables that name a person by id. */
const tablesOfPeople = (world: World): string[] =>
  world
    .all<{ name: string }>(
      "SELECT DISTINCT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name IN ('userId', 'ownerId', 'callerId')",
    )
    .map(({ name }) => name)

/** One row in every table that can say something of a person. */
const fillEveryTable = (world: World, userId: string, email: string): void => {
  const rows: [string, Record<string, unknown>][] = [
    ['FormerEmail', { userId, email: `former-${email}`, leftAt: 0 }],
    ['OAuthAccount', { oauthProfileId: 'google-77', provider: 'google', userId, email, createdAt: 0 }],
    ['OAuthAttempt', { id: 'oa_1', state: 's', provider: 'google', type: 'oauth_login', backUrl: '/', codeVerifier: 'v', userId, createdAt: 0 }],
    ['Subscription', { id: 's_1', userId, planId: 'premium-annual', startedAt: 0, endsAt: 1, periodStart: 0 }],
    ['Payment', { id: 'p_1', userId, itemKind: 'subscription', itemId: 'premium-annual', amount: 1299, currency: 'USD', createdAt: 0 }],
    ['BotAccess', { userId, botId: 'b', grantedAt: 0 }],
    ['PhotoAccess', { userId, photoId: 'ph', grantedAt: 0 }],
    [
      'Generation',
      { id: 'g_1', userId, botId: 'b', prompt: 'by the sea', count: 1, styleIdsJson: '[]', parametersJson: '{}', createdAt: 0, doneAt: 0 },
    ],
    ['Report', { id: 'r_1', callerId: userId, kind: 'character', targetId: 'b', reason: 'other', createdAt: 0 }],
    ['Block', { callerId: userId, botId: 'b', createdAt: 0 }],
    ['Favourite', { userId, botId: 'b_amara', createdAt: 0 }],
    ['ContactMessage', { id: 'l_1', topic: 'other', email: email.toUpperCase(), message: `I am ${email}`, createdAt: 0 }],
    ['ContactMessage', { id: 'l_2', topic: 'other', email: 'other@moonlit.example', message: 'Written signed in', createdAt: 0, userId }],
    ['FirstTouch', { visitorKey: `user:${userId}`, promoType: 'fb', queryJson: '{}', createdAt: 0 }],
    ['Persona', { name: 'mine', userId }],
  ]
  for (const [table, row] of rows)
    world.run(
      `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join()})`,
      ...Object.values(row),
    )
}

test('[AC-05] [RP-03] deleting an account removes it from every table and ends its tokens', async () => {
  const place = mock.world()
  const { person, email, tokens } = await confirmed(place, { firstName: 'Sam' })
  const [userId = ''] = linkParts(place.world, email, 'verify')
  await place.visitor.api.auth.startReset({ body: { email } })
  place.world.run("UPDATE User SET gender = 'male' WHERE id = ?", userId)
  const id = await openChat(person, 'amara')
  await person.api.chats.send({ params: { id }, body: { message: 'My words', tokenSize: 1 } })
  place.world.run("INSERT INTO CallRequest (id, chatId, phoneNumber, createdAt) VALUES ('cr_1', ?, '+4915123456789', 0)", id)
  place.world.run(
    "INSERT INTO Bot (id, slug, position, ownerId, name, firstName, age, gender, type, style, occupation, relationship, body, ethnicity, bodyType, breastSize, hairStyle, hairColor, eyeColor, frankness, voice, roleTypesJson, personalityJson, hobbiesJson, lookJson, startPhoto, isNew, isCustom, isPaidExtra, renamed, createdAt, readyAt) SELECT 'b_own', 'own', 9999, ?, name, firstName, age, gender, type, style, occupation, relationship, body, ethnicity, bodyType, breastSize, hairStyle, hairColor, eyeColor, frankness, voice, roleTypesJson, personalityJson, hobbiesJson, lookJson, startPhoto, isNew, isCustom, isPaidExtra, renamed, createdAt, readyAt FROM Bot WHERE slug = 'amara'",
    userId,
  )
  fillEveryTable(place.world, userId, email)
  expect(placesOf(place.world, userId)).toEqual(expect.arrayContaining(['User', 'Mail', ...tablesOfPeople(place.world)]))

  expect(await person.api.users.deleteMe({ body: { password: PASSWORD, reason: 'I am done' } })).toMatchObject({
    status: 200,
    body: { status: true },
  })
  for (const trace of [userId, email, email.toUpperCase(), 'My words', id, '+4915123456789', 'b_own', 'google-77'])
    expect([trace, placesOf(place.world, trace)]).toEqual([trace, []])
  expect((await person.api.users.me()).status).toBe(401)
  expect((await place.visitor.api.auth.refreshToken({ body: { refreshToken: tokens.refreshToken } })).status).toBe(401)
  expect((await place.visitor.api.auth.login({ body: { email, password: PASSWORD } })).status).toBe(404)
})

test('[AC-05] a deleted account’s e-mail can register an empty account', async () => {
  const place = mock.world()
  const before = await confirmed(place, { firstName: 'Sam' })
  await before.person.api.users.deleteMe({ body: { password: PASSWORD } })
  const { person } = await signUp(place)
  expect(await person.api.users.me()).toMatchObject({ status: 200, body: { firstName: '', emailVerified: false } })
  expect(outbox(place.world).map(({ kind }) => kind)).toEqual(['verify'])
})

test('[AC-05] deleting an account leaves other people’s data alone', async () => {
  const place = mock.world()
  const [noa, paula] = [await place.as('free'), await place.as('premium')]
  await openChat(paula, 'amara')
  const kim = await confirmed(place, { email: 'kim@moonlit.example' })
  await noa.api.users.deleteMe({ body: { password: PASSWORD } })
  expect([await chatsOf(paula), (await kim.person.api.users.me()).status, outbox(place.world, kim.email).length]).toEqual([1, 200, 2])
})

test.each([{}, { password: 'wrong' }, { password: '' }])('[AC-05] deleting an account with a password by %j is refused', async (body) => {
  const noa = await mock.world().as('free')
  expect(await noa.api.users.deleteMe({ body })).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await noa.api.users.me()).status).toBe(200)
})

test('[AC-05] an account without a password is deleted without asking for one', async () => {
  const { as, world } = mock.world()
  world.run("UPDATE User SET passwordHash = NULL WHERE id = 'u_free'")
  expect((await (await as('free')).api.users.deleteMe({ body: {} })).status).toBe(200)
})

test('[AC-05] a deleted persona cannot sign in', async () => {
  const { as, visitor } = mock.world()
  await (await as('free')).api.users.deleteMe({ body: { password: PASSWORD } })
  expect((await visitor.send({ method: 'POST', url: '/controls/personas/free/sign-in/', payload: {} })).status).toBe(404)
})

test('[AC-04] changing the language deletes the chats; setting the same one does not', async () => {
  const { as } = mock.world()
  const noa = await as('free')
  const paula = await as('premium')
  await openChat(paula, 'amara')
  await openChat(noa, 'amara')
  expect(await setLanguage(noa, 'de')).toMatchObject({ status: 200, body: { language: 'de' } })
  expect(await noa.api.users.language()).toMatchObject({ body: { language: 'de' } })
  expect([await chatsOf(noa), await chatsOf(paula)]).toEqual([0, 1])
  await openChat(noa, 'amara', 'de')
  expect((await setLanguage(noa, 'de')).status).toBe(200)
  expect(await chatsOf(noa)).toBe(1)
})

test.each(LOCALES)('[IN-01] the language %s can be set', async (locale) => {
  expect(await setLanguage(await mock.world().as('free'), locale)).toMatchObject({ status: 200, body: { language: locale } })
})

test.each(['', 'ru', 'EN', 'de-DE', '../en', "en'; --"])('[AP-04] the language %j is refused, and no chat is deleted', async (language) => {
  const noa = await mock.world().as('free')
  await openChat(noa, 'amara')
  expect(await setLanguage(noa, language)).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path: 'language' }] } })
  expect(await chatsOf(noa)).toBe(1)
})

test('[AC-01] a phone number is set and removed', async () => {
  const noa = await mock.world().as('free')
  expect(await noa.api.users.phoneNumber()).toMatchObject({ status: 200, body: { phoneNumber: null } })
  expect(await noa.api.users.setPhoneNumber({ body: { phoneNumber: '+4915123456789' } })).toMatchObject({
    status: 200,
    body: { phoneNumber: '+4915123456789' },
  })
  expect(await noa.api.users.me()).toMatchObject({ body: { phoneNumber: '+4915123456789' } })
  await noa.api.users.setPhoneNumber({ body: { phoneNumber: null } })
  expect(await noa.api.users.phoneNumber()).toMatchObject({ body: { phoneNumber: null } })
})

test.each([
  {},
  { phoneNumber: '' },
  { phoneNumber: '015123456789' },
  { phoneNumber: '+0151234567' },
  { phoneNumber: '+49 151 234' },
  { phoneNumber: `+${'1'.repeat(16)}` },
  { phoneNumber: 4915123456789 },
])('[AP-04] the phone number %j is refused', async (payload) => {
  const noa = await mock.world().as('free')
  expect(await noa.send({ method: 'PUT', url: '/api/v1/users/me/phone_number/', payload })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: 'phoneNumber' }] },
  })
})

test.each([
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['GB', 'GBP'],
  ['BR', 'BRL'],
  ['IN', 'INR'],
  ['JP', 'JPY'],
  ['US', 'USD'],
  ['CH', 'USD'],
  ['', 'USD'],
])('[IN-04] a person from %s sees prices in %s, whatever the browser’s language', async (country, currency) => {
  const { as, world } = mock.world()
  world.run("UPDATE User SET country = ? WHERE id = 'u_free'", country)
  const noa = await as('free')
  expect(await noa.send({ method: 'GET', url: '/api/v1/users/me/currency/', headers: { 'accept-language': 'ja-JP' } })).toMatchObject({
    status: 200,
    body: { currency },
  })
})

test.each([
  ['de-DE,de;q=0.9,en-US;q=0.8', 'EUR'],
  ['en, pt-BR;q=0.5', 'BRL'],
  ['en-US;q=0.2, en-GB;q=0.9', 'GBP'],
  ['hi-Deva-IN', 'INR'],
  ['JA-jp', 'JPY'],
  ['de', 'EUR'],
  ['de,en-US;q=0.7,en;q=0.3', 'EUR'],
  ['ja,en-US;q=0.9,en;q=0.8', 'JPY'],
  ['en', 'USD'],
  ['zh-Hans', 'USD'],
  ['de-DE;q=0', 'USD'],
  ['*', 'USD'],
  ['', 'USD'],
  [';;,,q=;-', 'USD'],
  [`${'x-'.repeat(5000)}de-DE`, 'USD'],
])('[IN-04] a visitor whose browser prefers %j sees prices in %s', async (language, currency) => {
  const { visitor } = mock.world()
  expect(await visitor.send({ method: 'GET', url: '/api/v1/users/me/currency/', headers: { 'accept-language': language } })).toMatchObject({
    status: 200,
    body: { currency },
  })
})

test('[IN-04] the country is taken from the browser at sign-up', async () => {
  const place = mock.world()
  const { person } = await signUp(place, { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
  expect(await person.api.users.currency()).toMatchObject({ body: { currency: 'EUR' } })
})

test('[MK-01] [PG-02] the number of free photos is a setting', async () => {
  const place = mock.world({ freePhotos: 3 })
  const noa = await place.as('free')
  expect(await noa.api.users.me()).toMatchObject({ body: { photoLimit: 3 } })
  expect((await noa.api.generation.create({ body: { prompt: 'by the sea', count: 3, botSlug: 'amara', styleIds: [] } })).status).toBe(202)
  expect((await noa.api.generation.create({ body: { prompt: 'by the sea', count: 1, botSlug: 'amara', styleIds: [] } })).status).toBe(402)
})

test('[AC-06] the data download contains all of a person’s data and nothing of others', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const paula = await place.as('premium')
  const id = await openChat(noa, 'amara')
  await noa.api.chats.send({ params: { id }, body: { message: 'My dog is called Rex', tokenSize: 1 } })
  await noa.api.core.report({ body: { kind: 'character', id: 'felix', reason: 'spam', text: 'Too much', block: true } })
  place.world.run("INSERT INTO FirstTouch (visitorKey, promoType, queryJson, createdAt) VALUES ('user:u_free', 'fb', '{\"utm_source\":\"fb\"}', 0)")
  await paula.api.chats.send({ params: { id: await openChat(paula, 'felix') }, body: { message: 'What Paula said', tokenSize: 1 } })
  const pay = (key: string, amount: number, currency: string) =>
    place.world.run(
      "INSERT INTO Payment (id, userId, itemKind, itemId, amount, currency, createdAt) VALUES (?, 'u_free', 'voice', 'v', ?, ?, 0)",
      key,
      amount,
      currency,
    )
  pay('p_1', 1299, 'EUR')
  pay('p_2', 1800, 'JPY')
  place.world.run(
    "INSERT INTO Generation (id, userId, botId, prompt, count, styleIdsJson, parametersJson, createdAt, doneAt) VALUES ('g_1', 'u_free', 'b_amara', 'by the sea', 1, '[]', '{}', 0, 0)",
  )
  const answer = await noa.send({ method: 'GET', url: '/api/v1/users/me/export/' })
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-disposition': 'attachment; filename="moonlit.json"', 'cache-control': 'no-store' },
    body: {
      user: { id: 'u_free', email: 'free@moonlit.example' },
      dialogs: [
        {
          chatID: id,
          botSlug: 'amara',
          messages: [{ isBot: true }, { isBot: false, text: 'My dog is called Rex' }, { isBot: true }],
          remembered: [{ about: 'pet', value: 'Rex', relation: null, isPinned: false }],
        },
      ],
      blocked: [{ botSlug: 'felix' }],
      reports: [{ kind: 'character', reason: 'spam', text: 'Too much' }],
      firstTouch: { promoType: 'fb', query: '{"utm_source":"fb"}' },
      params: '{}',
      generations: [{ id: 'g_1', prompt: 'by the sea', images: [expect.stringMatching(/^\/media\/generations\/g_1\/[\w-]{12}\/1\.webp$/u)] }],
      characters: [],
      payments: [
        { id: 'p_1', amount: 12.99, currency: 'EUR', params: '{}' },
        { id: 'p_2', amount: 1800, currency: 'JPY' },
      ],
    },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/Paula|passwordHash|argon2/u)
})

test('[AC-06] the data download contains creations, purchases, unlocked characters and sign-ins', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const created = await paula.api.bots.createCharacter({ body: { ...LUNA, bio: 'She counts the stars' } })
  expect(created.status).toBe(201)
  place.world.run("INSERT INTO BotAccess (userId, botId, grantedAt) VALUES ('u_premium', 'b_felix', 0)")
  place.world.run("INSERT INTO PhotoAccess (userId, photoId, grantedAt) SELECT 'u_premium', id, 0 FROM PhotoForSale WHERE botId = 'b_amara' LIMIT 1")
  place.world.run(
    "INSERT INTO OAuthAccount (oauthProfileId, provider, userId, email, createdAt) VALUES ('google-1', 'google', 'u_premium', 'paula@mail.example', 0)",
  )
  await paula.api.core.contact({ body: { topic: 'billing', email: 'Premium@moonlit.example', message: 'Where is my photo?' } })
  await paula.api.auth.startReset({ body: { email: 'premium@moonlit.example' } })
  const { status, body } = await paula.api.users.export()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    account: { country: expect.any(String), registeredAt: expect.any(String) },
    signIns: [{ lastSeenAt: expect.any(String) }],
    providers: [{ provider: 'google', email: 'paula@mail.example' }],
    characters: [{ ...LUNA, bio: 'She counts the stars', slug: expect.stringContaining('luna') }],
    unlocked: { characters: [{ botSlug: 'felix' }], photos: [{ botSlug: 'amara' }] },
    subscriptions: [{ plan: expect.stringContaining('premium'), cancelledAt: null, creationsUsed: 1 }],
    letters: [{ topic: 'billing', message: 'Where is my photo?' }],
    mails: [{ subject: expect.any(String) }],
  })
})

test('[AC-06] contact messages from an unconfirmed e-mail are in nobody’s download', async () => {
  const { as, visitor } = mock.world()
  const contactMessage = { topic: 'question', email: 'unconfirmed@moonlit.example', message: 'It was not me' } as const
  expect((await visitor.api.core.contact({ body: contactMessage })).status).toBe(201)
  const { body } = await (await as('unconfirmed')).api.users.export()
  expect(body).toMatchObject({ letters: [] })
})

test('[RP-03] every account call refuses visitors, guests and ended tokens', async () => {
  const place = mock.world()
  const ended = await signIn(place, 'free@moonlit.example')
  await ended.person.api.users.deleteMe({ body: { password: PASSWORD } })
  for (const person of [place.visitor, await place.guest(), ended.person])
    for (const url of ['', 'language/', 'access/', 'phone_number/', 'export/'])
      expect([url, (await person.send({ method: 'GET', url: `/api/v1/users/me/${url}` })).status]).toEqual([url, 401])
})
