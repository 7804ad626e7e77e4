import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import { WRONG_PASSWORDS } from './rules.ts'
import { PASSWORD, linkParts, signIn } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const FREE = 'free@moonlit.example'
const { limit, windowSeconds } = WRONG_PASSWORDS

test('[AP-08] [SG-02] passwords of one account cannot be guessed on and on, from however many addresses', async () => {
  const place = mock.world()
  const { person } = await signIn(place, FREE)
  const guess = (turn: number, password = `guess${turn}`) =>
    place.withHeaders({ 'x-forwarded-for': `203.0.113.${turn % 250}` }).api.auth.login({ body: { email: FREE, password } })
  const statuses = (await Promise.all(Array.from({ length: 2 * limit }, (_, turn) => guess(turn)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(limit)
  const refused = await place.visitor.send({ method: 'POST', url: '/api/v1/auth/login/', payload: { email: FREE.toUpperCase(), password: PASSWORD } })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

  // The person is not locked out of what is open, nor is anybody else.
  expect((await person.api.users.me()).status).toBe(200)
  expect((await signIn(place, 'premium@moonlit.example')).email).toBe('premium@moonlit.example')
  expect((await person.api.auth.changePassword({ body: { oldPassword: 'wrong', newPassword: 'starlight8' } })).status).toBe(429)
  expect((await person.api.users.deleteMe({ body: { password: 'wrong' } })).status).toBe(429)
  await place.visitor.api.auth.startReset({ body: { email: FREE } })
  const [userId = '', token = ''] = linkParts(place.world, FREE, 'reset')
  expect((await place.visitor.api.auth.finishReset({ params: { userId, token }, body: { password: 'starlight8' } })).status).toBe(200)
  place.world.clock.advance(windowSeconds * 1000)
  expect((await signIn(place, FREE, 'starlight8')).email).toBe(FREE)
})

test('[AP-08] [SG-02] a password beyond the limit is refused before it is looked at, also when all come at once', async () => {
  const place = mock.world()
  const order: number[] = []
  const guess = async (turn: number, password: string) => {
    const { status } = await place.withHeaders({ 'x-forwarded-for': `203.0.113.${turn}` }).api.auth.login({ body: { email: FREE, password } })
    order.push(status)
    return status
  }
  const guesses = Array.from({ length: limit }, (_, turn) => guess(turn, `guess${turn}`))
  // Were it looked at, the right one would be found, and the others answered first.
  expect(await guess(limit, PASSWORD)).toBe(429)
  await Promise.all(guesses)
  expect(order.indexOf(429)).toBeLessThan(order.lastIndexOf(400))
})

test('[AP-08] [SG-02] right passwords are not counted', async () => {
  const place = mock.world({ generalRate: { limit: 10_000, windowSeconds: 60 } })
  for (let turn = 0; turn < limit + 2; turn += 1) expect((await signIn(place, FREE)).email).toBe(FREE)
})
