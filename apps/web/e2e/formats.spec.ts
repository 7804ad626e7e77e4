import { expect, remember, test } from './support/test.ts'

/** How a language writes a price, a day, three phrases and a count above a thousand. */
const WRITTEN = {
  de: { price: '9,99\u00A0£', day: '28. Februar 2027', list: '„zebra“, „violin“ und „giraffe“', count: '2.010\u00A0Zeichen' },
  ar: { price: '\u200F9.99\u00A0UK£', day: '28 فبراير 2027', list: '«zebra» و«violin» و«giraffe»', count: '2,010' },
  hi: { price: '£9.99', day: '28 फ़रवरी 2027', list: '“zebra”, “violin”, और “giraffe”', count: '2,010 अक्षर' },
  ja: { price: '£9.99', day: '2027年2月28日', list: '「zebra」、「violin」、「giraffe」', count: '2,010文字' },
} as const

for (const [locale, { price, day, list, count }] of Object.entries(WRITTEN))
  test(`[IN-04] in ${locale} a price, a day, a list and a count are written as people there write them`, async ({ member, context, world }) => {
    await world.setLanguage('free', locale)
    await world.change({ generationDelay: { min: 0, max: 0 } })
    await world.orderPhotos('free', { prompt: 'zebra, violin, giraffe, by the sea' })
    await member.goto('/my-generations')
    await member.getByRole('main').getByRole('button', { name: /zebra/u }).first().click()
    await expect(member.getByRole('dialog')).toContainText(list)

    await context.clearCookies({ name: /authorization|refresh_token/u })
    await remember(context, 'locale', locale)
    const session = await world.guestSession('Sam', 'male')
    await remember(context, 'chat_session_id', session)
    await member.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
    await member.getByRole('textbox').fill('x'.repeat(6010))
    await expect(member.getByRole('main')).toContainText(count)

    // The day until which a plan runs is the server's.
    await world.mock.clock.set('2027-01-31T12:00:00Z')
    await member.goto('/buy-premium')
    const main = member.getByRole('main')
    await expect(main).toContainText(price)
    await expect(main).toContainText(day)
  })

test('[IN-05] the languages are in the header of who is signed in, and of nobody else', async ({ as, guest: { page } }) => {
  const visitor = await as('visitor')
  await visitor.goto('/')
  await expect(visitor.getByRole('banner').getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Language/u })).toHaveCount(0)
  await page.goto('/amara')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Language/u })).toHaveCount(0)
  const noa = await as('free')
  await noa.goto('/')
  await noa.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
  await expect(noa.getByRole('menuitemradio')).toHaveText([
    'English',
    'Español',
    'Français',
    'Português',
    'العربية',
    'हिन्दी',
    '日本語',
    '中文',
    'Italiano',
    'Deutsch',
  ])
})

test('[IN-05] a guest changes the language at the foot of a page, as visitors do, and their chat stays', async ({
  guest: { page, session },
  world,
}) => {
  const chat = await world.openChat(session, 'amara')
  await world.say(session, chat, 'I keep bees.')
  await page.goto('/amara')
  const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Languages' }).getByRole('link')
  await expect(languages).toHaveCount(10)
  await languages.filter({ hasText: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('button', { name: 'Mit Amara chatten' }).first()).toBeVisible()
  await expect(page).toHaveTitle(/Amara/u)
  await page.goto(`/chat/${chat}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('log')).toContainText('I keep bees.')
})

test("[IN-05] [NV-03] a guest's language is in local storage, and the pages that follow are in it, whatever the browser asks for then", async ({
  as,
}) => {
  const sam = await as('visitor', { locale: 'de' })
  await sam.goto('/amara')
  await sam.getByRole('button', { name: 'Mit Amara chatten' }).first().click()
  const start = sam.getByRole('dialog')
  await start.getByLabel('Vorname').fill('Sam')
  await start.getByRole('radio', { name: 'Männlich', exact: true }).click()
  await start.getByRole('button', { name: 'Chat beginnen' }).click()
  await expect(sam.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(1)
  expect(await sam.evaluate(() => localStorage.getItem('locale'))).toBe('de')
  await sam.setExtraHTTPHeaders({ 'accept-language': 'fr' })
  await sam.goto('/')
  await expect(sam.locator('html')).toHaveAttribute('lang', 'de')
})
