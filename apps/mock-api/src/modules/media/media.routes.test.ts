import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const amara = async () => {
  const { visitor } = mock.world()
  const { status, body } = await visitor.api.bots.one({ params: { slug: 'amara' }, query: {} })
  if (status !== 200) throw new Error('no amara')
  return { visitor, bot: body }
}

test('[MK-13] [EX-14] a cover is a webp with a half-width variant, both cached for good', async () => {
  const { visitor, bot } = await amara()
  const full = await visitor.send({ method: 'GET', url: bot.imageUrl })
  expect(full).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' } })
  const small = await visitor.send({ method: 'GET', url: bot.imageUrl.replace(/([^/]+)$/u, 'small_$1') })
  if (!Buffer.isBuffer(full.body) || !Buffer.isBuffer(small.body)) throw new Error('no picture')
  expect([(await sharp(full.body).metadata()).width, (await sharp(small.body).metadata()).width]).toEqual([640, 320])
})

test('[MK-13] a browser with the picture gets 304', async () => {
  const { visitor, bot } = await amara()
  const { headers } = await visitor.send({ method: 'GET', url: bot.imageUrl })
  expect((await visitor.send({ method: 'GET', url: bot.imageUrl, headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
})

test('[RP-03] a picture’s address cannot be guessed', async () => {
  const { visitor, bot } = await amara()
  const guesses = [
    bot.imageUrl.replace('cover', 'gallery-1'),
    bot.imageUrl.replace('/amara/', '/felix/'),
    '/media/bots/amara/x/cover.webp',
    '/media/bots/amara/x/..%2f..%2fetc',
    bot.imageUrl.replace('cover', 'blurred-cover'),
  ]
  for (const url of guesses) expect(await visitor.send({ method: 'GET', url })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('[CP-07] the picture for link previews stands beside the cover: a JPEG of 1200 x 630, which cannot be guessed either', async () => {
  const { visitor, bot } = await amara()
  const url = bot.imageUrl.replace(/cover\.webp$/u, 'share_cover.jpg')
  const picture = await visitor.send({ method: 'GET', url })
  expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' } })
  if (!Buffer.isBuffer(picture.body)) throw new Error('no picture')
  expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await visitor.send({ method: 'GET', url: url.replace('/amara/', '/felix/') })).status).toBe(404)
})

test('[CP-07] a browser with the picture for link previews gets 304', async () => {
  const { visitor, bot } = await amara()
  const url = bot.imageUrl.replace(/cover\.webp$/u, 'share_cover.jpg')
  const { headers } = await visitor.send({ method: 'GET', url })
  expect((await visitor.send({ method: 'GET', url, headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
})
