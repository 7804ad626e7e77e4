import { PERSONA_PASSWORD } from '@moonlit/prisma/personas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Look } from '@moonlit/media/look'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'
import { Prerenderer } from './prerender.ts'
import { begin, progressOf } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const load = (person: Person, url: string | undefined) => person.send({ method: 'GET', url: url ?? '' })

const bytesOf = async (person: Person, url: string | undefined): Promise<Buffer> => {
  const { body } = await load(person, url)
  if (!Buffer.isBuffer(body)) throw new Error('no picture')
  return body
}

/** Mean red, green and blue of the upper quarter, where the place is seen. */
const backgroundOf = async (bytes: Buffer): Promise<number[]> => {
  const { channels } = await sharp(bytes).extract({ left: 0, top: 0, width: 320, height: 60 }).stats()
  return channels.map(({ mean }) => mean)
}

test('[PG-05] [MK-13] a photo is a webp in two sizes, cached for good by its owner’s browser', async () => {
  const { as, visitor } = mock.world()
  const id = await begin(await as('free'))
  const [photo] = (await progressOf(await as('free'), id)).images
  const full = await load(visitor, photo?.imageUrl)
  expect(full).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
  const small = await bytesOf(visitor, photo?.smallUrl)
  expect(await sharp(await bytesOf(visitor, photo?.imageUrl)).metadata()).toMatchObject({ width: 640, height: 800 })
  expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 400 })
  expect(photo?.smallUrl).toBe(photo?.imageUrl.replace(/([^/]+)$/u, 'small_$1'))
  const again = await visitor.send({ method: 'GET', url: photo?.imageUrl ?? '', headers: { 'if-none-match': String(full.headers.etag) } })
  expect(again.status).toBe(304)
})

test('[PG-01] the place of the prompt shows in the photo', async () => {
  const { as } = mock.world()
  const paula = await as('premium')
  const pictureOf = async (prompt: string) => {
    const [photo] = (await progressOf(paula, await begin(paula, { prompt }))).images
    return backgroundOf(await bytesOf(paula, photo?.smallUrl))
  }
  const [garden, night] = [await pictureOf('in the garden'), await pictureOf('stadt bei nacht')]
  expect((garden[1] ?? 0) > (garden[2] ?? 0)).toBe(true)
  expect((night[2] ?? 0) > (night[1] ?? 0)).toBe(true)
  expect(await pictureOf('in black and white').then(([red, green]) => Math.abs((red ?? 0) - (green ?? 0)))).toBeLessThan(3)
})

test.each([
  ['portrait', { width: 640, height: 800 }],
  ['square', { width: 640, height: 640 }],
  ['tall', { width: 456, height: 800 }],
])('[PG-01] a %s photo has the size that is told, in both files', async (format, size) => {
  const paula = await mock.world().as('premium')
  const [photo] = (await progressOf(paula, await begin(paula, { parameters: { format } }))).images
  expect(photo).toMatchObject(size)
  expect(await sharp(await bytesOf(paula, photo?.imageUrl)).metadata()).toMatchObject(size)
  const small = await sharp(await bytesOf(paula, photo?.smallUrl)).metadata()
  expect([small.width, small.height]).toEqual([size.width / 2, size.height / 2])
})

test('[PG-01] the photos of one order are different pictures', async () => {
  const { as } = mock.world()
  const paula = await as('premium')
  const { images } = await progressOf(paula, await begin(paula, { count: 2 }))
  const [one, other] = [await bytesOf(paula, images[0]?.smallUrl), await bytesOf(paula, images[1]?.smallUrl)]
  expect(one.equals(other)).toBe(false)
})

test('[RP-03] a photo’s address cannot be guessed or used early', async () => {
  const { as, world } = mock.world({ generationDelay: { min: 10_000, max: 10_000 } })
  const paula = await as('premium')
  world.clock.freeze()
  const [id, otherId] = [await begin(paula, { count: 2 }), await begin(paula)]
  world.clock.advance(20_000)
  const [first, second] = (await progressOf(paula, id)).images.map(({ imageUrl }) => imageUrl)
  const [ofOther] = (await progressOf(paula, otherId)).images.map(({ imageUrl }) => imageUrl)
  const mark = (url: string | undefined): string => url?.split('/').at(-2) ?? ''
  const guesses = [
    first?.replace('/1.webp', '/2.webp'),
    first?.replace('/1.webp', '/3.webp'),
    first?.replace('/1.webp', '/0.webp'),
    first?.replace('/1.webp', '/1.png'),
    first?.replace('/1.webp', '/..%2f..%2fetc'),
    first?.replace(mark(first), mark(ofOther)),
    first?.replace(mark(first), 'x'),
    first?.replace(id, 'g_nothing'),
  ]
  for (const url of guesses) expect(await load(paula, url)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  world.clock.advance(-8000)
  expect((await load(paula, second)).status).toBe(404)
  world.clock.advance(-5000)
  expect((await load(paula, first)).status).toBe(404)
})

test('[RP-03] [AC-05] photos are deleted with the account', async () => {
  const { as, visitor } = mock.world()
  const noa = await as('free')
  const [photo] = (await progressOf(noa, await begin(noa))).images
  expect((await load(visitor, photo?.smallUrl)).status).toBe(200)
  expect((await noa.api.users.deleteMe({ body: { password: PERSONA_PASSWORD } })).status).toBe(200)
  for (const url of [photo?.smallUrl, photo?.imageUrl]) expect((await load(visitor, url)).status).toBe(404)
})

test('[PG-01] every style has a title in the requested language and a picture of its own', async () => {
  const { visitor } = mock.world()
  const titles = async (lang: 'en' | 'de' | 'ar') => {
    const { status, body } = await visitor.api.generation.styles({ query: { lang } })
    if (status !== 200) throw new Error(`No styles: ${status}`)
    return body.result
  }
  const styles = await titles('de')
  expect(styles.map(({ id, title }) => [id, title])).toContainEqual(['golden-hour', 'Goldene Stunde'])
  expect((await titles('ar')).map(({ title }) => title)).toContain('نيون')
  expect(new Set(styles.map(({ previewUrl }) => previewUrl)).size).toBe(styles.length)
  const [film, golden] = styles.map(({ previewUrl }) => previewUrl.replace(/([^/]+)$/u, 'small_$1'))
  expect(await load(visitor, film)).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
  expect((await bytesOf(visitor, film)).equals(await bytesOf(visitor, golden))).toBe(false)
  const wrong = [film?.replace('film', 'neon'), '/media/styles/x/film.webp', '/media/styles/x/none.webp', '/media/styles/x/FILM.gif']
  for (const url of wrong) expect((await load(visitor, url)).status).toBe(404)
})

test('[PG-03] photos are rendered ahead, and a failing one stops nothing', async () => {
  const drawn: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = (seed: string): Look => ({
    seed,
    style: 'realistic',
    gender: 'male',
    skin: 'tan',
    hairStyle: 'crop',
    hairColor: 'black',
    eyeColor: 'brown',
    age: 40,
    bodyType: 'average',
    body: 'average',
    outfit: 'shirt',
    outfitColor: '#ffffff',
    scene: 'office',
    beard: 'none',
    glasses: false,
    accessory: '',
  })
  new Prerenderer({
    get: (asked, variant) => {
      drawn.push(`${asked.seed} ${variant}`)
      if (asked.seed === 'two') resolve()
      return asked.seed === 'two' ? Promise.reject(new Error('no paper')) : Promise.resolve({ path: '', bytes: Buffer.alloc(0), etag: '' })
    },
  }).begin([look('one'), look('two'), look('three')])
  await promise
  expect(drawn).toEqual(['one full', 'one small', 'two full'])
})
