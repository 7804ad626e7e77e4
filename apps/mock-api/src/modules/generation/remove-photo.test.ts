import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'
import { begin, photosLeft, progressOf } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const remove = (person: Person, id: string, photoId: string) => person.api.generation.removePhoto({ params: { id, photoId } })
const statusOf = async (person: Person, url: string | undefined) => (await person.send({ method: 'GET', url: url ?? '' })).status

test('[PG-05] a deleted photo is gone from its order, the list, the data download and its address; the others stay as they were', async () => {
  const { as } = mock.world()
  const paula = await as('premium')
  const id = await begin(paula, { count: 3 })
  const before = (await progressOf(paula, id)).images
  expect(await remove(paula, id, '2')).toMatchObject({ status: 200, body: { status: true } })
  const left = [before[0], before[2]]
  expect((await progressOf(paula, id)).images).toEqual(left)
  expect(await paula.api.generation.list({ query: {} })).toMatchObject({ body: { result: [{ id, count: 3, images: left }] } })
  expect(await paula.api.users.export()).toMatchObject({ body: { generations: [{ images: left.map((photo) => photo?.imageUrl) }] } })
  expect(await statusOf(paula, before[1]?.imageUrl)).toBe(404)
  expect(await statusOf(paula, before[1]?.smallUrl)).toBe(404)
  expect(await statusOf(paula, before[2]?.smallUrl)).toBe(200)
})

test('[PG-05] an order goes with its last photo, and deleting gives no allowance back', async () => {
  const { as } = mock.world()
  const noa = await as('free')
  const id = await begin(noa)
  await remove(noa, id, '1')
  expect(await noa.api.generation.list({ query: {} })).toMatchObject({ body: { result: [] } })
  expect(await noa.api.generation.status({ params: { id } })).toMatchObject({ status: 404 })
  expect(await photosLeft(noa)).toBe(0)
})

test.each(['1', '0', '01', '5', 'x'])('[PG-05] photo %s cannot be deleted when it is not there', async (photoId) => {
  const { as } = mock.world()
  const paula = await as('premium')
  const id = await begin(paula, { count: 2 })
  await remove(paula, id, '1')
  expect(await remove(paula, id, photoId)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await progressOf(paula, id)).images).toHaveLength(1)
})

test('[PG-03] a photo that is not finished cannot be deleted; one that is may be, while the others are made', async () => {
  const { as, world } = mock.world({ generationDelay: { min: 10_000, max: 10_000 } })
  const paula = await as('premium')
  world.clock.freeze()
  const id = await begin(paula, { count: 2 })
  expect((await remove(paula, id, '1')).status).toBe(404)
  world.clock.advance(9000)
  expect((await remove(paula, id, '1')).status).toBe(200)
  expect(await progressOf(paula, id)).toMatchObject({ status: 'running', images: [] })
  world.clock.advance(10_000)
  expect(await progressOf(paula, id)).toMatchObject({ status: 'done', images: [{ id: '2' }] })
})

test('[RP-03] nobody deletes another person’s photos', async () => {
  const { as } = mock.world()
  const paula = await as('premium')
  const id = await begin(paula)
  expect(await remove(await as('free'), id, '1')).toMatchObject({ status: 404 })
  expect((await progressOf(paula, id)).images).toHaveLength(1)
})

test('[PG-01] what could not be shown is told with the order, while it is made and in the list', async () => {
  const { as } = mock.world()
  const paula = await as('premium')
  const id = await begin(paula, { prompt: 'by the sea with a parrot, smiling' })
  expect(await progressOf(paula, id)).toMatchObject({ unmet: ['parrot'] })
  expect(await paula.api.generation.list({ query: {} })).toMatchObject({ body: { result: [{ unmet: ['parrot'] }] } })
})
