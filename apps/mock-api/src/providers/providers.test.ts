import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { choose, linkFor, pathOf, postForm } from '../modules/oauth/testing.ts'
import { type Mock, type TestWorld, openMock } from '../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const VERIFIER = 'a-verifier.of_our~own-0123456789-0123456789-0123456789'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const callbackOf = ({ world }: TestWorld, provider = 'google') => `http://localhost:4000/oauth/callback/${provider}?world=${world.name}`

/** A request to a provider, made by hand. Undefined leaves a field out. */
const authorize = (place: TestWorld, change: Record<string, string | undefined> = {}, provider = 'google'): string => {
  const fields = {
    world: place.world.name,
    response_type: 'code',
    client_id: 'moonlit',
    redirect_uri: callbackOf(place, provider),
    state: 's1',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...change,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, value)
  return `/providers/${provider}/authorize?${query.toString()}`
}

const codeFor = async (place: TestWorld, choice: Record<string, string> = { choice: 'robin' }): Promise<string> => {
  const { headers } = await postForm(place.visitor, authorize(place), choice)
  return new URL(String(headers.location)).searchParams.get('code') ?? ''
}

const exchange = (place: TestWorld, change: Record<string, string>, provider = 'google') =>
  postForm(place.visitor, `/providers/${provider}/token?world=${place.world.name}`, {
    grant_type: 'authorization_code',
    client_id: 'moonlit',
    redirect_uri: callbackOf(place),
    code_verifier: VERIFIER,
    ...change,
  })

const readProfile = ({ visitor }: TestWorld, token: string, provider = 'google') =>
  visitor.send({ method: 'GET', url: `/providers/${provider}/userinfo`, headers: { authorization: `Bearer ${token}` } })

const accessToken = (body: unknown): string => z.object({ access_token: z.string() }).parse(body).access_token

test.each(['google', 'facebook', 'twitter'] as const)(
  '[SG-15] the page of %s offers accounts, a form, refusal and failure, without a script',
  async (provider) => {
    const place = mock.world()
    const { status, headers, body } = await place.visitor.send({ method: 'GET', url: authorize(place, {}, provider) })
    const page = String(body)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-store'])
    expect(page.match(/name="choice" value="\w+"/gu)).toHaveLength(7)
    for (const words of ['Robin Vale', `robin.vale@${provider}.example`, 'free@moonlit.example', 'Sky Lark', 'First name', 'Cancel', 'Let it fail'])
      expect(page).toContain(words)
    expect(page).not.toContain('<script')
    const style = /<style>(?<css>[^<]*)<\/style>/u.exec(page)?.groups?.css ?? ''
    expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    // Chromium would hold it against the way back, which leaves the provider's origin.
    expect(headers['content-security-policy']).not.toContain('form-action')
  },
)

test('[SG-15] a code is exchanged once for a token that reads the profile', async () => {
  const place = mock.world()
  const code = await codeFor(place)
  const first = await exchange(place, { code })
  expect(first).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 600 }, headers: { 'cache-control': 'no-store' } })
  const token = accessToken(first.body)
  expect(await readProfile(place, token)).toMatchObject({
    status: 200,
    body: {
      sub: expect.stringMatching(/^\d+$/u),
      email: 'robin.vale@google.example',
      email_verified: true,
      given_name: 'Robin',
      family_name: 'Vale',
    },
  })
  expect((await readProfile(place, token, 'twitter')).status).toBe(401)
  expect(await exchange(place, { code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await readProfile(place, token)).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
})

test('[SG-15] a code is valid for a minute, its token for ten', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const [early, late] = [await codeFor(place), await codeFor(place)]
  place.world.clock.advance(60_000 - 1)
  const { status, body } = await exchange(place, { code: early })
  expect(status).toBe(200)
  place.world.clock.advance(1)
  expect(await exchange(place, { code: late })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  place.world.clock.advance(600_000 - 2)
  expect((await readProfile(place, accessToken(body))).status).toBe(200)
  place.world.clock.advance(1)
  expect((await readProfile(place, accessToken(body))).status).toBe(401)
})

test.each<[Record<string, string>, number, string]>([
  [{ code_verifier: VERIFIER.replace('a', 'b') }, 400, 'invalid_grant'],
  [{ code_verifier: 'short' }, 400, 'invalid_request'],
  [{ code_verifier: '' }, 400, 'invalid_request'],
  [{ redirect_uri: 'http://localhost:4000/oauth/callback/google' }, 400, 'invalid_grant'],
  [{ client_id: 'someone-else' }, 401, 'invalid_client'],
  [{ grant_type: 'refresh_token' }, 400, 'unsupported_grant_type'],
  [{ code: 'pc_guess' }, 400, 'invalid_grant'],
  [{ code: "' OR 1=1 --" }, 400, 'invalid_grant'],
])('[SG-15] [RP-03] a code is not exchanged with %j and stays valid for its owner', async (change, status, error) => {
  const place = mock.world()
  const code = await codeFor(place)
  expect(await exchange(place, { code, ...change })).toMatchObject({ status, body: { error } })
  expect((await exchange(place, { code }, 'facebook')).status).toBe(400)
  expect((await exchange(place, { code })).status).toBe(200)
})

test('[SG-15] a token request without its fields is refused', async () => {
  const place = mock.world()
  expect(await postForm(place.visitor, '/providers/google/token', {})).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  expect((await place.visitor.send({ method: 'GET', url: '/providers/google/userinfo' })).headers['www-authenticate']).toContain('invalid_token')
})

test('[RP-03] codes and tokens are stored as hashes, and old ones are deleted', async () => {
  const place = mock.world()
  const code = await codeFor(place)
  const token = accessToken((await exchange(place, { code })).body)
  const stored = () => place.world.all('SELECT * FROM ProviderGrant')
  for (const secret of [code, token]) expect(JSON.stringify(stored())).not.toContain(secret)
  place.world.clock.advance(60 * 60 * 1000)
  await codeFor(place)
  expect(stored()).toHaveLength(1)
})

const OUTSIDE = 'https://evil.example/'

test.each<Record<string, string | undefined>>([
  { response_type: undefined },
  { response_type: 'token' },
  { client_id: undefined },
  { client_id: 'someone-else' },
  { state: undefined },
  { state: '' },
  { state: 'x'.repeat(513) },
  { 'state[a]': 'b', state: undefined },
  { code_challenge: undefined },
  { code_challenge: '<script>alert(1)</script>' },
  { code_challenge_method: 'plain' },
  { code_challenge_method: undefined },
  { redirect_uri: undefined },
  { redirect_uri: OUTSIDE },
  { redirect_uri: 'http://localhost:4000/oauth/callback/google' },
  { redirect_uri: 'http://localhost:4000/oauth/callback/google@evil.example' },
  { redirect_uri: 'javascript:alert(1)' },
  { redirect_uri: '\u0000' },
])('[SG-15] [AP-04] a request with %j shows an error page and redirects nowhere', async (change) => {
  const place = mock.world()
  const url = authorize(place, change)
  for (const answer of [await place.visitor.send({ method: 'GET', url }), await postForm(place.visitor, url, { choice: 'noa' })]) {
    expect([answer.status, answer.headers['content-type'], answer.headers.location]).toEqual([400, 'text/html; charset=utf-8', undefined])
    expect(String(answer.body)).toContain('This sign-in cannot begin')
    expect(String(answer.body)).not.toContain('<script')
  }
})

test.each(['github', '__proto__', 'constructor', 'x'.repeat(200), '%00', '%3Cscript%3E'])(
  '[AP-04] the unknown provider %j shows an error page',
  async (provider) => {
    const { visitor } = mock.world()
    for (const url of [`/providers/${provider}/authorize`, `/oauth/callback/${provider}?state=s&code=c`])
      expect(await visitor.send({ method: 'GET', url })).toMatchObject({ status: 400, headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
)

test.each([
  '',
  '?state=',
  '?code=c',
  '?state=os_guess&code=c',
  '?state=a&state=b&code=c',
  "?state=' OR 1=1 --",
  '?state[a]=b',
  '?error=access_denied',
])('[SG-15] [AP-04] a callback with %j does not sign in', async (query) => {
  const { visitor } = mock.world()
  await linkFor(visitor)
  const { status, headers, body } = await visitor.send({ method: 'GET', url: `/oauth/callback/google${query.replaceAll(' ', '%20')}` })
  expect([status, headers.location]).toEqual([400, undefined])
  expect(String(body)).toContain('href="http://localhost:3000/"')
})

test.each([(code: string) => `${code}x`, () => '', () => "' OR 1=1 --"])('[ER-04] a made-up code fails the sign-in', async (forge) => {
  const { visitor } = mock.world()
  const back = new URL(await choose(visitor, await linkFor(visitor), 'noa'))
  back.searchParams.set('code', forge(back.searchParams.get('code') ?? ''))
  const { status, headers } = await visitor.send({ method: 'GET', url: pathOf(back.href) })
  expect(status).toBe(303)
  expect(String(headers.location)).toMatch(/\/oauth\/error\?id=oa_[\w-]+&back_url=%2Fchat%2F&reason=failed$/u)
})

test('[RP-03] a code works only for its own sign-in and provider', async () => {
  const { visitor } = mock.world()
  const mine = new URL(await choose(visitor, await linkFor(visitor), 'robin'))
  const theirs = new URL(await choose(visitor, await linkFor(visitor), 'noa'))
  const elsewhere = theirs.href.replace('callback/google', 'callback/facebook')
  expect((await visitor.send({ method: 'GET', url: pathOf(elsewhere) })).status).toBe(400)
  mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
  expect(String((await visitor.send({ method: 'GET', url: pathOf(mine.href) })).headers.location)).toContain('reason=failed')
})

test.each<[Record<string, string>, string]>([
  [{ firstName: '', email: 'sam@moonlit.example' }, 'Enter a first name'],
  [{ firstName: '   ' }, 'Enter a first name'],
  [{ firstName: 'x'.repeat(65) }, 'This name is too long'],
  [{ firstName: 'Sam', lastName: 'x'.repeat(65) }, 'This name is too long'],
  [{ firstName: 'Sam', email: 'sam' }, 'Value is not a valid email address'],
  [{ firstName: 'Sam', email: `${'x'.repeat(250)}@a.example` }, 'This value is too long'],
])('[SG-15] the invalid input %j shows an error at its field and keeps the rest', async (fields, message) => {
  const place = mock.world()
  const refused = await postForm(place.visitor, authorize(place), { choice: 'other', ...fields })
  expect([refused.status, refused.headers.location]).toEqual([303, expect.stringMatching(/^\/providers\/google\/authorize\?/u)])
  const { status, body } = await place.visitor.send({ method: 'GET', url: String(refused.headers.location) })
  expect(status).toBe(200)
  const [, name = ''] = /aria-describedby="(\w+)-error" autofocus/u.exec(String(body)) ?? []
  expect(String(body)).toMatch(new RegExp(`id="${name}-error">${message}<`, 'u'))
  for (const value of Object.values(fields)) expect(String(body)).toContain(`value="${value}"`)
})

test('[SG-15] form input is escaped on the page', async () => {
  const place = mock.world()
  const { headers } = await postForm(place.visitor, authorize(place), { choice: 'other', firstName: '"><script>alert(1)</script>', email: 'x' })
  const { body } = await place.visitor.send({ method: 'GET', url: String(headers.location) })
  expect(String(body)).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
})

test('[SG-15] a missing or unknown choice, or a body that is not a form, shows an error page', async () => {
  const place = mock.world()
  const url = authorize(place)
  const isPage = { 'content-type': 'text/html; charset=utf-8' }
  const wrong: Record<string, string>[] = [{}, { choice: 'nobody' }, { choice: '__proto__' }]
  for (const fields of wrong) expect(await postForm(place.visitor, url, fields)).toMatchObject({ status: 400, headers: isPage })
  const sendAs = (type: string, payload: string) => place.visitor.send({ method: 'POST', url, headers: { 'content-type': type }, payload })
  expect(await sendAs('application/x-www-form-urlencoded', 'choice=noa&choice=robin')).toMatchObject({ status: 400, headers: isPage })
  expect(await sendAs('application/json', '{')).toMatchObject({ status: 400, headers: isPage })
  expect(await sendAs('text/csv', 'a')).toMatchObject({ status: 415, headers: isPage })
  expect(await sendAs('application/x-www-form-urlencoded', 'x'.repeat(17 * 1024))).toMatchObject({ status: 413, headers: isPage })
})

test('[AP-04] the API itself accepts no url-encoded forms', async () => {
  const { visitor } = mock.world()
  expect(await postForm(visitor, '/api/v1/oauth/signup/', { oauthProfileId: 'google-1' })).toMatchObject({
    status: 400,
    body: { code: 'malformed_body' },
  })
})
