import { HABITUAL_SEGMENTS } from '@moonlit/contract/habitual-segments'
import { Slug } from '@moonlit/contract/slug'
import { RESERVED_SEGMENTS } from '@moonlit/contract/slugs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../../testing/mock.ts'
import { slugOf } from './slug.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

test.each([...RESERVED_SEGMENTS, ...HABITUAL_SEGMENTS])('[RT-18] a character that is named %s has an address of its own', (name) => {
  for (const id of ['b_x7k2q9Za', 'b_', 'b_0000']) {
    const slug = slugOf(name, id)
    expect(slug.startsWith(`${name}-`.slice(0, 12))).toBe(true)
    expect(Slug.safeParse(slug).success).toBe(true)
  }
})

test.each(['contact', 'affiliate', 'my-models', 'api', 'login', 'privacy'])(
  '[RT-18] %s is no character: not to be read, counted or asked for photos',
  async (segment) => {
    const { as, visitor } = mock.world()
    expect(await visitor.api.bots.one({ params: { slug: segment }, query: {} })).toMatchObject({ status: 404 })
    expect(await visitor.send({ method: 'POST', url: `/api/v1/stats/first-touch/fb/${segment}/`, payload: { query: {} } })).toMatchObject({
      status: 400,
    })
    const paula = await as('premium')
    expect(
      await paula.send({ method: 'POST', url: '/api/v1/generation/', payload: { prompt: 'by the sea', count: 1, botSlug: segment, styleIds: [] } }),
    ).toMatchObject({ status: 400, body: { errors: [expect.objectContaining({ path: 'botSlug' })] } })
  },
)
