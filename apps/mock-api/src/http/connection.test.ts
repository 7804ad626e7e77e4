import { type Socket, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../testing/mock.ts'

// What Node's HTTP parser refuses before Fastify sees a request.

let mock: Mock
let url: URL
beforeAll(async () => {
  mock = await openMock()
  url = new URL(await mock.listen())
})
afterAll(() => mock.close())

/** What the server writes to a connection until it closes it. */
const writtenTo = (...chunks: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(url.port), url.hostname, () => {
      for (const chunk of chunks) socket.write(chunk)
    })
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
    // The server closes while the rest of a long request is still being sent.
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)))
  })

const partsOf = (answer: string): { status: number; head: string; body: unknown } => {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ', 2)[1]), head, body: JSON.parse(body) }
}

const request = (address: string, headers = ''): string => `GET ${address} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`

test.each([
  ['an address that is too long', request(`/api/v1/bots/?q=${'x'.repeat(200_000)}`), 431, 'headers_too_large'],
  ['a header that is too long', request('/api/v1/bots/', `x-long: ${'x'.repeat(200_000)}\r\n`), 431, 'headers_too_large'],
  ['no HTTP', 'HELLO\r\n\r\n', 400, 'malformed_body'],
  ['a broken header', request('/api/v1/bots/', 'bad header\r\n'), 400, 'malformed_body'],
  ['an address that is none', request('bots'), 400, 'malformed_address'],
  ['an address without a host', 'GET /api/v1/bots/ HTTP/1.1\r\n\r\n', 400, 'malformed_address'],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 405, 'method_not_allowed'],
  ['two lengths', request('/api/v1/bots/', 'content-length: 1\r\ncontent-length: 2\r\n'), 400, 'malformed_body'],
])('[AP-04] %s is refused in the error shape, and the answer says that the connection is closed', async (_what, sent, status, code) => {
  const answer = partsOf(await writtenTo(sent))
  expect(answer).toMatchObject({ status, body: { code, detail: expect.any(String) } })
  expect(answer.head.toLowerCase()).toContain('connection: close')
  expect(answer.head.toLowerCase()).toContain('content-type: application/json; charset=utf-8')
  expect(answer.head.toLowerCase()).toContain('x-content-type-options: nosniff')
})

test('[AP-04] an expectation that no one knows is passed over', async () => {
  const answer = partsOf(await writtenTo(request('/api/v1/core/alive/', 'expect: tea\r\nconnection: close\r\n')))
  expect(answer).toMatchObject({ status: 200, body: { status: true } })
})

test('[AP-04] programs of HTTP/1.0 need not name a host', async () => {
  expect(partsOf(await writtenTo('GET /api/v1/core/alive/ HTTP/1.0\r\n\r\n'))).toMatchObject({ status: 200, body: { status: true } })
})

test('[AP-04] a request that does not arrive in time is refused in the error shape', async () => {
  const { server } = mock.app
  // Node looks for late requests twice a minute; this is what it does then.
  server.once('connection', (socket: Socket) => {
    server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  })
  const answer = partsOf(await writtenTo('GET /api/v1/bots/ HTTP/1.1\r\nhost: localhost\r\n'))
  expect(answer).toMatchObject({ status: 408, body: { code: 'request_timeout', detail: expect.any(String) } })
  expect(answer.head.toLowerCase()).toContain('connection: close')
})

test('[TS-03] parameters of full length fit into the address, also in Japanese', async () => {
  const place = mock.world()
  const noa = await place.as('free')
  const params = JSON.stringify({ utm_source: '月'.repeat(8192 - '{"utm_source":""}'.length) })
  const address = new URL('/api/v1/subscriptions/photo-20/one-time/', url)
  expect((await fetch(address, { headers: noa.headers })).status).toBe(200)
  const buy = new URL('/api/v1/subscriptions/premium-annual/buy/', url)
  buy.searchParams.set('params', params)
  expect((await fetch(buy, { headers: noa.headers })).status).toBe(200)
  buy.searchParams.set('params', `${params} `)
  const refused = await fetch(buy, { headers: noa.headers })
  expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })])
})
