import { ARTICLES } from '../app/features/article/articles.ts'
import { SCREENS } from './support/screens.ts'
import { expect, remember, test } from './support/test.ts'

const LANGUAGES = ['en', 'es', 'fr', 'pt', 'ar', 'hi', 'ja', 'zh', 'it', 'de']
const linksIn = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'gu'))].map(([, href]) => href ?? '')

test('[PB-07] robots.txt lets crawlers read what is public, and leads to the sitemap', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`)
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
  expect(closed).toContain('/api/')
  expect(closed).toContain('/unsubscribe/')
  for (const { address } of SCREENS.filter(({ kind }) => kind === 'public')) expect(closed.filter((path) => address.startsWith(path))).toEqual([])
})

test('[PB-07] the sitemap has every public page, every character and every article, each in ten languages, and nothing else', async ({
  request,
  baseURL,
  world,
}) => {
  const answer = await request.get('/sitemap.xml', { headers: { cookie: `mock_world=${world.name}` } })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  const entries = [...xml.matchAll(/<url>.*?<\/url>/gu)].map(([entry]) => entry)
  const paths = entries.map((entry) => new URL(/<loc>([^<]*)<\/loc>/u.exec(entry)?.[1] ?? '').pathname)
  expect(new Set(paths).size).toBe(paths.length)

  const characters = [...(await world.characters('limit=100')), ...(await world.characters('limit=100&custom=true'))].map(({ slug }) => `/${slug}`)
  expect(characters.length).toBeGreaterThan(90)
  const fixed = SCREENS.filter(({ kind }) => kind === 'public').map(({ address }) => address)
  const articles = ARTICLES.map(({ slug }) => `/article/${slug}`)
  expect(paths.toSorted(), 'app/routes/sitemap.ts lists the pages that are no characters').toEqual(
    [...new Set([...characters, ...fixed, ...articles])].toSorted(),
  )

  for (const entry of entries) {
    const languages = [...entry.matchAll(/hreflang="([^"]*)"/gu)].map(([, language]) => language)
    expect(languages).toEqual([...LANGUAGES, 'x-default'])
  }
  const article = entries.find((entry) => entry.includes(`<loc>${new URL(articles[0] ?? '', baseURL).href}</loc>`))
  expect(article).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/u)
})

test('[PB-07] while the characters cannot be had there is no sitemap, rather than one without them', async ({ request, world }) => {
  await world.mock.force('bots.list', 500, { times: null })
  const answer = await request.get('/sitemap.xml', { headers: { cookie: `mock_world=${world.name}` } })
  expect(answer.status()).toBe(503)
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  expect((await request.get('/sitemap.xml?part=2')).status()).toBe(404)
})

test('[PB-07] [NV-14] each public page says where it is in each language, and is there in that language', async ({ request, baseURL }) => {
  for (const { address } of SCREENS.filter(({ kind }) => kind === 'public')) {
    const html = await (await request.get(address, { headers: { 'accept-language': 'it' } })).text()
    const here = new URL(address, baseURL).href
    expect(linksIn(html, 'canonical'), address).toEqual([here])
    expect(linksIn(html, 'alternate'), address).toEqual([...LANGUAGES.map((language) => `${here}?lang=${language}`), here])
  }
  for (const language of ['ar', 'de']) {
    const html = await (await request.get(`/amara?lang=${language}&utm_source=search`, { headers: { 'accept-language': 'it' } })).text()
    expect(html).toMatch(new RegExp(`<html lang="${language}"`, 'u'))
    // Each language is a page of its own for search engines.
    expect(linksIn(html, 'canonical')).toEqual([new URL(`/amara?lang=${language}`, baseURL).href])
  }
  const unknown = await (await request.get('/amara?lang=xx', { headers: { 'accept-language': 'it' } })).text()
  expect(unknown).toMatch(/<html lang="it"/u)
  expect(linksIn(unknown, 'canonical')).toEqual([new URL('/amara', baseURL).href])
})

test('[CP-07] [NV-14] each public page is shared with a picture of the shape that previews want', async ({ request, baseURL }) => {
  for (const { address } of SCREENS.filter(({ kind }) => kind === 'public')) {
    const html = await (await request.get(address)).text()
    const said = (property: string) => new RegExp(`<meta property="og:${property}" content="([^"]*)"`, 'u').exec(html)?.[1]
    expect(said('image'), address).toMatch(/^https?:\/\//u)
    expect(html, address).toContain('<meta name="twitter:card" content="summary_large_image"')
    if (address === '/') {
      expect([said('image'), said('image:width'), said('image:height'), said('image:alt')]).toEqual([
        new URL('/sharing.jpg', baseURL).href,
        '1200',
        '630',
        'Moonlit',
      ])
    }
  }
  const picture = await request.get('/sharing.jpg')
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' })
  expect((await picture.body()).byteLength).toBeLessThan(300_000)
})

test('[CP-07] [EX-19] search engines read what this site is, and how it is searched', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const data: unknown = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '{}')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Moonlit',
    url: new URL('/', baseURL).href,
    publisher: { '@type': 'Organization', name: 'Moonlit', logo: new URL('/icons/icon-512.png', baseURL).href },
    potentialAction: { '@type': 'SearchAction', target: `${new URL('/', baseURL).href}?q={q}`, 'query-input': 'required name=q' },
  })
})

test('[PB-07] pages that are nobody’s business but one person’s have no languages and no canonical address', async ({ request }) => {
  for (const address of ['/unsubscribe/wrong', '/chat', '/payment-success', '/not-found']) {
    const html = await (await request.get(address)).text()
    expect([...linksIn(html, 'canonical'), ...linksIn(html, 'alternate')], address).toEqual([])
  }
})

test('[PB-07] [NV-03] whoever comes from a search in German stays in German; a guest keeps the language of their chats', async ({
  visitor,
  as,
  world,
}) => {
  await visitor.goto('/amara?lang=de')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
  await visitor.goto('/contact')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
  expect(await visitor.evaluate(() => localStorage.getItem('query_params'))).toBeNull()

  const guest = await as('visitor')
  await remember(guest.context(), 'chat_session_id', await world.guestSession('Sam', 'male'))
  await guest.goto('/amara?lang=de')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
})

test('[RT-16] [PB-07] what is not there is answered with 404 and kept out of search engines, in each language', async ({ request }) => {
  for (const address of ['/no/such/page', '/not-found', '/article/no-such-article', '/amara/no-such-source'])
    for (const language of LANGUAGES) {
      const answer = await request.get(address, { headers: { 'accept-language': language } })
      expect(answer.status(), address).toBe(404)
      expect(await answer.text(), address).toContain('<meta name="robots" content="noindex"')
    }
})
