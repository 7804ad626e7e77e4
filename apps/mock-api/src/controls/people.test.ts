import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, signUp } from '../modules/auth/testing.ts'
import { type Mock, openMock } from '../testing/mock.ts'
import { PERSONA_NAMES, PersonaSession } from './contract/personas.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

test('[MK-08] personas are listed with their caller name', async () => {
  const { visitor } = mock.world()
  const { body } = await visitor.send({ method: 'GET', url: '/controls/personas/' })
  expect(body).toMatchObject({ personas: PERSONA_NAMES.map((name) => ({ name })) })
  expect(body).toMatchObject({
    personas: expect.arrayContaining([
      { name: 'premium', kind: 'user', caller: 'user:u_premium', firstName: 'Paula', email: 'premium@moonlit.example' },
      { name: 'guest', kind: 'guest', caller: 'guest:gs_persona', firstName: 'Gil', email: null },
    ]),
  })
})

test('[MK-08] a persona can sign in repeatedly, each time with a new session', async () => {
  const place = mock.world()
  const sessions = []
  for (let turn = 0; turn < 30; turn += 1)
    sessions.push(PersonaSession.parse((await place.visitor.send({ method: 'POST', url: '/controls/personas/free/sign-in/', payload: {} })).body))
  const tokens = sessions.flatMap((session) => (session.kind === 'user' ? [session] : []))
  expect(new Set(tokens.map(({ refreshToken }) => refreshToken)).size).toBe(30)
  const [first, last] = [tokens.at(0), tokens.at(-1)]
  if (first === undefined || last === undefined) throw new Error('nobody')
  await place.visitor.api.auth.logout({ body: first })
  expect((await bearer(place, last).api.users.me()).status).toBe(200)
})

test.each(['nobody', '__proto__', "' OR 1=1 --", '%00'])('[MK-08] there is no persona %j', async (name) => {
  const { visitor } = mock.world()
  const { status } = await visitor.send({ method: 'POST', url: `/controls/personas/${encodeURIComponent(name)}/sign-in/`, payload: {} })
  expect(status).toBe(404)
})

test('[MK-08] a persona with a deleted account returns after a reset', async () => {
  const { as, visitor } = mock.world()
  const noa = await as('free')
  expect((await noa.api.users.deleteMe({ body: { password: 'moonlight7' } })).status).toBe(200)
  const signIn = async () => (await visitor.send({ method: 'POST', url: '/controls/personas/free/sign-in/', payload: {} })).status
  expect(await signIn()).toBe(404)
  expect((await visitor.send({ method: 'GET', url: '/controls/personas/' })).body).not.toMatchObject({
    personas: expect.arrayContaining([expect.objectContaining({ name: 'free' })]),
  })
  await visitor.send({ method: 'POST', url: '/controls/reset/', payload: {} })
  expect(await signIn()).toBe(200)
})

test('[MK-07] the outbox lists every mail with its links, newest first, filtered by address and kind', async () => {
  const place = mock.world()
  await signUp(place, { email: 'sam@moonlit.example' })
  await signUp(place, { email: 'kim@moonlit.example' })
  await place.visitor.api.auth.startReset({ body: { email: 'sam@moonlit.example' } })
  const list = async (query = '') => (await place.visitor.send({ method: 'GET', url: `/controls/outbox/${query}` })).body
  expect(await list()).toMatchObject({
    mails: [
      { to: 'sam@moonlit.example', kind: 'reset' },
      { to: 'kim@moonlit.example', kind: 'verify' },
      { to: 'sam@moonlit.example', kind: 'verify' },
    ],
  })
  expect(await list('?to=SAM@moonlit.example&kind=verify')).toMatchObject({
    mails: [
      { subject: expect.any(String), html: expect.stringContaining('<'), links: { verify: expect.stringContaining('http://localhost:3000/') } },
    ],
  })
  expect(await list('?limit=1')).toMatchObject({ mails: [{ kind: 'reset' }] })
  expect(await list('?to=nobody@moonlit.example')).toEqual({ mails: [] })
  expect(await list(`?kind=${encodeURIComponent("' OR 1=1 --")}`)).toEqual({ mails: [] })
  expect((await place.visitor.send({ method: 'GET', url: '/controls/outbox/?limit=0' })).status).toBe(400)
  await place.visitor.send({ method: 'DELETE', url: '/controls/outbox/' })
  expect(await list()).toEqual({ mails: [] })
})
