import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'
import { PASSWORD, confirmed, linkParts, openConfirmation, outbox, refreshed, signUp } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const DAY = 24 * 60 * 60 * 1000

test('[SG-11] [RP-01] the mailed link confirms the e-mail, and refreshed tokens allow chatting', async () => {
  const place = mock.world()
  const session = await place.guest()
  const sam = await signUp(place, { sessionId: session.headers['x-user-session-id'] ?? '' })
  const id = await openChat(sam.person, 'amara')
  const say = (person: typeof sam.person) => person.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })
  expect(await say(sam.person)).toMatchObject({ status: 403, body: { detail: 'User email not verified' } })
  expect(await openConfirmation(place, sam.email)).toMatchObject({ status: 200, body: { status: true, email: sam.email, isMove: false } })
  expect(await say(sam.person)).toMatchObject({ status: 403, body: { detail: 'Refresh your tokens and try again.' } })
  const { person } = await refreshed(place, sam)
  expect((await say(person)).status).toBe(200)
  expect(await person.api.users.me()).toMatchObject({ body: { emailVerified: true } })
})

test('[SG-11] a confirmation link works once', async () => {
  const place = mock.world()
  const { email } = await signUp(place)
  await openConfirmation(place, email)
  expect(await openConfirmation(place, email)).toMatchObject({ status: 400, body: { code: 'link_not_valid', detail: 'Link is not valid' } })
})

test('[SG-11] a confirmation link is valid for seven days', async () => {
  const place = mock.world()
  const [sam, kim] = [await signUp(place), await signUp(place, { email: 'kim@moonlit.example' })]
  place.world.clock.advance(7 * DAY - 5000)
  expect((await openConfirmation(place, sam.email)).status).toBe(200)
  place.world.clock.advance(6000)
  expect(await openConfirmation(place, kim.email)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
})

test('[SG-11] [RP-03] a token confirms only its own person, and only if it is a confirmation token', async () => {
  const place = mock.world()
  const { visitor, world } = place
  const sam = await signUp(place)
  await signUp(place, { email: 'kim@moonlit.example' })
  await visitor.api.auth.startReset({ body: { email: sam.email } })
  const [samId = '', verifyToken = ''] = linkParts(world, sam.email, 'verify')
  const [, resetToken = ''] = linkParts(world, sam.email, 'reset')
  const [kimId = ''] = linkParts(world, 'kim@moonlit.example', 'verify')
  for (const params of [
    { userId: kimId, token: verifyToken },
    { userId: samId, token: resetToken },
    { userId: samId, token: 'ev_guess' },
    { userId: 'u_nobody', token: verifyToken },
  ])
    expect(await visitor.api.auth.verify({ params, body: {} })).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
  expect((await openConfirmation(place, sam.email)).status).toBe(200)
})

test('[RP-03] only the hash of a mailed token is stored', async () => {
  const place = mock.world()
  const { email } = await signUp(place)
  const [, token = ''] = linkParts(place.world, email, 'verify')
  const tokens = place.world.all('SELECT * FROM EmailToken')
  expect([token.length > 0, tokens.length]).toEqual([true, 1])
  expect(JSON.stringify(tokens)).not.toContain(token)
})

test.each(['x', '%00', "'; DROP TABLE User; --", '../../x', '%F0%9F%8C%99', 'x'.repeat(256), 'x'.repeat(300)])(
  '[AP-04] opening a link with the token %j is refused and never fails the server',
  async (token) => {
    const { visitor } = mock.world()
    const url = `/api/v1/auth/verify/u_free/${token.includes('%') ? token : encodeURIComponent(token)}/`
    const { status } = await visitor.send({ method: 'POST', url, payload: {} })
    expect([400, 404]).toContain(status)
  },
)

test('[SG-04] another mail can be requested after 59 seconds, and both links work until one is used', async () => {
  const place = mock.world()
  const { person, email } = await signUp(place)
  place.world.clock.freeze()
  const ask = () => person.send({ method: 'POST', url: '/api/v1/auth/verify/send/', payload: {} })
  const early = await ask()
  expect(early).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  const wait = Number(early.headers['retry-after'])
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(59)
  const first = linkParts(place.world, email, 'verify')
  place.world.clock.advance(59_000)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  expect(outbox(place.world, email)).toHaveLength(2)
  const [userId = '', token = ''] = first
  expect((await place.visitor.api.auth.verify({ params: { userId, token }, body: {} })).status).toBe(200)
  expect((await openConfirmation(place, email)).status).toBe(400)
})

test('[SG-04] moving the clock back does not extend the wait for another mail', async () => {
  const place = mock.world()
  const { person } = await signUp(place)
  place.world.clock.advance(-60_000)
  expect((await person.api.auth.sendVerification({ body: {} })).status).toBe(200)
})

test('[SG-04] a person corrects a mistyped e-mail at once, and the old link stops working', async () => {
  const place = mock.world()
  const { person, email } = await signUp(place, { email: 'smith@moonlit.example' })
  expect((await person.api.auth.sendVerification({ body: { email: 'Sam@moonlit.example' } })).status).toBe(200)
  expect((await person.api.auth.sendVerification({ body: { email: 'SAM@moonlit.example' } })).status).toBe(429)
  expect(await person.api.users.me()).toMatchObject({ body: { email: 'sam@moonlit.example', emailVerified: false } })
  expect((await openConfirmation(place, email)).status).toBe(400)
  expect((await openConfirmation(place, 'sam@moonlit.example')).status).toBe(200)
})

test('[SG-04] an e-mail that is taken is refused, and nothing is mailed', async () => {
  const place = mock.world()
  const { person, email } = await signUp(place)
  place.world.clock.advance(60_000)
  expect(await person.api.auth.sendVerification({ body: { email: 'FREE@moonlit.example' } })).toMatchObject({
    status: 409,
    body: { code: 'user_exists' },
  })
  expect(await person.api.users.me()).toMatchObject({ body: { email } })
  expect(outbox(place.world)).toHaveLength(1)
})

test('[SG-04] a person with a confirmed e-mail gets no further mail and changes it in the profile', async () => {
  const place = mock.world()
  const { person, email } = await confirmed(place, { agreeToNewsletter: false })
  place.world.clock.advance(60_000)
  expect((await person.api.auth.sendVerification({ body: { email } })).status).toBe(200)
  expect(await person.api.auth.sendVerification({ body: { email: 'new@moonlit.example' } })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect(outbox(place.world)).toHaveLength(1)
})

test('[PB-05] a newsletter subscriber gets one welcome mail on confirming', async () => {
  const place = mock.world()
  await confirmed(place, { email: 'no@moonlit.example', agreeToNewsletter: false })
  expect(outbox(place.world, 'no@moonlit.example').map(({ kind }) => kind)).toEqual(['verify'])
  const { person, email } = await confirmed(place)
  expect(outbox(place.world, email).map(({ kind }) => kind)).toEqual(['verify', 'welcome'])
  const form = new FormData()
  form.set('email', 'new@moonlit.example')
  form.set('password', PASSWORD)
  expect((await person.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: form })).status).toBe(200)
  await openConfirmation(place, 'new@moonlit.example')
  expect(outbox(place.world, 'new@moonlit.example').map(({ kind }) => kind)).toEqual(['verify'])
})

test('[SG-04] [SG-11] who had the mail sent to another e-mail before any was confirmed has confirmed a first one, not moved to it', async () => {
  const place = mock.world()
  const sam = await signUp(place)
  expect(await sam.person.api.auth.sendVerification({ body: { email: 'samuel@moonlit.example' } })).toMatchObject({ status: 200 })
  expect(await openConfirmation(place, 'samuel@moonlit.example')).toMatchObject({
    status: 200,
    body: { email: 'samuel@moonlit.example', isMove: false },
  })
})
