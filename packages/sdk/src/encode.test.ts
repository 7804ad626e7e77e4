import { convertQueryParamsToUrlString } from '@ts-rest/core'
import { expect, test } from 'vitest'
import { startServer } from '../test/server.ts'
import { table } from '../generated/table.ts'
import { encodePath, encodeQuery, toFormData } from './encode.ts'
import { createClient } from './index.ts'

test('[SD-04] a query is encoded like ts-rest’s', () => {
  const query = { a: ['x', 'y z'], b: { c: [1, { d: true }] }, e: null, f: undefined, g: new Date(0), h: 'ü&=' }
  expect(encodeQuery(query)).toBe(convertQueryParamsToUrlString(query))
  expect(encodeQuery({ a: ['x', 'y'] })).toBe('?a%5B0%5D=x&a%5B1%5D=y')
  expect(encodeQuery({})).toBe('')
  expect(encodeQuery(undefined)).toBe('')
})

test('[SD-04] path parameters are encoded', () => {
  expect(encodePath(table.auth.verify, { params: { userId: 'u/x', token: 'a?b#c' } })).toBe('/api/v1/auth/verify/u%2Fx/a%3Fb%23c/')
})

test('[SD-04] a parameter of dots stays within its call', () => {
  for (const code of ['.', '..', '../one-time']) {
    const path = encodePath(table.subscriptions.promoCode, { params: { code } })
    expect(new URL(path, 'https://moonlit.example').pathname).toBe(path)
    expect(path).not.toContain('..')
    expect(path.split('/')).toHaveLength('/api/v1/subscriptions/validate-promo-code/x/'.split('/').length)
  }
})

test('[SD-04] a form holds each item of a list, and nothing of what is null or was left out', () => {
  const form = toFormData({ firstName: 'Sam', lastName: null, nick: undefined, tags: ['a', null, 'b'], count: 0 })
  expect([...form]).toEqual([
    ['firstName', 'Sam'],
    ['tags', 'a'],
    ['tags', 'b'],
    ['count', '0'],
  ])
})

test('[SD-04] a form is sent as multipart, without fields that were left out', async () => {
  await using server = await startServer(() => ({ body: { email: 'sam@example.com' } }))
  const avatar = new File(['png'], 'me.png', { type: 'image/png' })
  await createClient({ baseUrl: server.url }).users.updateMe({ body: { firstName: 'Sam', lastName: undefined, agreeToNewsletter: false, avatar } })
  const [seen] = server.seen
  expect(seen?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u)
  expect(seen?.body).toContain('name="firstName"\r\n\r\nSam\r\n')
  expect(seen?.body).toContain('name="agreeToNewsletter"\r\n\r\nfalse\r\n')
  expect(seen?.body).toContain('name="avatar"; filename="me.png"\r\nContent-Type: image/png\r\n\r\npng')
  expect(seen?.body).not.toContain('lastName')
})

test('[SD-04] a FormData made by the caller is sent as it is', async () => {
  await using server = await startServer(() => ({ body: { language: 'de' } }))
  const form = new FormData()
  form.set('language', 'de')
  await createClient({ baseUrl: server.url }).users.setLanguage({ body: form })
  expect(server.seen[0]?.body).toContain('name="language"\r\n\r\nde')
})

test('[SD-04] a JSON call whose body is empty sends {}, a call without a body sends none', async () => {
  await using server = await startServer(() => ({ status: 201, body: { token: 't' } }))
  const client = createClient({ baseUrl: server.url })
  await client.magicLink.create()
  await client.chats.delete({ params: { id: 'c' } })
  expect(server.seen.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
    ['{}', 'application/json'],
    ['', undefined],
  ])
})
