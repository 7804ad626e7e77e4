import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openChat, openMock } from '../../testing/mock.ts'
import { fakeEspeak } from '../../testing/fake-espeak.ts'

/** Every message lasts 4.2 s here, which is 5 of the allowance. */
const SECONDS = 5
const MONTHLY = 6 * 60

let mock: Mock
const espeak = fakeEspeak()
beforeAll(async () => {
  mock = await openMock({ VOICE_ENGINE: 'system', ESPEAK_NG: espeak.command })
})
afterAll(async () => {
  await mock.close()
  espeak.remove()
})

const greetingOf = async (person: Person, slug = 'amara', lang: 'en' | 'de' | 'ar' = 'en') => {
  const id = await openChat(person, slug, lang)
  const { status, body } = await person.api.chats.messages({ params: { id }, query: {} })
  const message = status === 200 ? body.result.messages[0] : undefined
  if (message === undefined) throw new Error('no greeting')
  return { id, msgId: message.messageID, text: message.text }
}
const speak = (person: Person, params: { id: string; msgId: string }) => person.api.chats.voice({ params: { id: params.id, msgId: params.msgId } })
const audioLimit = async (person: Person) => {
  const { status, body } = await person.api.users.me()
  return status === 200 ? body.audioLimit : null
}
const heardToday = ({ world }: TestWorld) =>
  world.one<{ count: number }>("SELECT sum(voiceMessages) AS count FROM BotDay WHERE botId = 'b_amara'")?.count ?? 0
const spoken = (): string[] => (existsSync(espeak.log) ? readFileSync(espeak.log, 'utf8').trim().split('\n') : [])

test('[CH-14] a subscriber hears a message: its seconds are charged and the message keeps its voice', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const greeting = await greetingOf(paula)
  const before = heardToday(place)
  const answer = await speak(paula, greeting)
  expect(answer).toMatchObject({
    status: 200,
    body: { voiceUrl: expect.stringMatching(/^\/media\/voice\/.+\.wav$/u), audioLimit: MONTHLY - SECONDS },
  })
  expect(await audioLimit(paula)).toBe(MONTHLY - SECONDS)
  expect(heardToday(place)).toBe(before + 1)
  const { body } = await paula.api.chats.messages({ params: { id: greeting.id }, query: {} })
  expect(body).toMatchObject({ result: { messages: [{ voiceUrl: answer.status === 200 ? answer.body.voiceUrl : '' }] } })
  expect(await paula.api.chats.list()).toMatchObject({ body: { result: [{ lastMessage: { voiceUrl: expect.any(String) } }] } })
})

test('[CH-14] [PY-12] hearing a message again, or ten times at once, is charged and generated once', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const greeting = await greetingOf(paula, 'felix')
  const runs = spoken().length
  const answers = await Promise.all(Array.from({ length: 10 }, () => speak(paula, greeting)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await speak(paula, greeting)).toEqual(answers[0])
  expect(await audioLimit(paula)).toBe(MONTHLY - SECONDS)
  expect(spoken().length).toBe(runs + 1)
})

test('[RP-01] [CH-14] hearing a message needs a subscription or a pack of minutes', async () => {
  const place = mock.world()
  const [sam, noa] = [await place.guest(), await place.as('free')]
  for (const person of [sam, noa])
    expect(await speak(person, await greetingOf(person))).toMatchObject({ status: 402, body: { code: 'payment_required' } })
  place.world.run("UPDATE User SET extraAudioSeconds = 60 WHERE id = 'u_free'")
  expect(await speak(noa, await greetingOf(noa))).toMatchObject({ status: 200, body: { audioLimit: 60 - SECONDS } })
})

test('[CH-14] [MK-06] without minutes left new voices are refused, earlier ones play, and the next month brings new minutes', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const [first, second] = [await greetingOf(paula), await greetingOf(paula, 'felix')]
  expect((await speak(paula, first)).status).toBe(200)
  place.world.run("UPDATE Subscription SET audioUsed = ? WHERE userId = 'u_premium'", MONTHLY - SECONDS + 1)
  expect(await speak(paula, second)).toMatchObject({ status: 402, body: { code: 'audio_limit' } })
  expect(await audioLimit(paula)).toBe(SECONDS - 1)
  place.world.run("UPDATE Subscription SET audioUsed = ? WHERE userId = 'u_premium'", MONTHLY)
  expect(await speak(paula, second)).toMatchObject({ status: 402, body: { code: 'audio_limit' } })
  expect(await speak(paula, first)).toMatchObject({ status: 200, body: { audioLimit: 0 } })
  place.world.clock.advance(32 * 24 * 60 * 60 * 1000)
  const back = await place.as('premium')
  expect(await speak(back, second)).toMatchObject({ status: 200, body: { audioLimit: MONTHLY - SECONDS } })
})

test('[CH-14] a failing engine charges nothing and can be retried', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const greeting = await greetingOf(paula, 'felix', 'de')
  writeFileSync(espeak.broken, '')
  expect(await speak(paula, greeting)).toMatchObject({ status: 503, body: { code: 'voice_unavailable' } })
  rmSync(espeak.broken)
  expect(await audioLimit(paula)).toBe(MONTHLY)
  expect(await speak(paula, greeting)).toMatchObject({ status: 200, body: { audioLimit: MONTHLY - SECONDS } })
})

test('[CH-14] a voice uses the chat’s language and the character’s voice', async () => {
  const paula = await mock.world().as('premium')
  const greeting = await greetingOf(paula, 'amara', 'ar')
  await speak(paula, greeting)
  expect(JSON.parse(spoken().at(-1) ?? '')).toMatchObject({ args: expect.arrayContaining(['-v', expect.stringMatching(/^ar\+f[1-5]$/u)]) })
})

test('[CH-14] a message is spoken in the language it was written in, also after the chat changed language', async () => {
  const paula = await mock.world().as('premium')
  const greeting = await greetingOf(paula, 'elin', 'en')
  await openChat(paula, 'elin', 'de')
  await paula.api.chats.send({ params: { id: greeting.id }, body: { message: 'Wie war dein Tag?', tokenSize: 1 } })
  await openChat(paula, 'elin', 'ar')
  const { body } = await paula.api.chats.messages({ params: { id: greeting.id }, query: {} })
  const answer = body instanceof Object && 'result' in body ? body.result.messages.at(-1)?.messageID : undefined
  const voiceFor = async (msgId: string): Promise<unknown> => {
    await speak(paula, { id: greeting.id, msgId })
    return JSON.parse(spoken().at(-1) ?? '')
  }
  expect(await voiceFor(greeting.msgId)).toMatchObject({ args: expect.arrayContaining([expect.stringMatching(/^en.*\+f[1-5]$/u)]) })
  expect(await voiceFor(answer ?? '')).toMatchObject({ args: expect.arrayContaining([expect.stringMatching(/^de.*\+f[1-5]$/u)]) })
})

test('[RP-03] a voice is refused for other people’s, pending, own and unknown messages', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const greeting = await greetingOf(paula)
  place.world.clock.freeze()
  const reply = await paula.api.chats.send({ params: { id: greeting.id }, body: { message: 'Hello!', tokenSize: 2 } })
  const ids = place.world.all<{ id: string; isBot: number }>('SELECT id, isBot FROM Message WHERE chatId = ? ORDER BY seq', greeting.id)
  expect((await speak(paula, { id: greeting.id, msgId: ids.find(({ isBot }) => isBot === 0)?.id ?? '' })).status).toBe(404)
  place.world.run('UPDATE Message SET sentAt = ? WHERE id = ?', place.world.clock.now() + 1, ids.at(-1)?.id)
  expect(reply.status).toBe(200)
  expect((await speak(paula, { id: greeting.id, msgId: ids.at(-1)?.id ?? '' })).status).toBe(404)
  expect((await speak(paula, { id: greeting.id, msgId: 'm_nothing' })).status).toBe(404)
  const other = await greetingOf(paula, 'felix')
  expect((await speak(paula, { id: other.id, msgId: greeting.msgId })).status).toBe(404)
  for (const stranger of [await place.as('admin'), await place.as('free'), await place.guest()])
    expect((await speak(stranger, greeting)).status).toBe(404)
  expect((await speak(place.visitor, greeting)).status).toBe(401)
  const odd = await paula.send({ method: 'GET', url: `/api/v1/chats/${greeting.id}/messages/${encodeURIComponent("m' OR 1=1 --")}/get_voice/` })
  expect(odd).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('[AP-06] a cross-site request cannot spend voice minutes', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const greeting = await greetingOf(paula)
  const url = `/api/v1/chats/${greeting.id}/messages/${greeting.msgId}/get_voice/`
  const cookie = `authorization=${(paula.headers.authorization ?? '').replace('Bearer ', '')}`
  const browser = place.withHeaders({ cookie, 'sec-fetch-site': 'cross-site' })
  expect(await browser.send({ method: 'GET', url })).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  expect(await audioLimit(paula)).toBe(MONTHLY)
})

test('[CH-14] a message of emoji has no voice and costs nothing', async () => {
  const place = mock.world()
  const paula = await place.as('premium')
  const greeting = await greetingOf(paula)
  place.world.run("UPDATE Message SET text = '🌙✨' WHERE id = ?", greeting.msgId)
  expect((await speak(paula, greeting)).status).toBe(404)
  expect(await audioLimit(paula)).toBe(MONTHLY)
})

test.each(['the message', 'the chat', 'the account', 'the language'])('[CH-24] [CH-18] [AC-04] [AC-05] voices are deleted with %s', async (what) => {
  const place = mock.world()
  const paula = await place.as('premium')
  const greeting = await greetingOf(paula)
  place.world.run('UPDATE Message SET text = ? WHERE id = ?', `Only for you, and ${what}`, greeting.msgId)
  const answer = await speak(paula, greeting)
  if (answer.status !== 200) throw new Error('not heard')
  const { voiceHash } = place.world.one<{ voiceHash: string }>('SELECT voiceHash FROM Message WHERE id = ?', greeting.msgId) ?? { voiceHash: '' }
  const isKept = () => readdirSync(mock.directory, { recursive: true }).some((name) => String(name).includes(voiceHash))
  expect(isKept()).toBe(true)
  if (what === 'the message') await paula.api.chats.deleteMessage({ params: { id: greeting.id, msgId: greeting.msgId } })
  else if (what === 'the chat') await paula.api.chats.delete({ params: { id: greeting.id } })
  else if (what === 'the account') await paula.api.users.deleteMe({ body: { password: 'moonlight7' } })
  else await paula.send({ method: 'PUT', url: '/api/v1/users/me/language/', payload: { language: 'de' } })
  expect(isKept()).toBe(false)
  expect((await place.visitor.send({ method: 'GET', url: answer.body.voiceUrl })).status).toBe(404)
})
