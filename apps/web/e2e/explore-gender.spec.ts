import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

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
