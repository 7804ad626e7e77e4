import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openMock } from '../../testing/mock.ts'
import { PASSWORD, type SignedUp, confirmed, openConfirmation, outbox, signIn } from '../auth/testing.ts'

// People who change the e-mail of their account before they delete it.

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const FIRST = 'sam@moonlit.example'

const askToMove = async ({ person }: SignedUp, email: string): Promise<void> => {
  const form = new FormData()
  form.set('email', email)
  form.set('password', PASSWORD)
  expect((await person.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: form })).status).toBe(200)
}

/** Moves an account, by the link that is mailed to its new e-mail. */
const moveTo = async (place: TestWorld, someone: SignedUp, email: string): Promise<void> => {
  await askToMove(someone, email)
  expect((await openConfirmation(place, email)).status).toBe(200)
}

const leave = async (place: TestWorld, email: string): Promise<void> => {
  const { person } = await signIn(place, email)
  expect((await person.api.users.deleteMe({ body: { password: PASSWORD } })).status).toBe(200)
}

const write = async ({ visitor }: TestWorld, email: string, message: string) =>
  expect((await visitor.api.core.contact({ body: { topic: 'other', email, message } })).status).toBe(201)

test.each([
  ['to one that is never confirmed', false],
  ['to another confirmed one', true],
])('[AC-05] [SG-09] changing the e-mail %s before deleting does not avoid the limit of three deletions', async (_how, isConfirmed) => {
  const place = mock.world()
  for (let turn = 0; turn < 3; turn += 1) {
    const sam = await confirmed(place, { email: FIRST })
    const other = `elsewhere${turn}@moonlit.example`
    await (isConfirmed ? moveTo(place, sam, other) : askToMove(sam, other))
    await leave(place, isConfirmed ? other : FIRST)
    // The limit is per address.
    expect((await place.visitor.api.auth.register({ body: { email: other, password: PASSWORD, lang: 'en', agreeToNewsletter: true } })).status).toBe(
      201,
    )
  }
  expect(await place.visitor.api.auth.register({ body: { email: FIRST, password: PASSWORD, lang: 'en', agreeToNewsletter: true } })).toMatchObject({
    status: 403,
    body: { detail: 'User with this email deleted many accounts' },
  })
})

test('[AC-05] an e-mail counts once for an account that left it and came back', async () => {
  const place = mock.world()
  for (let turn = 0; turn < 2; turn += 1) {
    const sam = await confirmed(place, { email: FIRST })
    await moveTo(place, sam, 'elsewhere@moonlit.example')
    await moveTo(place, await signIn(place, 'elsewhere@moonlit.example'), FIRST)
    await leave(place, FIRST)
  }
  expect((await confirmed(place, { email: FIRST })).email).toBe(FIRST)
})

test('[AC-05] contact messages and mails of an earlier confirmed e-mail are deleted with the account, those of its next owner are not', async () => {
  const place = mock.world()
  await write(place, FIRST, 'Before the move')
  const sam = await confirmed(place, { email: FIRST })
  place.world.clock.advance(1000)
  await moveTo(place, sam, 'elsewhere@moonlit.example')
  place.world.clock.advance(1000)
  await confirmed(place, { email: FIRST, firstName: 'Kim' })
  await write(place, FIRST.toUpperCase(), 'From the next owner')
  await write(place, 'elsewhere@moonlit.example', 'After the move')
  await leave(place, 'elsewhere@moonlit.example')
  expect(place.world.all('SELECT message FROM ContactMessage ORDER BY rowid')).toEqual([{ message: 'From the next owner' }])
  expect(outbox(place.world).map(({ to, kind }) => [to, kind])).toEqual([
    [FIRST, 'verify'],
    [FIRST, 'welcome'],
  ])
})

test('[AC-05] contact messages of an earlier e-mail that nobody else has are deleted, whenever they were sent', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { email: FIRST })
  await moveTo(place, sam, 'elsewhere@moonlit.example')
  place.world.clock.advance(1000)
  await write(place, FIRST, 'From the old address')
  await leave(place, 'elsewhere@moonlit.example')
  expect(place.world.all('SELECT message FROM ContactMessage')).toEqual([])
})

test('[RP-03] [AC-06] [AC-05] who takes an e-mail that another account has left reads nothing of that account, and takes nothing of it away', async () => {
  const place = mock.world()
  const sam = await confirmed(place, { email: FIRST })
  expect((await sam.person.api.core.contact({ body: { topic: 'other', email: FIRST, message: 'Written signed in' } })).status).toBe(201)
  await write(place, FIRST, 'Written by a visitor')
  place.world.clock.advance(1000)
  await moveTo(place, sam, 'elsewhere@moonlit.example')
  place.world.clock.advance(1000)
  const own = async (person: SignedUp['person']) => {
    const { status, body } = await person.api.users.export()
    if (status !== 200) throw new Error('no export')
    return { mails: body.mails.map(({ subject }) => subject), letters: body.letters.map(({ message }) => message) }
  }
  const before = await own((await signIn(place, 'elsewhere@moonlit.example')).person)
  expect(before.letters).toEqual(['Written signed in', 'Written by a visitor'])
  const kim = await confirmed(place, { email: FIRST, firstName: 'Kim', agreeToNewsletter: false })
  expect(await own(kim.person)).toEqual({ mails: ['Confirm your e-mail address'], letters: [] })
  await leave(place, FIRST)
  expect(await own((await signIn(place, 'elsewhere@moonlit.example')).person)).toEqual(before)
})

test('[AC-06] the data download has the earlier e-mails and what was written from them', async () => {
  const place = mock.world()
  await write(place, FIRST, 'Before the move')
  const sam = await confirmed(place, { email: FIRST })
  const leftAt = new Date(place.world.clock.now()).toISOString().slice(0, 10)
  await moveTo(place, sam, 'elsewhere@moonlit.example')
  const { person } = await signIn(place, 'elsewhere@moonlit.example')
  const { body } = await person.api.users.export()
  expect(body).toMatchObject({
    account: { formerEmails: [{ email: FIRST, leftAt: expect.stringContaining(leftAt) }] },
    letters: [{ message: 'Before the move' }],
  })
})
