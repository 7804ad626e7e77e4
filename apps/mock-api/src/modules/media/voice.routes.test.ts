import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openChat, openMock } from '../../testing/mock.ts'
import { fakeEspeak } from '../../testing/fake-espeak.ts'

let mock: Mock
const espeak = fakeEspeak()
beforeAll(async () => {
  mock = await openMock({ VOICE_ENGINE: 'system', ESPEAK_NG: espeak.command })
})
afterAll(async () => {
  await mock.close()
  espeak.remove()
})

const get = ({ visitor }: TestWorld, url: string, headers = {}) => visitor.send({ method: 'GET', url, headers })
const bytesOf = ({ body }: { body: unknown }): Buffer => (Buffer.isBuffer(body) ? body : expect.fail('no bytes'))
const sampleOf = async ({ visitor }: TestWorld, slug: string, lang: (typeof LOCALES)[number] = 'en'): Promise<string> => {
  const { status, body } = await visitor.api.bots.one({ params: { slug }, query: { lang } })
  return status === 200 && body.voiceSample != null ? body.voiceSample : expect.fail(`no sample of ${slug}`)
}
const heard = async (place: TestWorld): Promise<string> => {
  const paula = await place.as('premium')
  const id = await openChat(paula, 'amara')
  const { body } = await paula.api.chats.messages({ params: { id }, query: {} })
  const msgId = 'result' in body ? (body.result.messages[0]?.messageID ?? '') : ''
  const answer = await paula.api.chats.voice({ params: { id, msgId } })
  return answer.status === 200 ? answer.body.voiceUrl : expect.fail('not heard')
}

test('[CP-01] [MK-13] anyone can play a voice sample in the page’s language, cached for good', async () => {
  const place = mock.world()
  const answer = await get(place, await sampleOf(place, 'amara', 'de'))
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'audio/wav', 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
  expect(bytesOf(answer).toString('latin1', 0, 4)).toBe('RIFF')
  expect(new Set(await Promise.all(LOCALES.map((lang) => sampleOf(place, 'amara', lang)))).size).toBe(LOCALES.length)
})

test('[CP-01] every listed character has its own voice sample', async () => {
  const { visitor } = mock.world()
  const { status, body } = await visitor.api.bots.list({ query: { limit: 40 } })
  if (status !== 200) throw new Error('no list')
  expect(new Set(body.result.map(({ voiceSample }) => voiceSample)).size).toBe(body.result.length)
  expect(body.result.every(({ voiceSample }) => voiceSample?.startsWith('/media/samples/'))).toBe(true)
})

test('[CH-14] voices answer range and conditional requests', async () => {
  const place = mock.world()
  const url = await heard(place)
  const whole = await get(place, url)
  expect(whole).toMatchObject({
    status: 200,
    headers: { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=31536000, immutable' },
  })
  const bytes = bytesOf(whole)
  expect(Number(whole.headers['content-length'])).toBe(bytes.length)
  const start = await get(place, url, { range: 'bytes=0-1' })
  expect(start).toMatchObject({ status: 206, headers: { 'content-range': `bytes 0-1/${bytes.length}`, 'content-length': '2' } })
  const rest = await get(place, url, { range: `bytes=${bytes.length - 100}-` })
  expect([rest.status, bytesOf(rest).equals(bytes.subarray(-100))]).toEqual([206, true])
  const beyond = await get(place, url, { range: `bytes=${bytes.length}-` })
  expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': `bytes */${bytes.length}` } })
  expect(beyond.headers['cache-control']).toBeUndefined()
  expect((await get(place, url, { 'if-none-match': String(whole.headers.etag) })).status).toBe(304)
  expect(await place.visitor.send({ method: 'HEAD', url })).toMatchObject({ status: 200, headers: { 'content-length': String(bytes.length) } })
})

test('[MK-13] a voice with a lost file is generated again', async () => {
  const place = mock.world()
  const url = await heard(place)
  const before = bytesOf(await get(place, url))
  for (const folder of readdirSync(path.join(mock.directory, 'media', 'voice')))
    rmSync(path.join(mock.directory, 'media', 'voice', folder), { recursive: true, force: true })
  expect(bytesOf(await get(place, url)).equals(before)).toBe(true)
})

test('[RP-03] a voice’s address cannot be guessed', async () => {
  const place = mock.world()
  const [voice, sample] = [await heard(place), await sampleOf(place, 'amara')]
  const { id } = place.world.one<{ id: string }>('SELECT id FROM Message WHERE voiceHash IS NULL LIMIT 1') ?? { id: 'm_none' }
  const guesses = [
    voice.replace(/.\.wav$/u, (end) => (end.startsWith('A') ? 'B.wav' : 'A.wav')),
    voice.replace(/m_[\w-]+/u, id),
    voice.replace('.wav', ''),
    voice.replace('.wav', '.mp3'),
    '/media/voice/m_x/.wav',
    '/media/voice/..%2f..%2fworlds/x.wav',
    sample.replace('/amara/', '/felix/'),
    sample.replace('en.wav', 'de.wav'),
    sample.replace('en.wav', 'tlh.wav'),
    sample.replace('en.wav', '..%2fen.wav'),
    '/media/samples/nobody/x/en.wav',
  ]
  for (const url of guesses) expect({ url, ...(await get(place, url)) }).toMatchObject({ url, status: 404, body: { code: 'not_found' } })
  expect((await get(mock.world(), voice)).status).toBe(404)
})

test('[MK-13] a failing engine answers 503, and the sample works later', async () => {
  const place = mock.world()
  const url = await sampleOf(place, 'felix')
  writeFileSync(espeak.broken, '')
  expect(await get(place, url)).toMatchObject({ status: 503, body: { code: 'voice_unavailable' } })
  rmSync(espeak.broken)
  expect((await get(place, url)).status).toBe(200)
})

test('[MK-13] [CH-14] without an engine there are no samples, and a voice answers 503 before 402', async () => {
  const environments: Record<string, string>[] = [
    { VOICE_ENGINE: 'none' },
    { VOICE_ENGINE: 'system', ESPEAK_NG: path.join(mock.directory, 'not-installed') },
  ]
  for (const environment of environments) {
    const silent = await openMock(environment)
    const place = silent.world()
    expect(await place.visitor.api.bots.one({ params: { slug: 'amara' }, query: {} })).toMatchObject({ status: 200, body: { voiceSample: null } })
    for (const person of [await place.as('premium'), await place.as('free')]) {
      const id = await openChat(person, 'amara')
      const { body } = await person.api.chats.messages({ params: { id }, query: {} })
      const msgId = 'result' in body ? (body.result.messages[0]?.messageID ?? '') : ''
      expect(await person.api.chats.voice({ params: { id, msgId } })).toMatchObject({ status: 503, body: { code: 'voice_unavailable' } })
    }
    await silent.close()
  }
})
