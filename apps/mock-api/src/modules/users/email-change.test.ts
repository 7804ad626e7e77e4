import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'
import { PASSWORD, confirmed, linkParts, openConfirmation, outbox, refreshed, signIn, signUp } from '../auth/testing.ts'

// Another e-mail for an account: whoever finds an open session cannot take the account with it, and its owner is told.

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const OLD = 'free@moonlit.example'
const NEW = 'new@moonlit.example'

const save = (person: Person, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return person.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: form })
}
const move = (person: Person, email: string, password = PASSWORD) => save(person, { email, password })

test('[AC-02] a new e-mail has to be confirmed again before chatting', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { agreeToNewsletter: false })
  expect(await move(sam.person, 'New@Moonlit.example')).toMatchObject({ status: 200, body: { email: NEW, emailVerified: false } })
  expect(outbox(place.world, NEW).map(({ kind }) => kind)).toEqual(['verify'])
  expect(await sam.person.api.users.me()).toMatchObject({ status: 403, body: { code: 'refresh_tokens' } })
  await openConfirmation(place, NEW)
  expect(await (await refreshed(place, sam)).person.api.users.me()).toMatchObject({ body: { email: NEW, emailVerified: true } })
})

test.each([
  ['a wrong one', { password: 'starlight8' }],
  ['none', {}],
  ['an empty one', { password: '' }],
])('[AC-01] [AC-02] with %s for the password nothing changes and nobody is told', async (_what, password) => {
  const { as, world } = mock.world()
  const noa = await as('free')
  expect(await save(noa, { email: NEW, firstName: 'Changed', ...password })).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect(await noa.api.users.me()).toMatchObject({ status: 200, body: { email: OLD, emailVerified: true, firstName: 'Noa' } })
  expect(outbox(world)).toEqual([])
})

test('[AC-02] whether an e-mail is taken is told only to who knows the password', async () => {
  const noa = await mock.world().as('free')
  expect(await move(noa, 'premium@moonlit.example', 'starlight8')).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect(await move(noa, 'premium@moonlit.example')).toMatchObject({ status: 409, body: { code: 'user_exists' } })
})

test('[AC-01] [AC-02] an account without a password changes its e-mail without one', async () => {
  const { as, world } = mock.world()
  world.run("UPDATE User SET passwordHash = NULL WHERE id = 'u_free'")
  expect(await save(await as('free'), { email: NEW })).toMatchObject({ status: 200, body: { email: NEW, hasPassword: false } })
  expect(outbox(world).map(({ to, kind }) => [to, kind])).toEqual([
    [OLD, 'emailChanged'],
    [NEW, 'verify'],
  ])
})

test.each([
  ['en', 'Your e-mail address was changed'],
  ['de', 'Deine E-Mail-Adresse wurde geändert'],
  ['ar', 'تم تغيير عنوان بريدك الإلكتروني'],
] as const)('[AC-01] [MK-07] the old e-mail is told in the language of its person: %s', async (lang, subject) => {
  const place = mock.world()
  const sam = await confirmed(place, { email: 'sam@moonlit.example', lang, agreeToNewsletter: false })
  await move(sam.person, NEW)
  const [mail] = outbox(place.world, 'sam@moonlit.example').filter(({ kind }) => kind === 'emailChanged')
  expect(mail).toMatchObject({ subject, links: { emailChanged: expect.stringMatching(/\/contact$/u) } })
  // Where the account is now is nothing to write to an address that may be somebody else's.
  expect(JSON.stringify(mail)).not.toContain(NEW)
})

test('[AC-02] an e-mail that was never confirmed may be a stranger’s, and is not told', async () => {
  const place = mock.world()
  const { person } = await signUp(place, { email: 'typo@moonlit.example' })
  expect((await move(person, NEW)).status).toBe(200)
  expect(outbox(place.world).map(({ to, kind }) => [to, kind])).toEqual([
    ['typo@moonlit.example', 'verify'],
    [NEW, 'verify'],
  ])
})

test('[AC-05] the mail to the old e-mail goes with the account', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { email: 'sam@moonlit.example' })
  await move(sam.person, NEW)
  const { person } = await signIn(place, NEW)
  expect((await person.api.users.deleteMe({ body: { password: PASSWORD } })).status).toBe(200)
  expect(outbox(place.world)).toEqual([])
})

test('[SG-12] [AC-02] an old password does not move the account beside a reset', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const place = mock.world()
    const { person } = await signIn(place, OLD)
    await place.visitor.api.auth.startReset({ body: { email: OLD } })
    const [userId = '', token = ''] = linkParts(place.world, OLD, 'reset')
    const [finished, moved] = await Promise.all([
      place.visitor.api.auth.finishReset({ params: { userId, token }, body: { password: 'starlight8' } }),
      move(person, NEW),
    ])
    // Whichever was first has happened, and the other one has not.
    expect([finished.status, moved.status].filter((status) => status === 200)).toHaveLength(1)
  }
})

test('[AC-02] [AP-08] repeated e-mail changes are rate limited', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await move(await as('free'), `noa${count}@moonlit.example`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(outbox(world).filter(({ kind }) => kind === 'verify')).toHaveLength(5)
  expect(await noa.api.users.me()).toMatchObject({ status: 403 })
})

test('[AC-03] the own e-mail in another letter case is no change and needs no password', async () => {
  const { as, world } = mock.world()
  expect(await save(await as('free'), { email: 'FREE@moonlit.example' })).toMatchObject({ status: 200, body: { email: OLD, emailVerified: true } })
  expect(outbox(world)).toEqual([])
})

test('[AC-02] a taken e-mail refuses the whole form', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  expect(await save(noa, { email: 'Premium@moonlit.example', password: PASSWORD, firstName: 'Changed' })).toMatchObject({
    status: 409,
    body: { code: 'user_exists' },
  })
  expect(await noa.api.users.me()).toMatchObject({ body: { email: OLD, firstName: 'Noa', emailVerified: true } })
  expect(outbox(world)).toEqual([])
})

test('[AC-02] an e-mail from a provider cannot be changed', async () => {
  const { as, world } = mock.world()
  world.run(
    "INSERT INTO OAuthAccount (oauthProfileId, provider, userId, email, createdAt) VALUES ('google-1', 'google', 'u_free', 'free@moonlit.example', 0)",
  )
  const noa = await as('free')
  expect(await noa.api.users.me()).toMatchObject({ body: { hasOauthWithEmail: true } })
  expect(await move(noa, NEW)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

test('[AC-01] [AC-02] between a change and its confirmation nobody leads the account to a third e-mail without the password', async () => {
  const place = mock.world()
  const sam = await confirmed(place)
  await move(sam.person, NEW)
  const { person } = await refreshed(place, sam)
  expect(await person.api.auth.sendVerification({ body: { email: 'thief@moonlit.example' } })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect(await person.api.users.me()).toMatchObject({ status: 200, body: { email: NEW } })
  expect((await move(person, 'third@moonlit.example')).status).toBe(200)
})
