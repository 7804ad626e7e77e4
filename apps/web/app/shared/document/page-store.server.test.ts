// @vitest-environment node
import { createServer } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerFromStore } from './page-store.server.ts'

const asked: { address: string; forwardedFor: string | undefined }[] = []
let status = 200
let characters = 'Amara'
const api = createServer(({ url, headers }, response) => {
  asked.push({ address: url ?? '', forwardedFor: headers['x-forwarded-for']?.toString() })
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(characters))
})
let apiUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve)
  })
  const address = api.address()
  apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => api.close())

let pageNumber = 0
let page = ''
let rendered = 0
beforeEach(() => {
  pageNumber += 1
  page = `http://moonlit.example/page-${pageNumber}`
  rendered = 0
  status = 200
  characters = 'Amara'
  asked.length = 0
})

/** Opens the page, which shows what the API says. */
const open = async (headers: Record<string, string> = {}, address = page): Promise<Response> =>
  answerFromStore(new Request(address, { headers }), async (fetch) => {
    rendered += 1
    const answer = await fetch(`${apiUrl}/characters`)
    return new Response(`<h1>${await answer.text()}</h1>`, { status: answer.status, headers: { 'content-type': 'text/html', 'x-page': '1' } })
  })

test('the second visitor gets the bytes of the first without rendering, packed as their browser takes them', async () => {
  const first = await (await open()).text()
  expect(first).toBe('<h1>"Amara"</h1>')
  const plain = await open()
  expect([await plain.text(), plain.headers.get('content-encoding'), plain.headers.get('x-page')]).toEqual([first, null, '1'])
  const brotli = await open({ 'accept-encoding': 'gzip, br' })
  expect([brotli.headers.get('content-encoding'), brotliDecompressSync(await brotli.arrayBuffer()).toString()]).toEqual(['br', first])
  const gzip = await open({ 'accept-encoding': 'gzip' })
  expect([gzip.headers.get('content-encoding'), gunzipSync(await gzip.arrayBuffer()).toString()]).toEqual(['gzip', first])
  expect(rendered).toBe(1)
})

test('the API is asked for each visitor, by their own address', async () => {
  await open({ 'x-forwarded-for': '203.0.113.1' })
  await open({ 'x-forwarded-for': '203.0.113.2' })
  expect(asked.map(({ forwardedFor }) => forwardedFor)).toEqual([undefined, '203.0.113.2'])
})

test('changed data are shown at once, and a refusal by the API too', async () => {
  await open()
  characters = 'Boram'
  expect(await (await open()).text()).toBe('<h1>"Boram"</h1>')
  status = 429
  expect((await open()).status).toBe(429)
  status = 200
  expect((await open()).status).toBe(200)
})

test('a page that was rendered from a failure is rendered again', async () => {
  status = 503
  await open()
  await open()
  expect(rendered).toBe(2)
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile'
const others: readonly { who: string; headers: Record<string, string> }[] = [
  { who: 'a member', headers: { cookie: 'authorization=a.b.c' } },
  { who: 'a guest', headers: { cookie: 'chat_session_id=s_1' } },
  { who: 'whoever passed the age gate', headers: { cookie: 'adult_warning_read=1' } },
  { who: 'whoever looks for men', headers: { cookie: 'explore_gender=male' } },
  { who: 'a reader of Arabic', headers: { 'accept-language': 'ar' } },
  { who: 'somebody with a phone', headers: { 'user-agent': iPhone } },
  { who: 'somebody in another world', headers: { cookie: 'mock_world=other' } },
]
test.each(others)('$who does not get the page of a visitor, and no visitor gets theirs', async ({ headers }) => {
  await open()
  await open(headers)
  expect(rendered).toBe(2)
  await open()
  expect(rendered).toBe(2)
})

test('members and guests are never stored, and neither is what is sent', async () => {
  for (const cookie of ['authorization=a.b.c', 'chat_session_id=s_1']) {
    await open({ cookie })
    await open({ cookie })
  }
  expect(rendered).toBe(4)
  const post = () =>
    answerFromStore(new Request(page, { method: 'POST' }), async () => new Response('taken', { headers: { 'content-type': 'text/html' } }))
  await post()
  expect(await (await open()).text()).not.toBe('taken')
})

test('another query and another host are other pages', async () => {
  await open()
  await open({}, `${page}?utm_source=x`)
  await open({}, page.replace('moonlit.example', 'evil.example'))
  expect(rendered).toBe(3)
})
