import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import { PASSWORD, linkParts, outbox, refreshed, signIn, signUp } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const FREE = 'free@moonlit.example'
const NEW = 'starlight8'

test('[SG-12] the mailed link sets a new password and ends every session', async () => {
  const place = mock.world()
  const { visitor, world } = place
  const [phone, laptop] = [await signIn(place, FREE), await signIn(place, FREE)]
  expect(await visitor.api.auth.startReset({ body: { email: 'FREE@moonlit.example' } })).toMatchObject({ status: 200, body: { status: true } })
  const [userId = '', token = ''] = linkParts(world, FREE, 'reset')
  expect(outbox(world)[0]?.links.reset).toBe(`http://localhost:3000/reset-password/${userId}/${token}`)
  expect(await visitor.api.auth.finishReset({ params: { userId, token }, body: { password: NEW } })).toMatchObject({
    status: 200,
    body: { status: true },
  })
  for (const { person, tokens } of [phone, laptop]) {
    expect((await person.api.users.me()).status).toBe(401)
    expect((await visitor.api.auth.refreshToken({ body: { refreshToken: tokens.refreshToken } })).status).toBe(401)
  }
  expect((await visitor.api.auth.login({ body: { email: FREE, password: PASSWORD } })).status).toBe(400)
  expect((await (await signIn(place, FREE, NEW)).person.api.users.me()).status).toBe(200)
})

test('[SG-12] a reset link works once and cancels the other links', async () => {
  const { visitor, world } = mock.world()
  await visitor.api.auth.startReset({ body: { email: FREE } })
  const [userId = '', first = ''] = linkParts(world, FREE, 'reset')
  world.clock.advance(60_000)
  await visitor.api.auth.startReset({ body: { email: FREE } })
  const [, second = ''] = linkParts(world, FREE, 'reset')
  expect(first).not.toBe(second)
  const finish = (token: string) => visitor.api.auth.finishReset({ params: { userId, token }, body: { password: NEW } })
  expect((await Promise.all([finish(first), finish(first)])).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  expect(await finish(second)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
})

test('[SG-12] asking again within a minute sends no mail and answers the same', async () => {
  const { visitor, world } = mock.world()
  world.clock.freeze()
  const ask = () => visitor.api.auth.startReset({ body: { email: FREE } })
  const first = await ask()
  world.clock.advance(58_000)
  expect((await ask()).body).toEqual(first.body)
  expect(outbox(world, FREE)).toHaveLength(1)
  world.clock.advance(1000)
  await ask()
  expect(outbox(world, FREE)).toHaveLength(2)
})

test('[SG-12] a reset link is valid for an hour', async () => {
  const { visitor, world } = mock.world()
  world.clock.freeze()
  await visitor.api.auth.startReset({ body: { email: FREE } })
  const [userId = '', token = ''] = linkParts(world, FREE, 'reset')
  const finish = (password: string) => visitor.api.auth.finishReset({ params: { userId, token }, body: { password } })
  world.clock.advance(60 * 60 * 1000)
  expect(await finish(NEW)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
  world.clock.advance(-1)
  expect(await finish('short')).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path: 'password' }] } })
  expect((await finish(NEW)).status).toBe(200)
})

test('[SG-12] [RP-03] a token of another person, another kind or a former e-mail is refused', async () => {
  const place = mock.world()
  const { visitor, world } = place
  await signUp(place)
  await visitor.api.auth.startReset({ body: { email: FREE } })
  await visitor.api.auth.startReset({ body: { email: 'premium@moonlit.example' } })
  const [userId = '', token = ''] = linkParts(world, FREE, 'reset')
  const [otherId = ''] = linkParts(world, 'premium@moonlit.example', 'reset')
  const [samId = '', verifyToken = ''] = linkParts(world, 'sam@moonlit.example', 'verify')
  const finish = (params: { userId: string; token: string }) => visitor.api.auth.finishReset({ params, body: { password: NEW } })
  for (const params of [
    { userId: otherId, token },
    { userId: samId, token: verifyToken },
    { userId, token: 'er_guess' },
    { userId: 'u_nobody', token },
  ])
    expect(await finish(params)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
  world.run('UPDATE User SET email = ? WHERE id = ?', 'moved@moonlit.example', userId)
  expect((await finish({ userId, token })).status).toBe(400)
})

test('[SG-10] the answer does not reveal whether an e-mail has an account, and unknown addresses get no mail', async () => {
  const { visitor, world } = mock.world()
  const ask = (email: string) => visitor.send({ method: 'POST', url: '/api/v1/auth/reset/start/', payload: { email } })
  const [known, unknown] = [await ask(FREE), await ask('nobody@moonlit.example')]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted())
  expect(outbox(world).map(({ to }) => to)).toEqual([FREE])
})

test.each([{}, { email: '' }, { email: 'x' }, { email: null }, { email: { toLowerCase: 1 } }, []])(
  '[VA-04] asking for a reset mail with %j is refused',
  async (payload) => {
    const answer = await mock.world().visitor.send({
      method: 'POST',
      url: '/api/v1/auth/reset/start/',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  },
)

test('[AC-01] changing the password keeps this session and ends the others', async () => {
  const place = mock.world()
  const [here, elsewhere] = [await signIn(place, FREE), await signIn(place, FREE)]
  expect(await here.person.api.auth.changePassword({ body: { oldPassword: PASSWORD, newPassword: NEW } })).toMatchObject({
    status: 200,
    body: { status: true },
  })
  expect(await elsewhere.person.api.users.me()).toMatchObject({ status: 401, body: { code: 'token_expired' } })
  await expect(refreshed(place, elsewhere)).rejects.toThrow('401')
  const later = await refreshed(place, here)
  expect((await later.person.api.users.me()).status).toBe(200)
  expect((await signIn(place, FREE, NEW)).person).toBeDefined()
  expect((await place.visitor.api.auth.login({ body: { email: FREE, password: PASSWORD } })).status).toBe(400)
})

test('[AC-01] changing the password keeps a cookie session too', async () => {
  const place = mock.world()
  const { tokens } = await signIn(place, FREE)
  const byCookie = place.withHeaders({ cookie: `authorization=${tokens.jwtToken}` })
  expect((await byCookie.api.auth.changePassword({ body: { oldPassword: PASSWORD, newPassword: NEW } })).status).toBe(200)
  expect((await place.visitor.api.auth.refreshToken({ body: { refreshToken: tokens.refreshToken } })).status).toBe(200)
})

test('[AC-01] a wrong current password changes nothing', async () => {
  const place = mock.world()
  const { person } = await signIn(place, FREE)
  expect(await person.api.auth.changePassword({ body: { oldPassword: 'moonlight8', newPassword: NEW } })).toMatchObject({
    status: 400,
    body: { code: 'wrong_password', detail: 'Wrong password' },
  })
  expect((await person.api.users.me()).status).toBe(200)
})

test.each([
  {},
  { oldPassword: PASSWORD },
  { oldPassword: PASSWORD, newPassword: 'x' },
  { oldPassword: PASSWORD, newPassword: 'onlyletters' },
  { oldPassword: 7, newPassword: NEW },
  { oldPassword: 'x'.repeat(129), newPassword: NEW },
])('[VA-03] changing a password with %j is refused', async (payload) => {
  const noa = await mock.world().as('free')
  expect(await noa.send({ method: 'POST', url: '/api/v1/auth/change-password/', payload })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
})

test('[AC-01] an account from a provider sets its first password, once', async () => {
  const place = mock.world()
  place.world.run("UPDATE User SET passwordHash = NULL WHERE id = 'u_free'")
  const noa = await place.as('free')
  expect(await noa.api.auth.changePassword({ body: { oldPassword: PASSWORD, newPassword: NEW } })).toMatchObject({
    status: 400,
    body: { code: 'wrong_password' },
  })
  const set = () => noa.api.auth.setPassword({ body: { newPassword: NEW } })
  expect((await Promise.all([set(), set()])).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await set()).toMatchObject({ status: 409, body: { code: 'password_exists' } })
  expect(await noa.api.users.me()).toMatchObject({ body: { hasPassword: true } })
  expect((await signIn(place, FREE, NEW)).person).toBeDefined()
})
