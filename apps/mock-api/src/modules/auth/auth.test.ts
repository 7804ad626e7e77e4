import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

test('[SC-01] [RP-01] a visitor who gives a name and a gender gets a session and may chat', async () => {
  const { visitor, guest } = mock.world()
  expect((await visitor.api.chats.list()).status).toBe(401)
  const sam = await guest({ firstName: 'Sam', gender: 'female' })
  expect(await sam.api.chats.list()).toMatchObject({ status: 200, body: { result: [] } })
})

test.each([
  [{ gender: 'male' }, 'firstName', 'This field is required'],
  [{ firstName: '', gender: 'male' }, 'firstName', 'This field is required'],
  [{ firstName: 'S', gender: 'male' }, 'firstName', 'This field should be at least 2 characters long'],
  [{ firstName: 'S@m', gender: 'male' }, 'firstName', 'This field contains characters that are not allowed'],
  [{ firstName: '\u{200B}\u{200B}', gender: 'male' }, 'firstName', 'This field contains characters that are not allowed'],
  [{ firstName: 'Sam\u{202E}maS', gender: 'male' }, 'firstName', 'This field contains characters that are not allowed'],
  [{ firstName: 'x'.repeat(65), gender: 'male' }, 'firstName', 'This value is too long'],
  [{ firstName: 'Sam' }, 'gender', 'This field is required'],
  [{ firstName: 'Sam', gender: 'robot' }, 'gender', 'Please select one of the options'],
])('[VA-05] [VA-06] [AP-04] a guest who gives %j is refused with the field named', async (payload, path, message) => {
  const answer = await mock.world().visitor.send({ method: 'POST', url: '/api/v1/auth/auth_user/', payload })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path, message }] } })
})

test('[VA-05] names in any script are accepted', async () => {
  for (const firstName of ['Zoë', 'Иван', 'محمد', '明美', 'Anne-Marie', "D'Arcy"])
    expect((await mock.world().visitor.api.auth.authUser({ body: { firstName, gender: 'non-binary' } })).status).toBe(200)
})

test('[AP-07] a member signs in, and the access token lasts fifteen minutes', async () => {
  const { visitor, withHeaders, world } = mock.world()
  const login = await visitor.api.auth.login({ body: { email: 'premium@moonlit.example', password: 'moonlight7' } })
  if (login.status !== 200) throw new Error('not signed in')
  const paula = withHeaders({ authorization: `Bearer ${login.body.jwtToken}` })
  expect(await paula.api.users.me()).toMatchObject({ status: 200, body: { firstName: 'Paula', emailVerified: true, currentPlan: 'premium-annual' } })
  world.clock.advance(16 * 60 * 1000)
  expect(await paula.api.users.me()).toMatchObject({ status: 401, body: { code: 'token_expired' } })
})

test('[AP-07] a refresh token works once; using it twice ends the session', async () => {
  const { visitor } = mock.world()
  const login = await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })
  if (login.status !== 200) throw new Error('not signed in')
  const first = await visitor.api.auth.refreshToken({ body: { refreshToken: login.body.refreshToken } })
  if (first.status !== 200) throw new Error('not refreshed')
  expect((await visitor.api.auth.refreshToken({ body: { refreshToken: login.body.refreshToken } })).status).toBe(401)
  expect((await visitor.api.auth.refreshToken({ body: { refreshToken: first.body.newRefreshToken } })).status).toBe(401)
})

describe('[AP-07] an exchange whose answer was lost', () => {
  const EXCHANGE = { exchangeId: 'exchange-0123456789' }
  const start = async () => {
    const { visitor, withHeaders, world } = mock.world()
    const login = await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })
    if (login.status !== 200) throw new Error('not signed in')
    const exchange = (refreshToken: string, body: { exchangeId?: string } = {}) => visitor.api.auth.refreshToken({ body: { refreshToken, ...body } })
    const lost = await exchange(login.body.refreshToken, EXCHANGE)
    if (lost.status !== 200) throw new Error('not refreshed')
    const isSignedIn = async (jwtToken: string) => (await withHeaders({ authorization: `Bearer ${jwtToken}` }).api.users.me()).status === 200
    return { world, visitor, exchange, isSignedIn, token: login.body.refreshToken, lost: lost.body }
  }

  test('is sent again and goes on with the same session', async () => {
    const { exchange, isSignedIn, token } = await start()
    const again = await exchange(token, EXCHANGE)
    if (again.status !== 200) throw new Error('not answered again')
    expect(await isSignedIn(again.body.newJwtToken)).toBe(true)
    const next = await exchange(again.body.newRefreshToken)
    expect(next.status).toBe(200)
  })

  test.each([
    ['with another id', { exchangeId: 'exchange-9876543210' }],
    ['without its id', {}],
  ])('is refused %s, and the session ends', async (_, body) => {
    const { exchange, isSignedIn, token, lost } = await start()
    expect((await exchange(token, body)).status).toBe(401)
    expect((await exchange(token, EXCHANGE)).status).toBe(401)
    expect(await isSignedIn(lost.newJwtToken)).toBe(false)
  })

  test('leads to one session only: whoever took its answer as well is found out', async () => {
    const { exchange, token, lost } = await start()
    const again = await exchange(token, EXCHANGE)
    if (again.status !== 200) throw new Error('not answered again')
    expect((await exchange(again.body.newRefreshToken)).status).toBe(200)
    expect((await exchange(lost.newRefreshToken)).status).toBe(401)
  })

  test('is not answered again once its tokens were exchanged, or an hour later', async () => {
    const first = await start()
    await first.exchange(first.lost.newRefreshToken)
    expect((await first.exchange(first.token, EXCHANGE)).status).toBe(401)
    const second = await start()
    second.world.clock.advance(61 * 60 * 1000)
    expect((await second.exchange(second.token, EXCHANGE)).status).toBe(401)
  })

  test('is not answered again after the person has signed out', async () => {
    const { visitor, exchange, token, lost } = await start()
    await visitor.api.auth.logout({ body: { jwtToken: lost.newJwtToken, refreshToken: lost.newRefreshToken } })
    expect((await exchange(token, EXCHANGE)).status).toBe(401)
  })
})

test('[AP-03] [AP-07] [NV-07] refresh, logout and alive work while an expired token is still sent', async () => {
  const { visitor, withHeaders, world } = mock.world()
  const login = await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })
  if (login.status !== 200) throw new Error('not signed in')
  world.clock.advance(16 * 60 * 1000)
  const noa = withHeaders({ cookie: `authorization=${login.body.jwtToken}` })
  for (const person of [noa, withHeaders({ authorization: `Bearer ${login.body.jwtToken}` })])
    expect(await person.api.core.alive()).toMatchObject({ status: 200, body: { status: true } })
  const renewed = await noa.api.auth.refreshToken({ body: { refreshToken: login.body.refreshToken } })
  if (renewed.status !== 200) throw new Error(`not renewed: ${renewed.status}`)
  expect((await withHeaders({ authorization: `Bearer ${renewed.body.newJwtToken}` }).api.users.me()).status).toBe(200)
  expect((await noa.api.auth.logout({ body: { jwtToken: login.body.jwtToken, refreshToken: renewed.body.newRefreshToken } })).status).toBe(200)
  expect((await noa.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })).status).toBe(200)
})

test('[AP-07] after logout the refresh token is refused', async () => {
  const { visitor } = mock.world()
  const login = await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })
  if (login.status !== 200) throw new Error('not signed in')
  expect(await visitor.api.auth.logout({ body: login.body })).toMatchObject({ status: 200, body: { status: true } })
  expect((await visitor.api.auth.refreshToken({ body: { refreshToken: login.body.refreshToken } })).status).toBe(401)
})

test('[SG-16] an unknown e-mail and a wrong password get different errors', async () => {
  const { visitor } = mock.world()
  expect(await visitor.api.auth.login({ body: { email: 'nobody@moonlit.example', password: 'x' } })).toMatchObject({
    status: 404,
    body: { detail: 'User not found' },
  })
  expect(await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'x' } })).toMatchObject({
    status: 400,
    body: { detail: 'Wrong email or password' },
  })
})

test('[AP-03] a token with stale claims is asked to refresh', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  world.run('UPDATE User SET claimsVersion = claimsVersion + 1 WHERE id = ?', 'u_free')
  expect(await noa.api.users.me()).toMatchObject({ status: 403, body: { detail: 'Refresh your tokens and try again.' } })
})

test.each(['', 'Bearer', 'Bearer x', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1X2FkbWluIn0.', 'Basic dTpw', `Bearer ${'a'.repeat(5000)}`])(
  '[RP-03] the authorization %j is refused',
  async (authorization) => {
    expect((await mock.world().withHeaders({ authorization }).api.users.me()).status).toBe(401)
  },
)

test('[AP-06] a cookie-authenticated change is refused from another site, accepted from the same site', async () => {
  const { as, withHeaders } = mock.world()
  const noa = await as('free')
  const cookie = `authorization=${(noa.headers.authorization ?? '').replace('Bearer ', '')}`
  const start = (headers: Record<string, string>) =>
    withHeaders({ cookie, ...headers }).api.chats.start({ params: { slug: 'amara' }, query: { lang: 'en' } })
  expect(await start({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, body: { code: 'cross_site' } })
  expect(await start({ origin: 'https://to a remote endpoint.example', host: 'localhost:4000' })).toMatchObject({
    status: 403,
    body: { code: 'cross_site' },
  })
  expect((await start({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('[AP-07] [SG-14] after logout the access token is refused too, even without the refresh token', async () => {
  const { visitor, withHeaders } = mock.world()
  const signedIn = async () => {
    const { status, body } = await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })
    if (status !== 200) throw new Error('not signed in')
    return { tokens: body, person: withHeaders({ authorization: `bearer ${body.jwtToken}` }) }
  }
  const [first, second, other] = [await signedIn(), await signedIn(), await signedIn()]
  await visitor.api.auth.logout({ body: first.tokens })
  await visitor.api.auth.logout({ body: { jwtToken: second.tokens.jwtToken, refreshToken: 'lost' } })
  expect(await first.person.api.users.me()).toMatchObject({ status: 401, body: { code: 'token_expired' } })
  expect(await second.person.api.users.me()).toMatchObject({ status: 401 })
  expect((await visitor.api.auth.refreshToken({ body: { refreshToken: second.tokens.refreshToken } })).status).toBe(401)
  expect((await other.person.api.users.me()).status).toBe(200)
})

test('[AP-07] reusing a refresh token ends the access tokens of its session too', async () => {
  const { visitor, withHeaders } = mock.world()
  const { status, body } = await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })
  if (status !== 200) throw new Error('not signed in')
  const renew = () => visitor.api.auth.refreshToken({ body: { refreshToken: body.refreshToken } })
  const renewed = await renew()
  if (renewed.status !== 200) throw new Error('not renewed')
  const person = withHeaders({ authorization: `Bearer ${renewed.body.newJwtToken}` })
  expect((await person.api.users.me()).status).toBe(200)
  expect((await renew()).status).toBe(401)
  expect((await person.api.users.me()).status).toBe(401)
})

test('[AP-07] answers with tokens must not be cached', async () => {
  const answer = await mock.world().visitor.send({
    method: 'POST',
    url: '/api/v1/auth/login/',
    payload: { email: 'free@moonlit.example', password: 'moonlight7' },
  })
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
})
