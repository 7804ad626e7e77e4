import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test('[EX-18] [EX-20] who goes back from a character by the link finds the same people at the same height, also with other characters between', async ({
  visitor,
}) => {
  await visitor.goto('/?q=a')
  const cards = visitor.getByRole('main').getByRole('article')
  await expect(cards.nth(8)).toBeVisible()
  await cards.nth(8).scrollIntoViewIfNeeded()
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(100)
  const height = await visitor.evaluate(() => scrollY)
  await cards.nth(8).getByRole('link').first().click()
  const back = visitor.getByRole('link', { name: 'All characters' })
  await back.click()
  await expect(visitor).toHaveURL('/?q=a')
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(height)

  await cards.nth(8).getByRole('link').first().click()
  const similar = visitor.getByRole('region', { name: 'You may also like' })
  await similar.scrollIntoViewIfNeeded()
  await similar.getByRole('article').first().getByRole('link').first().click()
  await expect(back).toBeInViewport()
  await back.click()
  await expect(visitor).toHaveURL('/?q=a')
})

const heightOf = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls down explore until so many people are there, and brings one of them into sight. */
const scrollTo = async (page: Page, at: number) => {
  const cards = page.getByRole('main').getByRole('article')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(cards.nth(at + 6)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await cards.nth(at).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return cards.nth(at)
}

test('[EX-18] [EX-20] who looks at what a locked character costs and goes back is at the same height', async ({ visitor }) => {
  await visitor.goto('/')
  await scrollTo(visitor, 30)
  const locked = visitor.locator('main article a[href^="/buy-premium/"]')
  await expect(locked.first()).toBeAttached()
  await locked.last().evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const height = await heightOf(visitor)
  expect(height).toBeGreaterThan(500)
  await locked.last().click()
  await expect(visitor).toHaveURL(/\/buy-premium\//u)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.goBack()
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeAttached()
  await expect.poll(() => heightOf(visitor)).toBe(height)
})

test('[EX-18] [NV-04] who reloads a character and goes back is at the same height, once as many people are there again', async ({ visitor }) => {
  await visitor.goto('/')
  const card = await scrollTo(visitor, 30)
  const height = await heightOf(visitor)
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await card.getByRole('link').first().click()
  await expect(visitor).toHaveURL(address)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.goBack()
  await expect.poll(() => heightOf(visitor)).toBe(height)
  await expect(visitor.locator(`main article a[href="${address}"]`).first()).toBeInViewport()
  // It stays there.
  await visitor.waitForLoadState('networkidle')
  expect(await heightOf(visitor)).toBe(height)
})

test('[EX-18] who reloads explore far down is at the same height', async ({ visitor }) => {
  await visitor.goto('/')
  await scrollTo(visitor, 30)
  const height = await heightOf(visitor)
  await visitor.reload()
  await expect.poll(() => heightOf(visitor)).toBe(height)
  await visitor.waitForLoadState('networkidle')
  expect(await heightOf(visitor)).toBe(height)
})

test('[EX-18] who has come to the end of explore, gone up again and reloads is at the same height', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto('/')
  await scrollTo(visitor, 34)
  await visitor.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(visitor.getByText('That is everyone, for now.')).toBeVisible()
  await visitor.mouse.move(720, 450)
  await visitor.mouse.wheel(0, -1600)
  await expect(visitor.getByText('That is everyone, for now.')).not.toBeInViewport()
  await visitor.waitForLoadState('networkidle')
  const height = await heightOf(visitor)
  await visitor.reload()
  await expect.poll(() => heightOf(visitor)).toBe(height)
  await visitor.waitForLoadState('networkidle')
  expect(await heightOf(visitor)).toBe(height)
})
