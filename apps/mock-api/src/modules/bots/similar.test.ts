import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock, type Person } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const similar = async ({ api }: Person, slug: string, limit?: number) => {
  const { status, body } = await api.bots.similar({ params: { slug }, query: limit === undefined ? {} : { limit } })
  if (status !== 200) throw new Error(`No similar ones: ${status}`)
  return body.result
}

test('[CP-08] similar characters share gender and style, the most alike first, and never are the character itself', async () => {
  const { visitor } = mock.world()
  const found = await similar(visitor, 'amara', 12)
  const { body: amara } = await visitor.api.bots.one({ params: { slug: 'amara' }, query: {} })
  expect(found).toHaveLength(12)
  expect(found.map(({ slug }) => slug)).not.toContain('amara')
  expect(found.map(({ gender, style }) => [gender, style])).toEqual(found.map(() => ['female', 'realistic']))
  if (!('hobbies' in amara)) throw new Error('no amara')
  const inCommon = ({ roleTypes, personality, hobbies, occupation, relationship }: typeof amara) =>
    3 * roleTypes.filter((id) => amara.roleTypes.includes(id)).length +
    personality.filter((id) => amara.personality.includes(id)).length +
    hobbies.filter((id) => amara.hobbies.includes(id)).length +
    (occupation === amara.occupation ? 2 : 0) +
    (relationship === amara.relationship ? 1 : 0)
  const degrees = found.map(inCommon)
  expect(degrees[0]).toBeGreaterThan(0)
  expect(degrees).toEqual(degrees.toSorted((a, b) => b - a))
  expect(await similar(visitor, 'amara')).toEqual(found.slice(0, 4))
})

test('[CP-08] one whom a person has blocked is not among their similar ones, and another takes the place', async () => {
  const { guest, visitor } = mock.world()
  const sam = await guest()
  const [first, ...rest] = await similar(sam, 'amara', 5)
  await sam.api.bots.block({ params: { slug: first!.slug }, body: { blocked: true } })
  expect((await similar(sam, 'amara', 4)).map(({ slug }) => slug)).toEqual(rest.map(({ slug }) => slug))
  expect((await similar(visitor, 'amara', 4))[0]?.slug).toBe(first?.slug)
})

test('[CP-08] of a character that is not there none are similar', async () => {
  expect(await mock.world().visitor.api.bots.similar({ params: { slug: 'nobody-here' }, query: {} })).toMatchObject({ status: 404 })
})

test('[EX-20] the popular ones come first by the chats begun with them, page by page, also among those searched for', async () => {
  const { visitor, world } = mock.world()
  world.run('DELETE FROM BotDay')
  for (const [id, chats] of [
    ['b_amara', 5],
    ['b_felix', 9],
  ] as const)
    world.run("INSERT INTO BotDay VALUES (?, '2026-03-01', 0, 0, ?, 0, 0, 0)", id, chats)
  const list = async (query: { sort?: 'new' | 'popular'; page?: number; limit?: number; q?: string }) => {
    const { status, body } = await visitor.api.bots.list({ query })
    if (status !== 200) throw new Error(`No list: ${status}`)
    return body.result.map(({ slug }) => slug)
  }
  const catalogue = await list({ limit: 100 })
  const popular = await list({ sort: 'popular', limit: 100 })
  expect(popular.slice(0, 2)).toEqual(['felix', 'amara'])
  expect(popular.slice(2)).toEqual(catalogue.filter((slug) => !['felix', 'amara'].includes(slug)))
  expect([...(await list({ sort: 'popular', limit: 3 })), ...(await list({ sort: 'popular', limit: 3, page: 2 }))]).toEqual(popular.slice(0, 6))
  expect(await list({ sort: 'new', limit: 100 })).toEqual(catalogue)
  expect((await list({ sort: 'popular', q: 'jazz' }))[0]).toBe('amara')
  world.run("INSERT INTO BotDay VALUES ('b_amara', '2026-03-02', 0, 0, 9, 0, 0, 0)")
  expect((await list({ sort: 'popular', limit: 100 }))[0]).toBe('amara')
})

test.each([
  ['of those who are searched for', { q: 'jazz' }],
  ['of the popular ones', { sort: 'popular', gender: 'non-binary' }],
] as const)('[EX-05] [EX-19] [EX-20] pages %s end with the last character, and not before', async (_whose, query) => {
  const { visitor } = mock.world()
  const pageOf = async (page: number, limit: number) => {
    const { status, body } = await visitor.api.bots.list({ query: { ...query, page, limit } })
    if (status !== 200) throw new Error(`No page ${page} of ${limit}: ${status}`)
    return body
  }
  const { result: whole, nextPage } = await pageOf(1, 100)
  expect(nextPage).toBeNull()
  expect(whole.length).toBeGreaterThan(1)
  // One at a time and all at once: the last page is full, and nothing comes after it. All but one: the last page is short.
  for (const limit of new Set([1, whole.length - 1, whole.length])) {
    const slugs: string[] = []
    let pages = 0
    for (let page: number | null = 1; page !== null; pages += 1) {
      const { result, nextPage: next } = await pageOf(page, limit)
      slugs.push(...result.map(({ slug }) => slug))
      page = next
    }
    expect([limit, pages, slugs]).toEqual([limit, Math.ceil(whole.length / limit), whole.map(({ slug }) => slug)])
  }
})
