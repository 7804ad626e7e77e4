import { LUNA, type PortraitQuery } from '@moonlit/contract/creation'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock, type Person } from '../../../testing/mock.ts'
import { created } from '../testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const { style, gender, age, ethnicity, body, bodyType, hairStyle, hairColor, eyeColor, occupation } = LUNA
const looks: PortraitQuery = { style, gender, age, ethnicity, body, bodyType, hairStyle, hairColor, eyeColor, occupation }

/** The address of a portrait, in the size that the file's prefix asks for. */
const addressOf = async ({ api }: Person, query: Record<string, unknown>, prefix = ''): Promise<string> => {
  const options = await api.bots.creationOptions({ query: {} })
  if (options.status !== 200) throw new Error('no options')
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return `${options.body.portraitUrl.replace('portrait.webp', `${prefix}portrait.webp`)}?${search.toString()}`
}
const pictureAt = async (person: Person, url: string): Promise<Buffer> => {
  const { status, body: bytes } = await person.send({ method: 'GET', url })
  if (status !== 200 || !Buffer.isBuffer(bytes)) throw new Error(`no picture: ${status}`)
  return bytes
}

test('[WZ-07] a draft has a portrait in three sizes, which follows each choice', async () => {
  const { visitor } = mock.world()
  const portrait = await pictureAt(visitor, await addressOf(visitor, { ...looks, face: 'x7k2' }, 'sketch_'))
  expect(await sharp(portrait).metadata()).toMatchObject({ format: 'webp', width: 240, height: 300 })
  const tile = await pictureAt(visitor, await addressOf(visitor, looks, 'tile_'))
  expect((await sharp(tile).metadata()).width).toBe(160)
  for (const change of [
    { hairStyle: 'long' },
    { hairColor: 'black' },
    { age: 60 },
    { style: 'realistic' },
    { view: 'figure' },
    { occupation: 'chef' },
    { face: 'other1' },
  ]) {
    const other = await pictureAt(visitor, await addressOf(visitor, { ...looks, face: 'x7k2', ...change }, 'sketch_'))
    expect(other.equals(portrait), JSON.stringify(change)).toBe(false)
  }
})

test('[WZ-07] the cover of a new character is the portrait that was seen before', async () => {
  const paula = await mock.world().as('premium')
  const portrait = await pictureAt(paula, await addressOf(paula, { ...looks, face: 'x7k2' }))
  const luna = await created(paula, { face: 'x7k2' })
  expect((await pictureAt(paula, luna.imageUrl)).equals(portrait)).toBe(true)
  const other = await created(paula)
  expect((await pictureAt(paula, other.imageUrl)).equals(portrait)).toBe(false)
})

test('[WZ-07] a portrait is kept by the browser that asked for it', async () => {
  const { visitor } = mock.world()
  const url = await addressOf(visitor, { ...looks, face: 'x7k2' }, 'tile_')
  const { headers } = await visitor.send({ method: 'GET', url })
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
  expect((await visitor.send({ method: 'GET', url, headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
})

test.each([
  [{ age: 17 }, 'age'],
  [{ age: 'old' }, 'age'],
  [{ hairStyle: 'mane' }, 'hairStyle'],
  [{ face: '../x' }, 'face'],
])('[WZ-09] no portrait is drawn of %j', async (change, path) => {
  const { visitor } = mock.world()
  const url = await addressOf(visitor, { ...looks, ...change })
  expect(await visitor.send({ method: 'GET', url })).toMatchObject({ status: 400, body: { errors: [{ path }] } })
})

test('a portrait’s address cannot be guessed', async () => {
  const { visitor } = mock.world()
  const url = await addressOf(visitor, looks)
  for (const guess of [url.replace(/portraits\/[^/]+/u, 'portraits/x'), url.replace('portrait.webp', 'huge_portrait.webp')])
    expect(await visitor.send({ method: 'GET', url: guess })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
