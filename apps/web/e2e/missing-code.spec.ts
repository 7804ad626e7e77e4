import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { variants } from './support/variants.ts'

/** Files of the contact page are not to be had, as after a new build. @returns how often the page was loaded, and the way to have them back */
const loseContactPage = async (page: Page) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const files = /\/assets\/contact-[^/]+\.js$/u
  await page.route(files, (route) => route.abort())
  return { loads: () => loads, find: () => page.unroute(files) }
}

for (const { locale, title, reload } of variants([
  { locale: 'en-GB', title: 'A piece of the page is missing', reload: 'Reload the page' },
  { locale: 'ar', title: 'جزء من الصفحة مفقود', reload: 'إعادة تحميل الصفحة' },
] as const))
  test(`[NV-05] in ${locale} a page whose code does not come is loaded again once, then says so, and opens once it can`, async ({ as }) => {
    const page = await as('visitor', { locale, viewport: { width: 360, height: 760 } })
    await page.goto('/terms-and-conditions')
    const { loads, find } = await loseContactPage(page)
    await page.locator('a[href="/contact"]:visible').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(loads()).toBe(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await find()
    await page.getByRole('link', { name: reload }).click()
    await expect(page).toHaveURL(/\/contact$/u)
    await expect(page.getByRole('main').locator('form')).toBeVisible()
  })

test('[NV-05] after the first failure the page opens by itself when its code is there again', async ({ visitor }) => {
  await visitor.goto('/terms-and-conditions')
  const { loads, find } = await loseContactPage(visitor)
  await visitor.route(/\/contact$/u, async (route) => {
    await find()
    await route.continue()
  })
  await visitor.locator('a[href="/contact"]:visible').first().click()
  await expect(visitor).toHaveURL(/\/contact$/u)
  await expect(visitor.getByRole('main').locator('form')).toBeVisible()
  expect(loads()).toBe(1)
})
