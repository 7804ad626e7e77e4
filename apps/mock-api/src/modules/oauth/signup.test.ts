import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openChat, openMock } from '../../testing/mock.ts'
import { bearer, confirmed, openConfirmation, outbox } from '../auth/testing.ts'
import { choose, comeBack, linkFor, proven, signedUp, statusOf, tokensOf, walk } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const HOUR = 60 * 60 * 1000
const ROBIN = 'robin.vale@google.example'

const finish = async ({ visitor }: TestWorld, profile: Awaited<ReturnType<typeof proven>>, rest: Record<string, unknown> = {}) =>
  visitor.api.oauth.signup({ body: { oauthProfileId: profile.oauthProfileId, provider: profile.provider, lang: 'en', ...rest } })

test('[SG-08] [VA-10] a profile without an account is returned to finish registration', async () => {
  const { visitor } = mock.world()
  const id = await walk(visitor, 'robin')
  const answer = await statusOf(visitor, id)
  expect(answer).toEqual({
    status: 'signup',
    profile: { oauthProfileId: expect.stringMatching(/^google-\S{16,}$/u), provider: 'google', email: ROBIN, firstName: 'Robin', lastName: 'Vale' },
  })
  expect(await statusOf(visitor, id)).toEqual(answer)
  expect(await proven(visitor, 'sky', { provider: 'twitter' })).toEqual({
    oauthProfileId: expect.stringMatching(/^twitter-/u),
    provider: 'twitter',
    firstName: 'Sky',
    lastName: 'Lark',
  })
})

test('[SG-04] [SG-08] a sign-up with the provider’s e-mail is confirmed at once, without mail or password', async () => {
  const place = mock.world()
  const profile = await proven(place.visitor, 'robin')
  const { status, body } = await finish(place, profile, { lang: 'de', agreeToNewsletter: false, email: 'other@moonlit.example' })
  if (status !== 201) throw new Error('not signed up')
  const robin = bearer(place, body)
  expect(await robin.api.users.me()).toMatchObject({
    status: 200,
    body: {
      email: ROBIN,
      emailVerified: true,
      hasOauthWithEmail: true,
      hasPassword: false,
      firstName: 'Robin',
      lastName: 'Vale',
      language: 'de',
      agreeToNewsletter: false,
      gender: 'male',
    },
  })
  expect(outbox(place.world)).toEqual([])
  const chat = await openChat(robin, 'amara')
  expect((await robin.api.chats.send({ params: { id: chat }, body: { message: 'Hello', tokenSize: 1 } })).status).toBe(200)
})

test('[SG-08] [MK-07] a newsletter subscriber who signs up with a provider gets a welcome mail', async () => {
  const place = mock.world()
  expect((await finish(place, await proven(place.visitor, 'robin'), { agreeToNewsletter: true })).status).toBe(201)
  const { body } = await place.visitor.send({ method: 'GET', url: `/controls/outbox/?to=${ROBIN}` })
  expect(body).toMatchObject({
    mails: [{ kind: 'welcome', headers: { 'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/unsubscribe\/un_[\w-]+>$/u) } }],
  })
})

test('[SG-04] [SG-08] without a provider e-mail the person gives one and has to confirm it', async () => {
  const place = mock.world()
  const profile = await proven(place.visitor, 'sky')
  for (const email of [undefined, ''])
    expect(await finish(place, profile, { email })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'email', message: 'This field is required' }] },
    })
  const { status, body } = await finish(place, profile, { email: 'Sky@Moonlit.example' })
  if (status !== 201) throw new Error('not signed up')
  const sky = bearer(place, body)
  expect(await sky.api.users.me()).toMatchObject({
    body: { email: 'sky@moonlit.example', emailVerified: false, hasOauthWithEmail: false, hasPassword: false },
  })
  expect(outbox(place.world).map(({ to, kind }) => [to, kind])).toEqual([['sky@moonlit.example', 'verify']])
  expect((await openConfirmation(place, 'sky@moonlit.example')).status).toBe(200)
  const again = bearer(place, tokensOf(await statusOf(place.visitor, await walk(place.visitor, 'sky'))))
  expect(await again.api.users.me()).toMatchObject({ body: { email: 'sky@moonlit.example', emailVerified: true } })
})

test('[TS-03] tracking parameters and country are stored at sign-up', async () => {
  const place = mock.world()
  const { oauthProfileId, provider } = await proven(place.visitor, 'robin')
  const params = { utm_source: 'fb', click: '7' }
  const german = place.withHeaders({ 'accept-language': 'de-DE,de;q=0.9' })
  expect((await german.api.oauth.signup({ body: { oauthProfileId, provider, lang: 'en', params } })).status).toBe(201)
  const stored = place.world.one<{ paramsJson: string; country: string }>('SELECT paramsJson, country FROM User WHERE email = ?', ROBIN)
  expect([JSON.parse(stored?.paramsJson ?? ''), stored?.country]).toEqual([params, 'DE'])
})

test('[SG-08] a name given at sign-up replaces the provider’s; an invalid one is dropped', async () => {
  const place = mock.world()
  const { body } = await finish(place, await proven(place.visitor, 'robin'), { firstName: 'Rob', lastName: 'V' })
  expect(await bearer(place, tokensOf(body)).api.users.me()).toMatchObject({ body: { firstName: 'Rob', lastName: 'V' } })
  const odd = await proven(place.visitor, { firstName: '<b>X</b>', lastName: '"><script>', email: 'odd@moonlit.example' })
  expect(odd).toMatchObject({ email: 'odd@moonlit.example', lastName: '"><script>' })
  expect(odd).not.toHaveProperty('firstName')
  expect((await finish(place, odd)).status).toBe(201)
})

test.each(['header', 'attempt'] as const)(
  '[SG-13] a guest who signs up with a provider keeps their chats and the name they gave (session from the %s)',
  async (way) => {
    const place = mock.world()
    const gil = await place.guest({ firstName: 'Gil', gender: 'male' })
    await openChat(gil, 'amara')
    const { oauthProfileId, provider } = await proven(way === 'attempt' ? gil : place.visitor, 'sky')
    const asker = way === 'attempt' ? place.visitor : gil
    const { status, body } = await asker.api.oauth.signup({ body: { oauthProfileId, provider, lang: 'en', email: 'sky@moonlit.example' } })
    if (status !== 201) throw new Error('not signed up')
    const sky = bearer(place, body)
    expect(await sky.api.chats.list()).toMatchObject({ body: { result: [{ botSlug: 'amara' }] } })
    expect(await sky.api.users.me()).toMatchObject({ body: { firstName: 'Gil', gender: 'male' } })
    expect((await gil.api.chats.list()).status).toBe(401)
  },
)

test('[SG-16] signing up with a used e-mail or profile is a 409', async () => {
  const place = mock.world()
  const exists = { status: 409, body: { code: 'user_exists', detail: 'User with this email already exists' } }
  const early = await proven(place.visitor, 'robin')
  await confirmed(place, { email: ROBIN, agreeToNewsletter: false })
  const mails = outbox(place.world).length
  expect(await finish(place, early)).toMatchObject(exists)
  const sky = await proven(place.visitor, 'sky')
  expect(await finish(place, sky, { email: 'FREE@moonlit.example' })).toMatchObject(exists)
  const inTheOtherTab = await proven(place.visitor, 'sky')
  const answers = await Promise.all([1, 2, 3].map(async () => (await finish(place, sky, { email: 'sky@moonlit.example' })).status))
  expect(answers.toSorted((one, other) => one - other)).toEqual([201, 409, 409])
  expect(await finish(place, inTheOtherTab, { email: 'sky2@moonlit.example' })).toMatchObject(exists)
  expect(outbox(place.world)).toHaveLength(mails + 1)
})

test('[SG-09] an e-mail with too many deleted accounts cannot sign up with a provider either', async () => {
  const place = mock.world()
  for (let time = 0; time < 3; time += 1) expect((await (await signedUp(place, 'robin')).api.users.deleteMe({ body: {} })).status).toBe(200)
  expect(await finish(place, await proven(place.visitor, 'robin'))).toMatchObject({
    status: 403,
    body: { code: 'too_many_deleted', detail: 'User with this email deleted many accounts' },
  })
})

test('[RP-03] a guessed, pending, foreign or other world’s profile cannot sign up', async () => {
  const place = mock.world()
  const { oauthProfileId } = await proven(place.visitor, 'robin')
  await linkFor(place.visitor)
  const pending = place.world.one<{ id: string }>("SELECT id FROM OAuthAttempt WHERE status = 'pending'")?.id ?? ''
  const refused = (await comeBack(place.visitor, await choose(place.visitor, await linkFor(place.visitor), 'refuse'))).searchParams.get('id') ?? ''
  const known = await walk(place.visitor, 'noa')
  const robin = await walk(place.visitor, 'robin')
  const stored = place.world.one<{ profileId: string }>("SELECT profileJson ->> 'profileId' AS profileId FROM OAuthAttempt WHERE id = ?", robin)
  const claims: [string, 'google' | 'twitter'][] = [
    ['google-oa_guess', 'google'],
    ['google-', 'google'],
    ['-', 'google'],
    ["google-' OR 1=1 --", 'google'],
    [stored?.profileId ?? '', 'google'],
    [`google-${pending}`, 'google'],
    [`google-${refused}`, 'google'],
    [`google-${known}`, 'google'],
    [oauthProfileId, 'twitter'],
    [oauthProfileId.replace('google', 'twitter'), 'twitter'],
    [oauthProfileId.replace('google', 'x'), 'google'],
  ]
  expect(stored?.profileId).toMatch(/^google-\d+$/u)
  for (const [claim, provider] of claims)
    expect([claim, await place.visitor.api.oauth.signup({ body: { oauthProfileId: claim, provider, lang: 'en' } })]).toMatchObject([
      claim,
      { status: 400, body: { code: 'link_not_valid' } },
    ])
  expect((await mock.world().visitor.api.oauth.signup({ body: { oauthProfileId, provider: 'google', lang: 'en' } })).status).toBe(400)
  const stranger = place.withHeaders({ 'sec-fetch-site': 'same-origin' })
  expect((await stranger.api.oauth.signup({ body: { oauthProfileId, provider: 'google', lang: 'en' } })).status).toBe(400)
  expect((await place.visitor.api.oauth.signup({ body: { oauthProfileId, provider: 'google', lang: 'en' } })).status).toBe(201)
})

test('[SG-08] a profile is valid for sign-up for an hour', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const [robin, sky] = [await proven(place.visitor, 'robin'), await proven(place.visitor, 'sky')]
  place.world.clock.advance(HOUR - 1)
  expect((await finish(place, robin)).status).toBe(201)
  place.world.clock.advance(1)
  expect(await finish(place, sky, { email: 'sky@moonlit.example' })).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
  expect(await statusOf(place.visitor, sky.oauthProfileId.replace('google-', ''))).toEqual({ status: 'error' })
})

const signupBody = { oauthProfileId: 'google-1', provider: 'google', lang: 'en' }

test.each([
  [{ ...signupBody, oauthProfileId: 'google1' }, 'oauthProfileId', 'This value is not valid'],
  [{ ...signupBody, oauthProfileId: '' }, 'oauthProfileId', 'This value is not valid'],
  [{ ...signupBody, oauthProfileId: `google-${'x'.repeat(128)}` }, 'oauthProfileId', expect.any(String)],
  [{ ...signupBody, oauthProfileId: ['google-1'] }, 'oauthProfileId', expect.any(String)],
  [{ provider: 'google' }, 'oauthProfileId', expect.any(String)],
  [{ ...signupBody, provider: 'github' }, 'provider', expect.any(String)],
  [{ ...signupBody, email: 'sam' }, 'email', 'Value is not a valid email address'],
  [{ ...signupBody, firstName: 'S' }, 'firstName', 'This field should be at least 2 characters long'],
  [{ ...signupBody, lastName: 'x'.repeat(65) }, 'lastName', expect.any(String)],
  [{ ...signupBody, agreeToNewsletter: 'yes' }, 'agreeToNewsletter', expect.any(String)],
  [{ ...signupBody, params: { a: 1 } }, 'params.a', expect.any(String)],
])('[VA-10] [AP-04] signing up with %j is refused with the field named', async (payload, path, message) => {
  expect(await mock.world().visitor.send({ method: 'POST', url: '/api/v1/oauth/signup/', payload })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path, message }] },
  })
})

test('[AC-02] an e-mail from a provider cannot be changed; one from the person can', async () => {
  const place = mock.world()
  const form = new FormData()
  form.set('email', 'new@moonlit.example')
  const save = (person: typeof place.visitor) => person.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: form })
  const robin = await signedUp(place, 'robin')
  expect(await save(robin)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await robin.api.auth.sendVerification({ body: { email: 'new@moonlit.example' } })).status).toBe(403)
  expect(await robin.api.users.me()).toMatchObject({ body: { email: ROBIN } })
  expect(await save(await signedUp(place, 'sky', { email: 'sky@moonlit.example' }))).toMatchObject({
    status: 200,
    body: { email: 'new@moonlit.example' },
  })
})

test('[AC-05] deleting an account deletes its profiles and pending sign-ups', async () => {
  const place = mock.world()
  await walk(place.visitor, 'robin')
  const robin = await signedUp(place, 'robin')
  await robin.api.users.deleteMe({ body: {} })
  expect(place.world.all('SELECT * FROM OAuthAccount')).toEqual([])
  expect(JSON.stringify(place.world.all('SELECT * FROM OAuthAttempt'))).not.toContain('robin')
  expect((await statusOf(place.visitor, await walk(place.visitor, 'robin'))).status).toBe('signup')
})

test('[SG-16] a person without a password sets the first one and signs in with it', async () => {
  const place = mock.world()
  const robin = await signedUp(place, 'robin')
  expect((await place.visitor.api.auth.login({ body: { email: ROBIN, password: 'moonlight7' } })).status).toBe(400)
  expect((await robin.api.auth.setPassword({ body: { newPassword: 'moonlight7' } })).status).toBe(200)
  expect((await place.visitor.api.auth.login({ body: { email: ROBIN, password: 'moonlight7' } })).status).toBe(200)
})
