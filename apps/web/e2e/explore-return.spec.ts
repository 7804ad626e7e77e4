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
