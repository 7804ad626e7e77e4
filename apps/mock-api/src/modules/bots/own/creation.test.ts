import { CharacterDraft, LUNA } from '@moonlit/contract/creation'
import { GENDERS, LOCALES } from '@moonlit/contract/vocabulary'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../../testing/mock.ts'
import { created } from '../testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const post = '/api/v1/bots/create-character/'

test('[WZ-04] [WZ-06] the options hold every choice of a draft, with labels in ten languages', async () => {
  const { visitor } = mock.world()
  const { status, body } = await visitor.api.bots.creationOptions({ query: {} })
  if (status !== 200) throw new Error('no options')
  const choices = new Map(body.properties.map((property) => [property.id, property]))
  const typed = ['name', 'bio', 'age', 'frankness', 'face']
  expect([...choices.keys(), ...typed].toSorted()).toEqual(Object.keys(CharacterDraft.shape).toSorted())
  for (const [id, { options, max, label }] of choices) {
    expect(Object.keys(label).toSorted(), id).toEqual(LOCALES.toSorted())
    expect(max, id).toBe(id === 'personality' ? 3 : id === 'hobbies' ? 5 : 1)
    for (const option of options) expect(Object.values(option.label).filter((word) => word === '' || word === undefined)).toEqual([])
  }
  expect(choices.get('breastSize')).toMatchObject({ required: false, genders: ['female', 'non-binary'] })
  expect(choices.get('gender')?.options.map(({ id }) => id)).toEqual(GENDERS)
  expect(choices.get('hairStyle')?.options.find(({ id }) => id === 'bob-bangs')?.label).toMatchObject({ en: 'Bob with bangs' })
  expect(choices.get('style')?.label.de).not.toBe('style')
  expect(body.age).toEqual({ min: 18, max: 99 })
  expect(body.frankness.labels.map(({ en }) => en)).toEqual(['Very reserved', 'Discreet', 'Open', 'Bold', 'Without filter'])
  expect(body.opposites).toContainEqual(['innocent', 'nympho'])
})

test.each([
  ['innocent', 'nympho'],
  ['dominant', 'submissive'],
  ['shy', 'confident'],
  ['calm', 'spontaneous'],
  ['sarcastic', 'innocent'],
  ['shy', 'nympho'],
])('[WZ-03] nobody is both %s and %s', async (one, other) => {
  const paula = await mock.world().as('premium')
  for (const personality of [
    [one, other],
    [other, one],
  ])
    expect(await paula.send({ method: 'POST', url: post, payload: { ...LUNA, personality } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'personality' }] },
    })
})

test('[WZ-03] [WZ-04] a draft beyond the options, or with opposite traits, is refused with the field', async () => {
  const paula = await mock.world().as('premium')
  for (const [change, path] of [
    [{ personality: ['witty', 'dreamy', 'calm', 'loyal'] }, 'personality'],
    [{ personality: ['innocent', 'nympho'] }, 'personality'],
    [{ personality: [] }, 'personality'],
    [{ hobbies: ['tea', 'wine', 'yoga', 'film', 'chess', 'jazz'] }, 'hobbies'],
    [{ hobbies: [] }, 'hobbies'],
    [{ hobbies: ['witchcraft'] }, 'hobbies.0'],
    [{ occupation: 'king' }, 'occupation'],
    [{ frankness: 6 }, 'frankness'],
    [{ gender: undefined }, 'gender'],
    [{ bio: 'x'.repeat(601) }, 'bio'],
    [{ bio: 'Sings\u0000' }, 'bio'],
    [{ voice: ['soft'] }, 'voice'],
  ] as const)
    expect(await paula.send({ method: 'POST', url: post, payload: { ...LUNA, ...change } }), JSON.stringify(change)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: expect.arrayContaining([{ path, message: expect.any(String) }]) },
    })
  expect((await paula.api.bots.mine()).body).toEqual({ result: [] })
})

test.each(['L', '  ', 'Luna!', 'Luna 2', '<b>Luna</b>', '-Luna', 'x'.repeat(65), "'; DROP TABLE Bot; --"])(
  '[VA-05] [WZ-02] %j is refused as a name',
  async (name) => {
    const paula = await mock.world().as('premium')
    expect(await paula.send({ method: 'POST', url: post, payload: { ...LUNA, name } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }] },
    })
  },
)

test.each([17, 0, -30, 100, 18.5, '27', null])('[WZ-09] %j is refused as a character’s age', async (age) => {
  const { as, world } = mock.world()
  const answer = await (await as('premium')).send({ method: 'POST', url: post, payload: { ...LUNA, age } })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'age' }] } })
  expect(world.all('SELECT 1 FROM Bot WHERE ownerId IS NOT NULL')).toEqual([])
})

test.each([
  { name: 'Schoolgirl Amy' },
  { name: 'Lolita' },
  { name: 'Little Amy' },
  { name: 'Taylor Swift' },
  { name: 'Tay-lor Swift' },
  { name: 'Emma C. Watson' },
  { name: 'Im fifteen' },
  { bio: 'She is 16 years old.' },
  { bio: 'Eine 15-jährige Schülerin' },
  { bio: 'I will force her to kiss me against her will' },
  { bio: 'Undress my ex girlfriend, make nudes of her' },
])('[WZ-09] %j is refused, stores nothing and costs nothing', async (change) => {
  const { as, world } = mock.world()
  const paula = await as('premium')
  expect(await paula.api.bots.createCharacter({ body: { ...LUNA, ...change } })).toMatchObject({
    status: 403,
    body: { code: 'inappropriate_content' },
  })
  expect(world.all('SELECT 1 FROM Bot WHERE ownerId IS NOT NULL')).toEqual([])
  expect(await paula.api.users.me()).toMatchObject({ body: { creationLimit: 3 } })
})

test.each([
  [{ name: 'Schoolgirl Amy' }, ['name']],
  [{ name: 'Taylor Swift' }, ['name']],
  [{ name: 'Luna', bio: 'She is 16 years old.' }, ['bio']],
])('[WZ-09] %j is refused at its field while it is written, also of a visitor', async (body, fields) => {
  const { visitor } = mock.world()
  expect(await visitor.api.bots.checkCharacter({ body })).toMatchObject({
    status: 403,
    body: { code: 'inappropriate_content', errors: fields.map((path) => ({ path })) },
  })
  expect(await visitor.api.bots.checkCharacter({ body: { name: 'Luna', bio: 'She knows every star by name.' } })).toMatchObject({
    status: 200,
    body: { allowed: true },
  })
})

test('[WZ-07] [MK-01] [MK-06] a new character is in creation for its delay, then ready', async () => {
  const { as, world } = mock.world({ creationDelay: { min: 5000, max: 9000 } })
  world.clock.freeze()
  const paula = await as('premium')
  const luna = await created(paula, { bio: '  She names her telescopes ' })
  expect(luna).toMatchObject({
    name: 'Luna',
    slug: expect.stringMatching(/^luna-[a-z0-9]{4}\d$/u),
    state: 'creating',
    access: true,
    isCustom: true,
    isNew: false,
    type: 'female',
    roleTypes: ['scientist'],
    breastSize: 'small',
    renamed: false,
    photosForSale: [],
    bio: expect.stringMatching(/^She names her telescopes\.\n\n/u),
  })
  expect(await paula.api.chats.start({ params: { slug: luna.slug }, query: {} })).toMatchObject({
    status: 409,
    body: { code: 'character_not_ready' },
  })
  world.clock.advance(4999)
  expect(await paula.api.bots.mine()).toMatchObject({ body: { result: [{ state: 'creating' }] } })
  world.clock.advance(4001)
  expect(await paula.api.bots.mine()).toMatchObject({ body: { result: [{ id: luna.id, state: 'ready' }] } })
  const cover = await paula.send({ method: 'GET', url: luna.imageUrl })
  expect((await sharp(Buffer.isBuffer(cover.body) ? cover.body : Buffer.of()).metadata()).format).toBe('webp')
})

test('[WZ-08] a subscriber has three creations, others none, and a pack adds more', async () => {
  const { as, guest, world } = mock.world()
  const noa = await as('free')
  expect(await noa.api.bots.createCharacter({ body: LUNA })).toMatchObject({ status: 402, body: { code: 'creation_limit' } })
  expect((await (await guest()).api.bots.createCharacter({ body: LUNA })).status).toBe(401)
  world.run("UPDATE User SET extraCreations = 1 WHERE id = 'u_free'")
  await created(noa)
  expect((await noa.api.bots.createCharacter({ body: LUNA })).status).toBe(402)

  const paula = await as('premium')
  const answers = await Promise.all(Array.from({ length: 5 }, () => paula.api.bots.createCharacter({ body: LUNA })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 201, 402, 402])
  expect(await paula.api.users.me()).toMatchObject({ body: { creationLimit: 0 } })
  expect(world.all("SELECT 1 FROM Bot WHERE ownerId = 'u_premium'")).toHaveLength(3)
})

test('[WZ-08] [MM-01] a failed creation is shown as failed and refunded once', async () => {
  const { as, world } = mock.world({ creationFailureRate: 1, creationDelay: { min: 1000, max: 1000 } })
  world.clock.freeze()
  const paula = await as('premium')
  const luna = await created(paula)
  expect(await paula.api.users.me()).toMatchObject({ body: { creationLimit: 2 } })
  expect(await paula.api.bots.mine()).toMatchObject({ body: { result: [{ state: 'creating' }] } })
  world.clock.advance(1000)
  expect(await paula.api.bots.mine()).toMatchObject({ body: { result: [{ id: luna.id, state: 'failed' }] } })
  for (let time = 0; time < 3; time += 1) expect(await paula.api.users.me()).toMatchObject({ body: { creationLimit: 3 } })
  expect((await paula.api.chats.start({ params: { slug: luna.slug }, query: {} })).status).toBe(404)
  expect((await paula.send({ method: 'GET', url: luna.imageUrl })).status).toBe(404)
  world.change({ creationFailureRate: 0 })
  for (let time = 0; time < 3; time += 1) await created(paula)
  expect((await paula.api.bots.createCharacter({ body: LUNA })).status).toBe(402)
})

test('[MK-11] the same steps in the same world create the same character', async () => {
  const make = async () => {
    const { as, visitor, world } = mock.world()
    await visitor.send({ method: 'POST', url: '/controls/reset/', payload: {} })
    return { luna: await created(await as('premium')), name: world.name }
  }
  const [one, other] = [await make(), await make()]
  expect(one.luna.slug).not.toBe(other.luna.slug)
  const again = mock.app.inject({ method: 'POST', url: '/controls/reset/', payload: {}, headers: { 'x-mock-world': one.name } })
  expect((await again).statusCode).toBe(200)
  const session = await mock.app.inject({
    method: 'POST',
    url: '/controls/personas/premium/sign-in/',
    payload: {},
    headers: { 'x-mock-world': one.name },
  })
  const { jwtToken } = session.json<{ jwtToken: string }>()
  const repeated = await mock.app.inject({
    method: 'POST',
    url: post,
    payload: LUNA,
    headers: { 'x-mock-world': one.name, authorization: `Bearer ${jwtToken}` },
  })
  expect(repeated.json()).toMatchObject({ slug: one.luna.slug, bio: one.luna.bio, id: one.luna.id })
})

test('[WZ-06] names in any script make a slug; attributes of another gender are ignored', async () => {
  const { as, world } = mock.world()
  world.run("UPDATE User SET extraCreations = 20 WHERE id = 'u_premium'")
  const paula = await as('premium')
  for (const [name, firstName, start] of [
    ['Zoë Łukasz', 'Zoë', 'zoe-lukasz-'],
    ['نور', 'نور', 'moon-'],
    ['عبد الله', 'عبد الله', 'moon-'],
    ['月子', '月子', 'moon-'],
    ['Dr. Vale', 'Dr. Vale', 'dr-vale-'],
    ['O’Neil', 'O’Neil', 'o-neil-'],
    ['My models', 'My', 'my-models-'],
    [`Maximiliana ${'Wilhelmina '.repeat(4)}`.trim(), 'Maximiliana', 'maximiliana-wilhelmina-'],
  ] as const) {
    const bot = await created(paula, { name, gender: 'male', breastSize: 'large', personality: ['witty', 'witty'] })
    expect(bot).toMatchObject({ name, firstName, breastSize: null, personality: ['witty'], type: 'male' })
    expect(bot.slug).toMatch(new RegExp(`^${start}[a-z0-9]{4}\\d$`, 'u'))
    expect((await paula.api.bots.one({ params: { slug: bot.slug }, query: {} })).status).toBe(200)
  }
})

test('[IN-07] [MM-02] a person chats with their own character in ten languages without paying', async () => {
  const { as, world } = mock.world({ chatRate: { limit: 100, windowSeconds: 60 } })
  const paula = await as('premium')
  const luna = await created(paula)
  const bios = new Set<string>()
  for (const lang of LOCALES) {
    const bot = await paula.api.bots.one({ params: { slug: luna.slug }, query: { lang } })
    bios.add(bot.status === 200 ? bot.body.bio : '')
    const started = await paula.api.chats.start({ params: { slug: luna.slug }, query: { lang } })
    if (started.status !== 200) throw new Error(`No chat: ${started.status}`)
    const id = started.body.chat.chatID
    const first = await paula.api.chats.messages({ params: { id }, query: {} })
    expect(first).toMatchObject({
      body: { count: 1, result: { messages: [{ isBot: true, imageUrl: luna.imageUrl, text: expect.stringContaining(lang === 'hi' ? 'तुम' : '') }] } },
    })
    expect(await paula.api.chats.send({ params: { id }, body: { message: 'Hello, what do you do?', tokenSize: 5 } })).toMatchObject({
      status: 200,
      body: { isBot: true },
    })
    expect((await paula.api.chats.reminder({ params: { id }, body: {} })).status).toBe(200)
    expect(await paula.api.chats.hints({ query: { chatId: id } })).toMatchObject({
      status: 200,
      body: { [lang]: [expect.any(String), expect.any(String), expect.any(String)] },
    })
    await paula.api.chats.delete({ params: { id } })
  }
  expect(bios.size).toBe(LOCALES.length)
  expect(await paula.api.users.access()).toMatchObject({ body: { custom: [luna.id] } })
  expect(world.one('SELECT count(*) AS count FROM BotText WHERE botId = ?', luna.id)).toEqual({ count: 10 })
})

test('[RP-03] a created character is visible to its owner only and deleted with the account', async () => {
  const { as, guest, visitor, world } = mock.world()
  const paula = await as('premium')
  const luna = await created(paula, { name: 'Zxqlunara' })
  for (const stranger of [await as('free'), await guest(), visitor]) {
    expect((await stranger.api.bots.one({ params: { slug: luna.slug }, query: {} })).status).toBe(404)
    expect((await stranger.send({ method: 'GET', url: `/api/v1/bots/${luna.slug}/go_chat/` })).status).toBe(stranger === visitor ? 401 : 404)
    expect(await stranger.api.bots.list({ query: { q: 'Zxqlunara' } })).toMatchObject({ body: { result: [] } })
  }
  for (const custom of [true, false])
    expect(await paula.api.bots.list({ query: { q: 'Zxqlunara', custom } })).toMatchObject({ status: 200, body: { result: [] } })
  expect((await (await as('free')).api.bots.mine()).body).toEqual({ result: [] })
  await openChat(paula, luna.slug)
  expect(await paula.api.users.deleteMe({ body: { password: 'moonlight7' } })).toMatchObject({ status: 200 })
  for (const table of ['Bot WHERE id', 'BotText WHERE botId', 'Chat WHERE botId'])
    expect(world.all(`SELECT 1 FROM ${table} = ?`, luna.id)).toEqual([])
})
