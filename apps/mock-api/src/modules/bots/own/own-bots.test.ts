import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../../testing/mock.ts'
import { created } from '../testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

test('[MM-01] created characters are listed newest first, in the profile’s language', async () => {
  const { as, world } = mock.world()
  const paula = await as('premium')
  await created(paula, { name: 'Ada' })
  await created(paula, { name: 'Bea' })
  world.clock.advance(1000)
  await created(paula, { name: 'Cleo' })
  expect(await paula.api.bots.mine()).toMatchObject({ status: 200, body: { result: [{ name: 'Cleo' }, { name: 'Bea' }, { name: 'Ada' }] } })
  await paula.send({ method: 'PUT', url: '/api/v1/users/me/language/', payload: { language: 'de' } })
  expect(await paula.api.bots.mine()).toMatchObject({ body: { result: [{ description: expect.stringContaining('Astronomie') }, {}, {}] } })
})

test('[MM-02] a character is renamed once, and all its texts say the new name', async () => {
  const { as } = mock.world()
  const paula = await as('premium')
  const luna = await created(paula, { bio: 'Luna loves Lunarians. Ask Luna!' })
  expect(luna.bio).toContain('Luna ')
  const params = { id: luna.id }
  expect(await paula.api.bots.updateMine({ params, body: { name: ' Luna ' } })).toMatchObject({ status: 200, body: { renamed: false } })
  expect(await paula.api.bots.updateMine({ params, body: { name: 'Nova Grey' } })).toMatchObject({
    status: 200,
    body: {
      name: 'Nova Grey',
      firstName: 'Nova',
      slug: luna.slug,
      renamed: true,
      bio: expect.stringMatching(/^Nova loves Lunarians\. Ask Nova!\n\n/u),
    },
  })
  for (const lang of LOCALES) {
    const { body } = await paula.api.bots.one({ params: { slug: luna.slug }, query: { lang } })
    expect(JSON.stringify(body)).not.toMatch(/\bLuna\b/u)
    expect(body).toMatchObject({ bio: expect.stringContaining('Nova') })
  }
  expect(await paula.api.bots.updateMine({ params, body: { name: 'Luna' } })).toMatchObject({ status: 409, body: { code: 'renamed_already' } })
  expect((await paula.api.bots.updateMine({ params, body: { name: 'Nova Grey' } })).status).toBe(200)
  const chat = await openChat(paula, luna.slug)
  expect(await paula.api.chats.list()).toMatchObject({ body: { result: [{ chatID: chat, botName: 'Nova' }] } })
})

test('[MM-02] of two parallel renames one succeeds', async () => {
  const paula = await mock.world().as('premium')
  const { id } = await created(paula)
  const answers = await Promise.all(['Nova', 'Stella', 'Vega'].map((name) => paula.api.bots.updateMine({ params: { id }, body: { name } })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})

test.each(['Anne-Marie', 'D.J.', 'O’Hara', 'Zoë`'])('[MM-02] %s can be renamed', async (name) => {
  const paula = await mock.world().as('premium')
  const { id } = await created(paula, { name, bio: `${name} sings.` })
  expect(await paula.api.bots.updateMine({ params: { id }, body: { name: 'Nova' } })).toMatchObject({
    status: 200,
    body: { name: 'Nova', bio: expect.stringMatching(/^Nova sings\./u) },
  })
})

test('[MM-02] special characters of a name are literal when texts are rewritten', async () => {
  const { as, world } = mock.world()
  world.run("UPDATE User SET extraCreations = 5 WHERE id = 'u_premium'")
  const paula = await as('premium')
  const dotted = await created(paula, { name: 'A.B.', bio: 'A.B. is not AxBx' })
  expect(await paula.api.bots.updateMine({ params: { id: dotted.id }, body: { name: 'Zoë-Ann' } })).toMatchObject({
    body: { bio: expect.stringMatching(/^Zoë-Ann is not AxBx\./u) },
  })
  const moon = await created(paula, { name: '月子', bio: '月子は海が好き' })
  expect(await paula.api.bots.updateMine({ params: { id: moon.id }, body: { name: '花子' } })).toMatchObject({
    body: { bio: expect.stringMatching(/^花子は海が好き。/u) },
  })
})

test('[WZ-09] [VA-05] a new name follows the naming rules, and a refused one changes nothing', async () => {
  const paula = await mock.world().as('premium')
  const luna = await created(paula)
  const change = (payload: object) => paula.send({ method: 'PATCH', url: `/api/v1/bots/me/${luna.id}/`, payload })
  expect(await change({ name: 'Schoolgirl', startPhoto: luna.imageUrls[1] })).toMatchObject({ status: 403, body: { code: 'inappropriate_content' } })
  for (const name of ['', 'L', 'Luna 2', 'x'.repeat(65), null, 7])
    expect(await change({ name })).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } })
  expect(await change({})).toMatchObject({ status: 200, body: { name: 'Luna', renamed: false, startPhoto: luna.imageUrl } })
})

test('[MM-02] the greeting photo must be one of the character’s pictures', async () => {
  const paula = await mock.world().as('premium')
  const [luna, ada] = [await created(paula), await created(paula, { name: 'Ada' })]
  const params = { id: luna.id }
  for (const startPhoto of [luna.imageUrls[2]!, luna.additionalImages[0]!.imageUrl])
    expect(await paula.api.bots.updateMine({ params, body: { startPhoto } })).toMatchObject({ status: 200, body: { startPhoto, renamed: false } })
  const chat = await openChat(paula, luna.slug)
  expect(await paula.api.chats.messages({ params: { id: chat }, query: {} })).toMatchObject({
    body: { result: { messages: [{ imageUrl: luna.additionalImages[0]!.imageUrl, isFullImage: true }] } },
  })
  for (const startPhoto of [
    ada.imageUrl,
    'https://to a remote endpoint.example/x.webp',
    '/media/bots/luna/x/cover.webp',
    '../../etc/passwd',
    luna.imageUrl.replace('cover', 'sale-1'),
  ])
    expect(await paula.api.bots.updateMine({ params, body: { startPhoto } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'startPhoto' }] },
    })
})

test('[RP-03] only its owner can change a character', async () => {
  const { as, guest, world } = mock.world()
  const luna = await created(await as('premium'))
  const noa = await as('free')
  for (const id of [luna.id, 'b_amara', 'b_nobody'])
    expect(await noa.api.bots.updateMine({ params: { id }, body: { name: 'Mine' } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await (await as('premium')).api.bots.updateMine({ params: { id: 'b_amara' }, body: { name: 'Mine' } })).status).toBe(404)
  expect((await (await guest()).api.bots.updateMine({ params: { id: luna.id }, body: { name: 'Mine' } })).status).toBe(401)
  expect(world.one('SELECT name FROM Bot WHERE id = ?', luna.id)).toEqual({ name: 'Luna' })
})
