import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type TestWorld, openMock } from '../../testing/mock.ts'
import { PASSWORD, linkParts, signIn } from './testing.ts'

// Checking or hashing a password takes long enough for something else to happen to the account.

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const FREE = 'free@moonlit.example'
const OLD = PASSWORD
const OF_RESET = 'starlight8'
const OF_THIEF = 'thief1234'

/** Opens the mailed reset link of the free account. */
const resetIn = async ({ visitor, world }: TestWorld) => {
  await visitor.api.auth.startReset({ body: { email: FREE } })
  const [userId = '', token = ''] = linkParts(world, FREE, 'reset')
  return () => visitor.api.auth.finishReset({ params: { userId, token }, body: { password: OF_RESET } })
}

const loginStatus = async ({ visitor }: TestWorld, password: string) => (await visitor.api.auth.login({ body: { email: FREE, password } })).status

test('[SG-12] [AC-01] an old password changes nothing beside a reset: the mailed link has the last word', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const place = mock.world()
    const { person } = await signIn(place, FREE)
    const reset = await resetIn(place)
    const change = () => person.api.auth.changePassword({ body: { oldPassword: OLD, newPassword: OF_THIEF } })
    const [finished] = await Promise.all(turn % 2 === 0 ? [reset(), change()] : [change(), reset()].toReversed())
    expect(finished?.status).toBe(200)
    expect([await loginStatus(place, OF_RESET), await loginStatus(place, OF_THIEF), await loginStatus(place, OLD)]).toEqual([200, 400, 400])
  }
})

test('[AC-01] of ten changes at once with the same old password one is made, and the others are told that it is wrong', async () => {
  const place = mock.world()
  const { person } = await signIn(place, FREE)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => person.api.auth.changePassword({ body: { oldPassword: OLD, newPassword: `another${turn}` } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers) if (status !== 200) expect(body).toMatchObject({ code: 'wrong_password' })
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(await loginStatus(place, `another${winner}`)).toBe(200)
})

test('[SG-12] whoever signs in with an old password beside a reset is not left signed in', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const place = mock.world()
    const reset = await resetIn(place)
    const [login] = await Promise.all([place.visitor.api.auth.login({ body: { email: FREE, password: OLD } }), reset()])
    if (login.status !== 200) expect(login).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
    else expect((await place.withHeaders({ authorization: `Bearer ${login.body.jwtToken}` }).api.users.me()).status).toBe(401)
  }
})

test('[SG-12] [AC-05] an old password does not delete the account beside a reset', async () => {
  const place = mock.world()
  const { person } = await signIn(place, FREE)
  const reset = await resetIn(place)
  const [finished, deleted] = await Promise.all([reset(), person.api.users.deleteMe({ body: { password: OLD } })])
  // Whichever was first has happened, and the other one has not.
  expect([finished.status, deleted.status].filter((status) => status === 200)).toHaveLength(1)
  expect(await loginStatus(place, OF_RESET)).toBe(finished.status === 200 ? 200 : 404)
})

test('[AC-05] a password that is set or changed while the account is deleted ends as a session that is over', async () => {
  const place = mock.world()
  const { person } = await signIn(place, FREE)
  const [changed, deleted] = await Promise.all([
    person.api.auth.changePassword({ body: { oldPassword: OLD, newPassword: OF_THIEF } }),
    person.api.users.deleteMe({ body: { password: OLD } }),
  ])
  expect([changed.status, deleted.status].filter((status) => status === 200)).toHaveLength(1)
  if (changed.status !== 200) expect(changed).toMatchObject({ status: 401 })
})

test('[SG-13] a guest who signs in while the account is deleted keeps the session', async () => {
  const place = mock.world()
  const { person } = await signIn(place, FREE)
  const sam = await place.guest()
  await sam.api.chats.start({ params: { slug: 'amara' }, query: {} })
  const [login, deleted] = await Promise.all([
    sam.api.auth.login({ body: { email: FREE, password: OLD } }),
    person.api.users.deleteMe({ body: { password: OLD } }),
  ])
  expect(deleted.status).toBe(200)
  expect([200, 404]).toContain(login.status)
  if (login.status === 404) expect(await sam.api.chats.list()).toMatchObject({ status: 200, body: { result: [{ botSlug: 'amara' }] } })
})

test.each(['Bearer', 'bearer', 'BEARER'])('[AP-03] [AC-01] the session that changes the password stays, however “%s” is spelled', async (scheme) => {
  const place = mock.world()
  const { tokens } = await signIn(place, FREE)
  const person = place.withHeaders({ authorization: `${scheme} ${tokens.jwtToken}` })
  expect(await person.api.auth.changePassword({ body: { oldPassword: OLD, newPassword: OF_RESET } })).toMatchObject({ status: 200 })
  expect((await place.visitor.api.auth.refreshToken({ body: { refreshToken: tokens.refreshToken } })).status).toBe(200)
})
