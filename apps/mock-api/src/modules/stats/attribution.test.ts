import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, type TestWorld, openMock } from '../../testing/mock.ts'
import { PASSWORD, signIn, signUp } from '../auth/testing.ts'
import { touchOf } from './repo.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const DAY = 24 * 60 * 60 * 1000

const arrive = (person: Person, promoType: 'promo' | 'fb' | 'affise' | 'keitaro', slug?: string) =>
  slug === undefined
    ? person.api.stats.firstTouch({ params: { promoType }, body: { query: { utm: 'x' } } })
    : person.api.stats.firstTouchOfBot({ params: { promoType, slug }, body: { query: { utm: 'x' } } })

const sessionOf = ({ headers }: Person): string => headers['x-user-session-id'] ?? ''
const idOf = async (person: Person): Promise<string> => {
  const { status, body } = await person.api.users.me()
  return status === 200 ? body.id : ''
}

/** Sign-ups that admins see today, as `source/character: number`. */
const signups = async (place: TestWorld): Promise<string[]> => {
  const admin = await place.as('admin')
  const date = new Date(place.world.clock.now()).toISOString().slice(0, 10)
  const found: string[] = []
  for (const promoType of ['promo', 'fb', 'affise', 'keitaro'] as const) {
    const { status, body } = await admin.api.stats.source({ params: { promoType }, query: { from: date, to: date } })
    if (status !== 200) throw new Error(`No statistics: ${status}`)
    found.push(...body.result.filter((day) => day.signups > 0).map((day) => `${promoType}/${day.botSlug ?? '-'}: ${day.signups}`))
  }
  return found
}

test('[TS-03] a sign-up counts once for the source that brought the person', async () => {
  const place = mock.world()
  await arrive(place.visitor, 'fb', 'amara')
  const { person } = await signUp(place)
  expect(touchOf(place.world, await idOf(person))).toEqual({ promoType: 'fb', botSlug: 'amara' })
  const again = await place.visitor.api.auth.register({ body: { email: 'sam@moonlit.example', password: PASSWORD } })
  expect(again.status).toBe(409)
  await signIn(place, 'sam@moonlit.example')
  expect(await signups(place)).toEqual(['fb/amara: 1'])
})

test('[TS-03] a sign-up counts on its own day, not the visit’s', async () => {
  const place = mock.world()
  place.world.clock.set(Date.parse('2031-05-01T10:00:00Z'))
  const guest = await place.guest()
  await arrive(guest, 'affise')
  place.world.clock.set(Date.parse('2031-05-20T10:00:00Z'))
  await signUp(place, { sessionId: sessionOf(guest) })
  expect(await signups(place)).toEqual(['affise/-: 1'])
})

test.each(['body', 'header'] as const)('[TS-03] the first touch stays from visitor to guest to member (session sent in the %s)', async (way) => {
  const place = mock.world()
  await arrive(place.visitor, 'keitaro')
  const guest = await place.guest()
  await arrive(guest, 'promo', 'felix')
  const session = sessionOf(guest)
  const { person } = await signUp(place, way === 'body' ? { sessionId: session } : { headers: { 'x-user-session-id': session } })
  await arrive(person, 'affise')
  expect(touchOf(place.world, await idOf(person))).toEqual({ promoType: 'keitaro', botSlug: null })
  expect(place.world.all('SELECT visitorKey FROM FirstTouch')).toEqual([{ visitorKey: `user:${await idOf(person)}` }])
  expect(await signups(place)).toEqual(['keitaro/-: 1'])
})

test('[TS-03] a guest who signs up from another address is recognised by the session', async () => {
  const place = mock.world()
  const guest = await place.guest()
  await arrive(place.visitor, 'fb')
  const { person } = await signUp(place, { sessionId: sessionOf(guest) })
  expect(touchOf(place.world, await idOf(person))).toBeNull()
  const other = await signUp(place, { email: 'kim@moonlit.example' })
  expect(touchOf(place.world, await idOf(other.person))).toEqual({ promoType: 'fb', botSlug: null })
})

test('[TS-03] of two people with one address only the first to sign up gets its touch', async () => {
  const place = mock.world()
  await arrive(place.visitor, 'fb')
  await signUp(place)
  const { person } = await signUp(place, { email: 'kim@moonlit.example' })
  expect(touchOf(place.world, await idOf(person))).toBeNull()
  expect(await signups(place)).toEqual(['fb/-: 1'])
  await arrive(place.visitor, 'promo')
  await signUp(place, { email: 'lee@moonlit.example' })
  expect(await signups(place)).toEqual(['promo/-: 1', 'fb/-: 1'])
})

test('[TS-03] an address attributes nobody after a day', async () => {
  const place = mock.world()
  await arrive(place.visitor, 'fb')
  place.world.clock.advance(DAY)
  const { person } = await signUp(place)
  expect(touchOf(place.world, await idOf(person))).toBeNull()
  expect(place.world.all('SELECT * FROM FirstTouch')).toEqual([])
})

test('[TS-03] signing in moves the touch to the account, the older one wins, and it is no sign-up', async () => {
  const place = mock.world()
  const { person, email } = await signUp(place)
  const id = await idOf(person)
  const guest = await place.guest()
  await arrive(guest, 'affise')
  place.world.clock.advance(1000)
  await signIn(place, email, PASSWORD, { 'x-user-session-id': sessionOf(guest) })
  expect(touchOf(place.world, id)).toEqual({ promoType: 'affise', botSlug: null })
  await arrive(place.visitor, 'fb')
  await signIn(place, email)
  expect(touchOf(place.world, id)).toEqual({ promoType: 'affise', botSlug: null })
  expect(place.world.all('SELECT visitorKey FROM FirstTouch')).toEqual([{ visitorKey: `user:${id}` }])
  expect(await signups(place)).toEqual([])
})

test('[TS-03] an older touch replaces a younger one when they belong to one person', async () => {
  const place = mock.world()
  const guest = await place.guest()
  await arrive(guest, 'promo', 'felix')
  place.world.clock.advance(1000)
  const { person, email } = await signUp(place)
  await arrive(person, 'fb')
  await signIn(place, email, PASSWORD, { 'x-user-session-id': sessionOf(guest) })
  expect(touchOf(place.world, await idOf(person))).toEqual({ promoType: 'promo', botSlug: 'felix' })
})

test('[TS-03] registration parameters are stored and give the source when there was no touch', async () => {
  const place = mock.world()
  const { person } = await signUp(place, { params: { promoType: 'keitaro', utm_source: 'mail' } })
  const id = await idOf(person)
  expect(touchOf(place.world, id)).toEqual({ promoType: 'keitaro', botSlug: null })
  expect(place.world.one('SELECT paramsJson FROM User WHERE id = ?', id)).toEqual({ paramsJson: '{"promoType":"keitaro","utm_source":"mail"}' })
  await arrive(place.visitor, 'fb')
  await signUp(place, { email: 'kim@moonlit.example', params: { promoType: 'keitaro' } })
  await signUp(place, { email: 'lee@moonlit.example', params: { promoType: 'tiktok' } })
  await signUp(place, { email: 'uma@moonlit.example', params: { utm_source: 'fb' } })
  expect(await signups(place)).toEqual(['fb/-: 1', 'keitaro/-: 1'])
})

test('[TS-03] [RP-03] deleting an account deletes its touch and keeps the statistics', async () => {
  const place = mock.world()
  await arrive(place.visitor, 'fb')
  const { person } = await signUp(place)
  expect((await person.api.users.deleteMe({ body: { password: PASSWORD } })).status).toBe(200)
  expect(place.world.all('SELECT * FROM FirstTouch')).toEqual([])
  expect(await signups(place)).toEqual(['fb/-: 1'])
})

/** A browser of its own: what it is given as cookies it sends from then on. */
const browserOf = (place: TestWorld) => {
  let cookie = ''
  const headers = () => ({ 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) })
  return {
    arrive: async (promoType: string) => {
      const answer = await place
        .withHeaders(headers())
        .send({ method: 'POST', url: `/api/v1/stats/first-touch/${promoType}/`, payload: { query: {} } })
      expect(answer.status).toBe(200)
      const { 'set-cookie': given } = answer.headers
      cookie = typeof given === 'string' ? (given.split(';')[0] ?? '') : cookie
    },
    signUp: (email: string) => signUp(place, { email, headers: headers() }),
  }
}

test('[TS-03] of several browsers with one address each brings its own touch, and one that touched nothing brings none', async () => {
  const place = mock.world()
  const [first, second, clean] = [browserOf(place), browserOf(place), browserOf(place)]
  await first.arrive('affise')
  await second.arrive('keitaro')
  await second.arrive('fb')
  expect(touchOf(place.world, await idOf((await clean.signUp('kim@moonlit.example')).person))).toBeNull()
  expect(touchOf(place.world, await idOf((await second.signUp('lee@moonlit.example')).person))).toEqual({ promoType: 'keitaro', botSlug: null })
  expect(touchOf(place.world, await idOf((await first.signUp('uma@moonlit.example')).person))).toEqual({ promoType: 'affise', botSlug: null })
  expect(await signups(place)).toEqual(['affise/-: 1', 'keitaro/-: 1'])
})

test('[TS-03] a browser attributes nobody after thirty days', async () => {
  const place = mock.world()
  const browser = browserOf(place)
  await browser.arrive('fb')
  place.world.clock.advance(30 * DAY)
  expect(touchOf(place.world, await idOf((await browser.signUp('kim@moonlit.example')).person))).toBeNull()
})
