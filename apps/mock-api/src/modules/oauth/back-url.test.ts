import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import { choose, comeBack, linkFor } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const backFrom = async (backUrl: string): Promise<string | null> => {
  const { visitor } = mock.world()
  return (await comeBack(visitor, await choose(visitor, await linkFor(visitor, { backUrl }), 'noa'))).searchParams.get('back_url')
}

test.each([
  ['/chat/', '/chat/'],
  ['/explore?gender=female&q=a+b#top', '/explore?gender=female&q=a+b#top'],
  ['http://localhost:3000/chat/?a=1', '/chat/?a=1'],
  ['chat', '/chat'],
  ['?page=2', '/?page=2'],
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['', '/'],
])('[SG-15] [SG-06] %j is accepted as back_url', async (backUrl, expected) => {
  expect(await backFrom(backUrl)).toBe(expected)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'http://localhost:3000//evil.example',
  'http://localhost:3000@evil.example/',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:3000/x',
  'http://[',
])('[SG-15] [AP-06] %j as back_url leads to the start page', async (backUrl) => {
  expect(await backFrom(backUrl)).toBe('/')
})

test.each([
  ['provider=google&oauth_type=oauth_login', 'back_url'],
  [`back_url=/${'x'.repeat(2048)}&provider=google&oauth_type=oauth_login`, 'back_url'],
  ['back_url=/&back_url=/a&provider=google&oauth_type=oauth_login', 'back_url'],
  ['back_url=/&oauth_type=oauth_login', 'provider'],
  ['back_url=/&provider=github&oauth_type=oauth_login', 'provider'],
  ['back_url=/&provider=__proto__&oauth_type=oauth_login', 'provider'],
  ['back_url=/&provider=google', 'oauth_type'],
  ['back_url=/&provider=google&oauth_type=login', 'oauth_type'],
])('[AP-04] asking for a link with %j is refused with the field named', async (query, path) => {
  expect(await mock.world().visitor.send({ method: 'GET', url: `/api/v1/oauth/get-link/?${query}` })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path }] },
  })
})
