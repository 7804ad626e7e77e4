import { webUrl } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

const CAREFUL = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** What says how a document behaves is said of documents alone. */
const OF_DOCUMENTS = /^(?:x-frame-options|referrer-policy|permissions-policy|cross-origin-opener-policy)$/u

test('each page allows just its own scripts to run, by their hashes; one that somebody slips in does not', async ({ visitor }) => {
  const complaints: string[] = []
  visitor.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) complaints.push(message.text())
  })
  for (const address of ['/', '/amara']) {
    const answer = await visitor.goto(address)
    expect(answer?.headers()).toMatchObject(CAREFUL)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'"]) expect(policy).toContain(part)
    const scripts = /script-src (?<sources>[^;]+);/u.exec(policy)?.groups?.sources ?? ''
    expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/=]{44}')+$/u)
    await visitor.evaluate(() => {
      const foreign = document.createElement('script')
      foreign.textContent = 'window.foreign = true'
      document.head.append(foreign)
    })
    expect(await visitor.evaluate(() => 'foreign' in window)).toBe(false)
  }
  expect(complaints.filter((complaint) => !complaint.includes('Executing inline script'))).toEqual([])
  expect(complaints).toHaveLength(2)
})

test('no form tries what the policy of its page forbids', async ({ member }) => {
  await member.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { dataset } = document.documentElement
      dataset.violations = `${dataset.violations ?? ''}${violatedDirective} ${blockedURI};`
    })
  })
  for (const address of ['/contact', '/settings']) {
    await member.goto(address)
    await member.waitForLoadState('networkidle')
    expect(await member.evaluate(() => document.documentElement.dataset.violations ?? ''), address).toBe('')
  }
})

test('pages and files come packed; a file with a number in its name is kept for good, a page is asked for each time', async ({ request }) => {
  const accept = { headers: { 'accept-encoding': 'br' } }
  const page = await request.get('/', accept)
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie, accept-language',
  })
  const script = /"(?<path>\/assets\/[^"]+\.js)"/u.exec(await page.text())?.groups?.path ?? ''
  const headers = (await request.get(script, accept)).headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  })
  expect(Object.keys(headers).filter((name) => OF_DOCUMENTS.test(name))).toEqual([])
  expect((await request.get('/favicon.svg')).headers()).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' })
})

test('calls and pictures of the API are had at the web app’s own address', async ({ request }) => {
  expect(await (await request.get('/api/v1/core/alive/')).json()).toMatchObject({ status: true })
  const picture = /"(?<path>\/media\/[^"\s]+)"/u.exec(await (await request.get('/')).text())?.groups?.path ?? ''
  const { headers } = await fetch(new URL(picture, webUrl))
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringContaining('image/'),
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect([...headers.keys()].filter((name) => OF_DOCUMENTS.test(name))).toEqual([])
})

test('[AP-08] visitors who come through the web server have a limit each, for calls and for pages, whatever they claim', async ({
  request,
  world,
}) => {
  await world.change({ generalRate: { limit: 5, windowSeconds: 60 } })
  // As a proxy on this machine would hand visitors on: it puts the address they come from after what they say themselves.
  const visitor = (forwarded: string) => {
    const headers = { cookie: `mock_world=${world.name}`, 'x-forwarded-for': forwarded }
    return async (path: string) => (await request.get(path, { headers })).status()
  }
  const [sam, kim] = [visitor('203.0.113.7'), visitor('203.0.113.8')]
  const alive = '/api/v1/core/alive/'
  // The calls that the server makes for their pages are theirs, too.
  for (let page = 0; page < 5; page += 1) await sam('/amara')
  expect(await sam(alive)).toBe(429)
  expect(await visitor('198.51.100.9, 203.0.113.7')(alive)).toBe(429)
  expect(await kim('/amara')).toBe(200)
  expect(await kim(alive)).toBe(200)
})
