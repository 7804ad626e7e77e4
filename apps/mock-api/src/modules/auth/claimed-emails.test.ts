import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openChat, openMock } from '../../testing/mock.ts'
import { proven, signedUp, statusOf, tokensOf, walk } from '../oauth/testing.ts'
import { CARDS, buyPack, payWith } from '../payments/testing.ts'
import { PASSWORD, type SignedUp, bearer, confirmed, linkParts, openConfirmation, outbox, refreshed, signIn, signUp } from './testing.ts'

// Somebody registers with an e-mail that is not theirs, and never confirms it.

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const ROBIN = 'robin.vale@google.example'
const WEEK = 7 * 24 * 60 * 60 * 1000
const OF_OWNER = 'starlight8'
const body = { email: ROBIN, password: OF_OWNER }

/** Somebody who has registered with Robin's e-mail, as a guest who has chatted. */
const squatter = async (place: TestWorld): Promise<SignedUp> => {
  const gil = await place.guest({ firstName: 'Gil', gender: 'male' })
  await openChat(gil, 'amara')
  return signUp(place, { email: ROBIN, sessionId: gil.headers['x-user-session-id'] ?? '' })
}

const logIn = async ({ visitor }: TestWorld, password: string) => (await visitor.api.auth.login({ body: { email: ROBIN, password } })).status

/** Nothing of the squatter opens Robin's account. */
const expectShutOut = async (place: TestWorld, { person, tokens }: SignedUp): Promise<void> => {
  expect((await person.api.users.me()).status).toBe(401)
  expect((await place.visitor.api.auth.refreshToken({ body: { refreshToken: tokens.refreshToken } })).status).toBe(401)
  expect(await logIn(place, PASSWORD)).toBe(400)
}

const resetIn = async ({ visitor, world }: TestWorld) => {
  await visitor.api.auth.startReset({ body: { email: ROBIN } })
  const [userId = '', token = ''] = linkParts(world, ROBIN, 'reset')
  return visitor.api.auth.finishReset({ params: { userId, token }, body: { password: OF_OWNER } })
}

const askToMove = async (person: SignedUp['person'], email: string) => {
  const form = new FormData()
  form.set('email', email)
  form.set('password', PASSWORD)
  return person.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: form })
}

test('[SG-15] [SG-16] [RP-03] whoever comes with a provider that confirms an e-mail gets it, and nothing of the account that only claimed it', async () => {
  const place = mock.world()
  const other = await squatter(place)
  const [userId = '', token = ''] = linkParts(place.world, ROBIN, 'verify')
  const { oauthProfileId, provider } = await proven(place.visitor, 'robin')
  const signUpNow = () => place.visitor.api.oauth.signup({ body: { oauthProfileId, provider, lang: 'en' } })
  const answer = await signUpNow()
  if (answer.status !== 201) throw new Error('not signed up')
  expect((await signUpNow()).status).toBe(409)
  const robin = bearer(place, answer.body)
  expect(await robin.api.users.me()).toMatchObject({ body: { email: ROBIN, emailVerified: true, firstName: 'Robin', hasPassword: false } })
  expect(await robin.api.chats.list()).toMatchObject({ body: { result: [] } })
  await expectShutOut(place, other)
  expect((await place.visitor.api.auth.verify({ params: { userId, token }, body: {} })).status).toBe(400)
  expect(place.world.all('SELECT email FROM User WHERE email = ?', ROBIN)).toHaveLength(1)
})

test('[SG-12] [RP-03] a reset link proves the e-mail: it is confirmed, and passwords, sessions, links and providers of before are void', async () => {
  const place = mock.world()
  const { oauthProfileId, provider } = await proven(place.visitor, 'sky')
  const answer = await place.visitor.api.oauth.signup({ body: { oauthProfileId, provider, lang: 'en', email: ROBIN } })
  if (answer.status !== 201) throw new Error('not signed up')
  const squatting = { person: bearer(place, answer.body), email: ROBIN, tokens: answer.body }
  await squatting.person.api.auth.setPassword({ body: { newPassword: PASSWORD } })
  const [userId = '', token = ''] = linkParts(place.world, ROBIN, 'verify')
  const underWay = await walk(place.visitor, 'sky')
  expect((await resetIn(place)).status).toBe(200)
  await expectShutOut(place, squatting)
  expect(await statusOf(place.visitor, underWay)).toEqual({ status: 'error' })
  expect((await statusOf(place.visitor, await walk(place.visitor, 'sky'))).status).toBe('signup')
  expect((await place.visitor.api.auth.verify({ params: { userId, token }, body: {} })).status).toBe(400)
  const robin = await signIn(place, ROBIN, OF_OWNER)
  expect(await robin.person.api.users.me()).toMatchObject({ body: { email: ROBIN, emailVerified: true } })
  expect((await statusOf(place.visitor, await walk(place.visitor, 'robin'))).status).toBe('login')
})

test('[SG-12] a reset of a confirmed account leaves its provider linked', async () => {
  const place = mock.world()
  const { oauthProfileId, provider } = await proven(place.visitor, 'sky')
  expect((await place.visitor.api.oauth.signup({ body: { oauthProfileId, provider, lang: 'en', email: ROBIN } })).status).toBe(201)
  await openConfirmation(place, ROBIN)
  expect((await resetIn(place)).status).toBe(200)
  expect((await statusOf(place.visitor, await walk(place.visitor, 'sky'))).status).toBe('login')
})

test('[SG-16] an e-mail that was not confirmed within a week can be registered anew, however often its mail was sent again', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const other = await squatter(place)
  place.world.clock.advance(WEEK - 1)
  const later = await refreshed(place, other)
  expect((await later.person.api.auth.sendVerification({ body: {} })).status).toBe(200)
  expect(await place.visitor.api.auth.register({ body })).toMatchObject({ status: 409, body: { code: 'user_exists' } })
  place.world.clock.advance(1)
  const answer = await place.visitor.api.auth.register({ body })
  if (answer.status !== 201) throw new Error('not registered')
  await expectShutOut(place, later)
  expect((await openConfirmation(place, ROBIN)).status).toBe(200)
  const robin = await signIn(place, ROBIN, OF_OWNER)
  expect(await robin.person.api.chats.list()).toMatchObject({ body: { result: [] } })
  expect(outbox(place.world, ROBIN).map(({ kind }) => kind)).toEqual(['verify', 'welcome'])
})

test('[SG-16] of several who register anew at once, one succeeds', async () => {
  const place = mock.world()
  await squatter(place)
  place.world.clock.advance(WEEK)
  const statuses = await Promise.all([1, 2, 3].map(async () => (await place.visitor.api.auth.register({ body })).status))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409])
})

test('[SG-16] [RP-03] a confirmed e-mail is nobody else’s, however old the account is', async () => {
  const place = mock.world()
  await confirmed(place, { email: ROBIN })
  place.world.clock.advance(100 * WEEK)
  expect((await place.visitor.api.auth.register({ body })).status).toBe(409)
  expect((await statusOf(place.visitor, await walk(place.visitor, 'robin'))).status).toBe('login')
  expect(await logIn(place, PASSWORD)).toBe(200)
})

test('[SG-16] [PY-12] an account that has paid stays, until a reset link is opened', async () => {
  const place = mock.world()
  const payer = await squatter(place)
  const { link } = await buyPack(payer.person, 'voice-10')
  expect((await payWith(mock, link, CARDS.good)).status).toBe(303)
  place.world.clock.advance(WEEK)
  expect((await place.visitor.api.auth.register({ body })).status).toBe(409)
  const { oauthProfileId, provider } = await proven(place.visitor, 'robin')
  const ask = () => place.visitor.api.oauth.signup({ body: { oauthProfileId, provider, lang: 'en' } })
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'user_exists' } })
  expect((await resetIn(place)).status).toBe(200)
  const answer = await statusOf(place.visitor, await walk(place.visitor, 'robin'))
  expect(await bearer(place, tokensOf(answer)).api.users.me()).toMatchObject({ body: { email: ROBIN, audioLimit: 600 } })
})

test('[SG-16] an order that was not paid keeps no e-mail', async () => {
  const place = mock.world()
  const other = await squatter(place)
  const { link } = await buyPack(other.person, 'voice-10')
  await signedUp(place, 'robin')
  expect((await payWith(mock, link, CARDS.good)).headers.location).toContain('/payments/')
})

test('[AC-02] [SG-16] an account moves to an e-mail that another only claims, once the link to it is opened', async () => {
  const place = mock.world()
  const other = await squatter(place)
  const sam = await confirmed(place)
  expect((await askToMove(sam.person, ROBIN)).status).toBe(200)
  expect((await other.person.api.users.me()).status).toBe(200)
  expect((await openConfirmation(place, ROBIN)).status).toBe(200)
  expect((await other.person.api.users.me()).status).toBe(401)
  expect((await signIn(place, ROBIN)).email).toBe(ROBIN)
})

test('[AC-02] [SG-04] an account without a confirmed e-mail takes a claimed one only when a week is over', async () => {
  const place = mock.world()
  const other = await squatter(place)
  const sam = await signUp(place)
  expect((await askToMove(sam.person, ROBIN)).status).toBe(409)
  expect((await sam.person.api.auth.sendVerification({ body: { email: ROBIN } })).status).toBe(409)
  place.world.clock.advance(WEEK)
  const [mover, typist] = [await refreshed(place, sam), await signUp(place, { email: 'kim@moonlit.example' })]
  expect((await askToMove(mover.person, ROBIN)).status).toBe(200)
  expect((await other.person.api.users.me()).status).toBe(401)
  place.world.clock.advance(WEEK)
  const again = await refreshed(place, typist)
  expect((await again.person.api.auth.sendVerification({ body: { email: ROBIN } })).status).toBe(200)
  expect(await again.person.api.users.me()).toMatchObject({ body: { email: ROBIN } })
})
