import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import { begin, order, photosLeft, progressOf } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const VALID = { prompt: 'by the sea', count: 1, botSlug: 'amara', styleIds: [] }

test.each([
  [{ ...VALID, prompt: undefined }, 'prompt'],
  [{ ...VALID, prompt: ' \n\t ' }, 'prompt'],
  [{ ...VALID, prompt: 'x'.repeat(501) }, 'prompt'],
  [{ ...VALID, prompt: ['by the sea'] }, 'prompt'],
  [{ ...VALID, count: 0 }, 'count'],
  [{ ...VALID, count: 5 }, 'count'],
  [{ ...VALID, prompt: '\u0000\u0001\u001B[31m by the sea' }, 'prompt'],
  [{ ...VALID, count: 1.5 }, 'count'],
  [{ ...VALID, count: '2' }, 'count'],
  [{ ...VALID, count: undefined }, 'count'],
  [{ ...VALID, botSlug: '../amara' }, 'botSlug'],
  [{ ...VALID, botSlug: undefined }, 'botSlug'],
  [{ ...VALID, styleIds: 'film' }, 'styleIds'],
  [{ ...VALID, styleIds: ['film', 'oil-painting'] }, 'styleIds.1'],
  [{ ...VALID, styleIds: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'styleIds'],
  [{ ...VALID, parameters: { scene: 5 } }, 'parameters.scene'],
  [{ ...VALID, parameters: { scene: 'x'.repeat(201) } }, 'parameters.scene'],
  [{ ...VALID, parameters: Object.fromEntries(Array.from({ length: 21 }, (_each, index) => [`p${index}`, 'x'])) }, 'parameters'],
])('[PG-01] an invalid order is refused with the field and costs nothing: %o', async (payload, path) => {
  const { as } = mock.world()
  const noa = await as('free')
  const answer = await noa.send({ method: 'POST', url: '/api/v1/generation/', payload })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path }] } })
  expect(await photosLeft(noa)).toBe(1)
})

test.each([null, [], 'text', { __proto__: null }])('[PG-01] an invalid body is a 400: %o', async (payload) => {
  const noa = await mock.world().as('free')
  const answer = await noa.send({
    method: 'POST',
    url: '/api/v1/generation/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  expect(answer.status).toBe(400)
})

test.each([
  '👩🏽‍🚀🏖️'.repeat(30),
  '\u202Eمرحبا على الشاطئ\u202C',
  '\uD800 half a pair, by the sea',
  "by the sea'); DROP TABLE Generation; --",
  'by the sea <img src=x onerror=alert(1)>',
  'by the sea ${7*7} {{7*7}} %s %n',
  `by the sea ${'x'.repeat(489)}`,
  `by the sea ${'á'.repeat(239)}`,
])('[PG-01] a hostile prompt does no harm: %j', async (prompt) => {
  const paula = await mock.world().as('premium')
  const id = await begin(paula, { prompt, parameters: { [prompt.slice(0, 60)]: prompt.slice(0, 200) } })
  expect(await progressOf(paula, id)).toMatchObject({ status: 'done' })
  const { status, body } = await paula.api.generation.list({ query: {} })
  expect(status).toBe(200)
  expect(body).toMatchObject({ result: [{ prompt: prompt.toWellFormed().trim() }] })
})

test.each(['a katana fight with two dragons', 'einen Drachen reiten', 'in a bikini', 'ドラゴンに乗って'])(
  '[PG-01] a photo is not spent on a prompt of which nothing can be shown: %s',
  async (prompt) => {
    const noa = await mock.world().as('free')
    const answer = await order(noa, { prompt })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'prompt', message: 'Nothing of this can be shown in a photo' }] } })
    expect(await photosLeft(noa)).toBe(1)
    expect((await order(noa, { prompt, parameters: { scene: 'beach' } })).status).toBe(202)
  },
)

test('[PG-01] who leaves all of it to the character gets a photo', async () => {
  const paula = await mock.world().as('premium')
  for (const prompt of ['surprise me', 'a photo of Amara', 'Amara', '📷']) expect((await order(paula, { prompt })).status).toBe(202)
})

test('[PG-01] [RP-03] an unknown or foreign character is not found', async () => {
  const { as, world } = mock.world()
  const paula = await as('premium')
  world.run("UPDATE Bot SET ownerId = 'u_free' WHERE slug = 'felix'")
  for (const botSlug of ['nobody-at-all', 'felix'])
    expect(await order(paula, { botSlug })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await photosLeft(paula)).toBe(20)
})

// It waits until a picture is drawn, by a worker that has to start.
test('[PG-01] [MM-02] a person generates photos of a character of their own, once it is ready', { timeout: 60_000 }, async () => {
  const { as, world } = mock.world()
  const paula = await as('premium')
  world.run("UPDATE Bot SET ownerId = 'u_premium', isCustom = 1, readyAt = ? WHERE slug = 'felix'", world.clock.now() + 5000)
  expect((await order(paula, { botSlug: 'felix' })).status).toBe(404)
  world.clock.advance(5000)
  const id = await begin(paula, { botSlug: 'felix' })
  const { images } = await progressOf(paula, id)
  expect(await paula.send({ method: 'GET', url: images[0]?.smallUrl ?? '' })).toMatchObject({ status: 200 })
})

test.each(['aylin', 'clemence'])('[PG-01] %s must be bought before photos can be ordered', async (botSlug) => {
  const { as, world } = mock.world()
  const paula = await as('premium')
  expect(await order(paula, { botSlug })).toMatchObject({ status: 402, body: { code: 'model_access' } })
  expect(await photosLeft(paula)).toBe(20)
  world.run('INSERT INTO BotAccess (userId, botId, grantedAt) VALUES (?, ?, 0)', 'u_premium', `b_${botSlug}`)
  expect((await order(paula, { botSlug })).status).toBe(202)
})

test('[RP-01] [RP-03] ordering photos needs an account', async () => {
  const place = mock.world()
  for (const person of [place.visitor, await place.guest()]) {
    expect((await order(person)).status).toBe(401)
    for (const url of ['/api/v1/generation/', '/api/v1/generation/g_1/status/']) expect((await person.send({ method: 'GET', url })).status).toBe(401)
    expect((await person.api.generation.styles({ query: {} })).status).toBe(200)
  }
  expect((await order(await place.as('unconfirmed'))).status).toBe(202)
})

test('[RP-03] orders are visible to their owner only', async () => {
  const { as } = mock.world()
  const [paula, noa] = [await as('premium'), await as('free')]
  const id = await begin(paula)
  for (const unknown of [id, 'g_nothing'])
    expect(await noa.api.generation.status({ params: { id: unknown } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await noa.api.generation.list({ query: {} })).toMatchObject({ body: { result: [], nextPage: null } })
  expect((await noa.send({ method: 'GET', url: '/api/v1/generation/%00/status/' })).status).toBe(400)
})

test.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'page=1.5'])('[PG-05] listing with %s is a 400', async (query) => {
  const noa = await mock.world().as('free')
  expect((await noa.send({ method: 'GET', url: `/api/v1/generation/?${query}` })).status).toBe(400)
})
