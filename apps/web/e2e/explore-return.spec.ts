import type { Page } from '@playwright/test'
import { expect, phone, test } from './support/test.ts'

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

test('[EX-18] [LY-10] by keyboard, too, one goes on after Back from the character that one came from', async ({ visitor }) => {
  await visitor.goto('/')
  const card = visitor.getByRole('main').getByRole('article').nth(9).getByRole('link').first()
  await card.focus()
  const address = (await card.getAttribute('href')) ?? ''
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Shift+Tab')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(new RegExp(`${address}$`, 'u'))
  await visitor.goBack()
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await visitor.keyboard.press('Tab')
  await expect(visitor.getByRole('main').locator(':focus')).toBeInViewport()
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

test('[EX-18] on a phone who reloads explore is at the same height, also where the page as it is sent has ended its list', async ({ as }) => {
  const page = await as('visitor', phone)
  await page.goto('/')
  const isSent = await page.getByRole('main').getByRole('article').count()
  await scrollTo(page, isSent + 4)
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(isSent)
    .evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const height = await heightOf(page)
  await page.reload()
  await expect.poll(() => heightOf(page)).toBe(height)
  await page.waitForLoadState('networkidle')
  expect(await heightOf(page)).toBe(height)
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

test('[EX-18] [PY-11] what a locked character costs stands on the card at once on the way back', async ({ visitor }) => {
  await visitor.goto('/custom')
  const unlock = visitor.locator('main article a[href^="/buy-premium/"]')
  await expect(unlock.first()).toHaveText('£7.99')
  const card = visitor.getByRole('main').getByRole('article').first()
  const [name = ''] = ((await card.getByRole('heading').textContent()) ?? '').split(',')
  await card.getByRole('link').first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(visitor.getByRole('link', { name: `Unlock ${name} for £7.99` })).toBeVisible()
  await visitor.evaluate(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('main article a[href^="/buy-premium/"]')) seen.add(link.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await visitor.goBack()
  await expect(unlock.first()).toHaveText('£7.99')
  const seen = await visitor.evaluate(() => {
    const texts: unknown = Reflect.get(window, 'seen')
    return texts instanceof Set ? [...texts].map(String) : []
  })
  expect(seen).toContain('£7.99')
  expect(seen).not.toContain('Unlock')
})

test('[EX-18] [EX-19] [EX-04] who has searched and then chosen men goes back to the women of the search, and then to where they began', async ({
  visitor,
}) => {
  const people = async () => visitor.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
  const field = visitor.getByRole('search').locator('[type=search]')
  const tab = (name: string) => visitor.getByRole('radio', { name, exact: true })
  await visitor.setViewportSize({ width: 1440, height: 700 })
  await visitor.goto('/')
  const women = await people()
  await visitor.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }))
  await field.fill('music')
  await expect(visitor).toHaveURL('/?q=music')
  await expect.poll(people).not.toEqual(women)
  await expect(visitor.getByRole('main').getByRole('status').filter({ hasText: 'Results for “music”' })).toBeVisible()
  const found = await people()
  await visitor.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
  await tab('Male').click()
  await expect(visitor).toHaveURL('/?q=music&gender=male')
  await expect.poll(people).not.toEqual(found)
  const men = await people()

  await visitor.goBack()
  await expect(visitor).toHaveURL('/?q=music')
  await expect(tab('Female')).toBeChecked()
  await expect(field).toHaveValue('music')
  await expect.poll(people).toEqual(found)
  await expect.poll(() => heightOf(visitor)).toBe(120)

  await visitor.goBack()
  await expect(visitor).toHaveTitle(/girlfriends/u)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/girlfriend/u)
  await expect(field).toHaveValue('')
  await expect.poll(people).toEqual(women)
  await expect.poll(() => heightOf(visitor)).toBe(90)
  // An address that shows the same when it is loaded again, though men were chosen last.
  await expect(visitor).toHaveURL('/?gender=female')

  await visitor.goForward()
  await visitor.goForward()
  await expect(tab('Male')).toBeChecked()
  await expect.poll(people).toEqual(men)
  await visitor.getByRole('banner').getByRole('link').first().click()
  await expect(visitor).toHaveURL('/?gender=male')
  await expect(visitor).toHaveTitle(/boyfriends/u)
})
