import type { Locator, Page } from '@playwright/test'
import { showGlass } from './support/glass.ts'
import { SCREENS } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const groundOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).backgroundColor)

test('[LY-10] in forced colours what is chosen looks other than what is not: tab, chip, place and choice', async ({ visitor }) => {
  await visitor.emulateMedia({ forcedColors: 'active' })
  await visitor.goto('/')
  const differ = async (chosen: Locator, other: Locator) => expect(await groundOf(chosen)).not.toBe(await groundOf(other))
  await differ(visitor.getByRole('radio', { name: 'Female', exact: true }), visitor.getByRole('radio', { name: 'Male', exact: true }))
  const kinds = visitor.getByRole('group', { name: 'Kind of character' }).getByRole('link')
  await differ(kinds.nth(0), kinds.nth(1))
  const places = visitor.getByRole('navigation', { name: 'Kind of characters' }).getByRole('link')
  await differ(places.nth(0), places.nth(1))
  const main = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await differ(main.nth(0), main.nth(1))
  await visitor.goto('/add-new-model')
  const styles = visitor.getByRole('radiogroup', { name: 'Style' }).getByRole('radio')
  await styles.nth(0).click()
  await differ(styles.nth(0), styles.nth(1))
  for (const button of [styles.nth(1), visitor.getByRole('button', { name: 'Surprise me' })])
    await expect(button).toHaveCSS('border-top-style', 'solid')
  await visitor.goto('/buy-premium')
  // The choice of a plan lies over its whole card: what is drawn is the small sign beneath.
  const plan = visitor.getByRole('radio', { name: /1 month/u })
  await expect(plan).toHaveCSS('appearance', 'none')
})

/** How many parts of a page are of glass, that is, blur what lies behind them. */
const glass = (page: Page): Promise<number> =>
  page.locator('*').evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).backdropFilter !== 'none').length)

test('[LY-10] whoever wants nothing to shine through sees no glass, and nothing of the page behind the age gate', async ({ newcomer }) => {
  await newcomer.goto('/')
  const gate = newcomer.getByRole('dialog', { name: 'For adults only' })
  await expect(gate).toBeVisible()
  await expect(newcomer.locator('[data-gate="shut"]')).toHaveCSS('opacity', '0')
  await gate.getByRole('button', { name: "I'm over 18 - Continue" }).click()
  await newcomer.getByRole('button', { name: 'Log in' }).click()
  await expect(newcomer.getByRole('dialog')).toBeVisible()
  expect(await glass(newcomer)).toBe(0)
  await showGlass(newcomer)
  expect(await glass(newcomer)).toBeGreaterThan(0)
})

test('[CP-04] [LY-10] without JavaScript a character says why nobody can be written to, and nothing that would do nothing is there to press', async ({
  browser,
  baseURL,
  world,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? '' })
  await context.addCookies([cookie('mock_world', world.name), cookie('adult_warning_read', '1'), cookie('hide_cookies_warning', '1')])
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Chat with/u })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^To chat with .* your browser needs JavaScript/u)).toBeVisible()
  for (const name of [/^Chat with/u, 'Log in', 'Create account']) await expect(page.getByRole('button', { name })).toHaveCount(0)
  const address = page.url()
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: /^Play the voice/u })).toHaveCount(0)
  await page.goto('/buy-premium')
  await expect(page.getByText(/^Prices and payment need JavaScript/u)).toBeVisible()
  await expect(page.locator('[aria-busy]')).toBeHidden()
  await page.goto('/add-new-model')
  await expect(page.getByText(/^This form needs JavaScript/u)).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toBeHidden()
  await page.goto('/article/what-an-ai-companion-is')
  await expect(page.getByRole('button', { name: /^Chat with/u })).toHaveCount(0)
  await page.goto('/unsubscribe/wrong')
  await expect(page.getByText(/^This form needs JavaScript/u)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0)
  await context.close()
})

test('[LY-10] without JavaScript no page has a button that does nothing, and photos are still to be seen', async ({ browser, baseURL, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? '' })
  await context.addCookies([cookie('mock_world', world.name), cookie('adult_warning_read', '1')])
  const page = await context.newPage()
  const dead = page.locator('button:visible:not(form[action] button)')
  for (const { address } of SCREENS.filter(({ who }) => who === 'anyone')) {
    await page.goto(address)
    await expect(dead, address).toHaveCount(0)
  }
  await page.goto('/amara')
  await expect(page.getByRole('img', { name: 'Photo 1 of Amara' })).toBeVisible()
  expect(await page.locator('main ul[aria-label="Photos"] img:visible').count()).toBe(6)
  await context.close()
})

test('[EX-07] [LY-10] without JavaScript everybody of a list can be reached, and nobody stands in it twice', async ({ browser, baseURL, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? '' })
  await context.addCookies([cookie('mock_world', world.name), cookie('adult_warning_read', '1')])
  const page = await context.newPage()
  await page.goto('/?gender=male')
  const everybody = await world.characters('gender=male&limit=100')
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(names).toHaveCount(20)
  for (const more = page.getByRole('link', { name: 'More characters' }); (await more.count()) > 0;) await more.click()
  expect((await names.allTextContents()).map((name) => name.split(',')[0])).toEqual(everybody.map(({ firstName }) => firstName))
  await context.close()
})
