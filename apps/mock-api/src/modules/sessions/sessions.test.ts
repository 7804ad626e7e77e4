import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openMock } from '../../testing/mock.ts'
import { bearer, refreshed, signIn } from '../auth/testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const FREE = 'free@moonlit.example'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

/** Signs the free account in on a device, which then makes a call. */
const on = async (place: TestWorld, userAgent: string) => {
  const { tokens } = await signIn(place, FREE)
  const person = place.withHeaders({ authorization: `Bearer ${tokens.jwtToken}`, 'user-agent': userAgent })
  expect((await person.api.users.me()).status).toBe(200)
  return { person, tokens, email: FREE }
}

const listOf = async (person: Person) => {
  const { status, body } = await person.api.sessions.list()
  if (status !== 200) throw new Error(`No sessions: ${status}`)
  return body.result
}

test('[AC-01] a person sees where they are signed in: this device first, then those last seen', async () => {
  const place = mock.world()
  await place.as('premium')
  await on(place, IPHONE)
  place.world.clock.advance(60 * 60_000)
  await on(place, 'curl/8.15.0')
  place.world.clock.advance(60_000)
  const here = await on(place, CHROME)
  place.world.clock.advance(5 * 60_000)
  expect(await listOf(here.person)).toMatchObject([
    { browser: 'Chrome', system: 'Windows', isCurrent: true },
    { browser: null, system: null, isCurrent: false },
    { browser: 'Safari', system: 'iOS', isCurrent: false },
  ])
})

test('[AC-01] when a session was last seen is known to the minute, however often it calls and renews its tokens', async () => {
  const place = mock.world()
  const { world } = place
  const phone = await on(place, IPHONE)
  const signedInAt = new Date(world.clock.now()).toISOString().slice(0, 16)
  world.clock.advance(14 * 60_000)
  await phone.person.api.users.me()
  const later = await refreshed(place, phone)
  world.clock.advance(10 * 60_000)
  await later.person.api.users.me()
  const seenAt = new Date(world.clock.now()).toISOString().slice(0, 16)
  const [session, ...others] = await listOf(later.person)
  expect(others).toEqual([])
  expect([session?.signedInAt.slice(0, 16), session?.lastSeenAt.slice(0, 16)]).toEqual([signedInAt, seenAt])
  // What another program calls itself does not take the name of the device away.
  expect(session).toMatchObject({ browser: 'Safari', system: 'iOS' })
})

test('[AC-01] [RP-03] a list of sessions holds nothing to sign in with, and no address', async () => {
  const place = mock.world()
  const here = await on(place, CHROME)
  const [session] = await listOf(here.person)
  expect(Object.keys(session ?? {}).toSorted()).toEqual(['browser', 'id', 'isCurrent', 'lastSeenAt', 'signedInAt', 'system'])
  const families = place.world.all<{ id: string; family: string }>('SELECT id, family FROM RefreshToken')
  for (const { id, family } of families) expect([id, family]).not.toContain(session?.id)
  expect(place.world.all<object>('SELECT * FROM Session').map((row) => Object.keys(row).toSorted())).toEqual([
    ['browser', 'family', 'seenAt', 'system', 'userId'],
  ])
})

test('[AC-01] a session that is ended is signed out at its next call, and the others are not', async () => {
  const place = mock.world()
  const phone = await on(place, IPHONE)
  const tablet = await on(place, 'curl/8.15.0')
  const here = await on(place, CHROME)
  const id = (await listOf(here.person)).find(({ browser }) => browser === 'Safari')?.id ?? ''
  expect(await here.person.api.sessions.end({ params: { id } })).toMatchObject({ status: 200 })
  expect(await phone.person.api.users.me()).toMatchObject({ status: 401, body: { code: 'token_expired' } })
  expect((await place.visitor.api.auth.refreshToken({ body: { refreshToken: phone.tokens.refreshToken } })).status).toBe(401)
  expect((await tablet.person.api.users.me()).status).toBe(200)
  expect(await listOf(here.person)).toHaveLength(2)
  expect((await here.person.api.sessions.end({ params: { id } })).status).toBe(404)
})

test('[AC-01] all other sessions are ended at once, and this one goes on with its tokens', async () => {
  const place = mock.world()
  const others = [await on(place, IPHONE), await on(place, CHROME)]
  const here = await on(place, CHROME)
  const paula = await place.as('premium')
  expect(await here.person.api.sessions.endOthers()).toMatchObject({ status: 200 })
  for (const { person } of others) expect((await person.api.users.me()).status).toBe(401)
  expect(await listOf(here.person)).toMatchObject([{ isCurrent: true }])
  expect((await paula.api.users.me()).status).toBe(200)
  expect((await refreshed(place, here)).tokens.jwtToken).not.toBe('')
})

test('[AC-01] [RP-03] nobody sees or ends the sessions of another person', async () => {
  const place = mock.world()
  const here = await on(place, CHROME)
  const [session] = await listOf(here.person)
  const paula = await place.as('premium')
  expect(await paula.api.sessions.end({ params: { id: session?.id ?? '' } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await listOf(paula)).map(({ id }) => id)).not.toContain(session?.id)
  expect((await here.person.api.users.me()).status).toBe(200)
})

test('[AC-01] [AC-05] sessions that were signed out, have expired or went with the account are not listed and not kept', async () => {
  const place = mock.world()
  const { world } = place
  const gone = await on(place, IPHONE)
  await gone.person.api.auth.logout({ body: gone.tokens })
  await on(place, IPHONE)
  world.clock.advance(31 * 24 * 60 * 60_000)
  const here = await on(place, CHROME)
  expect(await listOf(here.person)).toMatchObject([{ browser: 'Chrome', isCurrent: true }])
  await here.person.api.users.deleteMe({ body: { password: 'moonlight7' } })
  expect(world.all('SELECT * FROM Session')).toEqual([])
})

test('[AC-06] the data download says on which devices a person is signed in', async () => {
  const place = mock.world()
  const here = await on(place, IPHONE)
  expect(await here.person.api.users.export()).toMatchObject({ body: { signIns: [{ browser: 'Safari', system: 'iOS' }] } })
})

test('[AC-06] the data download has the sign-ins that are over, too, with when they ended', async () => {
  const place = mock.world()
  place.world.clock.freeze()
  const gone = await on(place, IPHONE)
  place.world.clock.advance(60_000)
  await gone.person.api.auth.logout({ body: gone.tokens })
  const endsAt = new Date(place.world.clock.now()).toISOString()
  place.world.clock.advance(60_000)
  const here = await on(place, CHROME)
  expect(await here.person.api.users.export()).toMatchObject({ body: { signIns: [{ endsAt }, { browser: 'Chrome', system: 'Windows' }] } })
})

test('[AC-01] a session that was ended before its first call is not listed', async () => {
  const place = mock.world()
  const here = await on(place, CHROME)
  const { tokens } = await signIn(place, FREE)
  expect(await listOf(here.person)).toHaveLength(2)
  await bearer(place, tokens).api.auth.logout({ body: tokens })
  expect(await listOf(here.person)).toHaveLength(1)
})

test('[AC-06] [ER-01] a body that cannot be read ends no session', async () => {
  const place = mock.world()
  const [one, other] = [await on(place, CHROME), await on(place, IPHONE)]
  const answer = await one.person.send({
    method: 'DELETE',
    url: '/api/v1/auth/sessions/',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
  expect((await other.person.api.users.me()).status).toBe(200)
})
