import { once } from 'node:events'
import { IncomingMessage, request } from 'node:http'
import { LUNA } from '@moonlit/contract/creation'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Mock, type Person, type TestWorld, openMock } from '../../testing/mock.ts'
import { endSessions } from '../auth/repo.ts'
import { PASSWORD, bearer, signIn } from '../auth/testing.ts'
import { removeUser } from './removal-repo.ts'

// What is under way while the account is deleted, in another tab or on another device.

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const FREE = 'free@moonlit.example'

const form = async (fields: Record<string, string | File>): Promise<{ payload: Buffer; headers: Record<string, string> }> => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const sent = new Request('http://mock/', { method: 'POST', body: data })
  return { payload: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': sent.headers.get('content-type') ?? '' } }
}

const picture = async (): Promise<File> => {
  const bytes = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}

const profileForms: [string, () => Promise<Record<string, string | File>>][] = [
  ['a name', async () => ({ firstName: 'Noa' })],
  ['an e-mail', async () => ({ email: 'elsewhere@moonlit.example', password: PASSWORD })],
  ['a picture', async () => ({ avatar: await picture(), firstName: 'Noa', email: 'elsewhere@moonlit.example', password: PASSWORD })],
]

test.each(profileForms)('[AC-03] [AC-05] %s that is saved while the account is deleted is answered 401', async (_what, fields) => {
  for (let turn = 0; turn < 3; turn += 1) {
    const place = mock.world()
    const { person } = await signIn(place, FREE)
    const body = await form(await fields())
    const [saved, deleted] = await Promise.all([
      person.send({ method: 'PATCH', url: '/api/v1/users/me/', ...body }),
      person.api.users.deleteMe({ body: { password: PASSWORD } }),
    ])
    // A changed e-mail makes the other request's token stale.
    expect([200, 403]).toContain(deleted.status)
    expect([200, 401]).toContain(saved.status)
  }
})

let address = ''
beforeAll(async () => {
  address = await mock.listen()
})

interface Sent {
  readonly method: string
  readonly url: string
  readonly body: string
}

/** Sends the head of a request; once the server knows who asks, something happens; then the body is sent. Answers the status. */
const sendSlowly = async (place: TestWorld, person: Person, { method, url, body }: Sent, meanwhile: (userId: string) => void): Promise<number> => {
  const { id = '' } = place.world.one<{ id: string }>('SELECT id FROM User WHERE email = ?', FREE) ?? {}
  const asked = request(new URL(url, address), { method, headers: { ...person.headers, 'content-type': 'application/json' } })
  const answered = once(asked, 'response')
  asked.flushHeaders()
  // Each request counts towards the rate as soon as its caller is known.
  await expect.poll(() => place.world.limiter.state[`user:${id}`]?.count).toBe(1)
  meanwhile(id)
  asked.end(body)
  const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await answered)
  answer.resume()
  return answer.statusCode ?? 0
}

const writes: Sent[] = [
  { method: 'POST', url: '/api/v1/bots/create-character/', body: JSON.stringify(LUNA) },
  { method: 'POST', url: '/api/v1/generation/', body: JSON.stringify({ prompt: 'by the sea', count: 1, botSlug: 'amara', styleIds: [] }) },
  { method: 'POST', url: '/api/v1/reports/', body: JSON.stringify({ kind: 'character', id: 'amara', reason: 'other', block: true }) },
  { method: 'POST', url: '/api/v1/auth/verify/send/', body: '{}' },
  { method: 'POST', url: '/api/v1/auth/set-password/', body: JSON.stringify({ newPassword: 'starlight8' }) },
  { method: 'PUT', url: '/api/v1/users/me/phone_number/', body: JSON.stringify({ phoneNumber: '+4915112345678' }) },
]

test.each(writes)(
  '[RP-03] [AC-05] $method $url whose body arrives after the account was deleted is answered 401 and leaves nothing',
  async (write) => {
    const place = mock.world()
    const person = bearer(place, (await signIn(place, FREE)).tokens)
    const remove = (id: string) => place.world.atomically(() => removeUser(place.world, id))
    const before = ['Report', 'Block', 'Generation', 'Bot'].map((table) => place.world.one(`SELECT count(*) AS count FROM ${table}`))
    expect(await sendSlowly(place, person, write, remove)).toBe(401)
    expect(['Report', 'Block', 'Generation', 'Bot'].map((table) => place.world.one(`SELECT count(*) AS count FROM ${table}`))).toEqual(before)
  },
)

test('[SG-12] [SG-14] a request whose body arrives after its session was ended is answered 401', async () => {
  const place = mock.world()
  const person = bearer(place, (await signIn(place, FREE)).tokens)
  const end = (id: string) => endSessions(place.world, id)
  const phone = { method: 'PUT', url: '/api/v1/users/me/phone_number/', body: JSON.stringify({ phoneNumber: '+4915112345678' }) }
  expect(await sendSlowly(place, person, phone, end)).toBe(401)
  expect(place.world.one('SELECT phoneNumber FROM User WHERE email = ?', FREE)).toEqual({ phoneNumber: null })
})
