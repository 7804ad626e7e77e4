import { createServer, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HABITUAL_SEGMENTS } from '@moonlit/sdk/rules'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../app/env.server.ts'
import { createApp } from './app.ts'
import { servePages, type PageHandler } from './pages.ts'

/** Lets a server listen, and gives its address. */
const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** An API that answers what it was asked. */
const api = createServer(({ method, url, headers }, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ method, url, headers }))
})
let API_URL = ''
beforeAll(async () => {
  API_URL = await listen(api)
})
afterAll(() => api.close())

/** What somebody asks for; their own address is `from`. */
const asking = async (page: PageHandler, env: Record<string, string> = {}) => {
  const app = await createApp(readEnv({ LOG_LEVEL: 'silent', API_URL, ...env }))
  onTestFinished(() => app.close())
  await servePages(app, page)
  return (
    url: string,
    headers: Record<string, string> = {},
    { from = '127.0.0.1', method = 'GET' }: { from?: string; method?: 'GET' | 'HEAD' } = {},
  ) => app.inject({ method, url, headers, remoteAddress: from })
}
const moons = `<!doctype html>${'moon '.repeat(1000)}`
const html = (body: string | null, headers: Record<string, string> = {}): PageHandler => {
  const all = { 'content-type': 'text/html; charset=utf-8', ...headers }
  return async () => new Response(body, { headers: all })
}
/** Shows what the renderer was asked. */
const mirror: PageHandler = async ({ url, headers }) => Response.json({ url, headers: Object.fromEntries(headers) })

test('[NV-14] a page has one address: in capital letters it leads there, with what follows as it was', async () => {
  const ask = await asking(mirror)
  for (const [asked, led] of [
    ['/ELIN', '/elin'],
    ['/Privacy-Policy?lang=de', '/privacy-policy?lang=de'],
    ['/Verify-Email/u_1/aBc', '/verify-email/u_1/aBc'],
    ['/Anime/', '/anime/'],
  ] as const) {
    const { statusCode, headers } = await ask(asked)
    expect({ asked, statusCode, location: headers.location }).toEqual({ asked, statusCode: 301, location: led })
  }
  for (const address of ['/elin?q=Nurse', '/chat/c_AbC', '/', '/%C3%89lin']) expect((await ask(address)).statusCode).toBe(200)
})

test('[RT-18] what people type out of habit leads to the page of that kind, with its query, and never on to another', async () => {
  const ask = await asking(mirror)
  for (const segment of HABITUAL_SEGMENTS) {
    const { statusCode, headers } = await ask(`/${segment}`)
    expect([segment, statusCode]).toEqual([segment, 301])
    expect((await ask(String(headers.location))).statusCode, segment).toBe(200)
  }
  for (const [asked, led] of [
    ['/privacy?lang=de', '/privacy-policy?lang=de'],
    ['/terms/', '/terms-and-conditions'],
    ['/login', '/?sign-in='],
    ['/login?utm_source=radio', '/?sign-in=&utm_source=radio'],
    ['/signup', '/?sign-in=new'],
    ['/faq', '/contact'],
    ['/about?lang=de', '/?lang=de#about-moonlit'],
  ] as const)
    expect((await ask(asked)).headers.location, asked).toBe(led)
  for (const address of ['/privacy-policy', '/privacy/stats', '/login-7', '/premiums', '/api/login'])
    expect((await ask(address)).statusCode).not.toBe(301)
})

test('a bad configuration is told, one line a fault', () => {
  expect(() => readEnv({ WEB_PORT: 'abc', API_URL: 'nope', MOCK_WORLD_COOKIE: '1' })).toThrow(
    new Error(
      [
        'WEB_PORT must be a number from 0 to 65535 (it is "abc")',
        'API_URL must be an http(s) address (it is "nope")',
        `MOCK_WORLD_COOKIE must be 'on' or 'off' (it is "1")`,
      ].join('\n'),
    ),
  )
  expect(readEnv({ WEB_PORT: '', API_URL: 'http://api:4000/', TRUSTED_PROXIES: '10.1.2.0/24, uniquelocal' })).toMatchObject({
    WEB_PORT: 3000,
    API_URL: 'http://api:4000',
    TRUSTED_PROXIES: ['10.1.2.0/24', 'uniquelocal'],
  })
})

test.each(['/', '/healthz', '/api/v1/core/alive/', '/media/a.webp'])('browsers are told to be careful with %s', async (url) => {
  const ask = await asking(html(moons))
  expect((await ask(url)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': url.startsWith('/media') ? 'cross-origin' : 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
})

test.each([
  ['text/html; charset=utf-8', 'DENY'],
  ['image/svg+xml', 'DENY'],
  ['image/webp', undefined],
  ['text/javascript; charset=utf-8', undefined],
])('a file of the type %s says %s of frames: what opens as a document is in none, and a part of one saves the words', async (type, frames) => {
  const app = await createApp(readEnv({ LOG_LEVEL: 'silent', API_URL }))
  onTestFinished(() => app.close())
  app.get('/file', async (_request, reply) => reply.type(type).send('a file'))
  expect((await app.inject('/file')).headers['x-frame-options']).toBe(frames)
})

test('the policy that a page brings for its scripts reaches the browser as it is', async () => {
  const ask = await asking(html(moons, { 'content-security-policy': "script-src 'self' 'sha256-abc'" }))
  expect((await ask('/')).headers['content-security-policy']).toBe("script-src 'self' 'sha256-abc'")
})

test('pages are packed as the browser accepts it, and caches are told what they depend on', async () => {
  const ask = await asking(html(moons, { vary: 'x-theme' }))
  const page = async (accepted: string) => {
    const { headers, rawPayload } = await ask('/', accepted === '' ? {} : { 'accept-encoding': accepted })
    expect(headers.vary).toBe('x-theme, accept-encoding, cookie, accept-language')
    return { encoding: headers['content-encoding'], bytes: rawPayload }
  }
  const brotli = await page('gzip, deflate, br')
  expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', moons])
  const gzip = await page('gzip')
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', moons])
  expect(await page('')).toEqual({ encoding: undefined, bytes: Buffer.from(moons) })
  expect(await page('br;q=0, identity')).toEqual({ encoding: undefined, bytes: Buffer.from(moons) })
})

test('a page may set several cookies, lead elsewhere, or have no body', async () => {
  const headers = new Headers([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
    ['location', '/elsewhere'],
  ])
  const leading = await asking(async () => new Response(null, { status: 303, headers }))
  expect(await leading('/', { 'accept-encoding': 'br' })).toMatchObject({
    statusCode: 303,
    headers: { 'set-cookie': ['a=1', 'b=2'], location: '/elsewhere' },
    payload: '',
  })
  const bare = await asking(html(null))
  expect(await bare('/', { 'accept-encoding': 'br' }, { method: 'HEAD' })).toMatchObject({ statusCode: 200, payload: '' })
})

test('calls, pictures and the documentation are the API’s; all else is a page', async () => {
  const ask = await asking(async () => new Response('a page'))
  for (const url of ['/api/v1/bots/?limit=2', '/media/a.webp', '/docs/', '/openapi.json', '/mock/', '/controls/worlds/'])
    expect((await ask(url)).json()).toMatchObject({ method: 'GET', url })
  for (const url of ['/', '/amara', '/apiary']) expect((await ask(url)).payload).toBe('a page')
})

test('when the API is away, a call is told of maintenance', async () => {
  const ask = await asking(mirror, { API_URL: 'http://127.0.0.1:9' })
  const { statusCode, payload } = await ask('/api/v1/bots/')
  expect([statusCode, JSON.parse(payload)]).toEqual([503, { detail: 'Website Maintenance', code: 'maintenance' }])
})

test('[DX-03] a server that is asked to stop does so within five seconds, also while somebody follows what never ends', async () => {
  const endless = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1000'))
  onTestFinished(() => void endless.close())
  const app = await createApp(readEnv({ LOG_LEVEL: 'silent', API_URL: await listen(endless) }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const following = await fetch(`${url}/controls/requests/stream/`)
  const told = following.text()
  const startedAt = performance.now()
  const [ending] = await Promise.allSettled([told, app.close()])
  expect(performance.now() - startedAt).toBeLessThan(4500)
  expect(ending.status).toBe('rejected')
})

test('whoever leaves while their page is made ends the work on it', async () => {
  const asked = Promise.withResolvers<Request>()
  const made = Promise.withResolvers<Response>()
  const app = await createApp(readEnv({ LOG_LEVEL: 'silent', API_URL }))
  onTestFinished(async () => {
    made.resolve(new Response('too late'))
    await app.close()
  })
  await servePages(app, (request) => {
    asked.resolve(request)
    return made.promise
  })
  const visitor = new AbortController()
  const visit = fetch(await app.listen({ port: 0, host: '127.0.0.1' }), { signal: visitor.signal })
  const { signal } = await asked.promise
  expect(signal.aborted).toBe(false)
  visitor.abort()
  await expect(visit).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => signal.aborted, { timeout: 10_000 }).toBe(true)
})

test('the world of a test goes along with its cookie, but not to the controls, nor where worlds are off', async () => {
  const world = { cookie: 'a=1; mock_world=w%2F7; b=2' }
  const ask = await asking(mirror)
  expect((await ask('/api/v1/bots/', world)).json()).toHaveProperty(['headers', 'x-mock-world'], 'w/7')
  expect((await ask('/api/v1/bots/', { ...world, 'x-mock-world': 'own' })).json()).toHaveProperty(['headers', 'x-mock-world'], 'own')
  expect((await ask('/controls/worlds/', world)).json()).not.toHaveProperty(['headers', 'x-mock-world'])
  const without = await asking(mirror, { MOCK_WORLD_COOKIE: 'off' })
  expect((await without('/api/v1/bots/', world)).json()).not.toHaveProperty(['headers', 'x-mock-world'])
})

const claims = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'moonlit.example', host: 'web:3000' }

test.each([
  { who: 'a visitor', from: '203.0.113.7', TRUSTED_PROXIES: '', address: '203.0.113.7', origin: 'http://web:3000' },
  { who: 'a neighbour who is no proxy', from: '10.0.0.9', TRUSTED_PROXIES: 'loopback', address: '10.0.0.9', origin: 'http://web:3000' },
  { who: 'a proxy on this machine', from: '127.0.0.1', TRUSTED_PROXIES: '', address: '198.51.100.1', origin: 'https://moonlit.example' },
  {
    who: 'a proxy of the same network',
    from: '10.0.0.9',
    TRUSTED_PROXIES: 'uniquelocal',
    address: '198.51.100.1',
    origin: 'https://moonlit.example',
  },
  {
    who: 'a proxy known by its network',
    from: '192.0.2.9',
    TRUSTED_PROXIES: '192.0.2.0/28',
    address: '198.51.100.1',
    origin: 'https://moonlit.example',
  },
])('what $who at $from says of the visitor: the API and the pages hear of $address', async ({ from, TRUSTED_PROXIES, address, origin }) => {
  const ask = await asking(mirror, { TRUSTED_PROXIES })
  const { protocol, host } = new URL(origin)
  const forwarded = { 'x-forwarded-for': address, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host }
  expect((await ask('/api/v1/bots/', claims, { from })).json()).toMatchObject({ headers: forwarded })
  expect((await ask('/amara', claims, { from })).json()).toMatchObject({ url: `${origin}/amara`, headers: forwarded })
})

test('of several addresses, the last that no trusted proxy has counts: those before it are the visitor’s own claims', async () => {
  const ask = await asking(mirror)
  const { headers } = (await ask('/api/v1/bots/', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).json<{ headers: unknown }>()
  expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7' })
})

test.each([
  ['//', '/'],
  ['///', '/'],
  ['//example.com/amara?q=1', '/example.com/amara?q=1'],
])('%s, which a browser could take for another host, leads to %s', async (address, own) => {
  const ask = await asking(html(moons))
  expect(await ask(address)).toMatchObject({ statusCode: 302, headers: { location: own } })
})

test('[RT-16] an address that cannot be read is a page that nobody has; a call by one is refused as the API refuses it', async () => {
  const ask = await asking(mirror)
  for (const [damaged, read] of [
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/amara%?q=%zz', '/amara%25?q=%zz'],
    ['/am%C3%A9lie', '/am%C3%A9lie'],
  ] as const)
    expect((await ask(damaged)).json()).toMatchObject({ url: `http://localhost${read}` })
  const call = await ask('/api/v1/bots/%E0%A4%A/')
  expect([call.statusCode, call.json()]).toEqual([
    400,
    { detail: 'The address cannot be read: it is damaged, or a part of it is too long', code: 'malformed_address' },
  ])
})

test('a form that is too large is refused before a page is asked for; what is sent to the API is the API’s to measure', async () => {
  const app = await createApp(readEnv({ LOG_LEVEL: 'silent', API_URL }))
  onTestFinished(() => app.close())
  await servePages(app, async () => new Response('a page'))
  const send = (url: string, kilobytes: number) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a'.repeat(kilobytes * 1024),
    })
  expect((await send('/age-gate', 60)).payload).toBe('a page')
  const refused = await send('/age-gate', 70)
  expect([refused.statusCode, refused.json()]).toEqual([413, { detail: 'The request body is too large', code: 'too_large' }])
  expect((await send('/api/v1/users/me/avatar/', 5000)).json()).toMatchObject({ method: 'POST' })
})

test('a page that throws is told as a failure of the server, without what it was', async () => {
  const ask = await asking(() => Promise.reject(new Error('the password of the database is moon')))
  const { statusCode, payload } = await ask('/')
  expect([statusCode, JSON.parse(payload)]).toEqual([500, { detail: 'Something went wrong. Please try again later.', code: 'internal' }])
})
