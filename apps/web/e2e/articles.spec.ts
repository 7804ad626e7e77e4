import { ARTICLES } from '../app/features/article/articles.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const ADDRESS = '/article/what-an-ai-companion-is'

test('[RT-11] [PB-02] an article is in the HTML of its address, with what search engines and those who share it need', async ({
  request,
  baseURL,
  world,
}) => {
  const [character] = await world.characters('gender=female&limit=1')
  const answer = await request.get(ADDRESS, { headers: { cookie: `mock_world=${world.name}` } })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Nobody sits on the other side.')
  expect(html).toContain(character?.firstName ?? 'nobody')
  expect(html).toMatch(/<title>What an AI companion is, and what it is not · Moonlit<\/title>/u)
  expect(html).toMatch(/<meta property="og:type" content="article"/u)
  expect(html).toMatch(/<meta property="og:image" content="http/u)
  const data: unknown = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '{}')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'What an AI companion is, and what it is not',
    inLanguage: 'en',
    mainEntityOfPage: new URL(ADDRESS, baseURL).href,
  })
})

test('[RT-11] [PB-02] all articles are there, in the language asked for; any other name is a 404', async ({ request }) => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(8)
  for (const { slug } of ARTICLES) {
    const headings: string[] = []
    for (const language of ['en', 'de', 'ja']) {
      const answer = await request.get(`/article/${slug}`, { headers: { 'accept-language': language } })
      expect(answer.status(), slug).toBe(200)
      headings.push(/<h1[^>]*>([^<]*)/u.exec(await answer.text())?.[1] ?? '')
    }
    expect(new Set(headings).size, slug).toBe(3)
  }
  for (const address of ['/article/no-such-article', '/article/amara', `${ADDRESS}/google`, `${ADDRESS}/fb/fb`])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('[RT-11] [PB-02] an article that came with a promo type and a query is told once, then the address is that of the article', async ({
  visitor,
  request,
  world,
}) => {
  for (const promoType of ['promo', 'fb', 'affise', 'keitaro'])
    expect(await (await request.get(`${ADDRESS}/${promoType}`)).text()).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*${ADDRESS}"`, 'u'))
  await visitor.goto(`${ADDRESS}/fb?utm_source=ads&utm_campaign=may`)
  await expect(visitor).toHaveURL(ADDRESS)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What an AI companion is, and what it is not')
  const told = await world.mock.requests({ call: 'stats.firstTouch' })
  expect(told).toMatchObject([{ status: 200, path: '/api/v1/stats/first-touch/fb/' }])
  expect(JSON.stringify(told)).toContain('may')
})

test('[PB-02] from the footer one finds the articles, reads one and the next, and begins to chat', async ({ guest: { page } }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL('/article')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(ARTICLES.length)
  await main.getByRole('link', { name: 'How to begin a chat with an AI character' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How to begin a chat with an AI character' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'More who like to talk' }).getByRole('article')).toHaveCount(4)
  await main.getByRole('region', { name: 'Read on' }).getByRole('link', { name: 'Who reads your chats, and what happens to them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who reads your chats, and what happens to them' })).toBeVisible()
  await main
    .getByRole('region', { name: 'Somebody to try it with' })
    .getByRole('button', { name: /^Chat with / })
    .click()
  await expect(page).toHaveURL(/\/chat\/.+/u)
})

test('[PB-02] [ER-03] without its characters an article reads the same', async ({ visitor, world }) => {
  await world.mock.force('bots.list', 500, { times: null })
  expect((await visitor.goto(ADDRESS))?.status()).toBe(200)
  await expect(visitor.getByText('Nobody sits on the other side.')).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Somebody to try it with' })).toHaveCount(0)
  await expect(visitor.getByRole('region', { name: 'Read on' })).toBeVisible()
})

for (const { locale, talk, screen, options } of variants([
  { locale: 'en-GB', talk: /^Chat with /, screen: 'a large screen', options: {} },
  { locale: 'ar', talk: /^دردشة مع /, screen: 'a phone', options: phone },
] as const))
  test(`[RT-11] [PB-02] [LY-09] [LY-10] in ${locale} on ${screen} articles fit, and lead into a chat by keyboard`, async ({ as }) => {
    const page = await as('visitor', { ...options, locale })
    await page.goto('/article')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link').nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(ADDRESS)
    const button = page.getByRole('main').getByRole('button', { name: talk }).first()
    await expect(button).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

for (const width of [360, 768])
  test(`[PB-02] [LY-09] at ${width} px the portrait is small beside its words, and the words have the room`, async ({ visitor }) => {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(ADDRESS)
    const panel = visitor.getByRole('region', { name: 'Somebody to try it with' })
    const [portrait, words, whole] = await Promise.all([
      panel.getByRole('article').boundingBox(),
      panel.getByText('is an AI character').boundingBox(),
      panel.boundingBox(),
    ])
    expect(portrait?.width).toBeLessThanOrEqual(160)
    expect(words?.x).toBeGreaterThan((portrait?.x ?? 0) + (portrait?.width ?? 0))
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeGreaterThan((whole?.x ?? 0) + (whole?.width ?? 0) - 40)
  })
