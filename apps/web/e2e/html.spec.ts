import { FIRST } from '../bench/budgets.ts'
import { passTimeUntil } from './support/clock.ts'
import { expect, phone, test } from './support/test.ts'

test('[EX-12] without JavaScript explore holds twenty names and its canonical address, which has no query', async ({ request, world }) => {
  const answer = await request.get('/?utm_source=test', { headers: { cookie: `mock_world=${world.name}` } })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  const result = await world.characters('gender=female&limit=20')
  expect(result).toHaveLength(20)
  for (const { firstName } of result) expect(html).toContain(firstName)
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"?]+\/"/u)
  expect(html).toMatch(/<html lang="en"[^>]* dir="ltr"/u)
})

test('[EX-12] the canonical address of a promo page is that of the page', async ({ request }) => {
  for (const [address, canonical] of [
    ['/anime/fb', '/anime'],
    ['/custom/promo?utm_source=test', '/custom'],
  ] as const)
    expect(await (await request.get(address)).text()).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+${canonical}"`, 'u'))
})

for (const page of [
  'privacy-policy',
  'public-offer',
  'terms-and-conditions',
  'dispute-resolution',
  'complaint-submission-policy',
  'anti-trafficking-statement',
  'content-removal-policy',
])
  test(`[RT-10] the ${page} is at its address`, async ({ visitor }) => {
    expect((await visitor.goto(`/${page}`))?.status()).toBe(200)
    const title = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(title).not.toBe('')
    await expect(visitor).toHaveTitle(`${title} · Moonlit`)
  })

for (const address of ['/not-found', '/no/such/page/at/all', '/amara/photos', '/Amara.html'])
  test(`[RT-16] asked directly, ${address} is answered with 404 and the page that says so`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('It does not exist, or it was moved')
  })

for (const address of ['/%E0%A4%A', '/amara/%E0%A4%A', '/%'])
  test(`[RT-16] the damaged address ${address} is the page of what is not there, with 404`, async ({ visitor, request }) => {
    const answer = await request.get(address, { maxRedirects: 0, headers: { 'accept-language': 'de' } })
    expect([answer.status(), answer.headers()['x-frame-options']]).toEqual([404, 'DENY'])
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This page has slipped away')
    await visitor.getByRole('main').getByRole('link', { name: 'Explore characters' }).click()
    await expect(visitor).toHaveURL('/')
  })

for (const page of ['/anime', '/custom', '/amara'])
  test(`[RT-17] after ${page} there are four promo types; any other word is a 404`, async ({ request }) => {
    const statusOf = async (word: string) => (await request.get(`${page}/${word}`)).status()
    for (const promoType of ['promo', 'fb', 'affise', 'keitaro']) expect(await statusOf(promoType), promoType).toBe(200)
    for (const word of ['google', 'FB', 'promotion', 'fb%20']) expect(await statusOf(word), word).toBe(404)
  })

test('[RT-02] the old explore leads to explore and keeps its query', async ({ request }) => {
  const answer = await request.get('/explore?type=doctor', { maxRedirects: 0 })
  expect(answer.status()).toBeGreaterThanOrEqual(300)
  expect(answer.headers().location).toBe('/?type=doctor')
})

test('[CP-02] a character that does not exist leads to explore, which searches for the name', async ({ request }) => {
  const answer = await request.get('/nobody-of-this-name', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/?q=nobody+of+this+name')
})

test('[CP-02] [RT-03] the name of a character in capitals leads to its address', async ({ request }) => {
  for (const [capitals, address] of [
    ['/AMARA?lang=de', '/amara?lang=de'],
    ['/ELIN', '/elin'],
    // What follows the name may be a token, in which capitals count.
    ['/Elin/fb?utm_source=X', '/elin/fb?utm_source=X'],
  ] as const) {
    const answer = await request.get(capitals, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, address])
  }
})

test('[CP-07] a character that is shared shows name, picture and words, and search engines read who it is', async ({ request, baseURL, world }) => {
  const { name, description, imageUrl } = await world.character('amara')
  const html = await (await request.get('/amara', { headers: { cookie: `mock_world=${world.name}` } })).text()
  const said = (property: string) => new RegExp(`<meta property="og:${property}" content="([^"]*)"`, 'u').exec(html)?.[1]
  expect(said('title')).toContain(name)
  // Previews want a JPEG of their own shape, and lay themselves out by its size.
  expect(said('image')).toBe(new URL(imageUrl.replace('cover.webp', 'share_cover.jpg'), baseURL).href)
  expect([said('image:width'), said('image:height'), said('image:alt')]).toEqual(['1200', '630', name])
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
  const picture = await request.get(said('image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect((await picture.body()).byteLength).toBeLessThan(300_000)
  const data: unknown = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '{}')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    url: new URL('/amara', baseURL).href,
    mainEntity: { '@type': 'Person', name, description, image: new URL(imageUrl, baseURL).href },
  })
})

test('[NV-03] [PB-07] the language of an address may be written with its country, and in capitals; the page says the usual address', async ({
  request,
}) => {
  for (const language of ['DE', 'de-AT', 'de_CH', 'De']) {
    const html = await (await request.get(`/amara?lang=${language}`, { headers: { 'accept-language': 'fr' } })).text()
    expect(html, language).toMatch(/<html lang="de"/u)
    expect(html, language).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/amara\?lang=de"/u)
  }
  const unknown = await (await request.get('/amara?lang=klingon', { headers: { 'accept-language': 'fr' } })).text()
  expect(unknown).toMatch(/<html lang="fr"/u)
})

test('[NV-03] [IN-02] the page comes in the language of the browser, Arabic from the right, and in English when it speaks none of ours', async ({
  request,
}) => {
  const arabic = await (await request.get('/', { headers: { 'accept-language': 'ar-EG,ar;q=0.9' } })).text()
  expect(arabic).toMatch(/<html lang="ar"[^>]* dir="rtl"/u)
  const unknown = await (await request.get('/', { headers: { 'accept-language': 'sw' } })).text()
  expect(unknown).toMatch(/<html lang="en"/u)
})

for (const { address, call, failure, status, title } of [
  { address: '/', call: 'bots.list', failure: 500, status: 503, title: 'We cannot show this page right now' },
  { address: '/', call: 'bots.list', failure: 429, status: 429, title: 'A short pause, please' },
  { address: '/amara', call: 'bots.one', failure: 503, status: 503, title: 'We cannot show this page right now' },
] as const)
  test(`[ER-03] [NV-14] when ${call} fails with ${failure}, ${address} is a ${status} page that says so, is in no index, and comes back by itself`, async ({
    visitor,
    world,
  }) => {
    await visitor.clock.install()
    const { id } = await world.mock.force(call, failure, { times: null })
    const answer = await visitor.goto(address)
    expect(answer?.status()).toBe(status)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
    await world.mock.forced.remove(id)
    // Each step has the page loaded again, which takes its time: the next one would begin it anew.
    await passTimeUntil(visitor, () => expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(title, { timeout: 3000 }), {
      step: 5000,
    })
  })

test('a page that was sent before is the same again, byte for byte, and shows at once that the service is down', async ({ request, world }) => {
  for (const language of ['en', 'ar']) {
    const headers = { cookie: `mock_world=${world.name}`, 'accept-language': language }
    const first = await (await request.get('/', { headers })).text()
    expect(await (await request.get('/', { headers })).text()).toBe(first)
    await world.mock.maintenance(true)
    expect((await request.get('/', { headers })).status()).toBe(503)
    await world.mock.maintenance(false)
    expect(await (await request.get('/', { headers })).text()).toBe(first)
  }
})

for (const { locale, faces, faceKilobytes } of [
  { locale: 'en-GB', faces: 2, faceKilobytes: 40 },
  { locale: 'ar', faces: 1, faceKilobytes: 2 },
] as const)
  for (const address of ['/', '/amara'])
    test(`in ${locale} the first view of ${address} is light, and its scripts come after what is in sight`, async ({ as }) => {
      const page = await as('visitor', { ...phone, locale })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const { scripts, fonts, html, firstScript, loaded } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
        const ofKind = (pattern: RegExp) => files.filter(({ name }) => pattern.test(new URL(name).pathname))
        const sum = (some: readonly PerformanceResourceTiming[]) => some.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1024
        const [document] = performance.getEntriesByType('navigation')
        const found = ofKind(/\.js$/u)
        return {
          scripts: { count: found.length, kilobytes: sum(found) },
          fonts: { count: ofKind(/\.woff2$/u).length, kilobytes: sum(ofKind(/\.woff2$/u)) },
          html: document instanceof PerformanceNavigationTiming ? document.encodedBodySize / 1024 : Number.NaN,
          firstScript: Math.min(...found.map(({ startTime }) => startTime)),
          loaded: document instanceof PerformanceNavigationTiming ? document.loadEventStart : Number.NaN,
        }
      })
      // Pictures and faces that take longer than three seconds are not waited for.
      expect(firstScript).toBeGreaterThanOrEqual(Math.min(loaded, 3000))
      expect(scripts.kilobytes).toBeLessThan(FIRST.scripts)
      expect(scripts.count).toBeLessThanOrEqual(FIRST.files)
      expect(fonts.count).toBeLessThanOrEqual(faces)
      expect(fonts.kilobytes).toBeLessThan(faceKilobytes)
      expect(html).toBeLessThan(FIRST.html)
    })
