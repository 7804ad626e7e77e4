import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock, type Person } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const favouritesOf = async ({ api }: Person): Promise<string[]> => {
  const { status, body } = await api.bots.favourites({ query: {} })
  if (status !== 200) throw new Error(`No favourites: ${status}`)
  return body.result.map(({ slug }) => slug)
}
const keep = ({ api }: Person, slug: string, favourite = true) => api.bots.favourite({ params: { slug }, body: { favourite } })

test('[EX-22] a member keeps characters as favourites, the last kept first, until they are none any more', async () => {
  const noa = await mock.world().as('free')
  expect(await favouritesOf(noa)).toEqual([])
  expect(await keep(noa, 'amara')).toMatchObject({ status: 200, body: { favourite: true } })
  await keep(noa, 'felix')
  await keep(noa, 'amara')
  expect(await favouritesOf(noa)).toEqual(['felix', 'amara'])
  expect(await keep(noa, 'felix', false)).toMatchObject({ status: 200, body: { favourite: false } })
  expect(await favouritesOf(noa)).toEqual(['amara'])
})

test('[EX-22] of favourites that are kept at the same moment, the last stands first, too', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  place.world.clock.freeze()
  for (const slug of ['amara', 'felix', 'elin']) await keep(noa, slug)
  expect(await favouritesOf(noa)).toEqual(['elin', 'felix', 'amara'])
})

test('[EX-22] favourites are in the language that is asked for', async () => {
  const noa = await mock.world().as('free')
  await keep(noa, 'amara')
  const [inEnglish, inGerman] = [await noa.api.bots.favourites({ query: { lang: 'en' } }), await noa.api.bots.favourites({ query: { lang: 'de' } })]
  expect(inGerman.body).not.toEqual(inEnglish.body)
})

test('[EX-22] [CH-24] a blocked character is no favourite until it is unblocked', async () => {
  const noa = await mock.world().as('free')
  await keep(noa, 'amara')
  await noa.api.bots.block({ params: { slug: 'amara' }, body: { blocked: true } })
  expect(await favouritesOf(noa)).toEqual([])
  await noa.api.bots.block({ params: { slug: 'amara' }, body: { blocked: false } })
  expect(await favouritesOf(noa)).toEqual(['amara'])
})

test('[EX-22] favourites are for members, of characters they can see, and nobody else’s concern', async () => {
  const { as, guest, visitor } = mock.world()
  const [noa, paula, sam] = [await as('free'), await as('premium'), await guest()]
  await keep(noa, 'amara')
  expect(await favouritesOf(paula)).toEqual([])
  expect((await keep(noa, 'nobody-here')).status).toBe(404)
  for (const somebody of [sam, visitor]) {
    expect((await keep(somebody, 'amara')).status).toBe(401)
    expect((await somebody.api.bots.favourites({ query: {} })).status).toBe(401)
  }
})
