import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openChat, openMock, type Person } from '../../testing/mock.ts'
import { created } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const pageOf = async ({ api }: Person, page: number, limit = 5) => {
  const { status, body } = await api.bots.list({ query: { page, limit } })
  if (status !== 200) throw new Error(`No list: ${status}`)
  return { slugs: body.result.map(({ slug }) => slug), nextPage: body.nextPage }
}
const walk = async (person: Person): Promise<string[]> => {
  const found: string[] = []
  for (let page: number | null = 1; page !== null;) {
    const { slugs, nextPage } = await pageOf(person, page)
    found.push(...slugs)
    page = nextPage
  }
  return found
}

test('[CH-24] a blocked character is missing from that person’s lists until unblocked; others still see it', async () => {
  const { guest, visitor } = mock.world()
  const [sam, kim] = [await guest(), await guest()]
  const everyone = await walk(sam)
  const { slugs: first } = await pageOf(sam, 1)
  const blocked = [first[0]!, first[4]!]
  for (const slug of blocked)
    expect(await sam.api.bots.block({ params: { slug }, body: { blocked: true } })).toMatchObject({ status: 200, body: { blocked: true } })

  expect(await pageOf(sam, 1)).toEqual({ slugs: [first[1], first[2], first[3]], nextPage: 2 })
  expect(await walk(sam)).toEqual(everyone.filter((slug) => !blocked.includes(slug)))
  const covers = await sam.api.bots.extraAvatars({ query: { limit: 5 } })
  expect(covers.status === 200 && covers.body.result.map(({ slug }) => slug)).toEqual([first[1], first[2], first[3]])
  expect(await sam.api.bots.list({ query: { q: blocked[0]! } })).not.toMatchObject({ body: { result: [{ slug: blocked[0] }] } })
  for (const other of [kim, visitor]) expect(await walk(other)).toEqual(everyone)

  expect(await sam.api.bots.blocked({ query: {} })).toMatchObject({ status: 200, body: { result: [{ slug: blocked[1] }, { slug: blocked[0] }] } })
  for (const slug of blocked)
    expect(await sam.api.bots.block({ params: { slug }, body: { blocked: false } })).toMatchObject({ status: 200, body: { blocked: false } })
  expect(await walk(sam)).toEqual(everyone)
  expect((await sam.api.bots.blocked({ query: {} })).body).toEqual({ result: [] })
})

test('[CH-24] [EX-22] of characters that are blocked or kept in the same moment, the last one comes first', async () => {
  const { as, world } = mock.world()
  world.clock.freeze()
  const noa = await as('free')
  const slugs = ['amara', 'felix', 'aylin']
  for (const slug of slugs) await noa.api.bots.favourite({ params: { slug }, body: { favourite: true } })
  const lastFirst = { status: 200, body: { result: slugs.toReversed().map((slug) => ({ slug })) } }
  expect(await noa.api.bots.favourites({ query: {} })).toMatchObject(lastFirst)
  for (const slug of slugs) await noa.api.bots.block({ params: { slug }, body: { blocked: true } })
  expect(await noa.api.bots.blocked({ query: {} })).toMatchObject(lastFirst)
})

test('[CH-24] a page of blocked characters is empty and still has a next page', async () => {
  const sam = await mock.world().guest()
  const { slugs } = await pageOf(sam, 1, 2)
  for (const slug of slugs) await sam.api.bots.block({ params: { slug }, body: { blocked: true } })
  expect(await pageOf(sam, 1, 2)).toEqual({ slugs: [], nextPage: 2 })
  expect((await pageOf(sam, 2, 2)).slugs).toHaveLength(2)
})

test('[CH-24] the chat with a blocked character is hidden and closed until it is unblocked', async () => {
  const sam = await mock.world().guest()
  const id = await openChat(sam, 'amara')
  await sam.api.core.report({ body: { kind: 'character', id: 'amara', reason: 'other', block: true } })
  const refused = { status: 403, body: { code: 'character_blocked', detail: 'You have blocked this character' } }
  expect(await sam.api.chats.start({ params: { slug: 'amara' }, query: {} })).toMatchObject(refused)
  expect(await sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })).toMatchObject(refused)
  expect(await sam.api.chats.reminder({ params: { id }, body: {} })).toMatchObject(refused)
  expect((await sam.api.chats.list()).body).toEqual({ result: [] })
  expect(JSON.stringify((await sam.api.chats.hints({ query: { chatId: id } })).body)).not.toMatch(/jazz|karaoke|running/iu)
  expect(await sam.api.chats.messages({ params: { id }, query: {} })).toMatchObject({ status: 200, body: { count: 1 } })

  await sam.api.bots.block({ params: { slug: 'amara' }, body: { blocked: false } })
  expect(await sam.api.chats.start({ params: { slug: 'amara' }, query: {} })).toMatchObject({ status: 200, body: { chat: { chatID: id } } })
  expect((await sam.api.chats.send({ params: { id }, body: { message: 'Hello', tokenSize: 1 } })).status).toBe(200)
  expect(await sam.api.chats.list()).toMatchObject({ body: { result: [{ chatID: id }] } })
})

test('[CH-24] a blocked character takes no calls and no photo orders', async () => {
  const paula = await mock.world().as('premium')
  const id = await openChat(paula, 'amara')
  await paula.api.bots.block({ params: { slug: 'amara' }, body: { blocked: true } })
  const refused = { status: 403, body: { code: 'character_blocked' } }
  expect(await paula.api.chats.call({ params: { id }, body: { phoneNumber: '+4915123456789' } })).toMatchObject(refused)
  expect(await paula.api.generation.create({ body: { prompt: 'by the sea', count: 1, botSlug: 'amara', styleIds: [] } })).toMatchObject(refused)
})

test('[CH-24] blocking and unblocking are idempotent', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  const block = (blocked: boolean) => noa.api.bots.block({ params: { slug: 'felix' }, body: { blocked } })
  expect((await Promise.all([block(true), block(true)])).map(({ status }) => status)).toEqual([200, 200])
  expect(world.all('SELECT callerId FROM Block')).toEqual([{ callerId: 'u_free' }])
  expect((await Promise.all([block(false), block(false)])).map(({ status }) => status)).toEqual([200, 200])
})

test('[RP-03] [AP-04] a person blocks only for themselves, and only visible characters', async () => {
  const { as, visitor } = mock.world()
  const luna = await created(await as('premium'))
  const noa = await as('free')
  for (const slug of [luna.slug, 'nobody-of-this-name'])
    expect(await noa.api.bots.block({ params: { slug }, body: { blocked: true } })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await visitor.api.bots.block({ params: { slug: 'amara' }, body: { blocked: true } })).status).toBe(401)
  expect((await visitor.api.bots.blocked({ query: {} })).status).toBe(401)
  for (const payload of [{}, { blocked: 'yes' }, { blocked: null }, { blocked: 1 }])
    expect(await noa.send({ method: 'PUT', url: '/api/v1/bots/amara/block/', payload })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'blocked' }] },
    })
})
