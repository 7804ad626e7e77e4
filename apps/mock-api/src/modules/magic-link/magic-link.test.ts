import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const make = async (person: Awaited<ReturnType<ReturnType<Mock['world']>['guest']>>) => {
  const { status, body } = await person.api.magicLink.create({ body: {} })
  if (status !== 201) throw new Error(`No link: ${status}`)
  return body
}

test('[SG-17] a guest opens their chats on another device with a magic link', async () => {
  const { guest, visitor, withHeaders, world } = mock.world()
  world.clock.freeze()
  const sam = await guest()
  await openChat(sam, 'amara')
  const { token, link, expiresAt } = await make(sam)
  expect(link).toBe(`http://localhost:3000/magic-link-apply?token=${token}`)
  expect(Date.parse(expiresAt) - world.clock.now()).toBe(15 * 60 * 1000)
  const applied = await visitor.api.magicLink.apply({ body: { token } })
  if (applied.status !== 200) throw new Error('not applied')
  expect(await withHeaders({ 'x-user-session-id': applied.body.UserSessionID }).api.chats.list()).toMatchObject({
    status: 200,
    body: { result: [{ botSlug: 'amara' }] },
  })
})

test('[SG-17] a magic link works once, even when two devices open it at once', async () => {
  const { guest, visitor } = mock.world()
  const { token } = await make(await guest())
  const apply = () => visitor.api.magicLink.apply({ body: { token } })
  expect((await Promise.all([apply(), apply(), apply()])).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410, 410])
  expect(await apply()).toMatchObject({ status: 410, body: { code: 'link_gone', detail: 'This link was used or has expired' } })
})

test('[SG-17] a magic link is valid for fifteen minutes', async () => {
  const { guest, visitor, world } = mock.world()
  world.clock.freeze()
  const [early, late] = [await make(await guest()), await make(await guest())]
  world.clock.advance(15 * 60 * 1000 - 1)
  expect((await visitor.api.magicLink.apply({ body: { token: early.token } })).status).toBe(200)
  world.clock.advance(1)
  expect((await visitor.api.magicLink.apply({ body: { token: late.token } })).status).toBe(410)
})

test('[SG-17] magic links are for guests only', async () => {
  const { as, visitor } = mock.world()
  expect((await visitor.api.magicLink.create({ body: {} })).status).toBe(401)
  expect(await (await as('free')).api.magicLink.create({ body: {} })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

test('[SG-17] a magic link stops working when its guest has become an account', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  const { token } = await make(sam)
  await sam.api.auth.register({ body: { email: 'sam@moonlit.example', password: 'moonlight7' } })
  expect((await visitor.api.magicLink.apply({ body: { token } })).status).toBe(410)
})

test('[RP-03] only the hash of a magic link’s token is stored', async () => {
  const { guest, world } = mock.world()
  const { token } = await make(await guest())
  const links = world.all('SELECT * FROM MagicLink')
  expect(links).toHaveLength(1)
  expect(JSON.stringify(links)).not.toContain(token)
})

test.each([
  [{ token: 'ml_guess' }, 410],
  [{ token: "' OR 1=1 --" }, 410],
  [{ token: '\u0000' }, 410],
  [{ token: 'x'.repeat(256) }, 410],
  [{ token: 'x'.repeat(257) }, 400],
  [{ token: '' }, 400],
  [{ token: ['ml_guess'] }, 400],
  [{}, 400],
])('[AP-04] applying %j is refused with %i', async (payload, status) => {
  expect(await mock.world().visitor.send({ method: 'POST', url: '/api/v1/auth/magic-link/apply/', payload })).toMatchObject({
    status,
    body: { code: expect.any(String) },
  })
})
