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

test('[AC-02] the account moves to a new e-mail once its link is opened; until then everything stays, the log-in and the chats too', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { email: 'sam@moonlit.example', agreeToNewsletter: false })
  const waiting = { email: 'sam@moonlit.example', emailVerified: true, newEmail: NEW }
  expect(await move(sam.person, 'New@Moonlit.example')).toMatchObject({ status: 200, body: waiting })
  expect(outbox(place.world, NEW).map(({ kind }) => kind)).toEqual(['verify'])
  expect(await sam.person.api.users.me()).toMatchObject({ status: 200, body: waiting })
  expect((await signIn(place, 'sam@moonlit.example')).person).toBeDefined()
  expect(await openConfirmation(place, NEW)).toMatchObject({ status: 200, body: { status: true, email: NEW, isMove: true } })
  const after = await (await refreshed(place, sam)).person.api.users.me()
  expect(after).toMatchObject({ body: { email: NEW, emailVerified: true } })
  expect(after.body).not.toHaveProperty('newEmail')
})

test('[AC-02] [PB-05] who moves to another e-mail is not welcomed there, also when the newsletter was wished for since', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { email: 'sam@moonlit.example', agreeToNewsletter: false })
  place.world.run('UPDATE User SET agreeToNewsletter = 1 WHERE email = ?', sam.email)
  await move(sam.person, NEW)
  expect(await openConfirmation(place, NEW)).toMatchObject({ status: 200 })
  expect(outbox(place.world, NEW).map(({ kind }) => kind)).toEqual(['verify'])
})

test('[AC-02] the latest new e-mail counts, the link to an earlier one is void, and the present one can be kept without a password', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { email: 'sam@moonlit.example' })
  await move(sam.person, 'tyop@moonlit.example')
  expect(await move(sam.person, NEW)).toMatchObject({ body: { newEmail: NEW } })
  const open = async (email: string) => {
    const [userId = '', token = ''] = linkParts(place.world, email, 'verify')
    return (await place.visitor.api.auth.verify({ params: { userId, token }, body: {} })).status
  }
  expect(await open('tyop@moonlit.example')).toBe(400)
  const kept = await save(sam.person, { email: 'SAM@moonlit.example' })
  expect(kept).toMatchObject({ status: 200, body: { email: 'sam@moonlit.example', emailVerified: true } })
  expect(kept.body).not.toHaveProperty('newEmail')
  expect(await open(NEW)).toBe(400)
  expect(await sam.person.api.users.me()).toMatchObject({ status: 200, body: { email: 'sam@moonlit.example' } })
})

test('[AC-02] a link that is opened when the e-mail has become somebody else’s, or has expired, moves nothing', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { email: 'sam@moonlit.example' })
  await move(sam.person, NEW)
  await confirmed(place, { email: NEW })
  const [userId = '', token = ''] = linkParts(place.world, NEW, 'verify')
  const [own = ''] = linkParts(place.world, 'sam@moonlit.example', 'verify')
  // The last mail to that address is the other account's own; the first is the one to move.
  expect(userId).not.toBe(own)
  expect(await place.visitor.api.auth.verify({ params: { userId: own, token }, body: {} })).toMatchObject({ status: 400 })
  const [first] = outbox(place.world, NEW).filter(({ kind, links }) => kind === 'verify' && links['verify']?.includes(own))
  const moving = first?.links['verify']?.split('/').at(-1) ?? ''
  expect(await place.visitor.api.auth.verify({ params: { userId: own, token: moving }, body: {} })).toMatchObject({
    status: 400,
    body: { code: 'link_not_valid' },
  })
  expect(await sam.person.api.users.me()).toMatchObject({ status: 200, body: { email: 'sam@moonlit.example', emailVerified: true } })
  place.world.clock.advance(8 * 24 * 60 * 60_000)
  expect((await (await refreshed(place, sam)).person.api.users.me()).body).not.toHaveProperty('newEmail')
})

test('[AC-02] the mail to a new e-mail is sent again to who asks, after a minute, and to no third one', async () => {
  const place = mock.world()
  const sam = await confirmed(place)
  await move(sam.person, NEW)
  const { sendVerification } = sam.person.api.auth
  expect(await sendVerification({ body: {} })).toMatchObject({ status: 429 })
  place.world.clock.advance(59_000)
  expect(await sendVerification({ body: {} })).toMatchObject({ status: 200 })
  expect(outbox(place.world, NEW).map(({ kind }) => kind)).toEqual(['verify', 'verify'])
  await openConfirmation(place, NEW)
  expect(await (await refreshed(place, sam)).person.api.users.me()).toMatchObject({ body: { email: NEW } })
})

test('[AC-02] [RP-03] the mail is not sent again to an e-mail that has become somebody else’s, which is said', async () => {
  const place = mock.world()
  const sam = await confirmed(place)
  await move(sam.person, NEW)
  await confirmed(place, { email: NEW, agreeToNewsletter: false })
  const mails = outbox(place.world, NEW).length
  place.world.clock.advance(60_000)
  expect(await sam.person.api.auth.sendVerification({ body: {} })).toMatchObject({ status: 409, body: { code: 'user_exists' } })
  expect(outbox(place.world, NEW)).toHaveLength(mails)
})

test('[AC-01] [AC-02] a first password voids the wish to move to another e-mail, as another password does', async () => {
  const { as, world, visitor } = mock.world()
  world.run("UPDATE User SET passwordHash = NULL WHERE id = 'u_free'")
  const noa = await as('free')
  await save(noa, { email: NEW })
  const [userId = '', token = ''] = linkParts(world, NEW, 'verify')
  expect(await noa.api.auth.setPassword({ body: { newPassword: 'starlight8' } })).toMatchObject({ status: 200 })
  expect((await noa.api.users.me()).body).not.toHaveProperty('newEmail')
  expect(await visitor.api.auth.verify({ params: { userId, token }, body: {} })).toMatchObject({ status: 400 })
})

test('[AC-02] [MK-07] the mail to a new e-mail says that the account moves to it, that of a new account does not', async () => {
  const place = mock.world()
  const sam = await confirmed(place)
  await move(sam.person, NEW)
  const [mail] = outbox(place.world, NEW)
  expect(mail).toMatchObject({ kind: 'verify', subject: 'Confirm the new e-mail address of your account' })
  expect(mail?.text).toContain('You asked to use this address for your Moonlit account.')
  expect(outbox(place.world, sam.email)[0]).toMatchObject({ kind: 'verify', subject: 'Confirm your e-mail address' })
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
  expect(await save(await as('free'), { email: NEW })).toMatchObject({ status: 200, body: { email: OLD, newEmail: NEW, hasPassword: false } })
  expect(outbox(world).map(({ to, kind }) => [to, kind])).toEqual([[NEW, 'verify']])
})

test.each([
  ['en', 'Your e-mail address was changed'],
  ['de', 'Deine E-Mail-Adresse wurde geändert'],
  ['ar', 'تم تغيير عنوان بريدك الإلكتروني'],
] as const)('[AC-01] [MK-07] the old e-mail is told in the language of its person: %s', async (lang, subject) => {
  const place = mock.world()
  const sam = await confirmed(place, { email: 'sam@moonlit.example', lang, agreeToNewsletter: false })
  await move(sam.person, NEW)
  expect(outbox(place.world, 'sam@moonlit.example').map(({ kind }) => kind)).toEqual(['verify'])
  await openConfirmation(place, NEW)
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
  await openConfirmation(place, NEW)
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
    // Whichever was first: the link that an old password has sent leads nowhere.
    expect(finished.status).toBe(200)
    if (moved.status === 200) {
      const [, moving = ''] = linkParts(place.world, NEW, 'verify')
      expect((await place.visitor.api.auth.verify({ params: { userId, token: moving }, body: {} })).status).toBe(400)
    }
    expect((await signIn(place, OLD, 'starlight8')).person).toBeDefined()
  }
})

test('[AC-02] [AP-08] repeated e-mail changes are rate limited', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await move(await as('free'), `noa${count}@moonlit.example`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(outbox(world).filter(({ kind }) => kind === 'verify')).toHaveLength(5)
  expect(await noa.api.users.me()).toMatchObject({ status: 200, body: { email: OLD, newEmail: 'noa4@moonlit.example' } })
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
  const { person } = sam
  expect(await person.api.auth.sendVerification({ body: { email: 'thief@moonlit.example' } })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect(await person.api.users.me()).toMatchObject({ status: 200, body: { newEmail: NEW } })
  expect((await move(person, 'third@moonlit.example')).status).toBe(200)
})
