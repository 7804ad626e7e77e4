import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'
import { bearer, openConfirmation, signUp } from '../auth/testing.ts'
import { Link, choose, comeBack, linkFor, pathOf, signedUp, statusOf, tokensOf, walk } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const MINUTE = 60 * 1000

test.each(['google', 'facebook', 'twitter'] as const)(
  '[SG-15] a person signs in with %s by state and PKCE and returns to their page',
  async (provider) => {
    const { visitor, world } = mock.world()
    const link = await linkFor(visitor, { provider, backUrl: '/amara?from=chat#last' })
    expect(link.origin + link.pathname).toBe(`http://localhost:4000/providers/${provider}/authorize`)
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      world: world.name,
      response_type: 'code',
      client_id: 'moonlit',
      redirect_uri: `http://localhost:4000/oauth/callback/${provider}?world=${world.name}`,
      state: expect.stringMatching(/^\S{16,}$/u),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge_method: 'S256',
    })
    const back = await choose(visitor, link, 'robin')
    expect(new URL(back).searchParams.get('state')).toBe(link.searchParams.get('state'))
    const page = await comeBack(visitor, back)
    expect([page.origin + page.pathname, page.searchParams.get('back_url')]).toEqual(['http://localhost:3000/oauth/confirm', '/amara?from=chat#last'])
  },
)

test('[SG-15] in the default world no address names a world', async () => {
  const query = 'back_url=/&oauth_type=oauth_login&provider=google'
  const { link } = Link.parse((await mock.app.inject({ method: 'GET', url: `/api/v1/oauth/get-link/?${query}` })).json<unknown>())
  expect([new URL(link).searchParams.get('world'), new URL(link).searchParams.get('redirect_uri')]).toEqual([
    null,
    'http://localhost:4000/oauth/callback/google',
  ])
  expect((await mock.app.inject({ method: 'GET', url: pathOf(link) })).statusCode).toBe(200)
})

test('[SG-15] a sign-in is pending until the person returns, and fails after an hour', async () => {
  const { visitor, world } = mock.world()
  await linkFor(visitor)
  const id = world.one<{ id: string }>('SELECT id FROM OAuthAttempt')?.id ?? ''
  expect(await statusOf(visitor, id)).toEqual({ status: 'pending' })
  world.clock.advance(60 * MINUTE)
  expect(await statusOf(visitor, id)).toEqual({ status: 'error' })
})

test('[SG-15] a person with an account is signed in, and gets the tokens once', async () => {
  const place = mock.world()
  await signedUp(place, 'robin')
  const id = await walk(place.visitor, 'robin')
  const answer = await statusOf(place.visitor, id)
  expect(answer.status).toBe('login')
  expect(await bearer(place, tokensOf(answer)).api.users.me()).toMatchObject({ status: 200, body: { email: 'robin.vale@google.example' } })
  expect(await statusOf(place.visitor, id)).toEqual({ status: 'error' })
})

test('[SG-15] of two parallel status requests one gets the tokens', async () => {
  const place = mock.world()
  const id = await walk(place.visitor, 'noa')
  const answers = await Promise.all([1, 2, 3].map(() => statusOf(place.visitor, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'error', 'login'])
})

test('[SG-15] tokens can be collected for ten minutes', async () => {
  const { visitor, world } = mock.world()
  world.clock.freeze()
  const [early, late] = [await walk(visitor, 'noa'), await walk(visitor, 'noa')]
  world.clock.advance(10 * MINUTE - 1)
  expect((await statusOf(visitor, early)).status).toBe('login')
  world.clock.advance(1)
  expect(await statusOf(visitor, late)).toEqual({ status: 'error' })
})

test('[SG-15] a provider with a member’s confirmed e-mail signs them in, and the password works too', async () => {
  const place = mock.world()
  const answer = await statusOf(place.visitor, await walk(place.visitor, { firstName: 'Noa', email: 'FREE@Moonlit.example' }))
  const noa = bearer(place, tokensOf(answer))
  expect(await noa.api.users.me()).toMatchObject({ body: { id: 'u_free', firstName: 'Noa', hasOauthWithEmail: true, hasPassword: true } })
  expect((await place.visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: 'moonlight7' } })).status).toBe(200)
})

test('[SG-15] [RP-03] a provider’s e-mail does not sign in to an account that never confirmed it', async () => {
  const place = mock.world()
  await signUp(place, { email: 'robin.vale@google.example' })
  expect((await statusOf(place.visitor, await walk(place.visitor, 'robin'))).status).toBe('signup')
  await openConfirmation(place, 'robin.vale@google.example')
  expect((await statusOf(place.visitor, await walk(place.visitor, 'robin'))).status).toBe('login')
})

test('[SG-15] the same name at two providers without an e-mail makes two people', async () => {
  const place = mock.world()
  await signedUp(place, 'sky', { provider: 'google', email: 'sky@moonlit.example' })
  expect((await statusOf(place.visitor, await walk(place.visitor, 'sky', { provider: 'google' }))).status).toBe('login')
  expect((await statusOf(place.visitor, await walk(place.visitor, 'sky', { provider: 'twitter' }))).status).toBe('signup')
})

test('[SG-15] signing in without an account offers sign-up, and the reverse signs in', async () => {
  const { visitor } = mock.world()
  expect(await statusOf(visitor, await walk(visitor, 'robin', { type: 'oauth_login' }))).toMatchObject({ status: 'signup' })
  expect(await statusOf(visitor, await walk(visitor, 'noa', { type: 'oauth_signup' }))).toMatchObject({ status: 'login' })
})

test.each([
  ['refuse', 'refused'],
  ['fail', 'failed'],
] as const)('[ER-04] a sign-in that ends with %s leads to the error page and can be retried', async (choice, reason) => {
  const { visitor } = mock.world()
  const page = await comeBack(visitor, await choose(visitor, await linkFor(visitor, { backUrl: '/amara' }), choice))
  expect(page.origin + page.pathname).toBe('http://localhost:3000/oauth/error')
  expect(Object.fromEntries(page.searchParams)).toEqual({ id: expect.any(String), back_url: '/amara', reason })
  expect(await statusOf(visitor, page.searchParams.get('id') ?? '')).toEqual({ status: 'error' })
  expect((await statusOf(visitor, await walk(visitor, 'noa'))).status).toBe('login')
})

test('[SG-13] the guest’s chats move to the account after a social sign-in', async () => {
  const place = mock.world()
  const gil = await place.guest({ firstName: 'Gil', gender: 'male' })
  await openChat(gil, 'amara')
  const id = await walk(gil, 'noa')
  expect((await gil.api.chats.list()).status).toBe(200)
  const noa = bearer(place, tokensOf(await statusOf(place.visitor, id)))
  expect(await noa.api.chats.list()).toMatchObject({ body: { result: [{ botSlug: 'amara' }] } })
  expect((await gil.api.chats.list()).status).toBe(401)
})

test('[SG-13] the guest who collects the tokens is moved; an unknown one is ignored', async () => {
  const place = mock.world()
  const [away, here] = [await place.guest(), await place.guest()]
  await openChat(away, 'amara')
  await openChat(here, 'felix')
  const noa = bearer(place, tokensOf(await statusOf(here, await walk(away, 'noa'))))
  expect(await noa.api.chats.list()).toMatchObject({ body: { result: [{ botSlug: 'felix' }] } })
  const unknown = place.withHeaders({ 'x-user-session-id': 'gs_guess' })
  expect((await statusOf(unknown, await walk(unknown, 'noa'))).status).toBe('login')
})

test.each(['oa_guess', 'x', '-', 'x'.repeat(64)])('[RP-03] the sign-in id %j is not found', async (id) => {
  const { visitor } = mock.world()
  await walk(visitor, 'noa')
  expect(await visitor.api.oauth.status({ params: { id } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('[RP-03] the link to the provider does not reveal the sign-in’s id', async () => {
  const { visitor, world } = mock.world()
  const link = await linkFor(visitor)
  const state = link.searchParams.get('state') ?? ''
  expect(link.href).not.toContain(world.one<{ id: string }>('SELECT id FROM OAuthAttempt')?.id)
  for (const guess of [state, state.replace('os_', 'oa_')]) expect((await visitor.api.oauth.status({ params: { id: guess } })).status).toBe(404)
})

test('[RP-03] a callback address works once', async () => {
  const { visitor } = mock.world()
  const back = await choose(visitor, await linkFor(visitor), 'noa')
  await comeBack(visitor, back)
  const again = await visitor.send({ method: 'GET', url: pathOf(back) })
  expect([again.status, again.headers.location]).toEqual([400, undefined])
  expect(String(again.body)).toContain('This sign-in is over')
})

const browser = (cookie: string, site = 'same-origin') => ({ 'sec-fetch-site': site, ...(cookie === '' ? {} : { cookie }) })

/** A browser's cookie of a new sign-in, and where it ended. */
const inBrowser = async (place: ReturnType<Mock['world']>, cookie = '') => {
  const query = 'back_url=/&oauth_type=oauth_login&provider=google'
  const { body, headers } = await place.withHeaders(browser(cookie)).send({ method: 'GET', url: `/api/v1/oauth/get-link/?${query}` })
  const page = await comeBack(place.visitor, await choose(place.visitor, new URL(Link.parse(body).link), 'noa'))
  return { id: page.searchParams.get('id') ?? '', setCookie: String(headers['set-cookie']) }
}

test('[AP-06] [RP-03] where the site is served over TLS, the browser’s cookie is sent over nothing else', async () => {
  const safe = await openMock({ WEB_URL: 'https://moonlit.example' })
  onTestFinished(() => safe.close())
  const query = 'back_url=/&oauth_type=oauth_login&provider=google'
  const { headers } = await safe
    .world()
    .withHeaders(browser(''))
    .send({ method: 'GET', url: `/api/v1/oauth/get-link/?${query}` })
  expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Lax$/u)
})

test('[AP-06] [RP-03] a sign-in is found only in the browser that began it', async () => {
  const place = mock.world()
  const { id, setCookie } = await inBrowser(place)
  expect(setCookie).toMatch(/^oauth_browser=ob_[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/u)
  const cookie = setCookie.split(';')[0] ?? ''
  const other = (await inBrowser(place)).setCookie.split(';')[0] ?? ''
  const ask = (headers: Record<string, string>) => place.withHeaders(headers).api.oauth.status({ params: { id } })
  expect((await ask(browser(''))).status).toBe(404)
  expect((await ask(browser(other))).status).toBe(404)
  expect((await ask(browser(cookie, 'cross-site'))).status).toBe(404)
  expect(await ask(browser(cookie))).toMatchObject({ status: 200, body: { status: 'login' } })
})

test('[SG-15] two tabs of a browser can sign in side by side', async () => {
  const place = mock.world()
  const one = await inBrowser(place)
  const cookie = one.setCookie.split(';')[0] ?? ''
  const two = await inBrowser(place, cookie)
  for (const { id } of [one, two]) expect((await statusOf(place.withHeaders(browser(cookie)), id)).status).toBe('login')
})

test('[SG-15] sign-ins older than a day are deleted', async () => {
  const { visitor, world } = mock.world()
  await linkFor(visitor)
  await walk(visitor, 'robin')
  const count = () => world.one<{ count: number }>('SELECT count(*) AS count FROM OAuthAttempt')?.count
  world.clock.advance(24 * 60 * MINUTE - 5000)
  await linkFor(visitor)
  expect(count()).toBe(3)
  world.clock.advance(10_000)
  await linkFor(visitor)
  expect(count()).toBe(2)
})
