import type { Locator, Page } from '@playwright/test'
import { expect, remember, test } from './support/test.ts'

const gender = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const names = (page: Page): Promise<string[]> => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()

test('[EX-04] a stored gender that is none of the three counts as female', async ({ visitor, context, baseURL }) => {
  await context.addCookies([{ name: 'explore_gender', value: 'robot', url: baseURL ?? '' }])
  await visitor.goto('/')
  await expect(gender(visitor, 'Female')).toBeChecked()
})

test('[EX-04] [EX-20] an address taken from the men shows men to whoever gets it, and changes nothing of what they chose', async ({
  visitor,
  as,
}) => {
  await visitor.goto('/anime')
  await gender(visitor, 'Male').click()
  await expect(visitor).toHaveURL(/\/anime\?gender=male$/u)
  const friend = await as('visitor')
  await friend.goto(visitor.url())
  await expect(heading(friend)).toHaveText(/boyfriend/u)
  await expect(gender(friend, 'Male')).toBeChecked()
  const men = await names(visitor)
  await expect.poll(() => names(friend)).toEqual(men)
  await friend.getByRole('navigation', { name: 'Kind of characters' }).getByRole('link', { name: 'All' }).click()
  await expect(friend).toHaveURL(/\/\?gender=male$/u)
  await expect(heading(friend)).toHaveText(/boyfriend/u)
  expect((await friend.context().cookies()).map(({ name }) => name)).not.toContain('explore_gender')
  await friend.goto('/')
  await expect(heading(friend)).toHaveText(/girlfriend/u)
  await expect(friend).toHaveURL(/\/$/u)

  // Who comes back finds men, and an address that says so.
  await visitor.goto('/')
  await expect(heading(visitor)).toHaveText(/boyfriend/u)
  await expect(visitor).toHaveURL(/\/\?gender=male$/u)
  await gender(visitor, 'Female').click()
  await expect(visitor).toHaveURL(/\/\?gender=female$/u)
  await expect(heading(visitor)).toHaveText(/girlfriend/u)
})

test('[EX-04] [EX-20] an address with filters shows the same people to whoever gets it, whomever they chose before', async ({ visitor, as }) => {
  await visitor.goto('/?type=artist')
  const artists = await names(visitor)
  const friend = await as('visitor')
  await friend.goto('/')
  await gender(friend, 'Male').click()
  await expect(friend).toHaveURL(/gender=male$/u)
  await friend.goto(visitor.url())
  await expect(gender(friend, 'Female')).toBeChecked()
  await expect.poll(() => names(friend)).toEqual(artists)
  await expect(friend).toHaveURL('/?type=artist')
  await friend.goto('/')
  await expect(gender(friend, 'Male')).toBeChecked()
})

test('[EX-02] [EX-04] without JavaScript the genders are links that lead to their people', async ({ browser, world, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await remember(context, 'mock_world', world.name)
  await remember(context, 'adult_warning_read', '1')
  const page = await context.newPage()
  await page.goto('/?type=doctor&q=a')
  await page.getByRole('link', { name: 'Male', exact: true }).click()
  await expect(page).toHaveURL('/?q=a&gender=male')
  await expect(page.getByRole('link', { name: 'Male', exact: true })).toHaveAttribute('aria-current', 'page')
  const [first] = await world.characters('gender=male&q=a&limit=20')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(first?.firstName ?? '')
  await context.close()
})

test('[EX-04] a gender in the address that is none leaves it', async ({ visitor }) => {
  await visitor.goto('/?gender=zebra&q=tea')
  await expect(visitor).toHaveURL('/?q=tea')
  await visitor.getByRole('radio', { name: 'Male', exact: true }).click()
  await expect(visitor).toHaveURL('/?gender=male&q=tea')
})
